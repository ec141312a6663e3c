/** Which products are in which collections, and what products repeat of their collections. */
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import type { NamedCollection } from '../collections/rules.ts'
import { namedSql, type Named } from '../named-store.ts'

/** What a product shows and is found by of its collections: `l` (product_id, position), `c` collection. */
export const REPEATED = sql`
  jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'externalId', c.external_id) order by l.position)
    as collections,
  tsvector_agg(c.words order by l.position) as words,
  tsvector_agg(marked_words(c.words, c.workspace_id) order by l.position) as marked_words`

/**
 * The collections of these ids or external ids, held so that none is renamed before the transaction ends. To be
 * called before product rows are locked: whoever renames a collection holds it before its products.
 */
export async function holdCollections(tx: Tx, workspaceId: string, named: Named): Promise<NamedCollection[]> {
  return tx.rows<NamedCollection>(sql`
    select id, external_id from collection
    where workspace_id = ${workspaceId}::uuid and id = any(${namedSql(sql`collection`, workspaceId, named)})
    order by id
    for share`)
}

/** Links of products to collections in the order they are to be shown; those not named are taken away. */
export function linkSql(
  workspaceId: string,
  products: readonly { readonly id: string; readonly collectionIds: readonly string[] }[],
): Sql[] {
  if (products.length === 0) return []
  const links = products.flatMap(({ id, collectionIds }) =>
    collectionIds.map((collectionId, position) => ({ id, collectionId, position })),
  )
  const wanted = sql`unnest(${links.map(({ collectionId }) => collectionId)}::uuid[],
    ${links.map(({ id }) => id)}::uuid[], ${links.map(({ position }) => position)}::int[])
    as w (collection_id, product_id, position)`
  return [
    sql`unlinked as (
    delete from product_collection l
    where l.workspace_id = ${workspaceId}::uuid and l.product_id = any(${products.map(({ id }) => id)}::uuid[])
      and not exists (
        select from ${wanted} where w.collection_id = l.collection_id and w.product_id = l.product_id))`,
    sql`linked as (
    insert into product_collection (workspace_id, collection_id, product_id, position)
    select ${workspaceId}::uuid, w.collection_id, w.product_id, w.position from ${wanted}
    on conflict (workspace_id, collection_id, product_id) do update set position = excluded.position)`,
  ]
}

/**
 * Writes the title and external id of renamed collections, whose rows are held, into all their products. The
 * caller moves the products' counter, last.
 */
export async function spreadCollections(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const members = sql`
    select product_id from product_collection
    where workspace_id = ${workspaceId}::uuid and collection_id = any(${ids}::uuid[])`
  // First and apart: the next statement must see what whoever held these rows has changed of their collections.
  const held = await tx.rows(sql`
    select id from product where workspace_id = ${workspaceId}::uuid and id in (${members}) order by id for update`)
  if (held.length === 0) return
  await tx.rows(sql`
    update product p set collections = r.collections, ranked = ts_filter(p.ranked, '{a,b,c}') || r.words,
      matched = ts_filter(p.matched, '{a,b,c}') || r.marked_words, embedding_due = true,
      updated = ${now().toISOString()}::timestamptz
    from (
      select l.product_id, ${REPEATED}
      from product_collection l
      join collection c on c.workspace_id = ${workspaceId}::uuid and c.id = l.collection_id
      where l.workspace_id = ${workspaceId}::uuid and l.product_id in (${members})
      group by l.product_id
    ) r
    where p.workspace_id = ${workspaceId}::uuid and p.id = r.product_id`)
}
