/** What people do with a campaign that is on its way: hold it, go on, end it, send again what did not arrive. */
import { retryFailed, settleUnknown } from '../messaging/mailings/retry-store.ts'
import {
  cancelMailings,
  lockMailings,
  markPaused,
  markSending,
  type HeldMailing,
} from '../messaging/mailings/status-store.ts'
import { retried, type Db, type Tx } from '../platform/database.ts'
import type { Sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import { mayMove, moved, type Move } from './status-rules.ts'
import type { Campaign } from './rules.ts'
import { campaignStatus, type CampaignProgress } from './report.ts'
import { mustBeAwake } from './settings-store.ts'
import { lockCampaign, saveCampaign } from './store.ts'

/** What is on its way at this moment arrives; nothing more goes out until it is resumed. */
export async function pauseCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  return move(db, workspaceId, id, 'pause', (tx, mailings) => markPaused(tx, workspaceId, mailings, null))
}

/** Goes on where it was paused, whoever paused it. */
export async function resumeCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  return move(db, workspaceId, id, 'resume', async (tx, mailings) => {
    await mustBeAwake(tx, workspaceId)
    await markSending(tx, workspaceId, mailings)
  })
}

/** Nobody gets it any more; who had it has it. */
export async function cancelCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  return move(db, workspaceId, id, 'cancel', (tx, mailings) => cancelMailings(tx, workspaceId, mailings))
}

/**
 * What failed is sent again, but to addresses that do not take messages. A published campaign is being published again
 * until that is done; a paused one stays paused.
 */
export async function retryCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  return sendMore(db, workspaceId, id, (tx, mailings) => retryFailed(tx, workspaceId, mailings))
}

/**
 * Settles the messages of which nobody knows whether they arrived: sent again, at the risk of some arriving twice, or
 * left as they are for good.
 */
export async function settleCampaign(
  db: Db,
  workspaceId: string,
  id: string,
  rule: 'send_again' | 'leave',
): Promise<CampaignProgress> {
  return sendMore(db, workspaceId, id, (tx, mailings) => settleUnknown(tx, workspaceId, mailings, rule))
}

/** The same of some messages alone: rows `d` of its mailings `m`. How many are sent again; none of one that is over for good. */
export async function retrySome(db: Db, workspaceId: string, id: string, only: Sql): Promise<number> {
  let retried = 0
  await held(db, workspaceId, id, async (tx, campaign, mailings) => {
    const canBe = isOnItsWay(campaign) || mayMove(campaign.status, 'reopen')
    retried = canBe ? await retryFailed(tx, workspaceId, mailings, only) : 0
    if (retried > 0) await reopen(tx, workspaceId, campaign, mailings)
  })
  return retried
}

type Act = (tx: Tx, mailings: readonly string[]) => Promise<unknown>

async function move(
  db: Db,
  workspaceId: string,
  id: string,
  name: Move,
  act: Act,
): Promise<CampaignProgress> {
  await held(db, workspaceId, id, async (tx, campaign, mailings) => {
    const status = moved(campaign.status, name)
    await act(tx, mailings)
    await saveCampaign(tx, workspaceId, { ...campaign, status, failure: null })
  })
  return campaignStatus(db, workspaceId, id)
}

/** `act` answers how many are to be sent; the campaign is open again if there are any. */
async function sendMore(
  db: Db,
  workspaceId: string,
  id: string,
  act: (tx: Tx, mailings: readonly string[]) => Promise<number>,
): Promise<CampaignProgress> {
  await held(db, workspaceId, id, async (tx, campaign, mailings) => {
    const { status } = campaign
    if (!isOnItsWay(campaign) && !mayMove(status, 'reopen')) {
      refuse('campaign-move-refused', 'send more of', status, ['publishing', 'paused', 'published'])
    }
    await mustBeAwake(tx, workspaceId)
    const n = await act(tx, mailings)
    if (n > 0 || status === 'paused') await reopen(tx, workspaceId, campaign, mailings)
  })
  return campaignStatus(db, workspaceId, id)
}

function isOnItsWay({ status }: Campaign): boolean {
  return status === 'publishing' || status === 'paused'
}

/** What was put back is sent: now, or when the paused campaign goes on. */
async function reopen(
  tx: Tx,
  workspaceId: string,
  campaign: Campaign,
  mailings: readonly string[],
): Promise<void> {
  if (campaign.status === 'paused') await markPaused(tx, workspaceId, mailings, null)
  if (isOnItsWay(campaign)) return
  await saveCampaign(tx, workspaceId, { ...campaign, status: moved(campaign.status, 'reopen') })
}

/** Mailings before their campaign, as the sender holds them; those that came in between are held after it. */
async function held(
  db: Db,
  workspaceId: string,
  id: string,
  work: (tx: Tx, campaign: Campaign, mailings: readonly string[]) => Promise<void>,
): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      await lockMailings(tx, workspaceId, { campaignId: id })
      const campaign = await lockCampaign(tx, workspaceId, id)
      const mailings: readonly HeldMailing[] = await lockMailings(tx, workspaceId, { campaignId: id })
      await work(
        tx,
        campaign,
        mailings.map((mailing) => mailing.id),
      )
    }),
  )
}
