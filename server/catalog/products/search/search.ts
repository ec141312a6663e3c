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
import { readPrompt } from '../prompt/read.ts'
import type { ProductSearch } from '../schemas.ts'
import { conditionsOf } from './conditions.ts'
import { itemSql, readMembers } from './items.ts'
import { findCorrections } from './lexeme-store.ts'
import { byMeaning } from './meaning.ts'
import { namesOf } from './names-store.ts'
import { corrected, fewerTerms, queryOf, unknownWords, wishOf, wordsWished, type Wish } from './query.ts'
import { stemsOf } from './stem-store.ts'
import { findCandidates, findProducts, type Found, type Search } from './store.ts'

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

/** With fewer matches than these a word that no product holds is taken for a slip. */
const FEW = 3
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
  const interpretation = readPrompt(prompt, await namesOf(tools.db, workspaceId))
  const wanted: Wanted = {
    conditions: conditionsOf(workspaceId, interpretation),
    order: page.order ?? orderOf(interpretation),
    page,
    item,
  }
  const { found, note } = await lookUp(tools, workspaceId, prompt, wishOf(interpretation), wanted)
  return {
    list: `{"meta":{"maxResults":${found.total}},"items":[${found.items}]}`,
    interpretation: describe(interpretation) + note,
  }
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

/** All words; then with slips mended, when few match; then fewer words, when nothing does. */
async function lookUp(
  tools: SearchTools,
  workspaceId: string,
  prompt: string,
  wish: Wish,
  wanted: Wanted,
): Promise<Outcome> {
  const look = (wish: Wish, least?: number) => lookFor(tools, workspaceId, prompt, wish, wanted, least)
  const exact = await look(wish)
  if (exact.total >= FEW || wish.terms.length === 0) return { found: exact, note: '' }
  const corrections = await findCorrections(tools.db, workspaceId, unknownWords(wish))
  const mended = corrections.size > 0 ? corrected(wish, corrections) : wish
  const found = mended === wish ? exact : await look(mended)
  const note = noteOf(corrections)
  if (found.total > exact.total) return { found, note }
  if (exact.total > 0) return { found: exact, note: '' }
  for (const least of fewerTerms(wish)) {
    const fewer = await look(wish, least)
    if (fewer.total > 0) return { found: fewer, note: `, least-words=${least}` }
    const other = mended === wish ? fewer : await look(mended, least)
    if (other.total > 0) return { found: other, note: `${note}, least-words=${least}` }
  }
  return { found: exact, note: '' }
}

async function lookFor(
  { db, embeddings }: SearchTools,
  workspaceId: string,
  prompt: string,
  wish: Wish,
  wanted: Wanted,
  least?: number,
): Promise<Found> {
  const query = queryOf(wish, await stemsOf(db, wordsWished(wish)), least)
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
