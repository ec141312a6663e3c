/** A campaign sent to one address, before it goes to anybody else. */
import type { Db } from '../platform/database.ts'
import { channelOf, sendTest, type TestAddress } from '../messaging/test-message.ts'
import { refuse } from '../refusals.ts'
import { messagesOf } from './messages.ts'
import { mustReadWell } from './preflight.ts'
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
  to: TestAddress,
): Promise<{ readonly messageId: string }> {
  const campaign = await readCampaign(db, workspaceId, id)
  mustReadWell(campaign)
  const message = messagesOf(campaign).find(({ channel }) => channel === channelOf(to))
  if (!message) refuse('campaign-channel-other', campaign.deliveryChannel)
  return sendTest(db, workspaceId, to, { name: `campaign ${id}`, content: message.content })
}
