/** What is known about one person, for that person: all of it to take along, and its end. */
import { isUuid } from '../lib/uuid.ts'
import { retried, type Db } from '../platform/database.ts'
import type { PersonalDataSource } from '../platform/personal-data.ts'
import { refuse } from '../refusals.ts'
import { recordConsent } from './consent/store.ts'
import { findByEmail } from './personal-data-store.ts'
import { lockContact } from './store.ts'

/** The contact of an id or an email; refused with 404 when the workspace has none. */
export async function findContactId(db: Db, workspaceId: string, idOrEmail: string): Promise<string> {
  if (isUuid(idOrEmail)) return idOrEmail.toLowerCase()
  return (await findByEmail(db, workspaceId, idOrEmail)) ?? refuse('contact-unknown', idOrEmail.slice(0, 100))
}

/** Everything about one contact, as it is at one moment; undefined when there is none, or no more. */
export async function readPersonalData(
  db: Db,
  workspaceId: string,
  id: string,
  sources: readonly PersonalDataSource[],
): Promise<object | undefined> {
  return db.transaction(
    async (tx) => {
      const all: { contact?: object } = {}
      for (const { read } of sources) if (read) Object.assign(all, await read(tx, workspaceId, id))
      return all.contact && all
    },
    { isolation: 'repeatable read' },
  )
}

/**
 * Erases a contact in one transaction: what every module keeps of it (server/personal-data.ts), and a line in its place
 * that says that it was erased. Who had left, complained or was blocked stays on the suppression list, so that the address
 * coming back in a file is not written to. Refused with 404.
 */
export async function eraseContact(
  db: Db,
  workspaceId: string,
  id: string,
  source: string,
  sources: readonly PersonalDataSource[],
): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      const subject = await lockContact(tx, workspaceId, id)
      for (const { erase } of sources) await erase(tx, workspaceId, subject)
      await recordConsent(tx, workspaceId, [
        { contactId: subject.id, channel: null, act: 'erased', source, address: null },
      ])
    }),
  )
}
