/** What a prompt was read as, as conditions on a product (`p`): all of them must hold. */
import { join, sql, type Sql } from '../../../platform/sql.ts'
import type { Interpretation, Names, Prices } from '../prompt/interpretation.ts'

export function conditionsOf(workspaceId: string, interpretation: Interpretation): Sql[] {
  const { prices, isEither, available, vendors, collections, tags } = interpretation
  const [price, sale] = [priceConditions(prices), saleConditions(interpretation)]
  return [
    ...(isEither === true && price.length > 0 && sale.length > 0
      ? [sql`((${join(price, ' and ')}) or (${join(sale, ' and ')}) is true)`]
      : [...price, ...sale]),
    ...(available === true ? [sql`p.is_for_sale`] : []),
    ...(available === false ? [sql`not p.is_for_sale`] : []),
    ...nameConditions(vendors, (names) => sql`lower(p.vendor) = any(${names}::text[])`),
    ...nameConditions(collections, (names) => inCollections(workspaceId, names)),
    ...nameConditions(
      tags,
      (names) =>
        sql`exists (select from unnest(p.tags) as t (tag) where lower(t.tag) = any(${names}::text[]))`,
    ),
  ]
}

function saleConditions({ onSale, discountPercent }: Interpretation): Sql[] {
  return [
    ...(onSale === true ? [sql`p.original_price > p.price`] : []),
    ...(onSale === false ? [sql`(p.original_price > p.price) is not true`] : []),
    ...(discountPercent === undefined
      ? []
      : [sql`p.price <= p.original_price * (100 - ${discountPercent}::numeric) / 100`]),
  ]
}

/** In any currency unless the shopper named one. */
function priceConditions({ min, max, minExclusive, maxExclusive, currency }: Prices): Sql[] {
  const least = minExclusive ? sql`>` : sql`>=`
  const most = maxExclusive ? sql`<` : sql`<=`
  return [
    ...(min === undefined ? [] : [sql`p.price ${least} ${min}::numeric`]),
    ...(max === undefined ? [] : [sql`p.price ${most} ${max}::numeric`]),
    ...(currency === undefined ? [] : [sql`p.currency = ${currency}::text`]),
  ]
}

function nameConditions({ include, exclude }: Names, has: (names: string[]) => Sql): Sql[] {
  return [
    ...(include.length > 0 ? [has(lower(include))] : []),
    ...(exclude.length > 0 ? [sql`(${has(lower(exclude))}) is not true`] : []),
  ]
}

/** Through the link table: a collection's products are one range of its key. */
function inCollections(workspaceId: string, names: readonly string[]): Sql {
  return sql`p.id in (
    select l.product_id from product_collection l
    join collection c on c.workspace_id = ${workspaceId}::uuid and c.id = l.collection_id
    where l.workspace_id = ${workspaceId}::uuid and lower(c.title) = any(${names}::text[]))`
}

function lower(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase())
}
