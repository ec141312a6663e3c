/** POST /products-search: a prompt is read, what it asks for must hold, and what fits best comes first. */
import { readOrder } from '../../../query/filter/order.ts'
import { readFilter } from '../../../query/filter/structure.ts'
import { listPage } from '../../../query/read-page.ts'
import { PRODUCTS } from '../fields.ts'
import { describe } from '../prompt/describe.ts'
import { anEmptyInterpretation, type Interpretation } from '../prompt/interpretation.ts'
import type { ProductSearch } from '../schemas.ts'
import { itemSql, readMembers } from './items.ts'
import type { Attempts } from './alike-attempts.ts'
import type { Attempt } from './alike-ways.ts'
import { filedAttempts, furtherAttempts, titledAttempt } from './as-written.ts'
import { ask, wantedBy, wishedBy, type Asked, type Asking, type Search } from './asking.ts'
import { namesBefore, readWith } from './names-store.ts'
import { lookBehind, type Further } from './look-behind.ts'
import type { SearchTools } from './look-up.ts'
import { likeRefused } from './like-refused.ts'
import { lessParticular, onlyOfKind } from './preferred.ts'
import { whyNote } from './highlights.ts'
import { toldBy, understood } from './understood.ts'

/** Behind fewer comes what is near. */
const ENOUGH = 10

export interface Searched {
  /** The list envelope as JSON text. */
  readonly list: string
  /** How the prompt was read, as an RFC 9651 dictionary. */
  readonly interpretation: string
  readonly total: number
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
  asked: Asked,
): Promise<Searched> {
  const { item, prompt, ...page } = asked
  if (!prompt) {
    const list = String(await listPage(tools.db, { ...PRODUCTS, doc: item }, workspaceId, page))
    return { list, interpretation: describe(anEmptyInterpretation()), total: Infinity }
  }
  const confirmed = readWith(tools.db, workspaceId, prompt)
  // Its fault is thrown below.
  confirmed.catch(() => undefined)
  const told = await toldBy(prompt, namesBefore(workspaceId))
  const search: Search = { tools, workspaceId, asked, ...(await confirmed) }
  const { attempts, note: kind } = await understood(search, told)
  const titled = search.isTitle ? titledAttempt(workspaceId, prompt, attempts) : undefined
  let asking = titled && (await ask(search, titled))
  // What is called so may be left out by the body's filter.
  if (asking === undefined || asking.found.total === 0) asking = await askedAs(search, attempts)
  asking = await askedBehind(search, await askedNear(search, asking))
  const { found, note, reading, wish, isGuessed = false } = asking
  return {
    list: `{"meta":{"maxResults":${found.total}},"items":[${found.items}]}`,
    interpretation: describe(asLooked(reading, isGuessed)) + kind + note + whyNote(found.titles ?? [], wish),
    total: found.total,
  }
}

/** The first way that finds something; of one way alone, what it finds read otherwise. */
async function askedAs(search: Search, [first, ...others]: Attempts): Promise<Asking> {
  let asking = await ask(search, first)
  for (const other of others) if (asking.found.total === 0) asking = await ask(search, other)
  return others.length === 0 ? askedFurther(search, asking) : asking
}

/** As it was looked for: what may help, or the words. */
function asLooked({ words, ...reading }: Interpretation, isGuessed: boolean): Interpretation {
  return { ...reading, words: { ...words, ...(isGuessed ? { all: [], any: [] } : { likely: [] }) } }
}

/** Where little is found, behind that what comes near to it; not where a price decides the order. */
async function askedBehind(search: Search, asking: Asking): Promise<Asking> {
  const { found, query, whole, attempt } = asking
  const others = othersThan(search, asking)
  const further = others === undefined ? nearTo(search, attempt) : [others]
  const [next] = further
  const isLittle = found.total > 0 && found.total < ENOUGH
  if (next === undefined || query === undefined || !isLittle) return asking
  if (next.wanted.order !== undefined || next.wanted.pinned.length > 0) return asking
  const little = { ...wantedBy(search, attempt), query: whole ? onlyOfKind(query, whole.wish) : query }
  const all = await lookBehind(search.tools.db, search.workspaceId, little, further, ENOUGH)
  if (all === undefined || all.total <= found.total) return asking
  const note = others === undefined ? '' : `, others=${all.total - found.total}`
  return { ...asking, note: asking.note + note, found: { ...found, total: all.total, items: all.items } }
}

/** Where all that is wanted is refused, what is like it. */
async function askedNear(search: Search, asking: Asking): Promise<Asking> {
  const near = asking.found.total === 0 ? likeRefused(asking) : undefined
  return near === undefined ? asking : ask(search, near)
}

/** What is near to what something is to be like. */
function nearTo(search: Search, { behind = [] }: Attempt): Further[] {
  return behind.map((one) => ({ wish: wishedBy(search, one), wanted: wantedBy(search, one) }))
}

/** Of another colour or material; of what is to be like something that is how it is to be otherwise. */
function othersThan(search: Search, { attempt, whole }: Asking): Further | undefined {
  const isPlain = !attempt.isOfKind && attempt.kinds === undefined && attempt.behind === undefined
  const wish = isPlain && attempt.conditions.length === 0 && whole ? lessParticular(whole.wish) : undefined
  return wish && { wish, wanted: wantedBy(search, attempt), isWide: whole?.isWide === true }
}

/** Where no product has all of it: what has all of the prompt read in another way, or else what was found. */
async function askedFurther(search: Search, asking: Asking): Promise<Asking> {
  const { found, isPartial = false, isGuessed = false, reading } = asking
  const isFound = found.total > 0 && !isPartial
  if (isFound && !isGuessed) return asking
  const { asked, known } = search
  const attempts = isFound
    ? filedAttempts(asked.prompt, known, reading)
    : furtherAttempts(asked.prompt, known, reading, found.total === 0)
  for (const attempt of attempts) {
    const further = await ask(search, attempt)
    const isAsGuessed = attempt.isGuess !== true || further.isGuessed === true
    if (further.found.total > 0 && isAsGuessed) return further
  }
  return asking
}
