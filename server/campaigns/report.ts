/** Where a campaign stands and how it fared, from the ledger. */
import { readAudienceFilter } from '../messaging/audience/segments.ts'
import { countReachable } from '../messaging/audience/store.ts'
import {
  countMailings,
  reportMailing,
  type Counts,
  type MailingCounts,
  type MailingReport,
} from '../messaging/mailings/report-store.ts'
import { currentProblem } from '../messaging/sending/current-problem.ts'
import { readEngagement, type Engagement } from '../tracking/store.ts'
import type { Db, Tx } from '../platform/database.ts'
import { Refusal } from '../refusals.ts'
import { mustBeSendable, type Gateway } from './preflight.ts'
import type { Campaign } from './rules.ts'
import type { CampaignStatus } from './schemas.ts'
import { readCampaign } from './store.ts'

/**
 * Of a draft or a scheduled campaign, `recipients` are who would be written to now; from then on the frozen audience, of
 * which sent, failed, skipped, unknown and waiting are the parts. An SMS teaser counts apart.
 */
export interface CampaignProgress extends Counts {
  readonly id: string
  readonly status: CampaignStatus
  /** Why it stands still or failed, or what would stand in its way, in a sentence. */
  readonly reason?: string
  readonly teaser?: Counts
  /** The audience is still being frozen: `recipients` are those until now. Unset when they are all. */
  readonly isCounting?: true
}

const NONE: Counts = { recipients: 0, sent: 0, failed: 0, skipped: 0, unknown: 0, waiting: 0 }

/** Refused with 404 when the workspace has no such campaign. */
export async function campaignStatus(
  db: Db,
  workspaceId: string,
  id: string,
  gateway: Gateway = {},
): Promise<CampaignProgress> {
  return db.transaction((tx) => progress(tx, workspaceId, id, gateway), { isolation: 'repeatable read' })
}

interface Engaged {
  /** Opens, then each link; empty where the workspace does not count them. */
  readonly engagement: readonly Engagement[]
}

export interface CampaignReport {
  readonly id: string
  readonly status: CampaignStatus
  readonly reason?: string
  /** The campaign's own mailing, then its teaser; none before it is published. */
  readonly mailings: readonly (MailingCounts & MailingReport & Engaged)[]
}

/** Every number of it is of one moment. */
export async function campaignReport(db: Db, workspaceId: string, id: string): Promise<CampaignReport> {
  return db.transaction(
    async (tx) => {
      const { status, failure, ...campaign } = await readCampaign(tx, workspaceId, id)
      const mailings = []
      const counted = await countMailings(tx, workspaceId, campaign.id)
      const reason = failure ?? (await delay(tx, workspaceId, status, counted))
      for (const counts of counted) {
        const engagement = await readEngagement(tx, workspaceId, [counts.id])
        mailings.push({ ...counts, ...(await reportMailing(tx, workspaceId, counts.id)), engagement })
      }
      return { id: campaign.id, status, ...because(reason), mailings }
    },
    { isolation: 'repeatable read' },
  )
}

async function progress(
  tx: Tx,
  workspaceId: string,
  id: string,
  gateway: Gateway,
): Promise<CampaignProgress> {
  const campaign = await readCampaign(tx, workspaceId, id)
  const { status, failure } = campaign
  if (status === 'draft' || status === 'scheduled') return prospect(tx, workspaceId, campaign, gateway)
  const mailings = await countMailings(tx, workspaceId, campaign.id)
  const own = mailings.filter(({ kind }) => kind === 'campaign')
  const teaser = mailings.find(({ kind }) => kind === 'teaser')
  return {
    id: campaign.id,
    status,
    ...sumOf(own),
    ...(teaser ? { teaser: countsOf(teaser) } : {}),
    ...(mailings.some(({ isCounting }) => isCounting) ? { isCounting: true } : {}),
    ...because(failure ?? (await delay(tx, workspaceId, status, mailings))),
  }
}

/** Why one that is on its way does not get on, as far as is known. */
async function delay(
  tx: Tx,
  workspaceId: string,
  status: CampaignStatus,
  mailings: readonly MailingCounts[],
): Promise<string | null> {
  if (status !== 'publishing') return null
  const open = mailings.filter(({ waiting }) => waiting > 0)
  return currentProblem(tx, workspaceId, [...new Set(open.map(({ channel }) => channel))])
}

async function prospect(
  tx: Tx,
  workspaceId: string,
  campaign: Campaign,
  gateway: Gateway,
): Promise<CampaignProgress> {
  const { id, status, segmentIds, deliveryChannel: channel } = campaign
  const reason = await refusalOf(() => mustBeSendable(tx, workspaceId, campaign, gateway))
  let recipients = 0
  await refusalOf(async () => {
    const filter = await readAudienceFilter(tx, workspaceId, segmentIds)
    if (filter) recipients = await countReachable(tx, workspaceId, { channel, filter })
  })
  return { id, status, ...NONE, recipients, ...because(reason) }
}

/** The sentence of a refusal, or null. */
async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

function because(reason: string | null): { reason?: string } {
  return reason === null ? {} : { reason }
}

/** Of all versions together. */
function sumOf(mailings: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => mailings.reduce((total, each) => total + each[name], 0)
  return {
    recipients: sum('recipients'),
    sent: sum('sent'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    unknown: sum('unknown'),
    waiting: sum('waiting'),
  }
}

function countsOf({ recipients, sent, failed, skipped, unknown, waiting }: Counts): Counts {
  return { recipients, sent, failed, skipped, unknown, waiting }
}
