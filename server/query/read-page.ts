/** Reads one page of a list with its exact total: no counting where a counter or memory knows, no deep skipping. */
import type { Queryable } from '../platform/database.ts'
import { empty, join, sql, type Sql } from '../platform/sql.ts'
import { envelopeSql } from './compact-json.ts'
import { totalSql, versionSql } from './counters.ts'
import { keysOf, orderKey, orderToSql, type Order } from './filter/order.ts'
import { seekToSql } from './filter/seek.ts'
import { filterToSql } from './filter/to-sql.ts'
import { canonical } from './filter/tree.ts'
import { isInParts, partsSql } from './nulls-last.ts'
import type { Listing, Page, AccessPath } from './listing.ts'
import { windowSql } from './page-window.ts'
import {
  findBookmark,
  isWorthMapping,
  rememberBookmark,
  rememberBookmarks,
  BOOKMARK_EVERY,
  type Bookmark,
} from './keyset-cache.ts'
import { chosenSql, accessPathsOf } from './access-paths.ts'
import { countOnce, findTotal, type Total } from './totals.ts'

interface ReadPage extends Total {
  /** The envelope with the page's rows, as the database wrote it. */
  readonly body: Buffer
  /** The sort keys of the last row of a full page: a JSON array of texts. */
  readonly last: Buffer | null
}

/** One request, with what its statements are made of. */
interface ListRead {
  readonly db: Queryable
  readonly listing: Listing
  readonly workspaceId: string
  readonly page: Page
  readonly order: Order
  readonly where: Sql
  /** Where matches are counted: the first path whose condition holds, the last of them without one. */
  readonly accessPaths: readonly AccessPath[]
  /** Those where they are found in their order too. */
  readonly ordered: readonly AccessPath[]
  /** What its total is remembered by, and its bookmarks. */
  readonly totalKey: string
  readonly bookmarksKey: string
}

/** `{"meta":{"maxResults":…},"items":[…]}`: the page's rows and the exact total of the same snapshot. */
export async function listPage(
  db: Queryable,
  listing: Listing,
  workspaceId: string,
  page: Page,
): Promise<Buffer> {
  const list = listReadOf(db, listing, workspaceId, page)
  const counter = counterOf(list)
  const known = counter ? undefined : await findTotal(list.totalKey)
  const start = page.offset > BOOKMARK_EVERY ? findBookmark(list.bookmarksKey, page.offset) : undefined
  const read = await readKnown(list, counter, known, start)
  if (page.offset + page.limit > BOOKMARK_EVERY) bookmarkPage(list, read, start)
  return read.body
}

/** What is remembered holds only while the version is the one it was remembered at; the page itself says so. */
async function readKnown(
  list: ListRead,
  counter: Sql | undefined,
  known: Total | undefined,
  start: Bookmark | undefined,
): Promise<ReadPage> {
  if (!counter && !known) return countOnce(list.totalKey, () => readPage(list, countSql(list), start))
  const read = await readPage(list, counter ?? sql`${known?.total}::bigint`, start)
  const isCurrent = (memory: { version: number } | undefined) => !memory || memory.version === read.version
  if (isCurrent(known) && isCurrent(start)) return read
  return counter
    ? readPage(list, counter, undefined)
    : countOnce(list.totalKey, () => readPage(list, countSql(list), undefined))
}

function listReadOf(db: Queryable, listing: Listing, workspaceId: string, page: Page): ListRead {
  const { workspace, fields, resource } = listing
  const order = page.order ?? listing.order
  const narrowed = listing.where ? sql` and ${listing.where}` : empty
  const filtered = page.filter ? sql` and ${filterToSql(page.filter, fields, workspaceId)}` : empty
  const where = sql`${workspace} = ${workspaceId}::uuid${narrowed}${filtered}`
  const accessPaths = accessPathsOf(listing, workspaceId, page.filter, where)
  const totalKey = `${resource} ${keyOf(listing.where)} ${workspaceId} ${page.filter ? canonical(page.filter) : ''}`
  return {
    db,
    listing,
    workspaceId,
    page,
    order,
    where,
    accessPaths,
    ordered: accessPaths.filter(({ fields }) => order.every(({ field }) => field in fields)),
    totalKey,
    bookmarksKey: `${totalKey} by ${orderKey(order)}`,
  }
}

/** Its values too: the members of one collection are not those of another. */
function keyOf(where: Sql | undefined): string {
  return where ? `${where.text} ${JSON.stringify(where.values)}` : ''
}

function counterOf({ listing, workspaceId, page: { filter } }: ListRead): Sql | undefined {
  const { resource, where, facetOf } = listing
  if (where) return undefined
  if (!filter) return totalSql(workspaceId, resource)
  const facet = facetOf?.(workspaceId, filter)
  return facet && totalSql(workspaceId, resource, facet)
}

function countSql({ accessPaths }: ListRead): Sql {
  return chosenSql(accessPaths, ({ from, where }) => sql`(select count(*) from ${from} where ${where})`)
}

async function readPage(list: ListRead, total: Sql, start: Bookmark | undefined): Promise<ReadPage> {
  const { db, listing, workspaceId, page } = list
  const isDeep = page.offset + page.limit > BOOKMARK_EVERY
  const last = isDeep ? sql`(array_agg(p.keys))[${page.limit}::int]::text` : sql`null::text`
  const [row] = await db.rows<ReadPage>(
    sql`
    select l.total, l.version, ${envelopeSql(sql`l.total`, sql`l.items`)} as body, l.last
    from (
      select ${total} as total, ${versionSql(workspaceId, listing.resource)} as version,
        coalesce(string_agg(p.doc, ','), '') as items, ${last} as last
      from (${rowsSql(list, start, isDeep)}) p) l`,
    { named: 'as a shape', binary: true },
  )
  if (!row) throw new Error('An aggregate gives one row')
  return row
}

function rowsSql(list: ListRead, start: Bookmark | undefined, withKeys: boolean): Sql {
  const { listing, page, order, where, ordered } = list
  const { from, doc, fields, tie } = listing
  const keys = withKeys ? sql`, ${keysSql(order, listing)} as keys` : empty
  const isDeep = page.offset > BOOKMARK_EVERY
  if (!isDeep && isInParts(listing, order)) {
    return partsSql(listing, order, { columns: sql`${doc} as doc${keys}`, where, ...page })
  }
  const skipped = windowSql(page.limit, page.offset - (start?.offset ?? 0))
  if (ordered[0]?.from === from && !ordered[0].when && (start || !isDeep)) {
    const after = start ? sql` and ${seekToSql(order, fields, tie, start.values)}` : empty
    return sql`
      select ${doc} as doc${keys} from ${from} where ${where}${after}
      order by ${orderToSql(order, fields, tie)} ${skipped}`
  }
  // Skipped on the index alone where it can be: a third of the time of carrying whole rows along.
  const ids = chosenSql(ordered, (path) => {
    const after = start ? sql` and ${seekToSql(order, path.fields, path.tie, start.values)}` : empty
    return sql`array(
      select ${path.tie.sql} from ${path.from} where ${path.where}${after}
      order by ${orderToSql(order, path.fields, path.tie)} ${skipped})`
  })
  return sql`
    select ${doc} as doc${keys} from ${from}
    where ${listing.workspace} = ${list.workspaceId}::uuid and ${tie.sql} = any(${ids})
    order by ${orderToSql(order, fields, tie)}`
}

/** As text, so that no value loses anything on the way back into a seek. */
function keysSql(order: Order, { fields, tie }: Pick<AccessPath, 'fields' | 'tie'>): Sql {
  const keys = keysOf(order, fields, tie).map((key) => sql`(${key.sql})::text`)
  return sql`jsonb_build_array(${join(keys, ', ')})`
}

function bookmarkPage(list: ListRead, read: ReadPage, start: Bookmark | undefined): void {
  const { page, bookmarksKey } = list
  const { version, last } = read
  // Written by keysSql.
  const values = last && (JSON.parse(last.toString()) as unknown[])
  if (values) rememberBookmark(bookmarksKey, { offset: page.offset + page.limit, version, values })
  const isLost = !start && page.offset > BOOKMARK_EVERY && page.offset < read.total
  // Beside the answer: whoever asks next finds the bookmarks, and a failure costs nothing but them.
  if (isLost && isWorthMapping(bookmarksKey, version)) bookmarkWholeList(list).catch(() => undefined)
}

/** Bookmarks the list every `BOOKMARK_EVERY` rows: 0.5 s at a million rows, once while the data is at rest. */
async function bookmarkWholeList(list: ListRead): Promise<void> {
  const { db, listing, workspaceId, order, ordered, bookmarksKey } = list
  // Only one that is always whole: a condition would have to hold for the whole map.
  const { from, where, fields, tie } = ordered.find(({ when }) => !when) ?? { ...listing, where: list.where }
  const [map] = await db.rows<{ version: number; rows: unknown[][] }>(
    sql`
    select ${versionSql(workspaceId, listing.resource)} as version, coalesce(jsonb_agg(p.keys order by p.n), '[]') as rows
    from (
      select ${keysSql(order, { fields, tie })} as keys, row_number() over (order by ${orderToSql(order, fields, tie)}) as n
      from ${from} where ${where}) p
    where p.n % ${BOOKMARK_EVERY}::bigint = 0`,
    { named: false },
  )
  if (map) rememberBookmarks(bookmarksKey, map.version, map.rows)
}
