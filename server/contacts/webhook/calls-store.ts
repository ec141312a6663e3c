/** The log of the contact webhook's calls, in the database: the keys that were sent, never what they held. */
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export type CallOutcome = 'stored' | 'rejected' | 'trapped' | 'failed'

export interface NewCall {
  readonly workspaceId: string
  readonly id: string
  readonly outcome: CallOutcome
  readonly isTrusted: boolean
  readonly reason: string | null
  /** JSON text of a CallReading. */
  readonly reading: string
  readonly rejectedId: string | null
  readonly created: string
}

export interface CallReading {
  readonly fields: { readonly field: string; readonly key: string; readonly why: string }[]
  readonly ignored: { readonly key: string; readonly reason: string }[]
}

export interface LoggedCall extends CallReading {
  readonly id: string
  readonly outcome: CallOutcome
  readonly isTrusted: boolean
  readonly reason: string | null
  /** Of the form that is kept to be mended; null once it was, and of all others. */
  readonly rejectedId: string | null
  readonly created: string
}

export async function insertCalls(db: Queryable, calls: readonly NewCall[]): Promise<void> {
  await db.rows(sql`
    insert into form_call (workspace_id, id, outcome, is_trusted, reason, reading, rejected_id, created)
    select "workspaceId", id, outcome, "isTrusted", reason, reading, "rejectedId", created
    from json_to_recordset(${JSON.stringify(calls)}::json) as c ("workspaceId" uuid, id uuid, outcome text,
      "isTrusted" boolean, reason text, reading text, "rejectedId" uuid, created timestamptz)`)
}

/** The newest first. */
export async function listCalls(db: Queryable, workspaceId: string, limit: number): Promise<LoggedCall[]> {
  const rows = await db.rows<Omit<NewCall, 'workspaceId'>>(sql`
    select c.id, c.outcome, c.is_trusted, c.reason, c.reading, r.id as rejected_id, c.created
    from form_call c
    left join rejected_form r on r.workspace_id = ${workspaceId}::uuid and r.id = c.rejected_id
    where c.workspace_id = ${workspaceId}::uuid
    order by c.id desc limit ${limit}::int`)
  // The reading is written by calls.ts alone.
  return rows.map(({ reading, ...call }) => ({ ...call, ...(JSON.parse(reading) as CallReading) }))
}
