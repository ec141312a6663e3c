/** Products in the database: locked by id and external id, written in batches with all that repeats them. */
import { countSql, tally, type Change } from '../../query/counters.ts'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { join, sql, type Sql } from '../../platform/sql.ts'
import type { BeforeAfter } from '../identity-map.ts'
import { namedSql, type Named } from '../named-store.ts'
import { linkSql, REPEATED } from './membership-store.ts'
import { isRegrouped, type Product } from './rules.ts'
import { facetsOf } from './search/facets.ts'

/** A product with what it is found by; no vectors when its words are those of before. */
export interface IndexedProduct extends Product {
  readonly readsOtherwise: boolean
  readonly ranked?: string
  readonly matched?: string
}

export const COLUMNS = sql`id, external_id, title, type, body_html, handle, vendor, status, source, url, image_url, price,
  original_price, currency, is_for_sale, tags, custom_properties`
const RECORD = sql`id uuid, "externalId" text, title text, type text, "bodyHtml" text, handle text, vendor text,
  status text, source text, url text, "imageUrl" text, price numeric, "originalPrice" numeric, currency text,
  "isForSale" boolean, tags text[], "customProperties" jsonb, "collectionIds" uuid[], "readsOtherwise" boolean,
  ranked text, matched text`

/** The products of these ids or external ids, their rows held in the order of their ids. */
export async function lockProducts(tx: Tx, workspaceId: string, named: Named): Promise<Product[]> {
  return tx.rows<Product>(sql`
    select ${COLUMNS}, array(
      select (c.item ->> 'id')::uuid from jsonb_array_elements(collections) with ordinality as c (item, place)
      order by c.place) as collection_ids
    from product
    where workspace_id = ${workspaceId}::uuid and id = any(${namedSql(sql`product`, workspaceId, named)})
    order by id
    for update`)
}

/** Which of these handles are taken, and by which product. */
export async function findProductHandles(
  tx: Tx,
  workspaceId: string,
  handles: readonly string[],
): Promise<{ handle: string; id: string }[]> {
  return tx.rows(sql`
    select handle, id from product
    where workspace_id = ${workspaceId}::uuid and handle = any(${handles}::text[]) and handle is not null`)
}

/** Writes all diffs, their links to collections and the counters they move in one statement. */
export async function writeProducts(
  tx: Tx,
  workspaceId: string,
  diffs: readonly BeforeAfter<IndexedProduct | Product>[],
): Promise<void> {
  if (diffs.length === 0) return
  const sent = JSON.stringify(diffs.map(({ before, after }) => ({ ...after, isNew: !before })))
  const regrouped = diffs.filter(({ before, after }) => isRegrouped(before, after))
  const writes = [
    sql`sent as materialized (
      select s.* from json_to_recordset(${sent}::json) as s (${RECORD}, "isNew" boolean))`,
    repeatedSql(workspaceId),
    sql`added as (${insertSql(workspaceId)})`,
    sql`changed as (${updateSql(workspaceId)})`,
    ...linkSql(
      workspaceId,
      regrouped.map(({ after }) => after),
    ),
  ]
  await tx.rows(sql`with ${join(writes)} ${countSql(workspaceId, 'product', changesOf(diffs))}`)
}

/** The collections as they stand: those not sent may be renamed meanwhile, by one who then waits for our rows. */
function repeatedSql(workspaceId: string): Sql {
  return sql`grouped as materialized (
    select l.product_id, ${REPEATED}
    from (
      select s.id as product_id, g.id as collection_id, g.position
      from sent s cross join lateral unnest(s."collectionIds") with ordinality as g (id, position)
      where s."readsOtherwise"
    ) l
    join collection c on c.workspace_id = ${workspaceId}::uuid and c.id = l.collection_id
    group by l.product_id)`
}

function insertSql(workspaceId: string): Sql {
  const at = now().toISOString()
  return sql`
    insert into product (workspace_id, ${COLUMNS}, collections, ranked, matched, index_due, created, updated)
    select ${workspaceId}::uuid, s.id, s."externalId", s.title, s.type, s."bodyHtml", s.handle, s.vendor, s.status,
      s.source, s.url, s."imageUrl", s.price, s."originalPrice", s.currency, s."isForSale", s.tags,
      s."customProperties", coalesce(g.collections, '[]'), s.ranked::tsvector || coalesce(g.words, ''),
      s.matched::tsvector || coalesce(g.marked_words, ''), false, ${at}::timestamptz, ${at}::timestamptz
    from sent s left join grouped g on g.product_id = s.id
    where s."isNew"`
}

/** Words that stay leave their columns alone, so that no index is written for a new price. */
function updateSql(workspaceId: string): Sql {
  return sql`
    update product p set external_id = s."externalId", title = s.title, type = s.type, body_html = s."bodyHtml",
      handle = s.handle, vendor = s.vendor, status = s.status, source = s.source, url = s.url,
      image_url = s."imageUrl", price = s.price, original_price = s."originalPrice", currency = s.currency,
      is_for_sale = s."isForSale", tags = s.tags, custom_properties = s."customProperties",
      collections = case when s."readsOtherwise" then coalesce(g.collections, '[]') else p.collections end,
      ranked = case when s."readsOtherwise" then s.ranked::tsvector || coalesce(g.words, '') else p.ranked end,
      matched = case when s."readsOtherwise" then s.matched::tsvector || coalesce(g.marked_words, '') else p.matched end,
      index_due = p.index_due and not s."readsOtherwise", embedding_due = p.embedding_due or s."readsOtherwise", updated = ${now().toISOString()}::timestamptz
    from sent s left join grouped g on g.product_id = s.id
    where p.workspace_id = ${workspaceId}::uuid and p.id = s.id and not s."isNew"`
}

function changesOf(diffs: readonly BeforeAfter<Product>[]): Change[] {
  const { add, changes } = tally()
  for (const { before, after } of diffs) {
    if (!before) add('', 1)
    for (const facet of before ? facetsOf(before) : []) add(facet, -1)
    for (const facet of facetsOf(after)) add(facet, 1)
  }
  return changes()
}
