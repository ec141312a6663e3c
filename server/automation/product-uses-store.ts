/** Which flows send a product that they name. */
import { namesProduct, patternsOf, type ProductNames } from '../content/products/naming.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

export interface FlowProductUse {
  readonly kind: 'flow'
  readonly id: string
  readonly title: string | null
  readonly status: string | null
}

/** As they are now: the messages say what an earlier version sent. */
export async function usesOfProductInFlows(
  db: Queryable,
  workspaceId: string,
  product: ProductNames,
): Promise<FlowProductUse[]> {
  const flows = await db.rows<FlowProductUse & { within: unknown }>(sql`
    select 'flow' as kind, f.id, f.name as title, f.status, v.definition as within
    from flow f join flow_version v
      on v.workspace_id = ${workspaceId}::uuid and v.flow_id = f.id and v.version = f.version
    where f.workspace_id = ${workspaceId}::uuid and f.status <> 'archived'
      and v.definition::text ilike any(${patternsOf(product)}::text[])
    order by f.id desc`)
  return flows
    .filter(({ within }) => namesProduct(within, product))
    .map(({ kind, id, title, status }) => ({ kind, id, title, status }))
}
