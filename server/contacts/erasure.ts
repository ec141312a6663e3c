/** What is known about one person, for that person: all of it to take along, and its end. */
import { addressOn, CHANNELS, frequencyOn } from './channel.ts'
import { listConsent, recordConsent } from './consent/store.ts'
import type { SuppressionReason } from './suppression/schemas.ts'
import { suppress } from './suppression/store.ts'
import { isUuid } from '../lib/uuid.ts'
import { retried, type Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import {
  blankConsent,
  blankMessages,
  blankTellings,
  findByEmail,
  listNotes,
  listReceived,
  listSent,
  readDoc,
  removeContact,
  removePlaces,
} from './erasure-store.ts'
import type { Contact } from './rules.ts'
import { lockContact } from './store.ts'

/** The contact of an id or an email; refused with 404 when the workspace has none. */
export async function findContactId(db: Db, workspaceId: string, idOrEmail: string): Promise<string> {
  if (isUuid(idOrEmail)) return idOrEmail.toLowerCase()
  return (await findByEmail(db, workspaceId, idOrEmail)) ?? refuse('contact-unknown', idOrEmail.slice(0, 100))
}

/** Everything about one contact, as it is at one moment; undefined when there is none, or no more. */
export async function readPersonalData(db: Db, workspaceId: string, id: string): Promise<object | undefined> {
  return db.transaction(
    async (tx) => {
      const doc = await readDoc(tx, workspaceId, id)
      if (doc === undefined) return undefined
      return {
        // The record's own JSON, as the database made it.
        contact: JSON.parse(doc) as object,
        consent: await listConsent(tx, workspaceId, id),
        messages: await listSent(tx, workspaceId, id),
        replies: await listReceived(tx, workspaceId, id),
        notes: await listNotes(tx, workspaceId, id),
      }
    },
    { isolation: 'repeatable read' },
  )
}

/**
 * Erases a contact in one transaction: its row with all that hangs on it, its address in the ledger, the copies of its
 * messages, the proof of its consent, in whose place a line says that it was erased. Who had left, complained or was
 * blocked stays on the suppression list, so that the address coming back in a file is not written to. Refused with 404.
 */
export async function eraseContact(db: Db, workspaceId: string, id: string, source: string): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      const contact = await lockContact(tx, workspaceId, id)
      await removeContact(tx, workspaceId, contact)
      await blankMessages(tx, workspaceId, contact)
      await blankTellings(tx, workspaceId, contact)
      await removePlaces(tx, workspaceId, contact)
      await suppress(tx, workspaceId, lastWord(contact))
      await blankConsent(tx, workspaceId, contact)
      await recordConsent(tx, workspaceId, [
        { contactId: contact.id, channel: null, act: 'erased', source, address: null },
      ])
    }),
  )
}

/** The addresses that must not be written to after the contact is gone. */
function lastWord(contact: Contact) {
  return CHANNELS.flatMap((channel) => {
    const address = addressOn(contact, channel)
    if (!address || frequencyOn(contact, channel) !== 'off') {
      const reason = heldBack(contact.state)
      return address && reason ? [{ channel, address, reason }] : []
    }
    const said: SuppressionReason = channel === 'email' ? 'unsubscribed' : 'stopped'
    return [{ channel, address, reason: heldBack(contact.state) ?? said }]
  })
}

function heldBack(state: Contact['state']): SuppressionReason | undefined {
  return state === 'complained' || state === 'blocked' || state === 'bounced' ? state : undefined
}
