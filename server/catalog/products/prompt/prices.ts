/** Reads price bounds and ranges: "under 50", "20-40 €", "between 20 and 40 pounds", "around 50". */
import { readAmount, type Amount } from './amounts.ts'
import type { Prices } from './interpretation.ts'
import type { Meaning } from './lexicon/meanings.ts'
import { endOf } from './phrases.ts'
import type { Token } from './tokens.ts'

export interface PriceReading {
  readonly prices: Prices
  readonly next: number
}

/** "Around 50", and a price alone ("dress 50 euro"), mean 20 % either way. */
const AROUND_SHARE = 0.2

const BOUNDS = ['below', 'atMost', 'above', 'atLeast', 'fromAmount', 'about', 'loosely', 'exactly'] as const
type Bound = (typeof BOUNDS)[number]

/** These mean many things, so without a currency the number must end the phrase: "at least 2 pockets" is no price. */
const WEAK: ReadonlySet<Bound> = new Set<Bound>(['above', 'atLeast', 'fromAmount', 'about', 'exactly'])
const BETWEEN_BOUND_AND_AMOUNT: readonly Meaning[] = ['price', 'article', 'stop']
const BETWEEN_SIGNS = new Set([':', '='])

/** The price read from `at` on. A bare number without bound, currency or the word "price" is none. */
export function readPrice(
  tokens: readonly Token[],
  at: number,
  shop: string | undefined,
): PriceReading | undefined {
  const labelled = endOf(tokens, at, 'price')
  const start = labelled === undefined ? at : skipFiller(tokens, labelled)
  const reading =
    readRange(tokens, start, shop, labelled !== undefined) ??
    readBound(tokens, start, shop) ??
    readBare(tokens, start, shop, labelled !== undefined)
  return reading && { ...reading, next: skipBut(tokens, reading.next) }
}

/** The opposite bound: "not over 50" is at most 50. A range has none. */
export function opposite({ min, max, minExclusive, maxExclusive, currency }: Prices): Prices | undefined {
  if ((min === undefined) === (max === undefined)) return undefined
  const money = currency === undefined ? {} : { currency }
  if (min !== undefined) return { max: min, ...(minExclusive ? {} : { maxExclusive: true }), ...money }
  return { min: max as number, ...(maxExclusive ? {} : { minExclusive: true }), ...money } // one of the two is set
}

/** Adds bounds to those already read: all must hold, so the tighter stands; the first currency stands. */
export function tighten(prices: Prices, more: Prices): void {
  if (more.min !== undefined && more.min >= (prices.min ?? -1)) {
    if (more.minExclusive) prices.minExclusive = true
    else if (more.min !== prices.min) delete prices.minExclusive
    prices.min = more.min
  }
  if (more.max !== undefined && more.max <= (prices.max ?? Infinity)) {
    if (more.maxExclusive) prices.maxExclusive = true
    else if (more.max !== prices.max) delete prices.maxExclusive
    prices.max = more.max
  }
  if (more.currency !== undefined) prices.currency ??= more.currency
}

/** "between 20 and 40", "from 100 to 200 SEK", "20€ bis 40€". Ends given the wrong way round are put right. */
function readRange(
  tokens: readonly Token[],
  at: number,
  shop: string | undefined,
  labelled: boolean,
): PriceReading | undefined {
  const opened = endOf(tokens, at, 'between') ?? endOf(tokens, at, 'rangeFrom')
  const first = readAmount(tokens, opened ?? at, shop)
  const middle = first && endOf(tokens, first.next, 'rangeTo')
  const second = middle === undefined ? undefined : readAmount(tokens, middle, shop)
  if (!first || !second) return undefined
  const currency = second.currency ?? first.currency
  if (currency === undefined && opened === undefined && !labelled) return undefined
  const low =
    second.inThousands && !first.inThousands && first.value * 1000 <= second.value
      ? first.value * 1000
      : first.value
  const [min, max] = low <= second.value ? [low, second.value] : [second.value, low]
  return { prices: { min, max, ...(currency === undefined ? {} : { currency }) }, next: second.next }
}

function readBound(tokens: readonly Token[], at: number, shop: string | undefined): PriceReading | undefined {
  for (const bound of BOUNDS) {
    const end = endOf(tokens, at, bound)
    if (end === undefined) continue
    const amount = readAmount(tokens, end, shop) ?? readAmount(tokens, skipFiller(tokens, end), shop)
    if (!amount || !isPriced(tokens, bound, amount)) continue
    return bound === 'loosely' ? limited(tokens, amount) : bounded(bound, amount)
  }
  return undefined
}

function isPriced(tokens: readonly Token[], bound: Bound, amount: Amount): boolean {
  if (amount.currency !== undefined) return true
  if (bound === 'loosely') return false
  return !WEAK.has(bound) || isEnd(tokens, amount.next)
}

/** "50 euro max", "$30 or more", a price by itself, and `price:50`. Each needs a currency, or "price" before it. */
function readBare(
  tokens: readonly Token[],
  at: number,
  shop: string | undefined,
  labelled: boolean,
): PriceReading | undefined {
  const amount = readAmount(tokens, at, shop)
  if (!amount || (amount.currency === undefined && !labelled)) return undefined
  return tokens[at - 1]?.text === ':' ? bounded('exactly', amount) : limited(tokens, amount)
}

function limited(tokens: readonly Token[], amount: Amount): PriceReading {
  const less = endOf(tokens, amount.next, 'orLess')
  if (less !== undefined && tokens[less]?.kind !== 'number')
    return bounded('atMost', { ...amount, next: less })
  const more = endOf(tokens, amount.next, 'orMore')
  if (more !== undefined && tokens[more]?.kind !== 'number')
    return bounded('atLeast', { ...amount, next: more })
  return bounded('about', amount)
}

function bounded(bound: Bound, { value, currency, next }: Amount): PriceReading {
  const money = currency === undefined ? {} : { currency }
  return { prices: { ...boundsOf(bound, value), ...money }, next }
}

function boundsOf(bound: Bound, value: number): Prices {
  if (bound === 'below') return { max: value, maxExclusive: true }
  if (bound === 'atMost') return { max: value }
  if (bound === 'above') return { min: value, minExclusive: true }
  if (bound === 'atLeast' || bound === 'fromAmount') return { min: value }
  if (bound === 'exactly') return { min: value, max: value }
  return { min: cents(value * (1 - AROUND_SHARE)), max: cents(value * (1 + AROUND_SHARE)) }
}

function cents(value: number): number {
  return Math.round(value * 100) / 100
}

/** "maximum of 50", "price: 50", "max pris 500". */
function skipFiller(tokens: readonly Token[], at: number): number {
  if (BETWEEN_SIGNS.has(tokens[at]?.text ?? '')) return at + 1
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
