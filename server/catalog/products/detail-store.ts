/** One product with all that its page shows. */
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { Product } from './rules.ts'
import { COLUMNS } from './store.ts'

export interface ProductDetail extends Product {
  readonly collections: readonly { readonly id: string; readonly title: string }[]
  readonly isHidden: boolean
  readonly created: string
  readonly updated: string
}

export async function findProduct(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<ProductDetail | undefined> {
  const [found] = await db.rows<Omit<ProductDetail, 'collectionIds'>>(sql`
    select ${COLUMNS}, collections, is_hidden, iso_time(created) as created, iso_time(updated) as updated
    from product where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return found && { ...found, collectionIds: found.collections.map((each) => each.id) }
}
