/** How attempts went, in the database. */
import { newId, now } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { EndpointKey } from './store.ts'

export interface Attempt {
  readonly messageId: string
  readonly status: number | null
  readonly answer: string
  readonly milliseconds: number
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly due: Date | undefined
}

/** Records attempts at messages of one held endpoint, and what each message has come to by its own. */
export async function recordAttempts(
  tx: Tx,
  { workspaceId, endpointId }: EndpointKey,
  attempts: readonly Attempt[],
): Promise<void> {
  const at = now().toISOString()
  const rows = attempts.map(({ messageId, due, ...attempt }) => ({
    ...attempt,
    id: newId(),
    message_id: messageId,
    due: due?.toISOString() ?? null,
    settled: attempt.state === 'waiting' ? null : at,
  }))
  const tried = sql`json_to_recordset(${JSON.stringify(rows)}::json) as a
    (id uuid, message_id uuid, status smallint, answer text, milliseconds int, state text, due timestamptz,
      settled timestamptz)`
  // Another attempt, or the endpoint's end, may have had the last word meanwhile; a success still is one.
  const counts = sql`(m.state = 'waiting' or a.state = 'delivered')`
  await tx.rows(sql`
    with held as materialized (
      select id from webhook_message
      where workspace_id = ${workspaceId}::uuid and endpoint_id = ${endpointId}::uuid
        and id = any(${attempts.map(({ messageId }) => messageId)}::uuid[])
      order by id for update),
    recorded as (
      update webhook_message m set attempts = m.attempts + 1,
        state = case when ${counts} then a.state else m.state end,
        due = case when ${counts} then a.due else m.due end,
        settled = case when ${counts} then a.settled else m.settled end
      from ${tried}
      where m.workspace_id = ${workspaceId}::uuid and m.endpoint_id = ${endpointId}::uuid and m.id = a.message_id
        and m.id in (select id from held)
      returning m.id)
    insert into webhook_attempt (workspace_id, endpoint_id, message_id, id, status, answer, milliseconds, created)
    select ${workspaceId}::uuid, ${endpointId}::uuid, a.message_id, a.id, a.status, a.answer, a.milliseconds,
      ${at}::timestamptz
    from ${tried}
    where a.message_id in (select id from recorded)`)
}
