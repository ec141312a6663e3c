/** What bounds of a price come to: as numbers, turned round, and several together. */
import type { Prices } from './interpretation.ts'

/** "Around 50", and a price alone ("dress 50 euro"), mean 20 % either way. */
const AROUND_SHARE = 0.2

export const BOUNDS = [
  'below',
  'atMost',
  'above',
  'atLeast',
  'fromAmount',
  'about',
  'loosely',
  'exactly',
] as const
export type Bound = (typeof BOUNDS)[number]

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

export function boundsOf(bound: Bound, value: number): Prices {
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
