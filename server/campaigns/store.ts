/** Campaigns in the database: read, held, and written with a new hash and moved counters. */
import { randomBytes } from 'node:crypto'
import { count } from '../query/counters.ts'
import { encodeBase62 } from '../lib/base62.ts'
import { isUuid } from '../lib/uuid.ts'
import { awake } from '../platform/awake.ts'
import { newId, now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import type { Campaign, Draft } from './rules.ts'

export interface DueCampaign {
  readonly workspaceId: string
  readonly id: string
}

const COLUMNS = sql`id, delivery_channel, status, title, sms_teaser, text, blocks, segment_ids, notification,
  publish_date, failure, hash, created, updated`

/** Refused with 404 when the workspace has none of that id. */
export async function readCampaign(db: Queryable, workspaceId: string, id: string): Promise<Campaign> {
  if (!isUuid(id)) refuse('campaign-unknown', id)
  const [campaign] = await db.rows<Campaign>(sql`
    select ${COLUMNS} from campaign where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return campaign ?? refuse('campaign-unknown', id)
}

/** Holds the row until the transaction ends, so that of two editors with one hash only one can pass If-Match. */
export async function lockCampaign(tx: Tx, workspaceId: string, id: string): Promise<Campaign> {
  if (!isUuid(id)) refuse('campaign-unknown', id)
  return (await findCampaignForUpdate(tx, workspaceId, id)) ?? refuse('campaign-unknown', id)
}

/** Holds the row as `lockCampaign` does; undefined when there is none. */
export async function findCampaignForUpdate(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Campaign | undefined> {
  const [campaign] = await tx.rows<Campaign>(sql`
    select ${COLUMNS} from campaign where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid for update`)
  return campaign
}

/** POST /campaigns rule 2: whatever is created is a draft. */
export async function insertDraft(tx: Tx, workspaceId: string, draft: Draft): Promise<Campaign> {
  const at = now().toISOString()
  const { deliveryChannel, title, smsTeaser, text, blocks, segmentIds, notification } = draft
  const [campaign] = await tx.rows<Campaign>(sql`
    insert into campaign (workspace_id, id, delivery_channel, status, title, sms_teaser, text, blocks, segment_ids,
      notification, hash, created, updated)
    values (${workspaceId}::uuid, ${newId()}::uuid, ${deliveryChannel}::text, 'draft', ${title}::text,
      ${smsTeaser}::boolean, ${text}::text, ${JSON.stringify(blocks)}::jsonb, ${segmentIds}::uuid[],
      ${JSON.stringify(notification)}::jsonb, ${newHash()}::text, ${at}::timestamptz, ${at}::timestamptz)
    returning ${COLUMNS}`)
  await count(tx, workspaceId, 'campaign', [{ facet: '', by: 1 }])
  return campaign ?? refuse('internal')
}

/** Writes all that can change, under a new hash. The row must be held. */
export async function saveCampaign(tx: Tx, workspaceId: string, campaign: Campaign): Promise<Campaign> {
  const { id, status, title, smsTeaser, text, blocks, segmentIds, notification, publishDate, failure } =
    campaign
  const [saved] = await tx.rows<Campaign>(sql`
    update campaign
    set status = ${status}::text, title = ${title}::text, sms_teaser = ${smsTeaser}::boolean, text = ${text}::text,
      blocks = ${JSON.stringify(blocks)}::jsonb, segment_ids = ${segmentIds}::uuid[],
      notification = ${JSON.stringify(notification)}::jsonb, publish_date = ${publishDate}::timestamptz,
      failure = ${failure}::text, hash = ${newHash()}::text, updated = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
    returning ${COLUMNS}`)
  // No row came or went, but what a list shows did: its version moves.
  await count(tx, workspaceId, 'campaign', [{ facet: '', by: 0 }])
  return saved ?? refuse('campaign-unknown', id)
}

/** The post of a campaign as its address and a teaser need it; it must be there. */
export async function readPostOfCampaign(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<{ id: string; slug: string; text: string }> {
  const [post] = await db.rows<{ id: string; slug: string; text: string }>(sql`
    select id, slug, text from post
    where workspace_id = ${workspaceId}::uuid and campaign_id = ${campaignId}::uuid`)
  if (!post) throw new Error(`Campaign ${campaignId} has no post`)
  return post
}

/**
 * Campaigns whose time has come, of every workspace: the one statement that names no workspace, because it is how a
 * worker learns which of them have work.
 */
export async function findDue(db: Queryable, at: Date): Promise<DueCampaign[]> {
  return db.rows<DueCampaign>(sql`
    select workspace_id, id from campaign
    where ${db.reach.within('workspace_id')} and ${awake('workspace_id')} and status = 'scheduled'
      and publish_date <= ${at.toISOString()}::timestamptz
    order by publish_date, id`)
}

/** Those of a workspace that go out now, or will by themselves. */
export async function listOnTheirWay(
  db: Queryable,
  workspaceId: string,
): Promise<{ readonly id: string; readonly status: 'scheduled' | 'publishing' }[]> {
  return db.rows(sql`
    select id, status from campaign
    where workspace_id = ${workspaceId}::uuid and status in ('scheduled', 'publishing') order by id`)
}

/** A marker that never returns, even when a change is taken back: 128 random bits. */
function newHash(): string {
  return encodeBase62(randomBytes(16), 22)
}
