/** The welcome message to contacts that became active. */
import { asLiquidText } from '../../lib/liquid-text.ts'
import { enqueue, openMailing, type NewDelivery } from '../../messaging/mailings/store.ts'
import type { Tx } from '../../platform/database.ts'
import { readLanguage } from '../../content/feeds.ts'
import { wordsIn } from '../../words/words.ts'
import type { WelcomeSettings } from '../settings-store.ts'
import { findNewContacts, withoutWelcome, type NewContact } from './store.ts'

/** By email where the contact has one, else by SMS. The ledger looks at its consent. */
export async function welcome(
  tx: Tx,
  workspaceId: string,
  { welcomeSubject, welcomeText, name, smsEnabled }: WelcomeSettings,
  ids: readonly string[],
): Promise<void> {
  const text = welcomeText ?? ''
  const words = wordsIn(await readLanguage(tx, workspaceId))
  const subject = welcomeSubject ?? words.say('welcomeSubject', { name: asLiquidText(name) })
  const newContacts = await findNewContacts(tx, workspaceId, ids)
  const mails = newContacts.flatMap((contact) => addressed(contact, contact.email))
  const texts = newContacts.flatMap((contact) =>
    smsEnabled && contact.email === null ? addressed(contact, contact.phone) : [],
  )
  const kinds = [
    { channel: 'email', content: { subject, blocks: [{ type: 'text', text }] }, deliveries: mails },
    { channel: 'sms', content: { text }, deliveries: texts },
  ] as const
  for (const { channel, content, deliveries } of kinds) {
    if (deliveries.length === 0) continue
    const mailing = await openMailing(tx, workspaceId, {
      kind: 'welcome',
      channel,
      isStanding: true,
      content,
    })
    await enqueue(tx, workspaceId, mailing.id, await withoutWelcome(tx, workspaceId, mailing.id, deliveries))
  }
}

function addressed({ id }: NewContact, address: string | null): (NewDelivery & { contactId: string })[] {
  return address === null ? [] : [{ contactId: id, address }]
}
