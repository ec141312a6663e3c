/** The acts beyond drafting: publish, schedule, pause, resume, cancel; one transaction a step, resumable between. */
import { renderForWeb } from '../../delivery/rendering/web.ts'
import { now } from '../../platform/clock.ts'
import { isDatabaseAway, retried, sqlState, type Db, type Tx } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { refuse } from '../../refusals.ts'
import { publishPost } from '../posts/publish.ts'
import { countRecipients } from './audience.ts'
import { mayMove, moved, type Move } from './life-cycle.ts'
import { emailSubject, type Campaign } from './rules.ts'
import type { CampaignStatus } from './schemas.ts'
import { findDue, lockCampaign, readCampaign, saveCampaign, type DueCampaign } from './store.ts'

/** The job that publishes what is due; woken at each publish time, and every minute in case a wake-up was lost. */
export const PUBLISH_DUE_CAMPAIGNS = 'publish-due-campaigns'

export interface CampaignProgress {
  readonly id: string
  readonly status: CampaignStatus
  /** Active contacts that the segments match now. */
  readonly recipients: number
  readonly sent: number
  readonly failed: number
}

/**
 * A draft is published now, or scheduled for `at`, which must be in the future (400). Anything but a draft is
 * refused (409). What is left undone by a crash is done by the worker.
 */
export async function publishCampaign(
  db: Db,
  jobs: Jobs,
  workspaceId: string,
  id: string,
  { at }: { readonly at?: Date | undefined } = {},
): Promise<CampaignProgress> {
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id)
    const status = moved(campaign.status, 'schedule')
    if (at && !(at > now())) refuse('publish-date-past', 'at')
    await saveCampaign(tx, workspaceId, { ...campaign, status, publishDate: (at ?? now()).toISOString() })
    await jobs.wake(PUBLISH_DUE_CAMPAIGNS, at, tx)
  })
  if (!at) await advance(db, { workspaceId, id })
  return campaignStatus(db, workspaceId, id)
}

/** A scheduled campaign is a draft again. */
export async function unscheduleCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  return move(db, workspaceId, id, 'unschedule')
}

export async function pauseCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  return move(db, workspaceId, id, 'pause')
}

/** Goes on where it was paused; the worker is woken. */
export async function resumeCampaign(
  db: Db,
  jobs: Jobs,
  workspaceId: string,
  id: string,
): Promise<CampaignProgress> {
  return move(db, workspaceId, id, 'resume', (tx) => jobs.wake(PUBLISH_DUE_CAMPAIGNS, undefined, tx))
}

export async function cancelCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  return move(db, workspaceId, id, 'cancel')
}

/** Where a campaign stands. Nothing is delivered by this release, so none are sent and none failed. */
export async function campaignStatus(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  const { status, segmentIds, ...campaign } = await readCampaign(db, workspaceId, id)
  const recipients = await countRecipients(db, workspaceId, segmentIds)
  return { id: campaign.id, status, recipients, sent: 0, failed: 0 }
}

/**
 * Publishes all that is due, each in transactions of its own: safe in several workers at once, and to do again.
 * One that cannot be published is marked failed; when the database is in the way the rest is tried, then it throws.
 */
export async function publishDueCampaigns(db: Db): Promise<void> {
  const failures: unknown[] = []
  for (const due of await findDue(db, now())) {
    await advance(db, due).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} campaigns were not published`)
}

/** scheduled → publishing → published. Each step holds the row and looks again, so a second worker finds it done. */
export async function advance(db: Db, due: DueCampaign): Promise<void> {
  try {
    await begin(db, due)
    await finish(db, due)
  } catch (error) {
    if (isDatabaseAway(error) || sqlState(error) !== undefined) throw error
    await fail(db, due, error)
  }
}

/** The first step of two: a schedule whose time has come, by this process's clock, is being published. */
export async function begin(db: Db, { workspaceId, id }: DueCampaign): Promise<void> {
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id)
    // Between the look and the lock it may have been unscheduled, scheduled for later, or begun by another worker.
    if (!mayMove(campaign.status, 'begin') || !isDue(campaign)) return
    await saveCampaign(tx, workspaceId, { ...campaign, status: moved(campaign.status, 'begin') })
  })
}

/** The post and the status that says it is there are one transaction; one left without the other cannot be. */
async function finish(db: Db, { workspaceId, id }: DueCampaign): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      const campaign = await lockCampaign(tx, workspaceId, id)
      if (!mayMove(campaign.status, 'finish')) return
      if (campaign.deliveryChannel === 'email') await post(tx, workspaceId, campaign)
      await saveCampaign(tx, workspaceId, { ...campaign, status: moved(campaign.status, 'finish') })
    }),
  )
}

/** Posts are the public web versions of email campaigns, under the subject their readers know. */
async function post(tx: Tx, workspaceId: string, campaign: Campaign): Promise<void> {
  const title = emailSubject(campaign) ?? ''
  await publishPost(tx, workspaceId, { campaignId: campaign.id, title, ...renderForWeb(campaign.blocks) })
}

async function fail(db: Db, { workspaceId, id }: DueCampaign, error: unknown): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error)
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id)
    if (!mayMove(campaign.status, 'fail')) return
    await saveCampaign(tx, workspaceId, { ...campaign, status: moved(campaign.status, 'fail'), failure })
  })
}

function isDue({ publishDate }: Campaign): boolean {
  return publishDate !== null && new Date(publishDate) <= now()
}

async function move(
  db: Db,
  workspaceId: string,
  id: string,
  name: Move,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<CampaignProgress> {
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id)
    const status = moved(campaign.status, name)
    const publishDate = status === 'draft' ? null : campaign.publishDate
    await saveCampaign(tx, workspaceId, { ...campaign, status, publishDate })
    await also(tx)
  })
  return campaignStatus(db, workspaceId, id)
}
