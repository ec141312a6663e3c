/** The first pages of an order whose first key may be unset: set rows, then unset ones, each from an index. */
import { fixed, sql, type Sql } from '../platform/sql.ts'
import { fieldOf } from './filter/fields.ts'
import { orderToSql, type Order } from './filter/order.ts'
import type { Listing } from './listing.ts'
import { windowSql } from './page-window.ts'

/** Is the first key one that may be unset? No index reads `desc nulls last`, nor one that holds only set values. */
export function isInParts({ fields }: Listing, order: Order): boolean {
  const [first] = order
  return first !== undefined && fieldOf(fields, first.field).nullable !== false
}

/**
 * The page's rows, each with `columns`. 1.4 s becomes 2 ms for the last names first of a million contacts: among rows
 * that have the key nulls need no place, so an index serves both directions; rows without it are looked for only when
 * those do not fill the page.
 */
export function partsSql(
  listing: Listing,
  order: Order,
  { columns, where, limit, offset }: { columns: Sql; where: Sql; limit: number; offset: number },
): Sql {
  const { from, fields, tie } = listing
  const [first] = order
  if (!first) throw new Error('An order in parts has a first key')
  const field = fieldOf(fields, first.field)
  const setFirst = { ...fields, [first.field]: { ...field, nullable: false } }
  const rest = order.slice(1)
  const most = offset === 0 ? fixed(limit) : sql`${limit + offset}::bigint`
  // The tie goes the way of the last term, also when that is the only one.
  const lastTie = { direction: order.at(-1)?.direction ?? 'asc', ...tie }
  return sql`
    select u.* from (
      with filled as materialized (
        select f.*, row_number() over () as n from (
          select ${columns} from ${from} where ${where} and ${field.sql} is not null
          order by ${orderToSql(order, setFirst, tie)} limit ${most}) f)
      select 0 as part, f.* from filled f
      union all
      select 1 as part, e.*, row_number() over () as n from (
        select ${columns} from ${from} where ${where} and ${field.sql} is null
          and (select count(*) from filled) < ${most}
        order by ${orderToSql(rest, fields, lastTie)} limit ${most}) e
    ) u order by u.part, u.n ${windowSql(limit, offset)}`
}
