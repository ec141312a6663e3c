/** How mailings fare, counted from the ledger itself. */
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Reason } from '../ledger/reasons.ts'
import type { Channel } from '../../contacts/channel.ts'
import { isFreezingSql } from '../audience/freeze-store.ts'
import type { MailingKind, MailingStatus } from './schemas.ts'

/** `sent + failed + skipped + unknown + waiting = recipients`, always. */
export interface Counts {
  /** The frozen audience: whoever its segments matched. */
  readonly recipients: number
  readonly sent: number
  readonly failed: number
  readonly skipped: number
  /** Nobody knows whether they arrived. */
  readonly unknown: number
  /** To be sent, or on their way. */
  readonly waiting: number
}

export interface MailingCounts extends Counts {
  readonly id: string
  readonly kind: MailingKind
  readonly channel: Channel
  readonly status: MailingStatus
  /** Which of several versions; 0 where there is one, or the rest. */
  readonly variant: number
  /** Its audience is still being frozen: there will be more recipients. */
  readonly isCounting: boolean
}

const COUNTS = sql`
  count(d.id) as recipients,
  count(*) filter (where d.state = 'sent') as sent,
  count(*) filter (where d.state = 'failed') as failed,
  count(*) filter (where d.state = 'skipped') as skipped,
  count(*) filter (where d.state = 'unknown') as unknown,
  count(*) filter (where d.state in ('queued', 'leased')) as waiting`

const SUMS = sql`
  coalesce(sum(d.n), 0)::bigint as recipients,
  coalesce(sum(d.n) filter (where d.state = 'sent'), 0)::bigint as sent,
  coalesce(sum(d.n) filter (where d.state = 'failed'), 0)::bigint as failed,
  coalesce(sum(d.n) filter (where d.state = 'skipped'), 0)::bigint as skipped,
  coalesce(sum(d.n) filter (where d.state = 'unknown'), 0)::bigint as unknown,
  coalesce(sum(d.n) filter (where d.state in ('queued', 'leased')), 0)::bigint as waiting`

/**
 * The mailings of a campaign, its own before its teaser, each with its counts, from one snapshot. Read from the index
 * of states alone: 0.2 s for a million recipients.
 */
export async function countMailings(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<MailingCounts[]> {
  // Summed up by state first, so that the index answers and no row is visited.
  return db.rows<MailingCounts>(sql`
    select m.id, m.kind, m.channel, m.status, m.variant, ${SUMS},
      m.status in ('sending', 'paused', 'held') and ${isFreezingSql(sql`${workspaceId}::uuid`)} as is_counting
    from mailing m left join lateral (
      select d.state, count(*) as n from delivery d
      where d.workspace_id = ${workspaceId}::uuid and d.mailing_id = m.id group by d.state) d on true
    where m.workspace_id = ${workspaceId}::uuid and m.campaign_id = ${campaignId}::uuid
    group by m.workspace_id, m.id order by m.kind, m.variant, m.id`)
}

/** The subject of each mail of a campaign, as it was written. */
export async function subjectsOf(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<{ readonly id: string; readonly subject: string }[]> {
  return db.rows(sql`
    select id, content->>'subject' as subject from mailing
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid and channel = 'email'`)
}

export interface ReasonCount {
  /** `unknown` when it is decided that it stays so. */
  readonly state: 'failed' | 'skipped' | 'unknown'
  readonly reason: Reason | null
  readonly count: number
}

export interface DomainCounts extends Counts {
  readonly domain: string
}

export interface MailingReport {
  readonly reasons: readonly ReasonCount[]
  /** The ten receiving domains with most recipients; of SMS none. */
  readonly domains: readonly DomainCounts[]
  readonly firstSent: string | null
  readonly lastSent: string | null
  /** What was reported after sending. */
  readonly delivered: number
  readonly bounced: number
  readonly complained: number
}

/** All that a report says of a mailing beside its counts. Reads every row of it: 1-2 s for a million recipients. */
export async function reportMailing(
  db: Queryable,
  workspaceId: string,
  mailingId: string,
): Promise<MailingReport> {
  const rows = sql`delivery d where d.workspace_id = ${workspaceId}::uuid and d.mailing_id = ${mailingId}::uuid`
  const reasons = await db.rows<ReasonCount>(sql`
    select d.state, d.reason, count(*) as count from ${rows}
      and (d.state in ('failed', 'skipped') or d.state = 'unknown' and d.reason is not null)
    group by d.state, d.reason order by d.state, count(*) desc, d.reason`)
  const domains = await db.rows<DomainCounts>(sql`
    select d.domain, ${COUNTS} from ${rows} and d.domain is not null
    group by d.domain order by count(*) desc, d.domain limit 10`)
  const [rest] = await db.rows<Omit<MailingReport, 'reasons' | 'domains'>>(sql`
    select min(d.settled) filter (where d.state = 'sent') as first_sent,
      max(d.settled) filter (where d.state = 'sent') as last_sent,
      count(*) filter (where d.outcome = 'delivered') as delivered,
      count(*) filter (where d.outcome = 'bounced') as bounced,
      count(*) filter (where d.outcome = 'complained') as complained
    from ${rows}`)
  if (!rest) throw new Error('An aggregate answered no row')
  return { reasons, domains, ...rest }
}
