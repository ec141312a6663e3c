/** An import taken back: contacts that it made and nobody touched since are gone, what it changed is as it was. */
import { retried, type Db, type Tx } from '../../platform/database.ts'
import type { PersonalDataSource } from '../../platform/personal-data.ts'
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

const BATCH = 100

/**
 * One batch. False when it was the last. A contact that the import made stays when anything was done with it since: it was
 * changed, written to, noted on, or acted itself. Of what the import changed a field goes back where it is still as the
 * import left it. No event is written, as none was of the import.
 */
export async function undoBatch(
  db: Db,
  task: Task,
  sources: readonly PersonalDataSource[],
): Promise<boolean> {
  const { workspaceId, id } = task
  const changes = await nextChanges(db, workspaceId, id, BATCH)
  if (changes.length === 0) {
    const isMoved = await moveTask(db, workspaceId, id, { from: ['undoing'], to: 'undone' })
    if (!isMoved) throw new Superseded('It was stopped')
    return false
  }
  await retried(() =>
    db.transaction(async (tx) => {
      const counts = await undo(tx, workspaceId, changes, sources)
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

async function undo(
  tx: Tx,
  workspaceId: string,
  changes: readonly ImportChange[],
  sources: readonly PersonalDataSource[],
) {
  const addresses = changes.flatMap(({ before }) =>
    [before?.['email'], before?.['phone']].map((one) => (typeof one === 'string' ? one : '')),
  )
  const [emails, phones] = [
    addresses.filter((_, at) => at % 2 === 0 && addresses[at] !== ''),
    addresses.filter((_, at) => at % 2 === 1 && addresses[at] !== ''),
  ]
  await lockIdentities(tx, workspaceId, [
    ...emails.flatMap((email) => identitiesOf({ email })),
    ...phones.flatMap((phone) => identitiesOf({ phone })),
  ])
  const ids = changes.map(({ contactId }) => contactId)
  const held = await lockContacts(tx, workspaceId, { ids, emails, phones })
  const owned = ownersOf(held)
  const byId = new Map(held.map((contact) => [contact.id, contact]))
  const diffs: BeforeAfter[] = []
  let counts = added({}, {})
  for (const change of changes) {
    const contact = byId.get(change.contactId)
    const outcome = contact
      ? await undone(tx, workspaceId, { contact, change, owned, sources, diffs })
      : 'gone'
    counts = added(counts, { [outcome]: 1 })
  }
  await writeContacts(tx, workspaceId, diffs)
  return counts
}

interface Undoing {
  readonly contact: Contact
  readonly change: ImportChange
  readonly owned: ReadonlyMap<string, string>
  readonly sources: readonly PersonalDataSource[]
  readonly diffs: BeforeAfter[]
}

async function undone(tx: Tx, workspaceId: string, { contact, change, owned, sources, diffs }: Undoing) {
  if (change.before === null) {
    if (!isUntouched(contact, change) || (await wasUsed(tx, workspaceId, contact.id, sources))) return 'kept'
    await removeImported(tx, workspaceId, contact)
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

/** The source of the proof that the import itself wrote. */
const OWN_SOURCE = 'import'

/** Whether any module keeps something of it but the record itself and the import's own proof. */
async function wasUsed(
  tx: Tx,
  workspaceId: string,
  id: string,
  sources: readonly PersonalDataSource[],
): Promise<boolean> {
  for (const { read } of sources) {
    const kept = (await read?.(tx, workspaceId, id)) ?? {}
    for (const [name, value] of Object.entries(kept)) {
      if (name === 'contact') continue
      const entries = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
      if (entries.some((entry) => name !== 'consent' || !isOwnProof(entry))) return true
    }
  }
  return false
}

function isOwnProof(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'source' in entry && entry.source === OWN_SOURCE
}
