/** Moves contacts on in their flows: all that a step does and the contact's new place are one transaction. */
import { enqueue, openMailing } from '../delivery/mailings/store.ts'
import type { Channel, EmailContent, SmsContent } from '../delivery/mailings/schemas.ts'
import { now } from '../platform/clock.ts'
import { isDatabaseAway, retried, sqlState, type Db, type Tx } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { keepDoing, type Loop } from '../platform/loop.ts'
import { changeTagsIn } from '../resources/contacts/changes.ts'
import {
  findFlowContact,
  findWorkspaceWithPlaces,
  isMatch,
  lockDuePlaces,
  savePlace,
  type FlowContact,
  type Place,
  type StepTaken,
} from './place-store.ts'
import { programOf, type Instruction } from './program.ts'
import { emailContent, waitOf } from './rules.ts'
import { readVersion } from './store.ts'

const BATCH = 25

interface Walk {
  readonly tx: Tx
  readonly workspaceId: string
  readonly place: Place
  readonly contact: FlowContact
  readonly taken: StepTaken[]
}

/** What a step leads to: the next place in the program, and when it is due; undefined ends the flow. */
type Onward = { readonly step: number; readonly due?: Date } | undefined

/** Moves on as long as the program runs; several processes may. */
export function openFlows({ db, log }: { readonly db: Db; readonly log: Log }): Loop {
  return keepDoing('flows', log, () => advanceFlows({ db, log }))
}

/** One batch of one workspace; whether there was any. A place whose step is at fault fails alone, with the reason. */
export async function advanceFlows({ db, log }: { readonly db: Db; readonly log: Log }): Promise<boolean> {
  const workspaceId = await findWorkspaceWithPlaces(db)
  if (workspaceId === undefined) return false
  try {
    return (await advance(db, workspaceId, BATCH)) > 0
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    log.warn({ err: error, workspaceId }, 'a step of a flow failed; each contact is tried alone')
    return alone(db, workspaceId)
  }
}

async function advance(db: Db, workspaceId: string, limit: number): Promise<number> {
  return retried(() =>
    db.transaction(async (tx) => {
      const places = await lockDuePlaces(tx, workspaceId, limit)
      for (const place of places) await walk(tx, workspaceId, place)
      return places.length
    }),
  )
}

/** The first that is due, on its own; when it fails again, so it is written down. */
async function alone(db: Db, workspaceId: string): Promise<boolean> {
  let failing: Place | undefined
  try {
    await db.transaction(async (tx) => {
      const places = await lockDuePlaces(tx, workspaceId, 1)
      failing = places[0]
      if (failing) await walk(tx, workspaceId, failing)
    })
  } catch (error) {
    if (!failing || isDatabaseAway(error) || sqlState(error)?.startsWith('40')) throw error
    const reason = error instanceof Error ? error.message : String(error)
    const failed: Place = { ...failing, status: 'failed', due: null, reason }
    await db.transaction((tx) => savePlace(tx, workspaceId, failed, []))
  }
  return failing !== undefined
}

/** Does steps until one waits or the flow ends. */
async function walk(tx: Tx, workspaceId: string, place: Place): Promise<void> {
  const contact = await findFlowContact(tx, workspaceId, place.contactId)
  const taken: StepTaken[] = []
  const gone = goneWhy(contact)
  if (!contact || gone !== undefined)
    return savePlace(tx, workspaceId, { ...place, status: 'left', due: null, reason: gone ?? null }, taken)
  const program = programOf((await readVersion(tx, workspaceId, place.flowId, place.version)).steps)
  let onward: Onward = { step: place.step }
  while (onward && !onward.due) {
    const instruction: Instruction | undefined = program[onward.step]
    onward = instruction && (await act({ tx, workspaceId, place, contact, taken }, onward.step, instruction))
  }
  const moved: Place = onward
    ? { ...place, step: onward.step, due: onward.due?.toISOString() ?? null }
    : { ...place, status: 'done', due: null }
  await savePlace(tx, workspaceId, moved, taken)
}

/** Who left, was blocked or erased goes no further. An invited contact does; the ledger sends it nothing. */
function goneWhy(contact: FlowContact | undefined): string | undefined {
  if (!contact) return 'erased'
  return contact.state === 'active' || contact.state === 'invited' ? undefined : contact.state
}

async function act(walking: Walk, step: number, instruction: Instruction): Promise<Onward> {
  const { tx, workspaceId, place, taken } = walking
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
    const isTrue = await isMatch(tx, workspaceId, place.contactId, instruction.filter)
    taken.push({ step, act: 'branch', detail: isTrue ? 'yes' : 'no' })
    return isTrue ? next : { step: instruction.otherwise }
  }
  if (instruction.type === 'tag') await tag(walking, step, instruction)
  if (instruction.type === 'email') await send(walking, step, 'email', emailContent(instruction))
  if (instruction.type === 'sms') await send(walking, step, 'sms', { text: instruction.text })
  return next
}

async function tag(
  { tx, workspaceId, place, taken }: Walk,
  step: number,
  { add: tagsToAdd = [], remove: tagsToRemove = [] }: Extract<Instruction, { type: 'tag' }>,
): Promise<void> {
  await changeTagsIn(tx, workspaceId, place.contactId, { tagsToAdd, tagsToRemove })
  const detail = [...tagsToAdd.map((name) => `+${name}`), ...tagsToRemove.map((name) => `-${name}`)].join(' ')
  taken.push({ step, act: 'tag', detail })
}

/** Every step has its standing mailing; the ledger says what became of the message. */
async function send(
  { tx, workspaceId, place, contact, taken }: Walk,
  step: number,
  channel: Channel,
  content: EmailContent | SmsContent,
): Promise<void> {
  const address = channel === 'email' ? contact.email : contact.phone
  if (address === null) {
    taken.push({ step, act: channel, detail: 'no-address' })
    return
  }
  const name = `${place.flowId}/${place.version}/${step}`
  const mailing = await openMailing(tx, workspaceId, {
    kind: 'flow',
    channel,
    name,
    isStanding: true,
    content,
  })
  const [deliveryId] = await enqueue(tx, workspaceId, mailing.id, [
    { contactId: contact.id, address, variables: place.variables },
  ])
  taken.push({ step, act: channel, ...(deliveryId ? { deliveryId } : {}) })
}
