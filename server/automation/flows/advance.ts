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
import { programOf } from './program.ts'
import { readVersion } from './store.ts'
import { goneWhy, walkOn, type Effects } from './walk.ts'

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
}

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

/** All of one flow that is due now, in the caller's transaction. */
export async function advanceFlow(tx: Tx, flow: FlowKey): Promise<void> {
  while (await advanceBatch(tx, flow, BATCH)) continue
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
  const gone = goneWhy(contact)
  if (!contact || gone !== undefined)
    return saveEnrollment(
      tx,
      workspaceId,
      { ...enrollment, status: 'left', due: null, reason: gone ?? null },
      [],
    )
  const program = programOf((await readVersion(tx, workspaceId, enrollment.flowId, enrollment.version)).steps)
  const walking: Walk = { tx, workspaceId, enrollment, mailings, contact }
  const { onward, taken } = await walkOn(program, enrollment.step, now(), effectsOf(walking))
  const moved: Enrollment = onward
    ? { ...enrollment, step: onward.step, due: onward.due?.toISOString() ?? null }
    : { ...enrollment, status: 'done', due: null }
  await saveEnrollment(tx, workspaceId, moved, taken)
}

function effectsOf(walking: Walk): Effects {
  const { tx, workspaceId, enrollment } = walking
  return {
    isMatch: (filter) => isMatch(tx, workspaceId, enrollment.contactId, filter),
    tag: async (change) => {
      await changeTagsIn(tx, workspaceId, enrollment.contactId, change)
    },
    send: (step, channel, content) => send(walking, step, channel, content),
  }
}

/** Every step has its standing mailing; the ledger says what became of the message. */
async function send(
  { tx, workspaceId, enrollment, contact, mailings }: Walk,
  step: number,
  channel: Channel,
  content: EmailContent | SmsContent,
): Promise<Pick<StepTaken, 'detail' | 'deliveryId'>> {
  const address = addressOn(contact, channel)
  if (address === null) return { detail: 'no-address' }
  const name = `${enrollment.flowId}/${enrollment.version}/${step}`
  const mailingId =
    mailings.get(name) ??
    (await openMailing(tx, workspaceId, { kind: 'flow', channel, name, isStanding: true, content })).id
  mailings.set(name, mailingId)
  const [deliveryId] = await enqueue(tx, workspaceId, mailingId, [
    { contactId: contact.id, address, variables: enrollment.variables },
  ])
  return deliveryId ? { deliveryId } : {}
}
