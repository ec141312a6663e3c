/** What people press: a draft is published now or scheduled, and a scheduled one is a draft again. */
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { mustBeCurrent } from './rules.ts'
import { moved } from './status-rules.ts'
import { rememberPublisher } from './post-author-store.ts'
import { mustBeSendable } from './preflight.ts'
import { begin, type Press } from './publish-due.ts'
import { campaignStatus, type CampaignProgress } from './report.ts'
import { mustBeAwake } from './settings-store.ts'
import { lockCampaign, saveCampaign } from './store.ts'

interface Release {
  /** Now where it is not given. */
  readonly at?: Date | undefined
  /** The team member who lets it go: its post names them as its author, unless another one was chosen. */
  readonly publisherId?: string | null | undefined
  /** The hash of what was looked over; without it whatever it says by now goes out. */
  readonly ifMatch?: string | undefined
}

/**
 * A draft is published now, or scheduled for `at`, which must be in the future (400). Anything but a draft is refused
 * (409), one that somebody changed since it was looked over (412), and so is one that could not be sent as things stand, in a sentence that says what to do (preflight.ts). What
 * is left undone by a crash is done by the worker, and so is the rest of a large audience: it takes no longer than a small one.
 */
export async function publishCampaign(
  press: Press,
  workspaceId: string,
  id: string,
  { at, publisherId = null, ifMatch }: Release = {},
): Promise<CampaignProgress> {
  await press.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id)
    const status = moved(campaign.status, 'schedule')
    mustBeCurrent(campaign, ifMatch)
    await mustBeAwake(tx, workspaceId)
    if (at && !(at > now())) refuse('publish-date-past', 'at')
    await mustBeSendable(tx, workspaceId, campaign, press)
    const publishDate = (at ?? now()).toISOString()
    await saveCampaign(tx, workspaceId, { ...campaign, status, publishDate, failure: null })
    await rememberPublisher(tx, workspaceId, id, publisherId)
  })
  if (!at) await begin(press, { workspaceId, id })
  return campaignStatus(press.db, workspaceId, id, press)
}

/** A scheduled campaign is a draft again. */
export async function unscheduleCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignProgress> {
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id)
    const status = moved(campaign.status, 'unschedule')
    await saveCampaign(tx, workspaceId, { ...campaign, status, publishDate: null })
  })
  return campaignStatus(db, workspaceId, id)
}
