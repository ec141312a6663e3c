/** Looks for what a prompt wishes, stage after stage: a code, all words, words mended or gone on with, as much as any product has. */
import type { Tx } from '../../../platform/database.ts'
import type { Embeddings } from '../../../platform/embeddings.ts'
import type { Searcher } from '../../../platform/searches.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import { titleQuery, titleWords } from './as-written.ts'
import { lookForCode, unrankedQuery } from './codes.ts'
import { findNearest } from './embedding-store.ts'
import { findCorrections } from './lexeme-store.ts'
import { lookForHelp } from './likely-query.ts'
import { lookForMost } from './look-for-most.ts'
import { bytesOf, fused, nearestOf, signsOf } from './meaning.ts'
import type { Search } from './matches-store.ts'
import { narrowQuery, queryOf, type Query } from './query.ts'
import { stemsOf, type Stems } from './stem-store.ts'
import { findCandidates, findProducts, inSnapshot, type Found } from './store.ts'
import { wordsWished, type Wish } from './wish.ts'
import { corrected, correctedRefusals, notedOf, unknownRefused, unknownWords } from './wish-slips.ts'

export interface SearchTools {
  readonly db: Searcher
  /** Finds by meaning, too, where an endpoint is configured. */
  readonly embeddings: Embeddings | undefined
}

/** As many as an answer can be waited for: their embeddings are read and compared here. */
const WEIGHED = 200
const EMBEDDING_MILLISECONDS = 1_000

export type Wanted = Omit<Search, 'query'>

/** A prompt, and whether any product has a code that it holds. */
interface Written {
  readonly prompt: string
  readonly isCode: boolean
}

export interface Outcome {
  readonly found: Found
  /** What was done beyond what the prompt says. */
  readonly note: string
  /** Whether what was found has only some of what was asked for. */
  readonly isPartial?: boolean
  /** Whether it is what may help with what the prompt tells, and need have none of its words. */
  readonly isGuessed?: boolean
  /** What found it. */
  readonly query?: Query | undefined
  /** What was looked for, where that was found whole: the wish, or that with its slips mended. */
  readonly whole?: { readonly wish: Wish; readonly isWide: boolean }
}

/**
 * A code, when it is one; then all words; then with slips mended, or the last word gone on with; then as much of what
 * is asked for as any product has; and of a maker or a collection that is named whatever there is.
 */
export async function lookUp(
  tools: SearchTools,
  workspaceId: string,
  written: Written,
  wish: Wish,
  wanted: Wanted,
): Promise<Outcome> {
  let last: Query | undefined
  const outcome = await inSnapshot(tools.db, (tx) => {
    const look = (query: Query): Promise<Found> => {
      last = query
      return findProducts(tx, workspaceId, { ...wanted, query, pinned: [] })
    }
    return stages(tx, workspaceId, written, wish, look)
  })
  if (last === undefined) return outcome
  const query: Query = last
  const meant = await byMeaning(tools, workspaceId, written.prompt, { ...wanted, query, pinned: [] })
  if (wanted.pinned.length === 0 && meant === undefined) return { ...outcome, query }
  const pinned = [...wanted.pinned, ...(meant?.nearest ?? [])]
  const first = [...wanted.pinned, ...(meant?.order ?? [])]
  const found = await inSnapshot(tools.db, (tx) =>
    findProducts(tx, workspaceId, { ...wanted, query, pinned }, first),
  )
  const notes = [
    outcome.note,
    ...(wanted.pinned.length > 0 ? [', pinned'] : []),
    ...(meant && meant.nearest.length > 0 ? [`, meaning=${meant.nearest.length}`] : []),
  ]
  const { whole: _whole, ...others } = outcome
  return { ...others, found: { ...found, worth: outcome.found.worth }, note: notes.join('') }
}

/** What has every word of it in its title, or in what else says its kind. */
export async function lookForTitle(
  { db }: SearchTools,
  workspaceId: string,
  written: Interpretation,
  wanted: Wanted,
): Promise<Outcome> {
  const found = await inSnapshot(db, async (tx) => {
    const query = titleQuery(written, await stemsOf(tx, titleWords(written)))
    return findProducts(tx, workspaceId, { ...wanted, query, pinned: [] })
  })
  return { found, note: '' }
}

/** What is called just so, or begins so. */
export async function lookForTitled(
  { db }: SearchTools,
  workspaceId: string,
  title: string,
  wanted: Wanted,
): Promise<Outcome> {
  const query = unrankedQuery(title)
  const found = await inSnapshot(db, (tx) => findProducts(tx, workspaceId, { ...wanted, query, pinned: [] }))
  return { found, note: ', titled', query }
}

interface Meant {
  /** Found by meaning alone. */
  readonly nearest: readonly string[]
  /** Those and what the words found, best first. */
  readonly order: readonly string[]
}

/** What means what is asked for, words or not, and the ranks of both together; undefined when nothing can be asked. */
async function byMeaning(
  { db, embeddings }: SearchTools,
  workspaceId: string,
  prompt: string,
  search: Search,
): Promise<Meant | undefined> {
  if (!embeddings || search.order || search.query.any === '') return undefined
  const vector = await embeddings.tryEmbed(prompt, EMBEDDING_MILLISECONDS)
  if (!vector) return undefined
  const byWords = await findCandidates(db, workspaceId, search, WEIGHED)
  const candidates = await findNearest(db, workspaceId, search, signsOf(bytesOf(vector)), WEIGHED)
  const known = new Set(byWords.map(({ id }) => id))
  const nearest = nearestOf(candidates, vector).filter((id) => !known.has(id))
  return { nearest, order: fused(byWords, nearest, vector) }
}

/** A cabin suitcase that is not blue rather than another suitcase that is. */
async function lookWidely(look: (query: Query) => Promise<Found>, wish: Wish, stems: Stems): Promise<Found> {
  const narrow = narrowQuery(wish, stems)
  const isThere = narrow !== undefined && (await look(narrow)).total > 0
  return look(queryOf(wish, stems, true, !isThere))
}

async function stages(
  tx: Tx,
  workspaceId: string,
  { prompt, isCode }: Written,
  asked: Wish,
  look: (query: Query) => Promise<Found>,
): Promise<Outcome> {
  const coded = isCode && asked.isWhole !== true ? await lookForCode(look, prompt) : undefined
  if (coded) return coded
  const wish = await refusingSlips(tx, workspaceId, asked)
  const stems = await stemsOf(tx, wordsWished(wish))
  const help = await lookForHelp(look, wish, stems)
  const plain = help ?? {
    found: await look(queryOf(wish, stems)),
    note: notedOf(wish),
    whole: { wish, isWide: false },
  }
  if (plain.found.total > 0 || wish.terms.length === 0) return plain
  const wide = await lookWidely(look, wish, stems)
  if (wide.total > 0 || wish.isOfKind === true || wish.kinds)
    return { found: wide, note: notedOf(wish), whole: { wish, isWide: true } }
  const corrections = await findCorrections(tx, workspaceId, unknownWords(wish))
  const mended = corrections.size > 0 ? corrected(wish, corrections) : wish
  const mendedStems = mended === wish ? stems : await stemsOf(tx, wordsWished(mended))
  if (mended !== wish) {
    const found = await look(queryOf(mended, mendedStems, true))
    if (found.total > 0)
      return { found, note: notedOf(mended, corrections), whole: { wish: mended, isWide: true } }
  }
  if (wish.isWhole === true) return { found: wide, note: '' }
  const slips =
    mended === wish ? undefined : { wish: mended, stems: mendedStems, note: notedOf(mended, corrections) }
  return (await lookForMost(tx, workspaceId, { wish, stems, slips }, look)) ?? plain
}

/** What is refused is refused as it may have been meant, too. */
async function refusingSlips(tx: Tx, workspaceId: string, wish: Wish): Promise<Wish> {
  const unknown = unknownRefused(wish)
  const slips = unknown.length > 0 ? await findCorrections(tx, workspaceId, unknown) : new Map()
  return slips.size > 0 ? correctedRefusals(wish, slips) : wish
}
