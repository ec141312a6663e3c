/** Reads price bounds: "under 50", "around 50", "50 euro max", "must not cost more than 50". */
import { readAmount, readOne, type Amount } from './amounts.ts'
import { BOUNDS, boundsOf, opposite, type Bound } from './bounds.ts'
import { findCurrency } from './currencies.ts'
import { isHour, mayCost, unknownVerb } from './may-cost.ts'
import type { Meaning } from './lexicon/meanings.ts'
import { endOf } from './phrases.ts'
import { readRange, type PriceReading } from './price-ranges.ts'
import type { Token } from './tokens.ts'

/** These mean many things, so without a currency the number must end the phrase: "at least 2 pockets" is not a price. */
const WEAK: ReadonlySet<Bound> = new Set<Bound>(['above', 'atLeast', 'fromAmount', 'about', 'exactly'])
const BETWEEN_BOUND_AND_AMOUNT: readonly Meaning[] = ['price', 'article', 'stop']
/** The point of "max. 40 €", too. */
const BETWEEN_SIGNS = new Set([':', '=', '.'])

const BUDGET = /budget|presupuesto/
const ROUGHLY: ReadonlySet<Bound> = new Set<Bound>(['about', 'loosely'])

/** The most that is skipped before a bound: "that I really do not want to cost more than". */
const CLAUSE_PHRASES = 10

/**
 * The price read from `at` on, in a phrase or a sentence: each `denied` on the way turns it, so "must not cost more
 * than 50" is at most 50. A denied range, which has no opposite, says nothing.
 */
export function readPrice(
  tokens: readonly Token[],
  at: number,
  shop: string | undefined,
): PriceReading | undefined {
  let next = at
  let denied = false
  let isVerbal = false
  for (let skipped = 0; skipped < CLAUSE_PHRASES; skipped++) {
    const found = readPhrase(tokens, next, shop)
    if (found && (skipped === 0 || !found.isBare || !denied)) {
      const prices = denied ? (opposite(found.prices) ?? {}) : found.prices
      return { prices, next: endOf(tokens, found.next, 'spent') ?? found.next }
    }
    const turned = endOf(tokens, next, 'denied')
    const spending = endOf(tokens, next, 'spending')
    const over: number | undefined =
      turned ?? spending ?? (denied && isVerbal ? unknownVerb(tokens, next) : undefined)
    if (over === undefined) return undefined
    isVerbal ||= spending !== undefined || /n['’]t$|^cannot$/.test(tokens[over - 1]?.text ?? '')
    denied = denied !== (turned !== undefined)
    next = over
  }
  return undefined
}

interface Phrase extends PriceReading {
  /** An amount with nothing that says how it bounds. */
  readonly isBare?: boolean
}

/** A bare number without bound, currency or the word "price" is not a price. */
function readPhrase(tokens: readonly Token[], at: number, shop: string | undefined): Phrase | undefined {
  const labelled = endOf(tokens, at, 'price')
  const start = labelled === undefined ? at : skipFiller(tokens, labelled)
  const budget = labelled === undefined ? budgetEnd(tokens, at) : undefined
  const reading =
    (budget === undefined ? undefined : readRange(tokens, budget, shop, true)) ??
    readRange(tokens, start, shop, labelled !== undefined) ??
    readBound(tokens, start, shop) ??
    readBound(tokens, at, shop) ??
    readBare(tokens, start, shop, labelled !== undefined)
  return reading && { ...reading, next: skipBut(tokens, reading.next) }
}

/** "Budget 50-100", "my budget is 50 to 100". */
function budgetEnd(tokens: readonly Token[], at: number): number | undefined {
  const end = endOf(tokens, at, 'atMost', 'budget')
  const isSaid = end !== undefined && tokens.slice(at, end).some(({ key }) => BUDGET.test(key))
  return isSaid ? skipFiller(tokens, end) : undefined
}

function readBound(tokens: readonly Token[], at: number, shop: string | undefined): PriceReading | undefined {
  for (const bound of BOUNDS) {
    const end = endOf(tokens, at, bound)
    if (end === undefined) continue
    const turned = endOf(tokens, end, 'denied')
    const start = turned ?? end
    // "Dans les 20 à 50 euros", "um die 20 bis 30".
    const range = ROUGHLY.has(bound) ? readRange(tokens, start, shop, false) : undefined
    if (range) return range
    const behind = skipFiller(tokens, start)
    const amount =
      readAmount(tokens, start, shop) ?? readAmount(tokens, behind, shop) ?? readOne(tokens, behind, shop)
    if (!amount || !isPriced(tokens, bound, amount)) continue
    const loose = amount.isNote ? bounded('atMost', amount) : limited(tokens, amount, shop)
    const reading = bound === 'loosely' ? loose : bounded(bound, amount)
    return turned === undefined ? reading : { ...reading, prices: opposite(reading.prices) ?? {} }
  }
  return undefined
}

function isPriced(tokens: readonly Token[], bound: Bound, amount: Amount): boolean {
  if (amount.currency !== undefined) return true
  if (isHour(tokens, amount)) return false
  if (bound === 'loosely') return false
  return !WEAK.has(bound) || isEnd(tokens, amount.next)
}

/** "50 euro max", "$30 or more", a price by itself, and `price:50`. Each needs a currency, or "price" before it. */
function readBare(
  tokens: readonly Token[],
  at: number,
  shop: string | undefined,
  labelled: boolean,
): Phrase | undefined {
  const has = endOf(tokens, at, 'has')
  const amount =
    readAmount(tokens, has ?? at, shop) ?? readAmount(tokens, skipFiller(tokens, has ?? at), shop)
  if (!amount) return undefined
  const isSaid = amount.currency !== undefined || labelled
  // What it may not cost says of no bound which way it goes.
  if (mayCost(tokens, at, amount)) return { ...bounded('atMost', amount), isBare: true }
  if (has !== undefined) return isSaid ? bounded('atMost', amount) : undefined
  const after = boundAfter(tokens, amount, shop)
  if (after)
    return isSaid || after.prices.currency !== undefined || isEnd(tokens, after.next) ? after : undefined
  if (!isSaid) return undefined
  if (amount.isNote) return bounded('atMost', amount)
  if (tokens[at - 1]?.text === ':') return bounded('exactly', amount)
  return tokens.some((_, index) => endOf(tokens, index, 'budget') !== undefined)
    ? bounded('atMost', amount)
    : { ...bounded('about', amount), isBare: true }
}

function limited(tokens: readonly Token[], amount: Amount, shop: string | undefined): PriceReading {
  return boundAfter(tokens, amount, shop) ?? bounded('about', amount)
}

function boundAfter(
  tokens: readonly Token[],
  amount: Amount,
  shop: string | undefined,
): PriceReading | undefined {
  const less = endOf(tokens, amount.next, 'orLess')
  if (less !== undefined && tokens[less]?.kind !== 'number')
    return bounded('atMost', { ...amount, next: less })
  const more = endOf(tokens, amount.next, 'orMore')
  if (more !== undefined && tokens[more]?.kind !== 'number')
    return atLeast(tokens, { ...amount, next: more }, shop)
  return verbAfter(tokens, amount)
}

/** "50+ euros". */
function atLeast(tokens: readonly Token[], amount: Amount, shop: string | undefined): PriceReading {
  const money = amount.currency === undefined ? findCurrency(tokens, amount.next, shop) : undefined
  return bounded(
    'atLeast',
    money === undefined ? amount : { ...amount, currency: money.code, next: money.next },
  )
}

/** The verb at the end: "die 80 Euro nicht übersteigt". */
function verbAfter(tokens: readonly Token[], amount: Amount): PriceReading | undefined {
  const turned = endOf(tokens, amount.next, 'denied')
  const start = turned ?? amount.next
  for (const bound of ['above', 'below'] as const) {
    const next = tokens[start]?.kind === 'word' ? endOf(tokens, start, bound) : undefined
    if (next === undefined || (next < tokens.length && !isEnd(tokens, next))) continue
    const reading = bounded(bound, { ...amount, next })
    return turned === undefined ? undefined : { ...reading, prices: opposite(reading.prices) ?? {} }
  }
  return undefined
}

function bounded(bound: Bound, { value, currency, next }: Amount): PriceReading {
  const money = currency === undefined ? {} : { currency }
  return { prices: { ...boundsOf(bound, value), ...money }, next }
}

/** "maximum of 50", "price: 50", "max pris 500", "sub-200". */
function skipFiller(tokens: readonly Token[], at: number): number {
  const sign = tokens[at]
  if (BETWEEN_SIGNS.has(sign?.text ?? '') || (sign?.text === '-' && sign.glued)) return at + 1
  return endOf(tokens, at, ...BETWEEN_BOUND_AND_AMOUNT) ?? at
}

/** Swedish "men" is "but" only between two bounds ("över 200 men under 500"): elsewhere it may be for men. */
function skipBut(tokens: readonly Token[], at: number): number {
  return tokens[at]?.key === 'men' && endOf(tokens, at + 1, ...BOUNDS) !== undefined ? at + 1 : at
}

/** Whether the phrase ends here: nothing more, a sign, or a word that starts something else. */
function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.kind === 'sign' || skipBut(tokens, at) > at) return true
  return (
    endOf(tokens, at, ...BOUNDS, 'stop', 'sale', 'available', 'not', 'without', 'or', 'and', 'tagged') !==
    undefined
  )
}
