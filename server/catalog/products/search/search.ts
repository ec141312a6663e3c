/** POST /products-search: a prompt is read, what it asks for must hold, and what fits best comes first. */
import { readOrder, type Order } from '../../../query/filter/order.ts'
import { readFilter } from '../../../query/filter/structure.ts'
import type { Page } from '../../../query/listing.ts'
import { listPage } from '../../../query/read-page.ts'
import type { Fields } from '../../../query/filter/fields.ts'
import type { Sql } from '../../../platform/sql.ts'
import { PRODUCTS } from '../fields.ts'
import { describe } from '../prompt/describe.ts'
import { anEmptyInterpretation, type Interpretation } from '../prompt/interpretation.ts'
import { likenessIn, unsaidLikenessIn } from '../prompt/likeness.ts'
import { orAlikeIn } from '../prompt/likeness-or.ts'
import { readPrompt } from '../prompt/read.ts'
import type { ProductSearch } from '../schemas.ts'
import { conditionsOf } from './conditions.ts'
import { itemSql, readMembers } from './items.ts'
import { alikeTo, type Alike } from './alike.ts'
import type { Attempt } from './alike-attempts.ts'
import { furtherAttempts } from './as-written.ts'
import { readWith, type KnownNames } from './names-store.ts'
import { lookBehind, type Further } from './look-behind.ts'
import { lookForTitle, lookUp, type Outcome, type SearchTools, type Wanted } from './look-up.ts'
import { lessParticular, onlyOfKind } from './preferred.ts'
import { synonymsIn } from './synonym-rules.ts'
import { whyNote } from './highlights.ts'
import { wishOf, type Wish } from './wish.ts'

/** Of what is like a product: behind fewer comes what is near. */
const ENOUGH = 10

export interface Searched {
  /** The list envelope as JSON text. */
  readonly list: string
  /** How the prompt was read, as an RFC 9651 dictionary. */
  readonly interpretation: string
  readonly total: number
}

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

interface Asking extends Outcome {
  readonly reading: Interpretation
  readonly wish: Wish
  readonly attempt: Attempt
}

/** A prompt with all that it is read and asked with. */
interface Search {
  readonly tools: SearchTools
  readonly workspaceId: string
  readonly asked: Asked
  readonly known: KnownNames
  readonly pinned: readonly string[]
}

/** Searches in the words of the prompt; without one it is a list. */
export async function searchProducts(
  tools: SearchTools,
  workspaceId: string,
  asked: Asked,
): Promise<Searched> {
  const { item, prompt, ...page } = asked
  if (!prompt) {
    const list = String(await listPage(tools.db, { ...PRODUCTS, doc: item }, workspaceId, page))
    return { list, interpretation: describe(anEmptyInterpretation()), total: Infinity }
  }
  const search: Search = { tools, workspaceId, asked, ...(await readWith(tools.db, workspaceId, prompt)) }
  const { attempts, note: kind } = await understood(search)
  const [first, ...others] = attempts
  let asking = await ask(search, first)
  for (const other of others) if (asking.found.total === 0) asking = await ask(search, other)
  if (others.length === 0) asking = await askedFurther(search, asking)
  asking = await askedBehind(search, asking)
  const { found, note, reading, wish, isGuessed = false } = asking
  return {
    list: `{"meta":{"maxResults":${found.total}},"items":[${found.items}]}`,
    interpretation: describe(asLooked(reading, isGuessed)) + kind + note + whyNote(found.titles ?? [], wish),
    total: found.total,
  }
}

/** As it was looked for: what may help, or the words. */
function asLooked({ words, ...reading }: Interpretation, isGuessed: boolean): Interpretation {
  return { ...reading, words: { ...words, ...(isGuessed ? { all: [] } : { likely: [] }) } }
}

async function ask(search: Search, attempt: Attempt): Promise<Asking> {
  const { tools, workspaceId, asked } = search
  const { interpretation: reading } = attempt
  const wish = wishedBy(search, attempt)
  const wanted = wantedBy(search, attempt)
  const outcome =
    attempt.isTitle === true
      ? await lookForTitle(tools, workspaceId, reading, wanted)
      : await lookUp(tools, workspaceId, asked.prompt, wish, wanted)
  return { ...outcome, reading, wish, attempt }
}

function wishedBy(
  { known }: Search,
  { interpretation, isOfKind, isWhole = false, kinds, shared }: Attempt,
): Wish {
  return {
    ...wishOf(interpretation, synonymsIn(known.synonyms, interpretation.languages)),
    isOfKind,
    isWhole,
    shared,
    ...(kinds === undefined ? {} : { kinds }),
  }
}

/** Where little is found, behind that what comes near to it; not where a price decides the order. */
async function askedBehind(search: Search, asking: Asking): Promise<Asking> {
  const { found, query } = asking
  const further = furtherOf(search, asking)
  const [next] = further
  const isLittle = found.total > 0 && found.total < ENOUGH
  if (next === undefined || query === undefined || !isLittle) return asking
  if (next.wanted.order !== undefined || next.wanted.pinned.length > 0) return asking
  const { tools, workspaceId } = search
  const little = {
    ...wantedBy(search, asking.attempt),
    query: asking.whole ? onlyOfKind(query, asking.whole.wish) : query,
  }
  const all = await lookBehind(tools.db, workspaceId, little, further, ENOUGH)
  return all === undefined || all.total <= found.total
    ? asking
    : { ...asking, found: { ...found, total: all.total, items: all.items } }
}

/** What is like a product; or else things of another colour or material. */
function furtherOf(search: Search, { attempt, whole }: Asking): Further[] {
  const { behind } = attempt
  if (behind !== undefined)
    return behind.map((one) => ({ wish: wishedBy(search, one), wanted: wantedBy(search, one) }))
  // Of what is like something the colour that is said is how it is to be otherwise.
  const isPlain = !attempt.isOfKind && attempt.kinds === undefined && attempt.conditions.length === 0
  const others = whole && isPlain ? lessParticular(whole.wish) : undefined
  if (whole === undefined || others === undefined) return []
  return [{ wish: others, wanted: wantedBy(search, attempt), isWide: whole.isWide }]
}

function wantedBy({ workspaceId, asked, pinned }: Search, attempt: Attempt): Wanted {
  const { item, prompt: _prompt, ...page } = asked
  const { interpretation, conditions } = attempt
  return {
    conditions: [...conditionsOf(workspaceId, interpretation), ...conditions],
    order: page.order ?? orderOf(interpretation),
    isOrderAsked: page.order !== undefined,
    pinned: page.order === undefined ? pinned : [],
    page,
    item,
  }
}

/** Where no product has all of it: what has all of the prompt read in another way, or else what was found. */
async function askedFurther(search: Search, asking: Asking): Promise<Asking> {
  if (asking.found.total > 0 && asking.isPartial !== true) return asking
  const isNothing = asking.found.total === 0
  for (const attempt of furtherAttempts(search.asked.prompt, search.known, asking.reading, isNothing)) {
    const further = await ask(search, attempt)
    const isAsGuessed = attempt.isGuess !== true || further.isGuessed === true
    if (further.found.total > 0 && isAsGuessed) return further
  }
  return asking
}

/** "Like X but cheaper" is read as X's kind and traits, when the workspace has X; all else as it stands. */
async function understood({ tools, workspaceId, asked: { prompt }, known }: Search): Promise<Alike> {
  const likeness = orAlikeIn(prompt) ?? likenessIn(prompt) ?? unsaidLikenessIn(prompt)
  const alike = likeness && (await alikeTo(tools.db, workspaceId, likeness, known))
  const attempt = (): Attempt => ({
    interpretation: readPrompt(prompt, known),
    conditions: [],
    isOfKind: false,
  })
  return alike ?? { attempts: [attempt()], note: '' }
}

function orderOf({ order }: Interpretation): Order | undefined {
  if (order === 'newest') return [{ field: 'created', direction: 'desc' }]
  if (order === undefined) return undefined
  return [{ field: 'price', direction: order === 'price asc' ? 'asc' : 'desc' }]
}
