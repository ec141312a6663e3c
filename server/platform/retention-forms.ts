/** How long what is known of the calls of a workspace's forms is kept. */
import { sql } from './sql.ts'
import { BATCH, daysBefore, type Retention } from './retention-rule.ts'

/** Newest calls kept in a workspace. */
export const FORM_CALLS = 10_000

export const FORM_RETENTIONS: readonly Retention[] = [
  {
    table: 'form_call',
    rule: '7 days and the newest 10,000 of a workspace',
    deletion: (workspaceId, at) => sql`
      delete from form_call
      where workspace_id = ${workspaceId}::uuid and id in (
        select id from form_call
        where workspace_id = ${workspaceId}::uuid
          and created <= greatest(${daysBefore(at, 7)}::timestamptz, (
            select created from form_call where workspace_id = ${workspaceId}::uuid
            order by created desc offset ${FORM_CALLS}::int limit 1))
        limit ${BATCH}::int)
      returning 1`,
  },
]
