/** The names a workspace's products go by (vendors, tags, collections, currency), which prompts are read with. */
import { lruMap } from '../../../lib/lru.ts'
import { versionSql } from '../../../query/counters.ts'
import type { Queryable } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import type { Known } from '../prompt/read.ts'
import type { Synonym } from './synonym-rules.ts'
import { codeQuery } from './codes.ts'
import { pinnedSql } from './tuning-store.ts'
import { calledQuery } from './titled.ts'
import { hasWords } from './workspace-words-store.ts'

interface Remembered {
  readonly products: number
  readonly collections: number
  readonly names: KnownNames
}

/** With the workspace's own synonyms. */
export interface KnownNames extends Known {
  readonly synonyms: readonly Synonym[]
}

const WORKSPACES_REMEMBERED = 200
/** Of each kind, the most used first. */
const NAMES_MAXIMUM = 20_000

const remembered = lruMap<Remembered>({ max: WORKSPACES_REMEMBERED })

/** What a prompt is read with, and the products that come first for it. */
export interface ReadWith {
  readonly known: KnownNames
  readonly pinned: readonly string[]
  /** Whether a product is called just so, or begins so. */
  readonly isTitle: boolean
  /** Whether a product has a code that the prompt holds, or begins. */
  readonly isCode: boolean
}

/** As they were when a prompt was read last; whether they still are, `readWith` says. */
export function namesBefore(workspaceId: string): KnownNames | undefined {
  return remembered.get(workspaceId)?.names
}

/** Names are remembered with the data versions they were read at: a moved version is a miss, never a stale name. */
export async function readWith(db: Queryable, workspaceId: string, prompt: string): Promise<ReadWith> {
  const known = remembered.get(workspaceId)
  const [now] = await db.rows<{
    products: number
    collections: number
    pinned: string[]
    isTitle: boolean
    isCode: boolean
  }>(sql`
    select ${versionSql(workspaceId, 'product')} as products, ${versionSql(workspaceId, 'collection')} as collections,
      ${pinnedSql(workspaceId, prompt)} as pinned, ${anySql(workspaceId, calledQuery(prompt))} as is_title,
      ${anySql(workspaceId, codeQuery(prompt))} as is_code`)
  const { pinned = [], isTitle = false, isCode = false } = now ?? {}
  if (known && known.products === now?.products && known.collections === now.collections)
    return { known: known.names, pinned, isTitle, isCode }
  const read = await readNames(db, workspaceId)
  remembered.set(workspaceId, read)
  return { known: read.names, pinned, isTitle, isCode }
}

/** Materialized: for a first row alone PostgreSQL would look through the products of the workspace. */
function anySql(workspaceId: string, query: string | undefined): Sql {
  if (query === undefined) return sql`false`
  return sql`exists (
    with having_it as materialized (
      select from product p
      where p.workspace_id = ${workspaceId}::uuid and not p.is_hidden and ${hasWords(workspaceId, query)})
    select from having_it)`
}

async function readNames(db: Queryable, workspaceId: string): Promise<Remembered> {
  const [row] = await db.rows<
    Remembered & { facets: string[]; titles: string[]; sizes: string[]; synonyms: Synonym[] }
  >(sql`
    select ${versionSql(workspaceId, 'product')} as products, ${versionSql(workspaceId, 'collection')} as collections,
      array(
        select facet from (
          select facet, sum(n) as n, row_number() over (partition by split_part(facet, '=', 1) order by sum(n) desc) as place
          from counter
          where workspace_id = ${workspaceId}::uuid and resource = 'product' and facet <> ''
          group by facet having sum(n) > 0
        ) f
        where place <= ${NAMES_MAXIMUM}::int order by n desc, facet) as facets,
      array(
        select distinct title from collection
        where workspace_id = ${workspaceId}::uuid order by title limit ${NAMES_MAXIMUM}::int) as titles,
      array(
        select substr(lexeme, 7) from product_lexeme
        where workspace_id = ${workspaceId}::uuid and lexeme ^@ '#size:' limit ${NAMES_MAXIMUM}::int) as sizes,
      (select coalesce(json_agg(json_build_object('word', word, 'meaning', meaning, 'languages', languages)), '[]') from product_synonym
        where workspace_id = ${workspaceId}::uuid) as synonyms`)
  const { products = 0, collections = 0, facets = [], titles = [], sizes = [], synonyms = [] } = row ?? {}
  const of = (kind: string): string[] =>
    facets.flatMap((facet) => (facet.startsWith(kind) ? [facet.slice(kind.length)] : []))
  const currencies = of('currency=')
  const [currency] = currencies
  const names = {
    vendors: of('vendor='),
    tags: of('tag='),
    collections: titles,
    sizes,
    synonyms,
    ...(currency === undefined ? {} : { currency, currencies }),
  }
  return { products, collections, names }
}
