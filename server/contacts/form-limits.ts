/** What forms of strangers set off is bounded: one question a day, and so many notes. */
import type { Tx } from '../platform/database.ts'
import type { Channel } from './channel.ts'
import { taken, type Batch } from './batch-effects.ts'
import { consentEvent } from './consent/rules.ts'
import type { NewConsentEvent } from './consent/schemas.ts'
import { countNotesToday, readAskedToday } from './form-store.ts'
import type { ContactInput, Note } from './merge-batch.ts'
import type { Invitation } from './invitations-store.ts'
import { tagKey } from './tags/rules.ts'
import { tagsWithoutRoom } from './tags/store.ts'

export interface Ask {
  readonly invitation: Invitation
  /** The form that asked, with where it came from. */
  readonly event: NewConsentEvent
}

/** Notes that strangers may leave on a contact within a day, and how long each is in characters. */
export const NOTES_A_DAY = 20
export const STRANGERS_NOTE_LENGTH = 10_000

/** Tags of a workspace beyond which strangers make no new one. */
export const STRANGERS_TAGS = 5_000

/** The inputs with the tags that they may bring; what they may not is noted. */
export async function withRoomForTags(
  tx: Tx,
  workspaceId: string,
  inputs: readonly ContactInput[],
): Promise<readonly ContactInput[]> {
  const keys = inputs.filter(isStrangers).flatMap(({ details: { tags = [] } }) => tags.map(tagKey))
  const shut = await tagsWithoutRoom(tx, workspaceId, [...new Set(keys)], STRANGERS_TAGS)
  if (shut.size === 0) return inputs
  return inputs.map((input) => {
    const { details, note } = input
    const refused = (details.tags ?? []).filter((tag) => shut.has(tagKey(tag)))
    if (!isStrangers(input) || refused.length === 0) return input
    const words = `Sent too, and no tags yet: ${refused.join(', ')}`
    return {
      ...input,
      details: { ...details, tags: details.tags?.filter((tag) => !shut.has(tagKey(tag))) },
      note: { source: note?.source ?? 'tidings', text: note ? `${note.text}\n\n${words}` : words },
    }
  })
}

/** Each address is asked once a day, however often forms name it. The contacts are held, so twins take turns. */
export async function asksOf(tx: Tx, workspaceId: string, batch: Batch): Promise<Ask[]> {
  const wanted = taken(batch).flatMap(({ input, result: { contact, asks } }) =>
    asks.map((channel) => ({ contact, channel, proof: input.proof ?? { source: 'form' } })),
  )
  const ids = [...new Set(wanted.map(({ contact }) => contact.id))]
  const asked = await readAskedToday(tx, workspaceId, ids)
  const done = new Set(asked.map(({ contactId, channel }) => keyOf(contactId, channel)))
  return wanted.flatMap(({ contact, channel, proof }) => {
    const key = keyOf(contact.id, channel)
    if (done.has(key)) return []
    done.add(key)
    const invitation = { contactId: contact.id, channel, customMessage: undefined, isOwnWish: true }
    return [{ invitation, event: consentEvent(contact, channel, 'invited', proof) }]
  })
}

/** Those of strangers as far as the day's measure goes; the first beyond it says that there were more. */
export async function withinDay(tx: Tx, workspaceId: string, notes: readonly Note[]): Promise<Note[]> {
  const strangers = notes.filter(({ isStrangers }) => isStrangers)
  const counts = new Map(
    await countNotesToday(tx, workspaceId, [...new Set(strangers.map(({ contactId }) => contactId))]),
  )
  return notes.flatMap((note) => {
    if (!note.isStrangers) return [note]
    const count = (counts.get(note.contactId) ?? 0) + 1
    counts.set(note.contactId, count)
    if (count <= NOTES_A_DAY) return [{ ...note, text: shortened(note.text) }]
    const text = `More was sent by forms than is noted in a day (${NOTES_A_DAY} notes).`
    return count === NOTES_A_DAY + 1 ? [{ ...note, source: 'tidings', text }] : []
  })
}

function isStrangers({ consentDefaults }: ContactInput): boolean {
  return consentDefaults.terms?.isTrusted === false
}

function shortened(text: string): string {
  return text.length > STRANGERS_NOTE_LENGTH
    ? `${text.slice(0, STRANGERS_NOTE_LENGTH).toWellFormed()}… (more was sent)`
    : text
}

function keyOf(contactId: string, channel: Channel): string {
  return `${contactId} ${channel}`
}
