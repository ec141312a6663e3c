/** Collections as the app shows them: with how many products each has, and pictures of the first of them. */
import type { Queryable } from '../../platform/database.ts'
import { objectSql } from '../../query/compact-json.ts'
import type { Listing } from '../../query/listing.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { PRODUCTS } from '../products/fields.ts'
import { COLLECTIONS } from './fields.ts'
import type { Collection } from './rules.ts'
import { COLUMNS } from './store.ts'

export interface CollectionDetail extends Collection {
  readonly products: number
  readonly created: string
  readonly updated: string
}

/** Pictures that a cover is made of, looked for among so many products. */
const COVERS = 4
const LOOKED_AT = 40

export async function findCollection(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<CollectionDetail | undefined> {
  const [found] = await db.rows<CollectionDetail>(sql`
    select ${COLUMNS}, ${membersSql(workspaceId, sql`c.id`)}::int as products,
      iso_time(created) as created, iso_time(updated) as updated
    from collection c where c.workspace_id = ${workspaceId}::uuid and c.id = ${id}::uuid`)
  return found
}

export function collectionsWithCovers(workspaceId: string): Listing {
  return {
    ...COLLECTIONS,
    doc: objectSql({
      id: sql`c.id`,
      title: sql`c.title`,
      externalId: sql`coalesce(c.external_id, '')`,
      updated: sql`iso_time(c.updated)`,
      products: membersSql(workspaceId, sql`c.id`),
      covers: coversSql(workspaceId),
    }),
  }
}

/** The products of one collection, as lists of products are. */
export function productsIn(workspaceId: string, collectionId: string): Listing {
  return {
    ...PRODUCTS,
    where: sql`p.id in (
      select product_id from product_collection
      where workspace_id = ${workspaceId}::uuid and collection_id = ${collectionId}::uuid)`,
  }
}

function membersSql(workspaceId: string, id: Sql): Sql {
  return sql`(
    select count(*) from product_collection l
    where l.workspace_id = ${workspaceId}::uuid and l.collection_id = ${id})`
}

function coversSql(workspaceId: string): Sql {
  return sql`array(
    select p.image_url
    from (
      select l.product_id from product_collection l
      where l.workspace_id = ${workspaceId}::uuid and l.collection_id = c.id
      order by l.product_id limit ${LOOKED_AT}::int) f
    join product p on p.workspace_id = ${workspaceId}::uuid and p.id = f.product_id
    where p.image_url is not null
    order by p.id limit ${COVERS}::int)`
}
