/** Which products match a search, and exactly how many: all that is asked for, or as much of it as any product has. */
import { createHash } from 'node:crypto'
import { totalSql, versionSql } from '../../../query/counters.ts'
import type { Order } from '../../../query/filter/order.ts'
import { filterToSql } from '../../../query/filter/to-sql.ts'
import type { Page } from '../../../query/listing.ts'
import { countOnce, findTotal } from '../../../query/totals.ts'
import type { Tx } from '../../../platform/database.ts'
import { join, sql, type Sql } from '../../../platform/sql.ts'
import { PRODUCTS } from '../fields.ts'
import type { Query } from './query.ts'
import type { Tier } from './wish-terms.ts'
import { conjunctsOf, hasWords } from './workspace-words-store.ts'

/** After a lexeme: whatever begins so. */
const BEGUN = "':*"

/** What is searched for, and how its page is to look. */
export interface Search {
  readonly conditions: readonly Sql[]
  readonly query: Query
  /** Instead of the best first. */
  readonly order: Order | undefined
  /** By the body's `orderBy`, which overrides all rank; an order read in the prompt sorts what is wanted before the rest. */
  readonly isOrderAsked: boolean
  /** Products that come first whatever else is found, where the conditions hold for them. */
  readonly pinned: readonly string[]
  readonly page: Page
  readonly item: Sql
}

/** Which products match, and how many of how many. */
export interface Matches {
  readonly where: Sql
  readonly total: number
  readonly products: number
  /** Of the best tier. */
  readonly worth?: number
}

/** All that matches, and what is pinned for the prompt. */
export async function matchesOf(tx: Tx, workspaceId: string, search: Search): Promise<Matches> {
  const matches = await wordMatches(tx, workspaceId, search)
  if (search.pinned.length === 0) return matches
  const pinned = sql`(${ownSql(workspaceId, search)} and p.id = any(${search.pinned}::uuid[]))`
  const [row] = await tx.rows<{ more: number }>(
    sql`select count(*)::int as more from product p where ${pinned} and (${matches.where}) is not true`,
    { named: false },
  )
  return {
    ...matches,
    where: sql`((${matches.where}) or ${pinned})`,
    total: matches.total + (row?.more ?? 0),
  }
}

/** Counted once while the products are as they are: the next page knows. */
async function wordMatches(tx: Tx, workspaceId: string, search: Search): Promise<Matches> {
  const where = whereSql(workspaceId, search)
  const count = async (): Promise<number> => {
    const statement = sql`select count(*) as total from product p where ${where}`
    const [row] = await tx.rows<{ total: number }>(statement, { named: false })
    return row?.total ?? 0
  }
  // A code is on a few products at most: they are counted sooner than asked whether their number is known.
  if (search.query.isCode) return { where, total: await count(), products: Infinity }
  const asked = createHash('sha256')
    .update(where.sql)
    .update(JSON.stringify(where.values))
    .digest('base64url')
  const key = `product-search ${workspaceId} ${asked}`
  if (search.query.tiers) return bestTier(tx, workspaceId, search, search.query.tiers)
  const [state = { products: 0, version: 0 }] = await tx.rows<{ products: number; version: number }>(sql`
    select ${totalSql(workspaceId, 'product')} as products, ${versionSql(workspaceId, 'product')} as version`)
  const known = await findTotal(key)
  if (known?.version === state.version) return { where, total: known.total, products: state.products }
  const { total } = await countOnce(key, async () => ({ total: await count(), version: state.version }))
  return { where, total, products: state.products }
}

/** Of the products that have any of it, those that have most: one statement counts what each has. */
async function bestTier(
  tx: Tx,
  workspaceId: string,
  search: Search,
  tiers: readonly Tier[],
): Promise<Matches> {
  const where = whereSql(workspaceId, search)
  const had = worthSql(workspaceId, tiers)
  const [best] = await tx.rows<{ worth: number; total: number }>(
    sql`
    select h.worth, ${search.query.isGraded ? sql`sum(count(*)) over ()::int` : sql`count(*)`} as total
    from (select ${had} as worth from product p where ${where}) h
    group by h.worth order by h.worth desc limit 1`,
    { named: false },
  )
  const { worth = 0, total = 0 } = best ?? {}
  if (search.query.isGraded) return { where, total, products: Infinity, worth }
  return { where: sql`${where} and ${had} = ${worth}::int`, total, products: Infinity, worth }
}

/** How much a product has of what is asked for. */
export function worthSql(workspaceId: string, tiers: readonly Tier[]): Sql {
  const each = ({ query, worth }: Tier): Sql => sql`(${hasWords(workspaceId, query)})::int * ${worth}::int`
  const guesses = tiers.filter(({ isGuess = false }) => isGuess)
  const others = tiers.filter(({ isGuess = false }) => !isGuess)
  const likeliest = guesses.length === 0 ? [] : [sql`greatest(${join(guesses.map(each), ', ')})`]
  return join([...likeliest, ...others.map(each)], ' + ')
}

export function whereSql(workspaceId: string, search: Search): Sql {
  const { matching, refusing } = search.query
  if (matching === undefined) return refusedSql(workspaceId, search)
  // Of what matches the index itself leaves out what is refused, unless it would read all that begins so.
  const isOne = refusing !== undefined && !refusing.includes(BEGUN)
  const queries = [...conjunctsOf(matching), ...(isOne ? [`!(${refusing})`] : [])]
  const all = isOne ? ownSql(workspaceId, search) : refusedSql(workspaceId, search)
  return join([all, ...queries.map((query) => hasWords(workspaceId, query))], ' and ')
}

/** Whatever has none of what is refused, where the conditions hold. */
export function refusedSql(workspaceId: string, search: Search): Sql {
  const { refusing } = search.query
  const own = ownSql(workspaceId, search)
  return refusing === undefined ? own : sql`${own} and not ${hasWords(workspaceId, refusing)}`
}

/** What is asked of every product, whatever its words. */
function ownSql(workspaceId: string, { conditions, page }: Search): Sql {
  return join(
    [
      sql`p.workspace_id = ${workspaceId}::uuid`,
      sql`not p.is_hidden`,
      ...conditions,
      ...(page.filter ? [filterToSql(page.filter, PRODUCTS.fields, workspaceId)] : []),
    ],
    ' and ',
  )
}
