/** Versions of drafts in the database: kept with each save, in the transaction that saves. */
import type { Author } from '../../http/author.ts'
import { isUuid } from '../../lib/uuid.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import type { Campaign } from '../rules.ts'
import type { Plan } from '../split-test/rules.ts'
import { findPlan } from '../split-test/store.ts'
import { charactersOf, contentOf, isFolded, type Content, type Kept, type Newest } from './rules.ts'

/** Of one campaign: the newest, and of their content the newest bytes of JSON. The two newest are kept whatever they weigh. */
export const VERSIONS_MAXIMUM = 100
const VERSION_BYTES_MAXIMUM = 5_000_000

export interface Version {
  readonly id: string
  readonly authorKind: Author['kind'] | null
  readonly authorId: string | null
  /** When the version it brought back was saved. */
  readonly restoredFrom: string | null
  readonly begun: string
  readonly saved: string
}

export interface Saved {
  /** As it was; unset when it has just been made. */
  readonly before?: Campaign
  readonly after: Campaign
  readonly author: Author | null
  readonly restoredFrom?: string
}

/** The campaign's row must be held: of two saves the second one sees the first one's version. */
export async function keepVersion(tx: Tx, workspaceId: string, saved: Saved): Promise<void> {
  const { before, after, author, restoredFrom } = saved
  const newest = await readNewest(tx, workspaceId, after.id)
  const content = contentOf(after)
  const plan = await findPlan(tx, workspaceId, after.id)
  if (newest && restoredFrom === undefined && isFolded(newest, { content, plan }, author, now())) {
    return fold(tx, workspaceId, after.id, { id: newest.id, content, plan })
  }
  // Written before versions were kept: what is there now must not be lost by the first change.
  if (!newest && before) await insert(tx, workspaceId, { after: before, author: null }, before.updated, null)
  await insert(tx, workspaceId, saved, now().toISOString(), { plan })
  await thin(tx, workspaceId, after.id)
}

/** Newest first. */
export async function listVersions(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<Version[]> {
  return db.rows<Version>(sql`
    select id, author_kind, author_id, restored_from, begun, saved from campaign_version
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid
    order by id desc`)
}

/** Refused with 404 when the campaign has none of that id. */
export async function readVersion(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
  id: string,
): Promise<Version & { readonly content: Content; readonly splitTest: Kept | null }> {
  if (!isUuid(campaignId)) refuse('campaign-unknown', campaignId)
  if (!isUuid(id)) refuse('campaign-version-unknown', id)
  const [version] = await db.rows<Version & { content: Content; splitTest: Kept | null }>(sql`
    select id, author_kind, author_id, restored_from, begun, saved, content, split_test from campaign_version
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid and id = ${id}::uuid`)
  return version ?? refuse('campaign-version-unknown', id)
}

async function readNewest(
  tx: Tx,
  workspaceId: string,
  campaignId: string,
): Promise<(Newest & { readonly id: string }) | undefined> {
  const [newest] = await tx.rows<Newest & { id: string }>(sql`
    select id, author_kind, author_id, restored_from, begun, most_characters, content, split_test from campaign_version
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid
    order by id desc limit 1`)
  return newest
}

async function fold(
  tx: Tx,
  workspaceId: string,
  campaignId: string,
  { id, content, plan }: { readonly id: string; readonly content: Content; readonly plan: Plan | null },
): Promise<void> {
  const json = JSON.stringify(content)
  await tx.rows(sql`
    update campaign_version set content = ${json}::jsonb, split_test = ${JSON.stringify({ plan })}::jsonb, bytes = ${Buffer.byteLength(json)}::int,
      most_characters = greatest(most_characters, ${charactersOf(content)}::int), saved = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid and id = ${id}::uuid`)
}

async function insert(
  tx: Tx,
  workspaceId: string,
  { after, author, restoredFrom }: Saved,
  at: string,
  splitTest: Kept | null,
): Promise<void> {
  const content = contentOf(after)
  const json = JSON.stringify(content)
  await tx.rows(sql`
    insert into campaign_version (workspace_id, campaign_id, id, author_kind, author_id, restored_from, content,
      split_test, most_characters, bytes, begun, saved)
    values (${workspaceId}::uuid, ${after.id}::uuid, ${newId()}::uuid, ${author?.kind ?? null}::text,
      ${author?.id ?? null}::uuid, ${restoredFrom ?? null}::timestamptz, ${json}::jsonb,
      ${splitTest && JSON.stringify(splitTest)}::jsonb, ${charactersOf(content)}::int,
      ${Buffer.byteLength(json)}::int, ${at}::timestamptz, ${at}::timestamptz)`)
}

/** The oldest go. */
async function thin(tx: Tx, workspaceId: string, campaignId: string): Promise<void> {
  await tx.rows(sql`
    delete from campaign_version
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid and id in (
      select v.id from (
        select id, row_number() over (order by id desc) as nth, sum(bytes) over (order by id desc) as total
        from campaign_version
        where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid) v
      where v.nth > ${VERSIONS_MAXIMUM}::int or (v.nth > 2 and v.total > ${VERSION_BYTES_MAXIMUM}::int))`)
}
