/** An import taken back: contacts that it made and nobody touched since are gone, what it changed is as it was. */
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { addressKey, addressOn, CHANNELS } from '../channel.ts'
import { identitiesOf, type BeforeAfter } from '../contact-diff.ts'
import { removeImported } from '../personal-data-store.ts'
import type { Contact } from '../rules.ts'
import { lockContacts, lockIdentities, writeContacts } from '../store.ts'
import type { Task } from '../tasks/schemas.ts'
import { added, advance, moveTask, Superseded } from '../tasks/store.ts'
import { isSame } from './batch-outcome.ts'
import { isUntouched, restored, type ImportChange } from './change-rules.ts'
import { dropChanges, nextChanges } from './change-store.ts'
import { usedContacts } from './used-store.ts'

const BATCH = 100

/**
 * One batch. False when it was the last. A contact that the import made stays when anything was done with it since: it was
 * changed, written to, noted on, or acted itself. Of what the import changed a field goes back where it is still as the
 * import left it. No event is written, as none was of the import.
 */
export async function undoBatch(db: Db, task: Task): Promise<boolean> {
  const { workspaceId, id } = task
  const changes = await nextChanges(db, workspaceId, id, BATCH)
  if (changes.length === 0) {
    const isMoved = await moveTask(db, workspaceId, id, { from: ['undoing'], to: 'undone' })
    if (!isMoved) throw new Superseded('It was stopped')
    return false
  }
  await retried(() =>
    db.transaction(async (tx) => {
      const counts = await undo(tx, workspaceId, changes)
      await dropChanges(
        tx,
        workspaceId,
        id,
        changes.map(({ contactId }) => contactId),
      )
      await advance(tx, task, changes.length, counts)
    }),
  )
  return true
}

async function undo(tx: Tx, workspaceId: string, changes: readonly ImportChange[]) {
  const { held, byId } = await holdAll(tx, workspaceId, changes)
  const used = await usedContacts(tx, workspaceId, [...byId.keys()])
  const owned = ownersOf(held)
  const diffs: BeforeAfter[] = []
  const gone: Contact[] = []
  let counts = added({}, {})
  for (const change of changes) {
    const contact = byId.get(change.contactId)
    const outcome = contact ? undone({ contact, change, used, owned, diffs, gone }) : 'gone'
    counts = added(counts, { [outcome]: 1 })
  }
  await removeImported(tx, workspaceId, gone)
  await writeContacts(tx, workspaceId, diffs)
  return counts
}

/** The contacts, and those that hold an address that would go back. */
async function holdAll(tx: Tx, workspaceId: string, changes: readonly ImportChange[]) {
  const texts = (name: string): string[] =>
    changes.flatMap(({ before }) => (typeof before?.[name] === 'string' ? [before[name]] : []))
  const [emails, phones] = [texts('email'), texts('phone')]
  await lockIdentities(tx, workspaceId, [
    ...emails.flatMap((email) => identitiesOf({ email })),
    ...phones.flatMap((phone) => identitiesOf({ phone })),
  ])
  const ids = changes.map(({ contactId }) => contactId)
  const held = await lockContacts(tx, workspaceId, { ids, emails, phones })
  return { held, byId: new Map(held.map((contact) => [contact.id, contact])) }
}

interface Undoing {
  readonly contact: Contact
  readonly change: ImportChange
  readonly used: ReadonlySet<string>
  readonly owned: ReadonlyMap<string, string>
  readonly diffs: BeforeAfter[]
  readonly gone: Contact[]
}

function undone({ contact, change, used, owned, diffs, gone }: Undoing) {
  if (change.before === null) {
    if (!isUntouched(contact, change) || used.has(contact.id)) return 'kept'
    gone.push(contact)
    return 'removed'
  }
  const isFree = (address: string) => (owned.get(keyOf(address)) ?? contact.id) === contact.id
  const diff = { before: contact, after: restored(contact, change, isFree) }
  if (isSame(diff)) return 'kept'
  diffs.push(diff)
  return 'restored'
}

function ownersOf(contacts: readonly Contact[]): Map<string, string> {
  return new Map(
    contacts.flatMap((contact) =>
      CHANNELS.flatMap((channel) => {
        const address = addressOn(contact, channel)
        return address ? [[addressKey(channel, address), contact.id] as const] : []
      }),
    ),
  )
}

function keyOf(address: string): string {
  return addressKey(address.includes('@') ? 'email' : 'sms', address)
}
