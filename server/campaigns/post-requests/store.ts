/** Post requests in the database: kept whole, as they were sent. */
import { NIL_UUID, isUuid } from '../../lib/uuid.ts'
import { awake } from '../../platform/awake.ts'
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import type { Standing } from './rules.ts'
import type { PostRequest, PostRequestState } from './schemas.ts'

export interface StoredRequest extends Standing {
  readonly id: string
  readonly request: PostRequest
}

/** A scheduled request whose time has come, in whichever workspace. */
export interface DueRequest {
  readonly workspaceId: string
  readonly id: string
  readonly publishDate: string
}

const COLUMNS = sql`id, state, publish_date, request`

export async function insertRequest(
  tx: Tx,
  workspaceId: string,
  { id, state, publishDate, request }: StoredRequest,
): Promise<void> {
  const at = now().toISOString()
  await tx.rows(sql`
    insert into post_request (workspace_id, id, state, request, publish_date, created, updated)
    values (${workspaceId}::uuid, ${id}::uuid, ${state}, ${JSON.stringify(request)}::jsonb,
      ${publishDate}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)`)
}

/** Held until the transaction ends, so that two people cannot both decide; refused with 404 when there is none. */
export async function lockRequest(tx: Tx, workspaceId: string, id: string): Promise<StoredRequest> {
  if (!isUuid(id)) refuse('post-request-unknown', id.slice(0, 100))
  const [request] = await tx.rows<StoredRequest>(sql`
    select ${COLUMNS} from post_request where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid for update`)
  return request ?? refuse('post-request-unknown', id)
}

/** Held when it is still due; undefined when another worker has it or somebody rejected it meanwhile. */
export async function lockDueRequest(tx: Tx, due: DueRequest): Promise<StoredRequest | undefined> {
  const [request] = await tx.rows<StoredRequest>(sql`
    select ${COLUMNS} from post_request
    where workspace_id = ${due.workspaceId}::uuid and id = ${due.id}::uuid and state = 'scheduled'
    for update skip locked`)
  return request
}

/** The next requests that are due, the longest due first, after the one that was looked at last. */
export async function findDueRequests(
  db: Queryable,
  after: DueRequest | undefined,
  limit: number,
): Promise<DueRequest[]> {
  const { publishDate = '-infinity', id = NIL_UUID } = after ?? {}
  return db.rows<DueRequest>(sql`
    select workspace_id, id, publish_date from post_request
    where ${db.reach.within('workspace_id')} and ${awake('workspace_id')} and state = 'scheduled'
      and publish_date <= ${now().toISOString()}::timestamptz and (publish_date, id) > (${publishDate}::timestamptz, ${id}::uuid)
    order by publish_date, id limit ${limit}::int`)
}

/** `failure` says why a request failed, `remark` why it was turned down; any other state forgets them. */
export async function moveRequest(
  tx: Queryable,
  workspaceId: string,
  id: string,
  { state, publishDate, failure, remark }: Standing & { readonly failure?: string; readonly remark?: string },
): Promise<void> {
  await tx.rows(sql`
    update post_request
    set state = ${state}, publish_date = ${publishDate}::timestamptz, failure = ${failure ?? null}::text,
      remark = ${remark ?? null}::text, updated = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
}

/** What was scheduled is a suggestion again, with its date: somebody decides on it. */
export async function holdScheduledRequests(db: Queryable, workspaceId: string): Promise<void> {
  await db.rows(sql`
    update post_request set state = 'suggested', updated = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and state = 'scheduled'`)
}

/** Other words for one that is held. */
export async function changeRequest(
  tx: Tx,
  workspaceId: string,
  { id, request, publishDate }: StoredRequest,
): Promise<void> {
  await tx.rows(sql`
    update post_request
    set request = ${JSON.stringify(request)}::jsonb, publish_date = ${publishDate}::timestamptz,
      updated = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
}

export interface ListedRequest extends StoredRequest {
  readonly failure: string | null
  readonly remark: string | null
  readonly created: string
  readonly updated: string
}

/** Newest first; of these states alone. */
export async function listRequests(
  db: Queryable,
  workspaceId: string,
  { states, offset, limit }: { states: readonly PostRequestState[]; offset: number; limit: number },
): Promise<{ total: number; items: ListedRequest[] }> {
  const matching = sql`from post_request where workspace_id = ${workspaceId}::uuid and state = any(${[...states]}::text[])`
  const [counted] = await db.rows<{ total: number }>(sql`select count(*)::int as total ${matching}`)
  const items = await db.rows<ListedRequest>(sql`
    select ${COLUMNS}, failure, remark, created, updated ${matching}
    order by created desc, id desc limit ${limit}::int offset ${offset}::int`)
  return { total: counted?.total ?? 0, items }
}

/** Refused with 404 when there is none. */
export async function readRequest(db: Queryable, workspaceId: string, id: string): Promise<ListedRequest> {
  const [request] = await db.rows<ListedRequest>(sql`
    select ${COLUMNS}, failure, remark, created, updated from post_request
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return request ?? refuse('post-request-unknown', id)
}

/** Refused with 400 unless it is a contact of this workspace. */
export async function mustBeContact(db: Queryable, workspaceId: string, contactId: string): Promise<void> {
  const found = isUuid(contactId)
    ? await db.rows(sql`
        select id from contact where workspace_id = ${workspaceId}::uuid and id = ${contactId}::uuid`)
    : []
  if (found.length === 0) refuse('recipient-unknown', contactId.slice(0, 100))
}

export interface RequestPost {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly isPrivate: boolean
}

/** The post of a request; undefined until it is published. */
export async function findPostOfRequest(
  tx: Queryable,
  workspaceId: string,
  requestId: string,
): Promise<RequestPost | undefined> {
  const [post] = await tx.rows<RequestPost>(sql`
    select id, slug, title, is_private from post
    where workspace_id = ${workspaceId}::uuid and post_request_id = ${requestId}::uuid`)
  return post
}
