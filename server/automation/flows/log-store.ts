/** Where contacts stand in flows, to look at. */
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Place } from './place-store.ts'

export interface LoggedPlace {
  readonly flowId: string
  readonly flow: string
  readonly status: Place['status']
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

/** How many contacts are in each status of each flow. */
export async function countPlaces(
  db: Queryable,
  workspaceId: string,
): Promise<ReadonlyMap<string, Partial<Record<Place['status'], number>>>> {
  const rows = await db.rows<{ flowId: string; counts: Partial<Record<Place['status'], number>> }>(sql`
    select flow_id, jsonb_object_agg(status, n) as counts
    from (select flow_id, status, count(*) as n from flow_place
      where workspace_id = ${workspaceId}::uuid group by flow_id, status) s
    group by flow_id`)
  return new Map(rows.map(({ flowId, counts }) => [flowId, counts]))
}

/** Every flow a contact is or was in, the newest first, with each step it took. */
export async function readPlaces(
  db: Queryable,
  workspaceId: string,
  contactId: string,
): Promise<LoggedPlace[]> {
  return db.rows<LoggedPlace>(sql`
    select p.flow_id, f.name as flow, p.status, p.step, p.due, p.reason, p.created,
      (select coalesce(json_agg(json_build_object('created', iso_time(t.created), 'step', t.step, 'act', t.act,
          'detail', t.detail, 'deliveryId', t.delivery_id) order by t.step), '[]')
        from flow_step_taken t
        where t.workspace_id = ${workspaceId}::uuid and t.flow_id = p.flow_id and t.contact_id = p.contact_id
          and t.occasion = p.occasion) as steps
    from flow_place p
    join flow f on f.workspace_id = ${workspaceId}::uuid and f.id = p.flow_id
    where p.workspace_id = ${workspaceId}::uuid and p.contact_id = ${contactId}::uuid
    order by p.created desc, p.flow_id`)
}
