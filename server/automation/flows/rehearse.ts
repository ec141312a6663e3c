/**
 * A flow gone through by the clock of whoever asks: the engine's own steps on a contact as it is, or on somebody made up, in
 * a transaction of which nothing is kept.
 */
import { addressOn, type Channel } from '../../contacts/channel.ts'
import { changeTagsIn } from '../../contacts/changes.ts'
import type { ContactFields } from '../../contacts/contact-input.ts'
import { receive } from '../../contacts/upsert.ts'
import type { RecipientContact } from '../../content/unsendable.ts'
import { reasonToSkip } from '../../messaging/ledger/may-send-rules.ts'
import { withRecipients } from '../../messaging/ledger/recipient-store.ts'
import type { Reason } from '../../messaging/ledger/reasons.ts'
import { opensAt } from '../../messaging/sending/hours.ts'
import { findHours, type Hours } from '../../messaging/settings-store.ts'
import { newId } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { Refusal, refuse } from '../../refusals.ts'
import { isMatch, lockFlowContact, type FlowContact, type StepTaken } from './enrollment-store.ts'
import { pathsOf, programOf } from './program.ts'
import type { FlowDefinition } from './schemas.ts'
import { goneWhy, walkOn, type Effects } from './walk.ts'

export type Somebody = { readonly contactId: string } | { readonly person: ContactFields }

/** What would become of a message. */
export interface RehearsedMessage {
  readonly channel: Channel
  /** The subject, or the text of an SMS, before it is filled in. */
  readonly words: string
  /** Not sent, and why. */
  readonly skipped: Reason | null
  /** When it goes, by the hours the workspace sends in; null where it is skipped. */
  readonly goes: string | null
}

export interface RehearsedStep {
  readonly at: string
  /** Where it stands in the flow: `steps[2].yes[0]`. */
  readonly path: string
  readonly act: string
  readonly detail: string | null
  readonly message: RehearsedMessage | null
}

export interface Rehearsal {
  /** Would the trigger take it in, by its filter? */
  readonly begins: boolean
  /** `left`: its state lets it go no further. */
  readonly ends: 'done' | 'left'
  readonly steps: readonly RehearsedStep[]
}

/** Thrown so that nothing is kept. */
class Kept extends Error {
  readonly rehearsal: Rehearsal
  constructor(rehearsal: Rehearsal) {
    super('nothing of a rehearsal is kept')
    this.rehearsal = rehearsal
  }
}

/** Refused with 404 for a contact that is not there. */
export async function rehearseFlow(
  db: Db,
  workspaceId: string,
  definition: FlowDefinition,
  { who, from }: { readonly who: Somebody; readonly from: Date },
): Promise<Rehearsal> {
  try {
    return await db.transaction(async (tx) => {
      const id = 'contactId' in who ? who.contactId : await madeUp(tx, workspaceId, who.person)
      throw new Kept(await rehearsed(tx, workspaceId, definition, { id, from }))
    })
  } catch (error) {
    if (error instanceof Kept) return error.rehearsal
    throw error
  }
}

async function madeUp(tx: Tx, workspaceId: string, details: ContactFields): Promise<string> {
  const consentDefaults = {
    state: 'active',
    followsEmail: 'always',
    followsSms: 'always',
    isOwnAct: false,
    whenClaimedTwice: 'email-wins',
  } as const
  const [made] = await receive(tx, workspaceId, [{ details, consentDefaults, isQuiet: true }])
  if (made instanceof Refusal) throw made
  return made?.contact.id ?? refuse('internal')
}

async function rehearsed(
  tx: Tx,
  workspaceId: string,
  { trigger, steps }: FlowDefinition,
  { id, from }: { readonly id: string; readonly from: Date },
): Promise<Rehearsal> {
  const contact = (await lockFlowContact(tx, workspaceId, id)) ?? refuse('contact-unknown', id)
  const begins = trigger.filter === undefined || (await isMatch(tx, workspaceId, id, trigger.filter))
  if (goneWhy(contact) !== undefined) return { begins, ends: 'left', steps: [] }
  const [program, paths] = [programOf(steps), pathsOf(steps)]
  const hours = await findHours(tx, workspaceId)
  const seen: RehearsedStep[] = []
  let at = from
  for (let step: number | undefined = 0; step !== undefined;) {
    const messages = new Map<number, RehearsedMessage>()
    const effects = effectsOf({ tx, workspaceId, contact, hours, at, messages })
    const { onward, taken } = await walkOn(program, step, at, effects)
    seen.push(...taken.map((each) => shown(each, at, paths, messages)))
    step = onward?.step
    at = onward?.due ?? at
  }
  return { begins, ends: 'done', steps: seen }
}

function shown(
  { step, act, detail }: StepTaken,
  at: Date,
  paths: readonly string[],
  messages: ReadonlyMap<number, RehearsedMessage>,
): RehearsedStep {
  return {
    at: at.toISOString(),
    path: paths[step] ?? '',
    act,
    detail: detail ?? null,
    message: messages.get(step) ?? null,
  }
}

interface Rehearsing {
  readonly tx: Tx
  readonly workspaceId: string
  readonly contact: FlowContact
  readonly hours: Hours
  readonly at: Date
  readonly messages: Map<number, RehearsedMessage>
}

/** The engine's, but for messages: those are only looked at, as the ledger does just before sending. */
function effectsOf(rehearsing: Rehearsing): Effects {
  const { tx, workspaceId, contact, messages } = rehearsing
  return {
    isMatch: (filter) => isMatch(tx, workspaceId, contact.id, filter),
    tag: async (change) => {
      await changeTagsIn(tx, workspaceId, contact.id, change)
    },
    send: async (step, channel, content) => {
      const words = 'subject' in content ? content.subject : content.text
      const verdict = await verdictOn(rehearsing, channel)
      messages.set(step, { channel, words, ...verdict })
      return verdict.skipped === 'no-address' ? { detail: 'no-address' } : {}
    },
  }
}

async function verdictOn(
  { tx, workspaceId, contact, hours, at }: Rehearsing,
  channel: Channel,
): Promise<Pick<RehearsedMessage, 'skipped' | 'goes'>> {
  const address = addressOn(contact, channel)
  if (address === null) return { skipped: 'no-address', goes: null }
  const row = {
    id: newId(),
    contactId: contact.id,
    address,
    domain: null,
    variables: null,
    attempts: 0,
    unconfirmedAttempts: 0,
    slot: null,
    due: at.toISOString(),
  }
  const [recipient] = await withRecipients(tx, workspaceId, { channel, kind: 'flow' }, [row])
  const skipped = recipient && reasonToSkip('flow', recipient)
  if (!recipient || skipped !== undefined) return { skipped: skipped ?? 'erased', goes: null }
  const known = recipient.doc === null ? null : (JSON.parse(recipient.doc) as RecipientContact)
  const opens = opensAt({ ...hours, mailing: { channel } }, known, address, at)
  return { skipped: null, goes: (opens ?? at).toISOString() }
}
