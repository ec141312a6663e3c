/** What is due goes out: scheduled campaigns when their time has come, audience frozen, post public, mailings open. */
import { freezeAudience } from '../messaging/audience/freezing.ts'
import { publishIfSent } from './mailing-owner.ts'
import { startMailing } from '../messaging/mailings/status-store.ts'
import { openMailing } from '../messaging/mailings/store.ts'
import { newId, now } from '../platform/clock.ts'
import { isDatabaseAway, retried, sqlState, type Db, type Tx } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { openPollLoop, type Loop } from '../platform/poll-loop.ts'
import { publishItsPost, shownBlocks, type Shown } from './campaign-post.ts'
import { mayMove, moved } from './status-rules.ts'
import { messagesOf, type Message } from './messages.ts'
import { mustBeSendable, type Gateway } from './preflight.ts'
import type { Campaign } from './rules.ts'
import { decideDueTests } from './split-test/decide.ts'
import { readVersions, splitOf, startTest } from './split-test/start.ts'
import { findDue, lockCampaign, saveCampaign, type DueCampaign } from './store.ts'

export interface Press extends Gateway {
  readonly db: Db
  /** Where the installation is on the web: mails link to the posts there. */
  readonly publicUrl: string
}

/** Publishes what is due, and decides split tests, as long as the program runs; several processes may. */
export function openPublishing(press: Press, log: Log): Loop {
  return openPollLoop('publish-due-campaigns', log, async () => {
    await publishDueCampaigns(press)
    await decideDueTests(press.db)
    return false
  })
}

/**
 * Publishes all that is due, each in a transaction of its own: safe in several workers at once, and to do again.
 * One that cannot be published is marked failed; when the database is in the way the rest is tried, then it throws.
 */
export async function publishDueCampaigns(press: Press): Promise<void> {
  const failures: unknown[] = []
  for (const due of await findDue(press.db, now())) {
    await begin(press, due).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} campaigns were not published`)
}

/**
 * scheduled → publishing, with everything that belongs to it, in one transaction: its time has come by this process's
 * clock, its audience is frozen (of a large one the first range), its post is public, its mailings are open. A crash leaves all of it or nothing. What
 * stands in the way by then makes it `failed`, with the sentence.
 */
export async function begin({ db, publicUrl, smsUrl }: Press, due: DueCampaign): Promise<void> {
  const { workspaceId, id } = due
  try {
    const shown = await shownBlocks(db, due)
    await retried(() =>
      db.transaction(async (tx) => {
        const campaign = await lockCampaign(tx, workspaceId, id)
        // Between the look and the lock it may have been unscheduled, scheduled for later, or begun by another worker.
        if (!mayMove(campaign.status, 'begin') || !isDue(campaign)) return
        await sendOut(tx, workspaceId, campaign, { publicUrl, smsUrl, shown })
        await saveCampaign(tx, workspaceId, { ...campaign, status: moved(campaign.status, 'begin') })
        await publishIfSent(tx, workspaceId, id)
      }),
    )
  } catch (error) {
    if (isDatabaseAway(error) || sqlState(error) !== undefined) throw error
    await fail(db, due, error)
  }
}

/** What a campaign goes out with besides itself. */
interface Out extends Gateway {
  readonly publicUrl: string
  readonly shown: Shown
}

/**
 * The audience first: it takes the time, and what comes after it holds counters that other writers need. A campaign
 * without segments is for nobody and has no mailing.
 */
async function sendOut(tx: Tx, workspaceId: string, campaign: Campaign, out: Out): Promise<void> {
  const filter = await mustBeSendable(tx, workspaceId, campaign, out)
  const ids = { campaign: newId(), teaser: newId() } satisfies Record<Message['kind'], string>
  const messages = filter ? messagesOf(campaign) : []
  const versions = filter ? await readVersions(tx, workspaceId, campaign) : undefined
  const split = versions && splitOf(versions, campaign.id)
  for (const { kind, channel } of messages) {
    const parted = kind === 'campaign' ? split : undefined
    if (filter) await freezeAudience(tx, workspaceId, ids[kind], { channel, filter, split: parted })
  }
  const post =
    campaign.deliveryChannel === 'email' ? await publishItsPost(tx, workspaceId, campaign, out) : undefined
  if (messages.length === 0) return
  for (const { kind, channel, content } of messagesOf(campaign, post)) {
    if (kind === 'campaign' && versions && split) {
      const restId = ids[kind]
      await startTest(tx, workspaceId, { versions, split, restId, campaignId: campaign.id, post })
      continue
    }
    const mailing = { id: ids[kind], kind, channel, campaignId: campaign.id, content }
    const { isNew } = await openMailing(tx, workspaceId, mailing)
    if (!isNew) throw new Error(`Campaign ${campaign.id} has been sent before`)
    await startMailing(tx, workspaceId, ids[kind])
  }
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
