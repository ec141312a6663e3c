/** Where contacts stand in flows, to look at. */
import type { Queryable } from '../../platform/database.ts'
import { empty, sql } from '../../platform/sql.ts'
import type { Enrollment } from './enrollment-store.ts'

export interface LoggedEnrollment {
  readonly flowId: string
  readonly flow: string
  readonly status: Enrollment['status']
  readonly step: number
  readonly due: string | null
  readonly reason: string | null
  readonly created: string
  readonly steps: readonly {
    readonly created: string
    readonly step: number
    readonly act: string
    readonly detail: string | null
    readonly deliveryId: string | null
  }[]
}

/** How many contacts are in each status of each flow, or of one. */
export async function countEnrollments(
  db: Queryable,
  workspaceId: string,
  flowId?: string,
): Promise<ReadonlyMap<string, Partial<Record<Enrollment['status'], number>>>> {
  const rows = await db.rows<{ flowId: string; counts: Partial<Record<Enrollment['status'], number>> }>(sql`
    select flow_id, jsonb_object_agg(status, n) as counts
    from (select flow_id, status, count(*) as n from flow_enrollment
      where workspace_id = ${workspaceId}::uuid ${flowId === undefined ? empty : sql`and flow_id = ${flowId}::uuid`}
      group by flow_id, status) s
    group by flow_id`)
  return new Map(rows.map(({ flowId, counts }) => [flowId, counts]))
}

/** How many wait before which step of which version. */
export async function countStanding(
  db: Queryable,
  workspaceId: string,
  flowId: string,
): Promise<{ readonly version: number; readonly step: number; readonly n: number }[]> {
  return db.rows(sql`
    select version, step, count(*)::int as n from flow_enrollment
    where workspace_id = ${workspaceId}::uuid and flow_id = ${flowId}::uuid and status = 'waiting'
    group by version, step order by version, step`)
}

export interface Enrolled {
  readonly contactId: string
  readonly name: string | null
  readonly status: Enrollment['status']
  readonly version: number
  readonly due: string | null
  readonly reason: string | null
  readonly since: string
}

/** Contacts of a flow in one state, those who are due first. */
export async function listEnrolled(
  db: Queryable,
  workspaceId: string,
  { flowId, status, limit }: { flowId: string; status: Enrollment['status']; limit: number },
): Promise<Enrolled[]> {
  return db.rows<Enrolled>(sql`
    select e.contact_id, coalesce(c.name, c.email, c.phone) as name, e.status, e.version, e.due, e.reason,
      e.updated as since
    from flow_enrollment e
    left join contact c on c.workspace_id = ${workspaceId}::uuid and c.id = e.contact_id
    where e.workspace_id = ${workspaceId}::uuid and e.flow_id = ${flowId}::uuid and e.status = ${status}
    order by e.due, e.updated desc, e.contact_id limit ${limit}::int`)
}

/** Every flow a contact is or was in, the newest first, with each step it took. */
export async function readEnrollments(
  db: Queryable,
  workspaceId: string,
  contactId: string,
): Promise<LoggedEnrollment[]> {
  return db.rows<LoggedEnrollment>(sql`
    select e.flow_id, f.name as flow, e.status, e.step, e.due, e.reason, e.created,
      (select coalesce(json_agg(json_build_object('created', iso_time(t.created), 'step', t.step, 'act', t.act,
          'detail', t.detail, 'deliveryId', t.delivery_id) order by t.step), '[]')
        from flow_step_taken t
        where t.workspace_id = ${workspaceId}::uuid and t.flow_id = e.flow_id and t.contact_id = e.contact_id
          and t.occasion = e.occasion) as steps
    from flow_enrollment e
    join flow f on f.workspace_id = ${workspaceId}::uuid and f.id = e.flow_id
    where e.workspace_id = ${workspaceId}::uuid and e.contact_id = ${contactId}::uuid
    order by e.created desc, e.flow_id`)
}
