/** The way to people ends: their addresses go onto the suppression list, and their contacts into the right state. */
import type { Tx } from '../../platform/database.ts'
import { contactEvents } from '../events.ts'
import type { BeforeAfter } from '../contact-diff.ts'
import type { Contact } from '../rules.ts'
import { lockContacts, writeContacts } from '../store.ts'
import type { NewConsentEvent } from '../consent/schemas.ts'
import { afterOptOut } from './rules.ts'
import type { OptOut } from './schemas.ts'
import { suppress } from './store.ts'

/**
 * Writes a batch of opt-outs with everything that follows: contacts and their counters, the list, the proof that consent
 * ended, events. What was reported twice changes nothing the second time. Contacts are held in the order of their ids
 * before anything else is written, as all writers of contacts do. Once a transaction, and within `retried`, for the
 * counters two such batches may cross on.
 */
export async function applyOptOuts(tx: Tx, workspaceId: string, optOuts: readonly OptOut[]): Promise<void> {
  if (optOuts.length === 0) return
  const contacts = await lockContacts(tx, workspaceId, concerned(optOuts))
  const { diffs, consents } = revise(contacts, optOuts)
  await writeContacts(tx, workspaceId, diffs, { events: contactEvents(diffs), consents })
  await suppress(tx, workspaceId, optOuts)
}

function concerned(optOuts: readonly OptOut[]) {
  const addresses = (channel: string): string[] =>
    optOuts.filter((optOut) => optOut.channel === channel).map(({ address }) => address)
  return {
    ids: optOuts.flatMap(({ contactId, reason }) => (contactId && reason !== 'bounced' ? [contactId] : [])),
    emails: addresses('email'),
    phones: addresses('sms'),
  }
}

/** Each contact after all that was reported, in its order. A dead mailbox is not a will: only the others end consent. */
function revise(contacts: readonly Contact[], optOuts: readonly OptOut[]) {
  const diffs: BeforeAfter[] = []
  const consents: NewConsentEvent[] = []
  for (const before of contacts) {
    let after = before
    for (const optOut of optOuts) {
      const next = afterOptOut(after, optOut)
      if (next !== after && optOut.reason !== 'bounced') consents.push(withdrawal(before.id, optOut))
      after = next
    }
    if (after !== before) diffs.push({ before, after })
  }
  return { diffs, consents }
}

/** Who complains or is blocked gets nothing more on any channel. */
function withdrawal(contactId: string, optOut: OptOut): NewConsentEvent {
  const { reason, channel, source, address, detail, deliveryId } = optOut
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
