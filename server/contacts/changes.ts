/** What is changed on one contact by its id: its settings, its tags. */
import { removedByActivation } from './suppression/rules.ts'
import type { Db, Tx } from '../platform/database.ts'
import { now } from '../platform/clock.ts'
import { retried } from '../platform/database.ts'
import type { Proof } from './consent/schemas.ts'
import { consentsBegun, consentsChanged, removedByGrant } from './consent/derive-events.ts'
import { contactEvents } from './events.ts'
import type { BeforeAfter } from './contact-diff.ts'
import { withSettings, withTags, type Contact } from './rules.ts'
import type { NotificationSettings, TagChanges } from './schemas.ts'
import { lockContact, writeContacts, type Companions } from './store.ts'

/**
 * PATCH …/notification-settings: the contact with its channels switched, and active; what bounced is tried again, and who
 * left is written to again. A complaint and a block of the address stand. Refused with 404.
 */
export async function changeSettings(
  db: Db,
  workspaceId: string,
  id: string,
  settings: NotificationSettings,
): Promise<Contact> {
  const revise = (contact: Contact) => withSettings(contact, settings, now().toISOString())
  return change(db, workspaceId, id, revise, (after) => removedByActivation(after, settings))
}

/** PATCH …/tags. Refused with 404, and with 400 for a tag in both lists or too many on the contact. */
export async function changeTags(
  db: Db,
  workspaceId: string,
  id: string,
  changes: TagChanges,
): Promise<void> {
  await change(db, workspaceId, id, (contact) => withTags(contact, changes))
}

/** The same in a transaction of somebody else's, such as a flow's; false when it changed nothing. Wrapped in `retried`. */
export async function changeTagsIn(
  tx: Tx,
  workspaceId: string,
  id: string,
  changes: TagChanges,
): Promise<boolean> {
  const before = await lockContact(tx, workspaceId, id)
  const after = withTags(before, changes)
  if (after !== before) await write(tx, workspaceId, { before, after })
  return after !== before
}

/**
 * An invited contact is active by the word of who can prove that it agreed; false for one in any other state: who left,
 * complained or is blocked is not written to again by somebody else's word. Wrapped in `retried`.
 */
export async function activateIn(tx: Tx, workspaceId: string, id: string, proof: Proof): Promise<boolean> {
  const before = await lockContact(tx, workspaceId, id)
  if (before.state !== 'invited') return false
  const diff = { before, after: { ...before, state: 'active' as const } }
  await writeContacts(tx, workspaceId, [diff], {
    events: contactEvents([diff]),
    consents: consentsBegun([diff], new Map([[id, proof]])),
  })
  return true
}

async function change(
  db: Db,
  workspaceId: string,
  id: string,
  revise: (contact: Contact) => Contact,
  lifted: (after: Contact) => Companions['removals'] = () => [],
): Promise<Contact> {
  return retried(() =>
    db.transaction(async (tx) => {
      const before = await lockContact(tx, workspaceId, id)
      const after = revise(before)
      if (after !== before) await write(tx, workspaceId, { before, after }, lifted(after))
      return after
    }),
  )
}

/** A change by the API is the word of who holds the key: kept as such, and above what the person said earlier. */
async function write(
  tx: Tx,
  workspaceId: string,
  diff: BeforeAfter,
  lifted: Companions['removals'] = [],
): Promise<void> {
  await writeContacts(tx, workspaceId, [diff], {
    events: contactEvents([diff]),
    consents: consentsChanged(diff, { source: 'api' }),
    removals: [...removedByGrant(diff), ...lifted],
  })
}
