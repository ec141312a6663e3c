/** Moves contacts on in their flows: all that a step does and the contact's enrollment after it are one transaction. */
import { enqueue, openMailing } from '../../messaging/mailings/store.ts'
import { addressOn, type Channel } from '../../contacts/channel.ts'
import type { EmailContent, SmsContent } from '../../content/message-content.ts'
import { goRound, openRoundRobin } from '../../lib/round-robin.ts'
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { faultOf, isTransient } from '../../platform/faults.ts'
import type { Log } from '../../platform/log.ts'
import { openPollLoop, type Loop } from '../../platform/poll-loop.ts'
import { changeTagsIn } from '../../contacts/changes.ts'
import {
  findFlowWithDue,
  isMatch,
  lockDueEnrollments,
  lockFlowContact,
  saveEnrollment,
  type FlowContact,
  type FlowKey,
  type Enrollment,
  type StepTaken,
} from './enrollment-store.ts'
import { programOf, type Instruction } from './program.ts'
import { emailContent, waitOf } from './rules.ts'
import { readVersion } from './store.ts'

const BATCH = 25

interface Begun {
  readonly tx: Tx
  readonly workspaceId: string
  readonly enrollment: Enrollment
  /** Of the batch, by name: opened once, however many it goes to. */
  readonly mailings: Map<string, string>
}

interface Walk extends Begun {
  readonly contact: FlowContact
  readonly taken: StepTaken[]
}

/** What a step leads to: the next instruction of the program, and when it is due; undefined ends the flow. */
type Onward = { readonly step: number; readonly due?: Date } | undefined

interface FlowDependencies {
  readonly db: Db
  readonly log: Log
}

/** Moves on as long as the program runs, some of each flow in turn; several processes may. */
export function openFlows(dependencies: FlowDependencies): Loop {
  const { db, log } = dependencies
  const step = openRoundRobin(
    (last: FlowKey | undefined) => findFlowWithDue(db, last),
    (flow) => advance(dependencies, flow),
  )
  return openPollLoop('flows', log, step)
}

/** One batch of every flow in which somebody is due; whether there was any. @internal For tests, who count rounds. */
export async function advanceFlows(dependencies: FlowDependencies): Promise<boolean> {
  return goRound(
    (last: FlowKey | undefined) => findFlowWithDue(dependencies.db, last),
    (flow) => advance(dependencies, flow),
  )
}

/** An enrollment whose step is at fault fails alone, with the reason. */
async function advance({ db, log }: FlowDependencies, flow: FlowKey): Promise<boolean> {
  try {
    return await retried(() => db.transaction((tx) => advanceBatch(tx, flow, BATCH)))
  } catch (error) {
    if (isTransient(error)) throw error
    log.warn({ err: error, ...flow }, 'a step of a flow failed; each contact is tried alone')
    return alone(db, flow)
  }
}

async function advanceBatch(tx: Tx, flow: FlowKey, limit: number): Promise<boolean> {
  const enrollments = await lockDueEnrollments(tx, flow, limit)
  const mailings = new Map<string, string>()
  for (const enrollment of enrollments)
    await walk({ tx, workspaceId: flow.workspaceId, enrollment, mailings })
  return enrollments.length > 0
}

/** The first that is due, on its own and held: when it fails again, so it is written down. */
async function alone(db: Db, flow: FlowKey): Promise<boolean> {
  const { workspaceId } = flow
  return retried(() =>
    db.transaction(async (tx) => {
      const [enrollment] = await lockDueEnrollments(tx, flow, 1)
      if (!enrollment) return false
      const fault = await faultOf(tx, () => walk({ tx, workspaceId, enrollment, mailings: new Map() }))
      if (fault === undefined) return true
      if (isTransient(fault)) throw fault
      await saveEnrollment(
        tx,
        workspaceId,
        { ...enrollment, status: 'failed', due: null, reason: fault.message },
        [],
      )
      return true
    }),
  )
}

/** Does steps until one waits or the flow ends. */
async function walk({ tx, workspaceId, enrollment, mailings }: Begun): Promise<void> {
  const contact = await lockFlowContact(tx, workspaceId, enrollment.contactId)
  const taken: StepTaken[] = []
  const gone = goneWhy(contact)
  if (!contact || gone !== undefined)
    return saveEnrollment(
      tx,
      workspaceId,
      { ...enrollment, status: 'left', due: null, reason: gone ?? null },
      taken,
    )
  const program = programOf((await readVersion(tx, workspaceId, enrollment.flowId, enrollment.version)).steps)
  const walking: Walk = { tx, workspaceId, enrollment, mailings, contact, taken }
  let onward: Onward = { step: enrollment.step }
  while (onward && !onward.due) {
    const instruction: Instruction | undefined = program[onward.step]
    onward = instruction && (await act(walking, onward.step, instruction))
  }
  const moved: Enrollment = onward
    ? { ...enrollment, step: onward.step, due: onward.due?.toISOString() ?? null }
    : { ...enrollment, status: 'done', due: null }
  await saveEnrollment(tx, workspaceId, moved, taken)
}

/** Who left, was blocked or erased goes no further. An invited contact does; the ledger sends it nothing. */
function goneWhy(contact: FlowContact | undefined): string | undefined {
  if (!contact) return 'erased'
  return contact.state === 'active' || contact.state === 'invited' ? undefined : contact.state
}

async function act(walking: Walk, step: number, instruction: Instruction): Promise<Onward> {
  const { tx, workspaceId, enrollment, taken } = walking
  if (instruction.type === 'goto') return { step: instruction.step }
  if (instruction.type === 'stop') {
    taken.push({ step, act: 'stop' })
    return undefined
  }
  const next = { step: step + 1 }
  if (instruction.type === 'wait') {
    const due = new Date(now().getTime() + waitOf(instruction))
    taken.push({ step, act: 'wait', detail: due.toISOString() })
    return { ...next, due }
  }
  if (instruction.type === 'branch') {
    const isTrue = await isMatch(tx, workspaceId, enrollment.contactId, instruction.filter)
    taken.push({ step, act: 'branch', detail: isTrue ? 'yes' : 'no' })
    return isTrue ? next : { step: instruction.otherwise }
  }
  if (instruction.type === 'tag') await tag(walking, step, instruction)
  if (instruction.type === 'email') await send(walking, step, 'email', emailContent(instruction))
  if (instruction.type === 'sms') await send(walking, step, 'sms', { text: instruction.text })
  return next
}

async function tag(
  { tx, workspaceId, enrollment, taken }: Walk,
  step: number,
  { add: tagsToAdd = [], remove: tagsToRemove = [] }: Extract<Instruction, { type: 'tag' }>,
): Promise<void> {
  await changeTagsIn(tx, workspaceId, enrollment.contactId, { tagsToAdd, tagsToRemove })
  const detail = [...tagsToAdd.map((name) => `+${name}`), ...tagsToRemove.map((name) => `-${name}`)].join(' ')
  taken.push({ step, act: 'tag', detail })
}

/** Every step has its standing mailing; the ledger says what became of the message. */
async function send(
  { tx, workspaceId, enrollment, contact, mailings, taken }: Walk,
  step: number,
  channel: Channel,
  content: EmailContent | SmsContent,
): Promise<void> {
  const address = addressOn(contact, channel)
  if (address === null) {
    taken.push({ step, act: channel, detail: 'no-address' })
    return
  }
  const name = `${enrollment.flowId}/${enrollment.version}/${step}`
  const mailingId =
    mailings.get(name) ??
    (await openMailing(tx, workspaceId, { kind: 'flow', channel, name, isStanding: true, content })).id
  mailings.set(name, mailingId)
  const [deliveryId] = await enqueue(tx, workspaceId, mailingId, [
    { contactId: contact.id, address, variables: enrollment.variables },
  ])
  taken.push({ step, act: channel, ...(deliveryId ? { deliveryId } : {}) })
}
