/** A contact's own fields changed by hand, by somebody who saw what they were. */
import { isMatched } from '../http/preconditions.ts'
import { retried, type Db, type Tx } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { addressKey, addressOn, CHANNELS } from './channel.ts'
import { consentsBegun, consentsChanged } from './consent/derive-events.ts'
import type { NewConsentEvent, Proof } from './consent/schemas.ts'
import { identitiesOf, type BeforeAfter } from './contact-diff.ts'
import { listFields } from './custom-fields/store.ts'
import { detailsHash, editedContact, type DetailChanges } from './edit-rules.ts'
import { contactEvents } from './events.ts'
import type { Contact } from './rules.ts'
import { readCountry } from './settings-store.ts'
import { lockContact, lockContacts, lockIdentities, writeContacts } from './store.ts'
import { storeNote } from './notes-store.ts'

export interface Edit {
  readonly changes: DetailChanges
  /** Of what was seen; without one the last writer wins. */
  readonly ifMatch?: string | undefined
}

/**
 * The contact with its fields changed; a member that is not named stays. Refused: 400 for what cannot be read, 404, 409 for
 * an address that another contact has, 412 when it was changed since. What an address was suppressed for stays.
 */
export async function editDetails(
  db: Db,
  workspaceId: string,
  id: string,
  { changes, ifMatch }: Edit,
): Promise<Contact> {
  const terms = {
    country: await readCountry(db, workspaceId),
    fields: await listFields(db, workspaceId),
  }
  return retried(() =>
    db.transaction(async (tx) => {
      // Read into addresses before any row is held: identities are locked first by everybody who writes them.
      const wanted = editedContact(BLANK_IDENTITIES, changes, terms)
      await lockIdentities(tx, workspaceId, identitiesOf(wanted))
      const before = await held(tx, workspaceId, id, wanted)
      if (ifMatch !== undefined && !isMatched(ifMatch, detailsHash(before))) refuse('contact-outdated')
      const after = { ...before, ...editedContact(before, changes, terms) }
      if (!after.email && !after.phone && !after.name) refuse('contact-nameless')
      if (detailsHash(after) !== detailsHash(before)) await write(tx, workspaceId, { before, after })
      return after
    }),
  )
}

/** A note of somebody's; refused with 404. */
export async function addNote(
  db: Db,
  workspaceId: string,
  id: string,
  note: { readonly source: string; readonly text: string },
): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      const contact = await lockContact(tx, workspaceId, id)
      await storeNote(tx, workspaceId, { contactId: contact.id, ...note })
    }),
  )
}

const BLANK_IDENTITIES = { email: null, phone: null, customFields: {} }

async function held(
  tx: Tx,
  workspaceId: string,
  id: string,
  { email, phone }: { readonly email?: string | null; readonly phone?: string | null },
): Promise<Contact> {
  const own = await lockContacts(tx, workspaceId, {
    ids: [id],
    emails: email ? [email] : [],
    phones: phone ? [phone] : [],
  })
  const contact = own.find((one) => one.id === id) ?? refuse('contact-unknown', id)
  for (const other of own) {
    if (other.id === id) continue
    const channel = CHANNELS.find((each) => {
      const [theirs, wanted] = [addressOn(other, each), addressOn({ email, phone }, each)]
      return theirs && wanted && addressKey(each, theirs) === addressKey(each, wanted)
    })
    if (channel) refuse('contact-address-taken', channel === 'email' ? 'email' : 'phone', other.id)
  }
  return contact
}

/** Who changes an address vouches for it: what the contact gets begins there by that word. */
async function write(tx: Tx, workspaceId: string, diff: BeforeAfter): Promise<void> {
  const proof: Proof = { source: 'app' }
  const consents: NewConsentEvent[] = [
    ...consentsChanged(diff, proof).filter(({ act }) => act === 'withdrawn'),
    ...consentsBegun([diff], new Map([[diff.after.id, proof]])),
  ]
  await writeContacts(tx, workspaceId, [diff], { events: contactEvents([diff]), consents })
}
