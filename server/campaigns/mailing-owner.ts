/** What a campaign does when its mailings end: published when all have, paused when one cannot go on. */
import { firstWords } from '../lib/shortened.ts'
import { withoutAddresses } from '../lib/without-addresses.ts'
import { recordEvents } from '../events/store.ts'
import type { MailingOwner } from '../messaging/mailing-owner.ts'
import { tellTeam } from '../messaging/mailings/tell-team.ts'
import { hasOpenMailing } from '../messaging/mailings/status-store.ts'
import type { Tx } from '../platform/database.ts'
import { emailSubject } from './rules.ts'
import { mayMove, moved } from './status-rules.ts'
import { findCampaignForUpdate, saveCampaign } from './store.ts'

export const campaignOwner: MailingOwner = { finished: publishIfSent, paused: pauseCampaign }

/** The campaign is published once none of its mailings is open any more. */
export async function publishIfSent(tx: Tx, workspaceId: string, campaignId: string): Promise<void> {
  // Held first: of two mailings that end at once, the second one to come here sees that both have.
  const campaign = await findCampaignForUpdate(tx, workspaceId, campaignId)
  if (!campaign || !mayMove(campaign.status, 'finish')) return
  if (await hasOpenMailing(tx, workspaceId, campaignId)) return
  await saveCampaign(tx, workspaceId, { ...campaign, status: moved(campaign.status, 'finish') })
  await recordEvents(tx, workspaceId, [{ type: 'campaign.published', subjectId: campaignId }])
}

async function pauseCampaign(tx: Tx, workspaceId: string, campaignId: string, reason: string): Promise<void> {
  const campaign = await findCampaignForUpdate(tx, workspaceId, campaignId)
  if (!campaign || !mayMove(campaign.status, 'pause')) return
  const status = moved(campaign.status, 'pause')
  await saveCampaign(tx, workspaceId, { ...campaign, status, failure: reason })
  await recordEvents(tx, workspaceId, [
    { type: 'campaign.paused', subjectId: campaignId, data: { reason: withoutAddresses(reason) } },
  ])
  const name = emailSubject(campaign) ?? firstWords(campaign.text ?? '')
  await tellTeam(tx, workspaceId, {
    title: name ? `“${name}” is paused` : 'A campaign is paused',
    text: reason,
  })
}
