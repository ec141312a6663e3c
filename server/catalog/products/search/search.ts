/** POST /products-search: a prompt is read, what it asks for must hold, and what fits best comes first. */
import { readOrder, type Order } from '../../../query/filter/order.ts'
import { readFilter } from '../../../query/filter/structure.ts'
import type { Page } from '../../../query/listing.ts'
import { listPage } from '../../../query/lists.ts'
import type { Embeddings } from '../../../platform/embeddings.ts'
import type { Searcher } from '../../../platform/searches.ts'
import type { Fields } from '../../../query/filter/fields.ts'
import type { Sql } from '../../../platform/sql.ts'
import { PRODUCTS } from '../fields.ts'
import { describe } from '../prompt/describe.ts'
import { anEmptyInterpretation, type Interpretation } from '../prompt/interpretation.ts'
import { likenessIn } from '../prompt/likeness.ts'
import { readPrompt, type Known } from '../prompt/read.ts'
import type { ProductSearch } from '../schemas.ts'
import { conditionsOf } from './conditions.ts'
import { itemSql, readMembers } from './items.ts'
import { alikeTo, type Alike } from './alike.ts'
import { codeQueries } from './codes.ts'
import { findCorrections, findThings } from './lexeme-store.ts'
import { byMeaning } from './meaning.ts'
import { namesOf } from './names-store.ts'
import { queryOf, tieredQueries, wordsOfTier, type Query } from './query.ts'
import { stemsOf } from './stem-store.ts'
import type { Search } from './matches-store.ts'
import { findCandidates, findProducts, type Found } from './store.ts'
import {
  corrected,
  namesThing,
  undecidedWords,
  unknownWords,
  wishOf,
  wordsWished,
  type Wish,
} from './wish.ts'

export interface SearchTools {
  readonly db: Searcher
  /** Adds meaning to the ranking, where an endpoint is configured. */
  readonly embeddings: Embeddings | undefined
}

export interface Searched {
  /** The list envelope as JSON text. */
  readonly list: string
  /** How the prompt was read, as an RFC 9651 dictionary. */
  readonly interpretation: string
}

/** As many as an answer can be waited for: their embeddings are read and compared here. */
const WEIGHED = 200
const EMBEDDING_MILLISECONDS = 1_000

type Wanted = Omit<Search, 'query'>

/** What a body asks for, before the database is asked. */
export interface Asked extends Page {
  readonly fields: Fields
  readonly item: Sql
  readonly prompt: string
}

/** Filter, order and fields are refused at their place (400); a prompt never is. */
export function readAsked(body: ProductSearch): Asked {
  const { fields } = PRODUCTS
  return {
    fields,
    filter: readFilter(body.filter, fields),
    order: readOrder(body.orderBy, fields),
    offset: body.offset,
    limit: body.limit,
    item: itemSql(readMembers(body.fields)),
    prompt: body.prompt?.trim() ?? '',
  }
}

/** Searches in the words of the prompt; without one it is a list. */
export async function searchProducts(
  tools: SearchTools,
  workspaceId: string,
  { item, prompt, ...page }: Asked,
): Promise<Searched> {
  if (!prompt) {
    const list = await listPage(tools.db, { ...PRODUCTS, doc: item }, workspaceId, page)
    return { list, interpretation: describe(anEmptyInterpretation()) }
  }
  const known = await namesOf(tools.db, workspaceId)
  const { interpretation, conditions, note: kind } = await understood(tools.db, workspaceId, prompt, known)
  const wanted: Wanted = {
    conditions: [...conditionsOf(workspaceId, interpretation), ...conditions],
    order: page.order ?? orderOf(interpretation),
    isOrderAsked: page.order !== undefined,
    page,
    item,
  }
  const { found, note } = await lookUp(tools, workspaceId, prompt, wishOf(interpretation), wanted)
  return {
    list: `{"meta":{"maxResults":${found.total}},"items":[${found.items}]}`,
    interpretation: describe(interpretation) + kind + note,
  }
}

/** "Like X but cheaper" is read as X's kind and traits, when the workspace has X; all else as it stands. */
async function understood(db: Searcher, workspaceId: string, prompt: string, known: Known): Promise<Alike> {
  const likeness = likenessIn(prompt)
  const alike = likeness && (await alikeTo(db, workspaceId, likeness, readPrompt(likeness.rest, known)))
  return alike ?? { interpretation: readPrompt(prompt, known), conditions: [], note: '' }
}

function orderOf({ order }: Interpretation): Order | undefined {
  if (order === 'newest') return [{ field: 'created', direction: 'desc' }]
  if (order === undefined) return undefined
  return [{ field: 'price', direction: order === 'price asc' ? 'asc' : 'desc' }]
}

interface Outcome {
  readonly found: Found
  /** What was done beyond what the prompt says. */
  readonly note: string
}

/**
 * A code, when it is one; then all words; then with slips mended, or the last word gone on with; then as much of what
 * is asked for as any product has.
 */
async function lookUp(
  tools: SearchTools,
  workspaceId: string,
  prompt: string,
  wish: Wish,
  wanted: Wanted,
): Promise<Outcome> {
  const look = (query: Query) => lookFor(tools, workspaceId, prompt, query, wanted)
  const coded = await lookForCode(look, prompt)
  if (coded) return coded
  const stems = await stemsOf(tools.db, wordsWished(wish))
  const exact = await look(queryOf(wish, stems))
  if (exact.total > 0 || wish.terms.length === 0) return { found: exact, note: '' }
  const wide = await look(queryOf(wish, stems, true))
  if (wide.total > 0) return { found: wide, note: '' }
  const corrections = await findCorrections(tools.db, workspaceId, unknownWords(wish))
  const mended = corrections.size > 0 ? corrected(wish, corrections) : wish
  const mendedStems = mended === wish ? stems : await stemsOf(tools.db, wordsWished(mended))
  if (mended !== wish) {
    const found = await look(queryOf(mended, mendedStems, true))
    if (found.total > 0) return { found, note: noteOf(corrections) }
  }
  const things = await findThings(tools.db, workspaceId, undecidedWords(wish))
  // Beside something known, a word that nothing has is chatter rather than a slip.
  const isSlip = mended !== wish && !namesThing(wish, things)
  const queries = isSlip ? tieredQueries(mended, mendedStems, things) : tieredQueries(wish, stems, things)
  for (const query of queries) {
    const { total, ...most } = await look(query)
    const note = `${isSlip ? noteOf(corrections) : ''}, least-words=${wordsOfTier(most.worth)}`
    if (total > 0) return { found: { total, ...most }, note }
  }
  return { found: exact, note: '' }
}

/** Whole first, then as the beginning of one. */
async function lookForCode(
  look: (query: Query) => Promise<Found>,
  prompt: string,
): Promise<Outcome | undefined> {
  for (const { query, note } of codeQueries(prompt)) {
    const found = await look(query)
    if (found.total > 0) return { found, note }
  }
  return undefined
}

async function lookFor(
  { db, embeddings }: SearchTools,
  workspaceId: string,
  prompt: string,
  query: Query,
  wanted: Wanted,
): Promise<Found> {
  const search = { ...wanted, query }
  if (!embeddings || wanted.order || query.any === '') return findProducts(db, workspaceId, search)
  const vector = await embeddings.tryEmbed(prompt, EMBEDDING_MILLISECONDS)
  if (!vector) return findProducts(db, workspaceId, search)
  const candidates = await findCandidates(db, workspaceId, search, WEIGHED)
  return findProducts(db, workspaceId, search, byMeaning(candidates, vector))
}

/** Words hold letters and digits only; what is not ASCII is written as RFC 9651 display strings are. */
function noteOf(corrections: ReadonlyMap<string, readonly string[]>): string {
  if (corrections.size === 0) return ''
  const words = [...corrections.values()].flat()
  const written = words.map((word) => (/^[\x20-\x7e]*$/.test(word) ? `"${word}"` : `%"${encoded(word)}"`))
  return `, corrected=(${written.join(' ')})`
}

function encoded(word: string): string {
  return encodeURIComponent(word).toLowerCase()
}
