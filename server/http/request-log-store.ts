/** What was asked with API keys, kept for some days: gathered in memory, and written once a second. */
import { newId, now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { togetherOrApart } from '../platform/distribution/apart.ts'
import { empty, sql } from '../platform/sql.ts'
import type { Http } from './http.ts'

const EVERY_MILLISECONDS = 1_000
/** More in a second are not kept, of a key and of all: the log is for people, and must cost no request anything. */
const OF_A_KEY_MAXIMUM = 50
const WAITING_MAXIMUM = 1_000

interface Asked {
  readonly workspace_id: string
  readonly id: string
  readonly api_key_id: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  readonly trace_id: string
  readonly created: string
}

/** Must be called before any route is declared. What waits is written when the server closes. */
export function keepRequests(http: Http, db: Queryable): void {
  let waiting: Asked[] = []
  const ofKey = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    timer = undefined
    const rows = waiting
    waiting = []
    ofKey.clear()
    // Of a database that is away nothing is kept: what was asked is in the program's log too.
    await insertRequests(db, rows).catch((error: unknown) => {
      http.log.warn({ err: error }, 'the log of requests could not be written')
    })
  }
  http.addHook('onResponse', async ({ principal, id, method, routeOptions }, reply) => {
    if (!principal || principal.member || waiting.length >= WAITING_MAXIMUM) return
    const before = ofKey.get(principal.keyId) ?? 0
    if (before >= OF_A_KEY_MAXIMUM) return
    ofKey.set(principal.keyId, before + 1)
    waiting.push({
      workspace_id: principal.workspaceId,
      id: newId(),
      api_key_id: principal.keyId,
      method,
      route: routeOptions.url ?? '',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      trace_id: id,
      created: now().toISOString(),
    })
    timer ??= setTimeout(() => void flush(), EVERY_MILLISECONDS).unref()
  })
  http.addHook('onClose', async () => {
    clearTimeout(timer)
    if (waiting.length > 0) await flush()
  })
}

async function insertRequests(db: Queryable, rows: readonly Asked[]): Promise<void> {
  await togetherOrApart(
    rows,
    (row) => row.workspace_id,
    (some) => insertTogether(db, some),
  )
}

async function insertTogether(db: Queryable, rows: readonly Asked[]): Promise<void> {
  await db.rows(sql`
    insert into api_request
      (workspace_id, id, api_key_id, method, route, status, milliseconds, trace_id, created)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      workspace_id uuid, id uuid, api_key_id uuid, method text, route text, status smallint, milliseconds integer,
      trace_id text, created timestamptz)`)
}

export interface LoggedRequest {
  readonly id: string
  readonly keyId: string
  readonly method: string
  /** With `:name` where ids stand. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  readonly traceId: string
  readonly created: string
}

export interface RequestPage {
  readonly keyId?: string | undefined
  /** Only what was refused or failed. */
  readonly failed?: boolean | undefined
  /** The id of the last one seen: older ones. */
  readonly before?: string | undefined
  readonly limit: number
}

/** Newest first. */
export async function listApiRequests(
  db: Queryable,
  workspaceId: string,
  { keyId, failed, before, limit }: RequestPage,
): Promise<LoggedRequest[]> {
  const ofKey = keyId === undefined ? empty : sql`and api_key_id = ${keyId}::uuid`
  const amiss = failed ? sql`and status >= 400` : empty
  const older = before === undefined ? empty : sql`and id < ${before}::uuid`
  return db.rows<LoggedRequest>(sql`
    select id, api_key_id as key_id, method, route, status, milliseconds, trace_id, created from api_request
    where workspace_id = ${workspaceId}::uuid ${ofKey} ${amiss} ${older}
    order by id desc limit ${limit}::int`)
}
