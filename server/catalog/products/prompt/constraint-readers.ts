/** Readers of price, discount, sale, availability and order. */
import { isMeasured, readAmount } from './amounts.ts'
import type { Meaning } from './lexicon/meanings.ts'
import type { PromptOrder } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { opposite, tighten } from './bounds.ts'
import { readPrice } from './prices.ts'
import { nothing, type Reading, type Scene } from './reading.ts'

const ORDERS: readonly (readonly [Meaning, PromptOrder])[] = [
  ['cheapest', 'price asc'],
  ['dearest', 'price desc'],
  ['newest', 'newest'],
]
const HALF_PERCENT = 50
const BOUNDS: readonly Meaning[] = [
  'below',
  'atMost',
  'above',
  'atLeast',
  'fromAmount',
  'about',
  'exactly',
  'between',
]

/** "under 50", "not over 50". A negated range, which has no opposite, says nothing. */
export function readPriceBound({ tokens, shop }: Scene, at: number): Reading | undefined {
  const reading = readPrice(tokens, at, shop)
  return (
    reading && {
      kind: 'price',
      next: reading.next,
      add: (into, negated) =>
        tighten(into.prices, negated ? (opposite(reading.prices) ?? {}) : reading.prices),
    }
  )
}

/** "50% off", "20 Prozent Rabatt", "at least 20 % rabatt", "-30%", "$10 off". "Up to 50% off" promises no least discount. */
export function readDiscount({ tokens, shop }: Scene, at: number): Reading | undefined {
  const least = endOf(tokens, at, 'atLeast', 'above')
  const most = endOf(tokens, at, 'atMost', 'below')
  const minus = tokens[at]?.text === '-' && !tokens[at]?.glued ? at + 1 : undefined
  const start = least ?? most ?? minus ?? at
  return discountFrom(tokens, shop, start, { most, minus }) ?? reducedBy(tokens, at)
}

/** "reduced by 30 %", "nedsatt med minst 30 procent", "um 20 % reduziert". */
function reducedBy(tokens: Scene['tokens'], at: number): Reading | undefined {
  const said = endOf(tokens, at, 'sale', 'reduced')
  if (said === undefined) return undefined
  const by = endOf(tokens, said, 'stop') ?? said
  const least = endOf(tokens, by, 'atLeast', 'above') ?? by
  const signed = tokens[least]?.kind === 'number' ? endOf(tokens, least + 1, 'percent') : undefined
  const percent = Number(tokens[least]?.text.replace(',', '.'))
  return signed !== undefined && percent > 0 && percent <= 100 ? aSale(signed, percent) : undefined
}

function discountFrom(
  tokens: Scene['tokens'],
  shop: string | undefined,
  start: number,
  { most, minus }: { readonly most: number | undefined; readonly minus: number | undefined },
): Reading | undefined {
  const number = tokens[start]
  const signed = number?.kind === 'number' ? endOf(tokens, start + 1, 'percent') : undefined
  if (number !== undefined && signed !== undefined) {
    const more = endOf(tokens, signed, 'orMore') ?? signed
    const off = discountEnd(tokens, more) ?? (minus === start ? signed : undefined)
    const percent = Number(number.text.replace(',', '.'))
    if (off === undefined || !(percent > 0 && percent <= 100)) return undefined
    return aSale(endOf(tokens, off, 'orMore') ?? off, most === undefined ? percent : undefined)
  }
  const amount = readAmount(tokens, start, shop)
  const off = amount?.currency === undefined ? undefined : endOf(tokens, amount.next, 'off')
  return off === undefined ? undefined : aSale(off)
}

/** "20% off", "20 % de réduction". */
function discountEnd(tokens: Scene['tokens'], at: number): number | undefined {
  return (
    endOf(tokens, at, 'off', 'reduced') ?? endOf(tokens, endOf(tokens, at, 'article') ?? at, 'off', 'reduced')
  )
}

export function readSale({ tokens }: Scene, at: number): Reading | undefined {
  const half = endOf(tokens, at, 'halfPrice')
  if (half !== undefined) return aSale(half, HALF_PERCENT)
  const fullPrice = endOf(tokens, at, 'fullPrice')
  if (fullPrice !== undefined) {
    return { kind: 'sale', next: fullPrice, add: (into, negated) => (into.onSale = negated) }
  }
  const sale = endOf(tokens, at, 'sale')
  return sale === undefined ? undefined : aSale(sale)
}

export function readAvailability({ tokens }: Scene, at: number): Reading | undefined {
  const soldOut = endOf(tokens, at, 'soldOut') ?? 0
  const available = endOf(tokens, at, 'available') ?? 0
  const next = Math.max(soldOut, available)
  if (next === 0) return undefined
  return {
    kind: 'availability',
    next,
    add: (into, negated) => (into.available = negated === soldOut >= available),
  }
}

/** "Cheapest" orders; "not cheap" orders nothing. */
export function readOrder({ tokens }: Scene, at: number): Reading | undefined {
  for (const [meaning, order] of ORDERS) {
    const next = endOf(tokens, at, meaning)
    if (next === undefined) continue
    return { kind: 'order', next, add: (into, negated) => void (negated || (into.order = order)) }
  }
  return undefined
}

/** The "under" of "under 50 cm" and the "at least" of "at least 2 pockets" are no words to search for. */
export function readMeasure({ tokens }: Scene, at: number): Reading | undefined {
  const end = endOf(tokens, at, ...BOUNDS)
  if (end === undefined || tokens[end]?.kind !== 'number') return undefined
  return isMeasured(tokens, end + 1) || tokens[end + 1] !== undefined ? nothing(end) : undefined
}

function aSale(next: number, percent?: number): Reading {
  return {
    kind: 'sale',
    next,
    add: (into, negated) => {
      into.onSale = !negated
      if (percent !== undefined && !negated)
        into.discountPercent = Math.max(percent, into.discountPercent ?? 0)
    },
  }
}
