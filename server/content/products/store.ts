/** The products that blocks name, in the database. */
import { isUuid } from '../../lib/uuid.ts'
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { ListedProduct } from './references.ts'

interface NamedProduct extends ListedProduct {
  readonly externalId: string | null
  readonly handle: string | null
}

/** By the name it was asked for: its id first, then its external id, then its handle. */
export async function findNamedProducts(
  db: Queryable,
  workspaceId: string,
  names: readonly string[],
): Promise<Map<string, ListedProduct>> {
  // No text of PostgreSQL can hold it, so no product is called so.
  const asked = names.filter((name) => !name.includes('\0'))
  if (asked.length === 0) return new Map()
  const ids = asked.filter(isUuid).map((id) => id.toLowerCase())
  const products = await db.rows<NamedProduct>(sql`
    select id, external_id, handle, title, url, image_url, price, original_price, currency, is_for_sale, status
    from product
    where workspace_id = ${workspaceId}::uuid and id in (
      select id from product where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])
      union all
      select id from product
      where workspace_id = ${workspaceId}::uuid and external_id = any(${asked}::text[]) and external_id is not null
      union all
      select id from product
      where workspace_id = ${workspaceId}::uuid and handle = any(${asked}::text[]) and handle is not null)`)
  const found = new Map<string, ListedProduct>()
  for (const name of asked) {
    const product =
      products.find(({ id }) => id === name.toLowerCase()) ??
      products.find(({ externalId }) => externalId === name) ??
      products.find(({ handle }) => handle === name)
    if (product) found.set(name, product)
  }
  return found
}
