/** The product that words of its title name. */
import type { Searcher } from '../../../platform/searches.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { widerKindsOf } from '../prompt/concepts.ts'
import { isRoom } from './alike-kind.ts'
import { notForElse, type Whom } from './for-others.ts'
import { beingAny } from './for-young.ts'
import { isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'
import { hasWords, markOf } from './workspace-words-store.ts'

export interface Named {
  readonly id: string
  readonly title: string
  readonly vendor: string | null
  readonly price: number | null
  readonly currency: string | null
  /** What its maker sells by the same name: "Vela 4" for men and for women. */
  readonly versions?: readonly Named[]
}

const MOST_VERSIONS = 20

interface Titled {
  readonly first: string
  readonly title: string
  readonly any: string
  readonly things?: readonly string[]
  /** What the other is to be, and it is therefore not: concepts. */
  readonly unlike?: readonly string[]
}

/**
 * The shortest title that holds all of them, so that "Lamp Alma" is not the "Lamp Alma with a shade", one that begins so before
 * what is for it, as a "case Nova 12"; what holds them elsewhere comes after, and first of all what is one of the `things`,
 * concepts: a case is not "the Nova phone".
 */
export async function findByTitle(
  db: Searcher,
  workspaceId: string,
  { first, title, any, things = [], unlike = [] }: Titled,
): Promise<Named | undefined> {
  const [named] = await db.rows<Named>(sql`
    select p.id, p.title, p.vendor, p.price, p.currency from product p
    where p.workspace_id = ${workspaceId}::uuid and ${hasWords(workspaceId, any)}
    order by p.ranked @@ ${beingAny(things)}::tsquery desc,
      p.ranked @@ ${unlike.map(lexemeOf).map(quoted).join('|')}::tsquery, ${hasWords(workspaceId, title)} desc,
      starts_with(lower(p.title), ${first}::text) desc, length(p.title), p.created desc, p.id
    limit 1`)
  return named
}

/** Others of its maker that are what it is, and whose titles have all of these words. */
export async function findVersions(
  db: Searcher,
  workspaceId: string,
  { id, vendor }: Named,
  words: readonly string[],
  being: ReadonlySet<string>,
): Promise<Named[]> {
  const own = [...being].map((id) => quoted(isLexeme(id))).join('|')
  if (vendor === null || words.length === 0 || own === '') return []
  const title = [...words.map((word) => `${quoted(word)}:A`), `(${own})`].join('&')
  return db.rows<Named>(sql`
    select p.id, p.title, p.vendor, p.price, p.currency from product p
    where p.workspace_id = ${workspaceId}::uuid and ${hasWords(workspaceId, title)}
      and p.vendor = ${vendor}::text and p.id <> ${id}::uuid
    order by p.id limit ${MOST_VERSIONS}`)
}

/** What its shop says that a product is. */
export async function findType(db: Searcher, workspaceId: string, id: string): Promise<string> {
  const [found] = await db.rows<{ type: string | null }>(sql`
    select p.type from product p where p.workspace_id = ${workspaceId}::uuid and p.id = ${id}::uuid`)
  return found?.type ?? ''
}

/** A concept, an age or a type that is said of a product, in its title or elsewhere. */
export interface Said {
  readonly lexeme: string
  readonly isTitle: boolean
}

export async function findSaid(db: Searcher, workspaceId: string, id: string): Promise<Said[]> {
  return db.rows<Said>(sql`
    select v.lexeme, 'A' = any(v.weights) as "isTitle" from product p, unnest(p.ranked) v
    where p.workspace_id = ${workspaceId}::uuid and p.id = ${id}::uuid
      and (v.lexeme like '§%' or v.lexeme like '#age:%' or v.lexeme like '#type:%')`)
}

/** Concepts of the colours that it is known to have. */
export async function findColours(db: Searcher, workspaceId: string, id: string): Promise<string[]> {
  const mark = `${markOf(workspaceId)}#colour:`
  const found = await db.rows<{ lexeme: string }>(sql`
    select v.lexeme from product p, unnest(p.matched) v
    where p.workspace_id = ${workspaceId}::uuid and p.id = ${id}::uuid and starts_with(v.lexeme, ${mark}::text)`)
  return found.map(({ lexeme }) => lexeme.slice(mark.length))
}

/** Products (`p`) filed under the same type. */
export function ofType(type: string): Sql {
  return sql`p.type = ${type}::text`
}

/**
 * None that its shop files under what is of another department than all of these: a doll in a dress, a skirt in chocolate.
 * "Home appliances" may be any of them.
 */
export function calledOnly(ids: readonly string[]): Sql[] {
  if (ids.length === 0) return []
  const called = [...new Set(ids.flatMap((id) => [id, ...widerKindsOf(id)]))]
  const lexemes = called.flatMap((id) => (isRoom(id) ? [isLexeme(id)] : [isLexeme(id), kindLexeme(id)]))
  const filed = lexemes.map((lexeme) => `${quoted(lexeme)}:C`).join('|')
  // "C" are types, tags and what else they say of their kind.
  return [sql`not (p.ranked @@ ${`'${isLexeme('')}':*C&!(${filed})`}::tsquery)`]
}

/** No product (`p`) that is what is wanted no more, unless it is just what may be had in its place: oat milk is milk. */
export function noneOf(own: readonly string[], instead: readonly string[]): Sql {
  const others = instead.map((id) => `${quoted(isLexeme(id))}:A`).join('|')
  return sql`(not (p.ranked @@ ${beingAny(own)}::tsquery) or p.ranked @@ ${others}::tsquery)`
}

export const NOTHING: Sql = sql`false`

/** Products (`p`) that are for nobody else than that. */
export function forNoneElse(whom: Whom): Sql {
  return sql`p.ranked @@ ${notForElse(whom)}::tsquery`
}

/** That product (`p`) alone. */
export function isNamed({ id }: Named): Sql {
  return sql`p.id = ${id}::uuid`
}

/** Any product (`p`) but that one and its versions, unless it is only nearest to what is meant; cheaper ones in their currencies, where they have a price, or `inAny` those in other currencies as well; and of other makers. */
export function othersThan(
  named: Named,
  asked: {
    readonly isCheaper: boolean
    readonly isOfOthers: boolean
    readonly isNearest?: boolean | undefined
  },
  inAny = false,
): Sql[] {
  const { isCheaper, isOfOthers, isNearest = false } = asked
  const all = [named, ...(named.versions ?? [])]
  return [
    ...(isNearest ? [] : all.map(({ id }) => sql`p.id <> ${id}::uuid`)),
    ...(isCheaper ? cheaperThan(all, inAny) : []),
    ...(isOfOthers ? [sql`p.vendor is distinct from ${named.vendor}::text`] : []),
  ]
}

/** Than the cheapest of them in its currency. */
function cheaperThan(all: readonly Named[], inAny: boolean): Sql[] {
  const priced = all.flatMap(({ price, currency }) => (price === null ? [] : [{ price, currency }]))
  if (priced.length === 0) return []
  const least = priced.filter(
    ({ price, currency }) => !priced.some((other) => other.currency === currency && other.price < price),
  )
  const counted = least.map(
    ({ price, currency }) =>
      sql`(p.price < ${price}::numeric and p.currency is not distinct from ${currency}::text)`,
  )
  const others = least.map(({ currency }) => sql`p.currency is distinct from ${currency}::text`)
  const either = anyOf(counted)
  return [inAny ? sql`(${either} or (${allOf(others)}))` : either]
}

function anyOf([first = NOTHING, ...more]: readonly Sql[]): Sql {
  return more.reduce((all, one) => sql`(${all} or ${one})`, first)
}

function allOf([first = NOTHING, ...more]: readonly Sql[]): Sql {
  return more.reduce((all, one) => sql`${all} and ${one}`, first)
}
