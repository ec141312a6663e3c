/** What endpoints were sent and how it went: shown, sent again, and forgotten after 30 days. */
import { goRound } from '../lib/round-robin.ts'
import { now } from '../platform/clock.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { empty, sql } from '../platform/sql.ts'
import { findEndpoint, holdEndpoints, type EndpointKey } from './store.ts'

export interface LoggedMessage {
  readonly id: string
  readonly endpointId: string
  readonly type: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly attempts: number
  readonly lastStatus: number | null
  readonly lastAnswer: string | null
  readonly due: string | null
  readonly created: string
}

const KEPT_DAYS = 30

interface Wanted {
  readonly endpointId?: string | undefined
  readonly messageId?: string | undefined
  readonly state?: LoggedMessage['state'] | undefined
  readonly since?: Date | undefined
}

/** The newest first, at most `limit`. */
export async function readLog(
  db: Queryable,
  workspaceId: string,
  { limit, ...wanted }: Wanted & { readonly limit: number },
): Promise<LoggedMessage[]> {
  return db.rows<LoggedMessage>(sql`
    select m.id, m.endpoint_id, m.type, m.state, m.attempts, a.status as last_status, a.answer as last_answer, m.due,
      m.created
    from webhook_message m
    left join lateral (
      select status, answer from webhook_attempt a
      where a.workspace_id = ${workspaceId}::uuid and a.endpoint_id = m.endpoint_id and a.message_id = m.id
      order by a.id desc limit 1) a on true
    where m.workspace_id = ${workspaceId}::uuid ${conditions(wanted)}
    order by m.created desc, m.id desc limit ${limit}::int`)
}

/** Sends settled messages again, with their ids, from the first attempt on. Gives how many. */
export async function replay(db: Db, workspaceId: string, wanted: Wanted): Promise<number> {
  return db.transaction(async (tx) => {
    await holdEndpoints(tx, workspaceId, wanted.endpointId)
    const again = await tx.rows(sql`
      update webhook_message m
      set state = 'waiting', attempts = 0, settled = null, due = ${now().toISOString()}::timestamptz
      where m.workspace_id = ${workspaceId}::uuid and m.state <> 'waiting' ${conditions(wanted)}
      returning m.id`)
    return again.length
  })
}

/** Forgets messages and attempts that are older than 30 days, an endpoint at a time. */
export async function forgetOldMessages(db: Db): Promise<void> {
  const until = new Date(now().getTime() - KEPT_DAYS * 24 * 3600 * 1000)
  await goRound(
    (last: EndpointKey | undefined) => findEndpoint(db, last),
    ({ workspaceId, endpointId }) =>
      db.transaction(async (tx) => {
        await holdEndpoints(tx, workspaceId, endpointId)
        await tx.rows(sql`
          delete from webhook_message
          where workspace_id = ${workspaceId}::uuid and endpoint_id = ${endpointId}::uuid
            and created < ${until.toISOString()}::timestamptz`)
        return true
      }),
  )
}

function conditions({ endpointId, messageId, state, since }: Wanted) {
  const of = endpointId ? sql` and m.endpoint_id = ${endpointId}::uuid` : empty
  const one = messageId ? sql` and m.id = ${messageId}::uuid` : empty
  const such = state ? sql` and m.state = ${state}` : empty
  const from = since ? sql` and m.created >= ${since.toISOString()}::timestamptz` : empty
  return sql`${of}${one}${such}${from}`
}
