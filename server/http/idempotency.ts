/** Idempotency-Key: the first answer to a keyed POST is stored for 24 hours and replayed (docs/decisions). */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { lruMap } from '../lib/lru.ts'
import { now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import { callerOf } from './authentication.ts'
import {
  IDEMPOTENCY_KEY_LENGTH,
  IDEMPOTENCY_KEYS_OPEN,
  IDEMPOTENCY_LEASE_SECONDS,
  IDEMPOTENCY_SECONDS,
} from './limits.ts'
import { chooseFormat } from './negotiation.ts'

interface Kept {
  readonly requestHash: Buffer
  readonly status: number | null
  /** null with a status: the answer showed somebody who was erased since (personal-data-store.ts). */
  readonly headers: Record<string, string> | null
  readonly body: string | null
}

const KEPT_HEADERS = ['content-type', 'etag', 'location', 'x-search-interpretation'] as const
const inProgress = new WeakSet<FastifyRequest>()

/**
 * Claims the key for this request, or answers with what the first one was answered. The same key with another
 * request is refused with 409; so is one whose first request is still being answered. With 10,000 kept for an API key a
 * new one is refused with 429.
 */
export async function replayOrClaim(
  db: Queryable,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const key = request.headers['idempotency-key']
  if (key === undefined || request.method !== 'POST' || !request.principal) return false
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > IDEMPOTENCY_KEY_LENGTH) {
    refuse('idempotency-key-invalid', IDEMPOTENCY_KEY_LENGTH)
  }
  await mustHaveRoom(db, request, key)
  if (await claim(db, request, key)) {
    inProgress.add(request)
    return false
  }
  const kept = await findKept(db, request, key)
  if (kept && !kept.requestHash.equals(fingerprint(request))) refuse('idempotency-key-reused')
  if (!kept || kept.status === null) refuse('idempotency-in-progress')
  if (kept.headers === null) refuse('idempotency-answer-erased')
  await reply
    .code(kept.status)
    .headers(kept.headers)
    .header('idempotency-replayed', 'true')
    .send(kept.body ?? '')
  return true
}

/**
 * Keeps the answer of the request that claimed its key. Not kept: what streams, failed on our side (5xx), came too soon
 * (429), or was refused as it was written (400) and may be mended under the same key.
 */
export async function keepAnswer(
  db: Queryable,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  if (!inProgress.delete(request) || !request.principal) return
  const { workspaceId, keyId } = request.principal
  const key = String(request.headers['idempotency-key'])
  const { statusCode } = reply
  const isAnswered = statusCode < 500 && statusCode !== 429 && statusCode !== 400
  const text = Buffer.isBuffer(payload) ? payload.toString() : payload
  const isKept = isAnswered && (typeof text === 'string' || !text)
  if (!isKept) {
    await db.rows(sql`
      delete from idempotent_answer
      where workspace_id = ${workspaceId}::uuid and api_key_id = ${keyId}::uuid and key = ${key}`)
    return
  }
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  )
  await db.rows(sql`
    update idempotent_answer
    set status = ${reply.statusCode}::smallint, headers = ${JSON.stringify(headers)}::jsonb,
      body = ${typeof text === 'string' ? text : null}::text
    where workspace_id = ${workspaceId}::uuid and api_key_id = ${keyId}::uuid and key = ${key}`)
}

/** What a node knows of how many an API key has: counted, and for how long that is believed. */
interface Room {
  left: number
  readonly until: number
}

const ROOM_MILLISECONDS = 5_000
const rooms = lruMap<Room>({ max: 10_000 })

/** Counted every five seconds, and by each node in between; one that is kept already needs no room. */
async function mustHaveRoom(db: Queryable, request: FastifyRequest, key: string): Promise<void> {
  const { keyId } = callerOf(request)
  const at = now().getTime()
  let room = rooms.get(keyId)
  if (!room || room.until <= at || room.left <= 0) {
    room = { left: IDEMPOTENCY_KEYS_OPEN - (await countKept(db, request)), until: at + ROOM_MILLISECONDS }
    rooms.set(keyId, room)
  }
  room.left -= 1
  if (room.left < 0 && !(await findKept(db, request, key)))
    refuse('idempotency-keys-open', IDEMPOTENCY_KEYS_OPEN)
}

async function countKept(db: Queryable, request: FastifyRequest): Promise<number> {
  const { workspaceId, keyId } = callerOf(request)
  const since = new Date(now().getTime() - IDEMPOTENCY_SECONDS * 1000)
  const [counted] = await db.rows<{ n: number }>(sql`
    select count(*)::int as n from idempotent_answer
    where workspace_id = ${workspaceId}::uuid and api_key_id = ${keyId}::uuid
      and created >= ${since.toISOString()}::timestamptz`)
  return counted?.n ?? 0
}

/** One statement, so that of concurrent twins one claims. A claim left by a crash is taken over after its lease. */
async function claim(db: Queryable, request: FastifyRequest, key: string): Promise<boolean> {
  const { workspaceId, keyId } = callerOf(request)
  const at = now().getTime()
  const claimed = await db.rows(sql`
    insert into idempotent_answer (workspace_id, api_key_id, key, request_hash, lease, created)
    values (${workspaceId}::uuid, ${keyId}::uuid, ${key}, ${fingerprint(request)}::bytea,
      ${new Date(at + IDEMPOTENCY_LEASE_SECONDS * 1000).toISOString()}::timestamptz,
      ${new Date(at).toISOString()}::timestamptz)
    on conflict (workspace_id, api_key_id, key) do update
      set request_hash = excluded.request_hash, lease = excluded.lease, created = excluded.created,
        status = null, headers = null, body = null
      where idempotent_answer.created < ${new Date(at - IDEMPOTENCY_SECONDS * 1000).toISOString()}::timestamptz
        or (idempotent_answer.status is null and idempotent_answer.lease < excluded.created
            and idempotent_answer.request_hash = excluded.request_hash)
    returning true`)
  return claimed.length > 0
}

async function findKept(db: Queryable, request: FastifyRequest, key: string): Promise<Kept | undefined> {
  const { workspaceId, keyId } = callerOf(request)
  const [kept] = await db.rows<Kept>(sql`
    select request_hash, status, headers, body from idempotent_answer
    where workspace_id = ${workspaceId}::uuid and api_key_id = ${keyId}::uuid and key = ${key}`)
  return kept
}

/** Of what is asked for, in which form: whoever asks for a spreadsheet is not answered with a page of JSON. */
function fingerprint({ method, url, headers, body }: FastifyRequest): Buffer {
  const sent = body === undefined ? '' : JSON.stringify(body)
  const format = chooseFormat(headers.accept)
  const form = format === 'json' ? '' : `\n${format ?? 'none'}`
  return createHash('sha256').update(`${method} ${url}\n${sent}${form}`).digest()
}
