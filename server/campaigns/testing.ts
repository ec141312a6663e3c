/** A campaign sent to one address, before it goes to anybody else. */
import { enqueue, openMailing } from '../messaging/mailings/store.ts'
import { findPeople } from '../messaging/mailings/people-store.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { messagesOf } from './messages.ts'
import { mustReadWell } from './preflight.ts'
import { readSendingSettings } from './settings-store.ts'
import { readCampaign } from './store.ts'

/**
 * Sends the campaign as it stands to an address of its channel, as a contact with that address would get it, and if
 * there is none as somebody unknown. Nothing of it counts for the campaign. Refused with 404 for an unknown campaign,
 * 409 for words that cannot be filled in and without a sender, 400 for an address of a channel it has no message for.
 */
export async function testCampaign(
  db: Db,
  workspaceId: string,
  id: string,
  to: { readonly email: string } | { readonly phone: string },
): Promise<{ readonly messageId: string }> {
  const campaign = await readCampaign(db, workspaceId, id)
  mustReadWell(campaign)
  const channel = 'email' in to ? 'email' : 'sms'
  const message = messagesOf(campaign).find((each) => each.channel === channel)
  if (!message) refuse('campaign-channel-other', campaign.deliveryChannel)
  const settings = await readSendingSettings(db, workspaceId)
  if (channel === 'email' && settings.senderEmail === null) refuse('sender-missing', workspaceId)
  if (channel === 'sms' && !settings.smsEnabled) refuse('sms-disabled', workspaceId)
  const [person] = await findPeople(db, to, workspaceId)
  return db.transaction(async (tx) => {
    const name = `campaign ${id}`
    const mailing = await openMailing(tx, workspaceId, {
      kind: 'test',
      channel,
      name,
      content: message.content,
    })
    const address = 'email' in to ? to.email : to.phone
    const [messageId = ''] = await enqueue(tx, workspaceId, mailing.id, [
      { contactId: person?.contactId ?? null, address },
    ])
    return { messageId }
  })
}
