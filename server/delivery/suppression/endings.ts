/** The way to people ends: their addresses go onto the suppression list, and their contacts into the right state. */
import type { Tx } from '../../platform/database.ts'
import { contactEvents } from '../../resources/contacts/events.ts'
import type { Revision } from '../../resources/contacts/revisions.ts'
import type { Contact } from '../../resources/contacts/rules.ts'
import { lockContacts, writeContacts } from '../../resources/contacts/store.ts'
import { afterEnding } from './rules.ts'
import type { Ending } from './schemas.ts'
import { recordWithdrawals, suppress, type Withdrawal } from './store.ts'

/**
 * Writes a batch of endings with everything that follows: contacts and their counters, the list, the proof that consent
 * ended, events. What was heard twice changes nothing the second time. Contacts are held in the order of their ids
 * before anything else is written, as all writers of contacts do. Once a transaction, and within `retried`, for the
 * counters two such batches may cross on.
 */
export async function recordEndings(tx: Tx, workspaceId: string, endings: readonly Ending[]): Promise<void> {
  if (endings.length === 0) return
  const contacts = await lockContacts(tx, workspaceId, concerned(endings))
  const { revisions, withdrawals } = revise(contacts, endings)
  await writeContacts(tx, workspaceId, revisions, { events: contactEvents(revisions) })
  await suppress(tx, workspaceId, endings)
  await recordWithdrawals(tx, workspaceId, withdrawals)
}

function concerned(endings: readonly Ending[]) {
  const addresses = (channel: string): string[] =>
    endings.filter((ending) => ending.channel === channel).map(({ address }) => address)
  return {
    ids: endings.flatMap(({ contactId, reason }) => (contactId && reason !== 'bounced' ? [contactId] : [])),
    emails: addresses('email'),
    phones: addresses('sms'),
  }
}

/** Each contact after all that was heard, in its order. A dead mailbox is no will: only the others end consent. */
function revise(contacts: readonly Contact[], endings: readonly Ending[]) {
  const revisions: Revision[] = []
  const withdrawals: Withdrawal[] = []
  for (const before of contacts) {
    let after = before
    for (const ending of endings) {
      const next = afterEnding(after, ending)
      if (next !== after && ending.reason !== 'bounced') withdrawals.push({ ending, contactId: before.id })
      after = next
    }
    if (after !== before) revisions.push({ before, after })
  }
  return { revisions, withdrawals }
}
