/** The way to people ends: their addresses go onto the suppression list, and their contacts into the right state. */
import type { Tx } from '../../platform/database.ts'
import { contactEvents } from '../events.ts'
import type { BeforeAfter } from '../contact-diff.ts'
import type { Contact } from '../rules.ts'
import { lockContacts, writeContacts } from '../store.ts'
import type { NewConsentEvent } from '../consent/schemas.ts'
import { afterEnding } from './rules.ts'
import type { Ending } from './schemas.ts'
import { suppress } from './store.ts'

/**
 * Writes a batch of endings with everything that follows: contacts and their counters, the list, the proof that consent
 * ended, events. What was heard twice changes nothing the second time. Contacts are held in the order of their ids
 * before anything else is written, as all writers of contacts do. Once a transaction, and within `retried`, for the
 * counters two such batches may cross on.
 */
export async function recordEndings(tx: Tx, workspaceId: string, endings: readonly Ending[]): Promise<void> {
  if (endings.length === 0) return
  const contacts = await lockContacts(tx, workspaceId, concerned(endings))
  const { diffs, consents } = revise(contacts, endings)
  await writeContacts(tx, workspaceId, diffs, { events: contactEvents(diffs), consents })
  await suppress(tx, workspaceId, endings)
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
  const diffs: BeforeAfter[] = []
  const consents: NewConsentEvent[] = []
  for (const before of contacts) {
    let after = before
    for (const ending of endings) {
      const next = afterEnding(after, ending)
      if (next !== after && ending.reason !== 'bounced') consents.push(withdrawal(before.id, ending))
      after = next
    }
    if (after !== before) diffs.push({ before, after })
  }
  return { diffs, consents }
}

/** Who complains or is blocked gets nothing more on any channel. */
function withdrawal(contactId: string, ending: Ending): NewConsentEvent {
  const { reason, channel, source, address, detail, deliveryId } = ending
  return {
    contactId,
    act: 'withdrawn',
    channel: reason === 'complained' || reason === 'blocked' ? null : channel,
    source,
    address,
    words: detail ?? undefined,
    deliveryId: deliveryId ?? undefined,
  }
}
