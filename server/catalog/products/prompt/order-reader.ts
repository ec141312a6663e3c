/** Reads the order that is asked for: "cheapest first", "starting with the dearest", "från dyrt till billigt", "newest lamps first". */
import type { PromptOrder } from './interpretation.ts'
import type { Meaning } from './lexicon/meanings.ts'
import { readNumberWords } from './number-words.ts'
import { endOf } from './phrases.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import { isThing } from './synonyms.ts'
import { phraseOrWordAt } from './word-readers.ts'

const ORDERS: readonly (readonly [Meaning, PromptOrder])[] = [
  ['cheapest', 'price asc'],
  ['dearest', 'price desc'],
  ['newest', 'newest'],
]
/** Between the two ends of an order. */
const ENDS = new Set('to till nach bis zu zum zur a à au aux al'.split(' '))
const FROM = new Set('from fran von vom de du des desde'.split(' '))
const DEAR = new Set(
  'expensive pricey costly dear dyr dyra dyrt teuer teuren teure teurer teures cher chers cheres chere caro cara caros caras'.split(
    ' ',
  ),
)
const ONES = new Set(['one', 'ones'])
const MOST_SMALL = 3
const MOST_FEW = 12
const ORDINALS = new Set(
  'second third next nast andra tredje zweite dritte deuxieme troisieme segundo segunda tercero tercera'.split(
    ' ',
  ),
)
/** Tokens between an order and what says that it comes first: "the newest lamps first". */
const REACH = 4

/** "Cheapest" orders; "not cheap" orders nothing. */
export function readOrder({ tokens }: Scene, at: number): Reading | undefined {
  const start = leadEnd(tokens, at)
  const ahead = fewAhead(tokens, start)
  if (ahead !== undefined) return nothing(ahead)
  const few = fewEnd(tokens, start)
  const found = orderAt(tokens, few ?? start) ?? (few === undefined ? undefined : orderAt(tokens, start))
  if (!found) return isFirstBehind(tokens, at) ? nothing(endOf(tokens, at, 'comesFirst') ?? at) : undefined
  const { order } = found
  return { kind: 'order', next: found.next, add: (into, negated) => void (negated || (into.order = order)) }
}

interface Found {
  readonly order: PromptOrder
  readonly next: number
}

function orderAt(tokens: Scene['tokens'], at: number): Found | undefined {
  for (const [meaning, order] of ORDERS) {
    const said = endOf(tokens, at, meaning)
    if (said === undefined) continue
    // "Cheapest first aid kit".
    const end = namesThing(tokens, said - 1) && endOf(tokens, said - 1, 'comesFirst') ? said - 1 : said
    const next = firstEnd(tokens, otherEnd(tokens, end) ?? end)
    return { order, next: fewBehind(tokens, next) }
  }
  return budgetAt(tokens, at) ?? dearestAt(tokens, at)
}

/** "Budget laptop". */
function budgetAt(tokens: Scene['tokens'], at: number): Found | undefined {
  const isOfThing = tokens[at]?.key === 'budget' && isThing(phraseOrWordAt(tokens, at + 1)?.text ?? '')
  return isOfThing ? { order: 'price asc', next: at + 1 } : undefined
}

/** "Die zwei günstigsten", "the three cheapest": how many is nothing that is looked for. */
function fewEnd(tokens: Scene['tokens'], at: number): number | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  // "The second cheapest".
  if (ORDINALS.has(tokens[at]?.key ?? '')) return at + 1
  const few = readNumberWords(tokens, at)
  return few !== undefined && few.value <= MOST_FEW ? few.next : undefined
}

/** "Les deux sacs les moins chers". */
function fewAhead(tokens: Scene['tokens'], at: number): number | undefined {
  const end = fewEnd(tokens, endOf(tokens, at, 'article') ?? at)
  const thing = end === undefined ? undefined : phraseOrWordAt(tokens, end)
  return thing && isThing(thing.text) && orderAt(tokens, thing.next) ? end : undefined
}

/** "The cheapest two lamps", but "the cheapest two person tent". */
function fewBehind(tokens: Scene['tokens'], at: number): number {
  const end = fewEnd(tokens, at)
  return end !== undefined && isThing(phraseOrWordAt(tokens, end)?.text ?? '') ? end : at
}

/** "Expensive ones first", "von teuer zu billig". */
function dearestAt(tokens: Scene['tokens'], at: number): Found | undefined {
  const start = FROM.has(tokens[at]?.key ?? '') ? at + 1 : at
  if (!DEAR.has(tokens[start]?.key ?? '')) return undefined
  const end = otherEnd(tokens, start + 1) ?? firstEnd(tokens, start + 1)
  return end > start + 1 && !ONES.has(tokens[end - 1]?.key ?? '')
    ? { order: 'price desc', next: end }
    : undefined
}

/** Behind "starting with the". */
function leadEnd(tokens: Scene['tokens'], at: number): number {
  const lead = endOf(tokens, at, 'startingWith')
  if (lead === undefined) return at
  let start = lead
  for (let small = 0; small < MOST_SMALL && !orderAt(tokens, start); small++)
    start = endOf(tokens, start, 'article', 'stop') ?? start
  return start
}

/** Behind "ones first"; where nothing comes first, behind the order. */
function firstEnd(tokens: Scene['tokens'], at: number): number {
  const behind = ONES.has(tokens[at]?.key ?? '') ? at + 1 : at
  return namesThing(tokens, behind) ? behind : (endOf(tokens, behind, 'comesFirst') ?? behind)
}

/** "A cheap first aid kit", "cheap pop up tents". */
function namesThing(tokens: Scene['tokens'], at: number): boolean {
  return (phraseOrWordAt(tokens, at)?.next ?? 0) > at + 1
}

function isFirstBehind(tokens: Scene['tokens'], at: number): boolean {
  if (endOf(tokens, at, 'comesFirst') === undefined) return false
  for (let start = Math.max(0, at - REACH); start < at; start++)
    if (tokens.slice(start, at).every(({ kind }) => kind === 'word') && orderAt(tokens, start)) return true
  return false
}

/** "From the cheapest to the dearest": where an order ends says nothing more. */
function otherEnd(tokens: Scene['tokens'], at: number): number | undefined {
  if (!ENDS.has(tokens[at]?.text.toLowerCase() ?? '')) return undefined
  const end = endOf(tokens, at + 1, 'article') ?? at + 1
  return endOf(tokens, end, 'cheapest', 'dearest') ?? (DEAR.has(tokens[end]?.key ?? '') ? end + 1 : undefined)
}
