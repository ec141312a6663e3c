/** A split test begun: its versions look right, its audience is parted, its mailings are opened. */
import { sayable } from '../../content/fault.ts'
import { checkContent } from '../../content/rendering/personal.ts'
import type { EmailContent } from '../../content/message-content.ts'
import type { Split } from '../../messaging/audience/store.ts'
import { startMailing } from '../../messaging/mailings/status-store.ts'
import { openMailing } from '../../messaging/mailings/store.ts'
import { findSender } from '../../messaging/settings-store.ts'
import { newId } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { messagesOf } from '../messages.ts'
import type { Campaign, Draft } from '../rules.ts'
import { readCampaign } from '../store.ts'
import { versionOf, type Plan } from './rules.ts'
import { findTest, markStarted } from './store.ts'

/** A plan with its versions as they are now, A first. */
export interface Versions {
  readonly plan: Plan
  readonly drafts: readonly Draft[]
}

/**
 * Undefined for a campaign without a split test. Refused (409) in a sentence: a version that is gone, went out, cannot be
 * filled in, or a winner by numbers where nothing is counted.
 */
export async function readVersions(
  db: Queryable,
  workspaceId: string,
  campaign: Campaign,
): Promise<Versions | undefined> {
  const plan = await findTest(db, workspaceId, campaign.id)
  if (!plan || campaign.deliveryChannel !== 'email') return undefined
  const tracking = (await findSender(db, workspaceId))?.tracking
  if (plan.measure !== 'hand' && tracking === 'off') refuse('split-test-untracked')
  const drafts: Draft[] = [campaign]
  for (const other of plan.others) {
    const named = 'draftId' in other ? await readOther(db, workspaceId, other.draftId) : undefined
    drafts.push(versionOf(campaign, other, named))
  }
  for (const draft of drafts) {
    const fault = checkContent(contentOf(draft))
    if (fault !== undefined) refuse('campaign-template-broken', fault.message, sayable(fault))
  }
  return { plan, drafts }
}

/** Which mailings the audience is parted into; the rest is the campaign's own. */
export function splitOf({ plan, drafts }: Versions, campaignId: string): Split {
  return { mailings: drafts.map(() => newId()), share: plan.share, seed: campaignId }
}

/** Opens the mailing of each version, and holds that of the rest, whose audience is frozen already, or is being so. */
export async function startTest(
  tx: Tx,
  workspaceId: string,
  {
    versions,
    split,
    restId,
    campaignId,
    post,
  }: {
    readonly versions: Versions
    readonly split: Split
    readonly restId: string
    readonly campaignId: string
    readonly post: { readonly text: string; readonly url: string } | undefined
  },
): Promise<void> {
  const shared = { kind: 'campaign', channel: 'email', campaignId } as const
  for (const [index, draft] of versions.drafts.entries()) {
    const id = split.mailings[index] ?? newId()
    const content = contentOf(draft, post)
    const { isNew } = await openMailing(tx, workspaceId, { ...shared, id, variant: index + 1, content })
    if (!isNew) throw new Error(`Campaign ${campaignId} has been sent before`)
    await startMailing(tx, workspaceId, id)
  }
  const content = contentOf(versions.drafts[0] as Draft, post)
  await openMailing(tx, workspaceId, { ...shared, id: restId, content, isHeld: true })
  await markStarted(tx, workspaceId, campaignId, versions.plan)
}

async function readOther(db: Queryable, workspaceId: string, id: string): Promise<Draft> {
  const draft = await readCampaign(db, workspaceId, id)
  if (draft.deliveryChannel !== 'email' || draft.status !== 'draft') refuse('split-test-version', id)
  return draft
}

/** Its mail; an SMS that announces it says the same to all. */
function contentOf(draft: Draft, post?: { readonly text: string; readonly url: string }): EmailContent {
  const [mail] = messagesOf({ ...draft, smsTeaser: false }, post)
  // An email has a message of its channel first.
  return mail?.content as EmailContent
}
