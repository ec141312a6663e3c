/** Split tests in the database: planned with a draft, started when it goes out, decided once. */
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Plan } from './rules.ts'

/** A plan, and how far it has come. */
export interface SplitTest extends Plan {
  readonly started: string | null
  /** null: a person decides. */
  readonly decideAt: string | null
  /** 1 is A. */
  readonly winner: number | null
  readonly decided: string | null
  /** null: the numbers did. */
  readonly decidedBy: string | null
}

const COLUMNS = sql`others, share, wait_minutes, measure, started, decide_at, winner, decided, decided_by`

export async function findTest(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<SplitTest | undefined> {
  const [test] = await db.rows<SplitTest>(sql`
    select ${COLUMNS} from campaign_split_test
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid`)
  return test
}

/** What was planned, without how far it has come; null where nothing was. */
export async function findPlan(db: Queryable, workspaceId: string, campaignId: string): Promise<Plan | null> {
  const test = await findTest(db, workspaceId, campaignId)
  if (!test) return null
  const { others, share, waitMinutes, measure } = test
  return { others, share, waitMinutes, measure }
}

/** The campaign's row must be held. */
export async function writePlan(tx: Tx, workspaceId: string, campaignId: string, plan: Plan): Promise<void> {
  await deletePlan(tx, workspaceId, campaignId)
  await tx.rows(sql`
    insert into campaign_split_test (workspace_id, campaign_id, others, share, wait_minutes, measure)
    values (${workspaceId}::uuid, ${campaignId}::uuid, ${JSON.stringify(plan.others)}::jsonb, ${plan.share}::smallint,
      ${plan.waitMinutes}::int, ${plan.measure}::text)`)
}

export async function deletePlan(tx: Tx, workspaceId: string, campaignId: string): Promise<void> {
  await tx.rows(sql`
    delete from campaign_split_test
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid`)
}

/** Its versions are on their way. */
export async function markStarted(
  tx: Tx,
  workspaceId: string,
  campaignId: string,
  { measure, waitMinutes }: Plan,
): Promise<void> {
  const at = now()
  const decideAt = measure === 'hand' ? null : new Date(at.getTime() + waitMinutes * 60_000).toISOString()
  await tx.rows(sql`
    update campaign_split_test set started = ${at.toISOString()}::timestamptz, decide_at = ${decideAt}::timestamptz
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid`)
}

export async function markDecided(
  tx: Tx,
  workspaceId: string,
  campaignId: string,
  { winner, by }: { readonly winner: number; readonly by: string | null },
): Promise<void> {
  await tx.rows(sql`
    update campaign_split_test
    set winner = ${winner}::smallint, decided = ${now().toISOString()}::timestamptz, decided_by = ${by}::uuid
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid and winner is null`)
}

/** Of every workspace, through a small index: those whose time has come and whose campaign is on its way. */
export async function findDueTests(
  db: Queryable,
  at: Date,
): Promise<{ readonly workspaceId: string; readonly campaignId: string }[]> {
  return db.rows(sql`
    select t.workspace_id, t.campaign_id
    from campaign_split_test t
    join campaign c on c.workspace_id = t.workspace_id and c.id = t.campaign_id
    where ${db.reach.within('t.workspace_id')} and t.winner is null and t.decide_at <= ${at.toISOString()}::timestamptz and c.status = 'publishing'
    order by t.decide_at limit 100`)
}
