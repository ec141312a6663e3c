/** Readers of price, discount, sale and availability. */
import { isMeasured, readAmount } from './amounts.ts'
import type { Meaning } from './lexicon/meanings.ts'
import { readNumberWords } from './number-words.ts'
import { endOf } from './phrases.ts'
import { opposite, tighten } from './bounds.ts'
import { readPrice } from './prices.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import type { Token } from './tokens.ts'

const HALF_PERCENT = 50
/** Small words between a discount and how much it is. */
const MOST_SKIPPED = 3
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

/** "50% off", "20 Prozent Rabatt", "at least a 20 % discount", "-30%", "$10 off". "Up to 50% off" promises no least discount. */
export function readDiscount({ tokens, shop }: Scene, at: number): Reading | undefined {
  const least = endOf(tokens, at, 'atLeast', 'above')
  const most = endOf(tokens, at, 'atMost', 'below')
  const minus = tokens[at]?.text === '-' && !tokens[at]?.glued ? at + 1 : undefined
  const bound = least ?? most
  const start = bound === undefined ? (minus ?? at) : (endOf(tokens, bound, 'article') ?? bound)
  const whole = discountFrom(tokens, shop, start, { most, minus })
  return whole ?? reducedBy(tokens, at) ?? (least === undefined ? undefined : reducedBy(tokens, start))
}

/** "reduced by 30 %", "nedsatt med minst 30 procent", "un descuento mínimo del 20 %", "um 20 % reduziert". */
function reducedBy(tokens: Scene['tokens'], at: number): Reading | undefined {
  const said = endOf(tokens, at, 'sale', 'reduced')
  if (said === undefined) return undefined
  let by = said
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++)
    by = endOf(tokens, by, 'stop', 'article', 'atLeast', 'above') ?? by
  const found = percentAt(tokens, tokens[by]?.text === '-' ? by + 1 : by)
  return found && aSale(endOf(tokens, found.next, 'orMore') ?? found.next, found.percent)
}

/** "A quarter off", "um ein Drittel reduziert". */
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ...'quarter fjardedel viertel quart cuarto'.split(' ').map((key) => [key, 25] as const),
  ...'third tredjedel drittel tiers tercio'.split(' ').map((key) => [key, 33] as const),
])

/** "20 %", "tjugo procent". */
function percentAt(
  tokens: Scene['tokens'],
  at: number,
): { readonly percent: number; readonly next: number } | undefined {
  const token = tokens[at]
  const fraction = FRACTIONS.get(token?.key ?? '')
  if (fraction !== undefined) return { percent: fraction, next: at + 1 }
  const number =
    token?.kind === 'number'
      ? { value: Number(token.text.replace(',', '.')), next: at + 1 }
      : readNumberWords(tokens, at)
  const next = number && endOf(tokens, number.next, 'percent')
  return number && next !== undefined && number.value > 0 && number.value <= 100
    ? { percent: number.value, next }
    : undefined
}

function discountFrom(
  tokens: Scene['tokens'],
  shop: string | undefined,
  start: number,
  { most, minus }: { readonly most: number | undefined; readonly minus: number | undefined },
): Reading | undefined {
  const found = percentAt(tokens, start)
  if (found) {
    const more = endOf(tokens, found.next, 'orMore') ?? found.next
    const off = discountEnd(tokens, more) ?? (minus === start ? found.next : undefined)
    if (off === undefined) return undefined
    return aSale(endOf(tokens, off, 'orMore') ?? off, most === undefined ? found.percent : undefined)
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

/** French "c'est sale" is dirty, so are "sales", and Spanish "sale llorando" goes out. */
const BEFORE_DIRTY = new Set('est sont tres trop vraiment tout toute aussi si'.split(' '))
const FRENCH_ONE = new Set("le la l' un une du mon ma ton ta son sa notre ce cet cette".split(' '))
const SPANISH_ONE = new Set('el la mi tu su nuestro nuestra'.split(' '))
const GERUND = /(?:ando|iendo)$/
const WHO_GOES = new Set('que no me le se ella siempre ya nunca cuando apenas solo'.split(' '))
const WHERE_TO = new Set('a al mucho mal bien'.split(' '))

function isOtherSale({ tokens, languages: [language] }: Scene, at: number): boolean {
  if (tokens[at]?.key === 'sales') return language === 'fr'
  if (tokens[at]?.key !== 'sale') return false
  const [before = '', behind = ''] = [tokens[at - 1]?.key, tokens[at + 1]?.key]
  // "Le linge sale", but "robes sale".
  const isOne = FRENCH_ONE.has(tokens[at - 2]?.key ?? '') && tokens[at - 1]?.kind === 'word'
  if (language === 'fr') return isOne || BEFORE_DIRTY.has(before)
  // "Mi vuelo sale mañana".
  const isDoing = SPANISH_ONE.has(tokens[at - 2]?.key ?? '') && tokens[at - 1]?.kind === 'word'
  const isVerb = isDoing || GERUND.test(behind) || WHO_GOES.has(before) || WHERE_TO.has(behind)
  return language === 'es' && isVerb
}

const GOES_OUT = new Set('me te le les se nos'.split(' '))

/** "Sale moho", "me salen granos", "le linge sale": what comes out in Spanish, and is dirty in French. */
function isSaleElsewhere({ tokens, languages: [language] }: Scene, at: number): boolean {
  if (tokens[at]?.key !== 'sale') return false
  return language === 'fr' || (language === 'es' && (at === 0 || GOES_OUT.has(tokens[at - 1]?.key ?? '')))
}

export function readSale(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  if (isOtherSale(scene, at)) return undefined
  // "At least half price".
  const half = endOf(tokens, endOf(tokens, at, ...BOUNDS) ?? at, 'halfPrice')
  if (half !== undefined) return aSale(half, HALF_PERCENT)
  const fullPrice = endOf(tokens, at, 'fullPrice')
  if (fullPrice !== undefined) {
    return { kind: 'sale', next: fullPrice, add: (into, negated) => (into.onSale = negated) }
  }
  const sale = isSaleElsewhere(scene, at) ? undefined : endOf(tokens, at, 'sale')
  return sale === undefined ? undefined : aSale(sale)
}

/** Who is worn out, or what is empty: "jag är helt slut", "batería agotada". */
const WORN_OUT = new Set('jag vi hon han man batteri batteriet batterierna bateria baterias'.split(' '))
const WORN_REACH = 3

export function readAvailability({ tokens }: Scene, at: number): Reading | undefined {
  const soldOut = endOf(tokens, at, 'soldOut') ?? 0
  const available = endOf(tokens, at, 'available') ?? 0
  const next = Math.max(soldOut, available)
  if (next === 0 || isWornOut(tokens, at, next)) return undefined
  return {
    kind: 'availability',
    next,
    add: (into, negated) => (into.available = negated === soldOut >= available),
  }
}

function isWornOut(tokens: readonly Token[], at: number, next: number): boolean {
  const before = tokens.slice(Math.max(0, at - WORN_REACH), at)
  return tokens[next - 1]?.key === 'slut' && before.some(({ key }) => WORN_OUT.has(key))
}

/** The "under" of "under 50 cm" and the "at least" of "at least 2 pockets" are no words to search for. */
export function readMeasure({ tokens }: Scene, at: number): Reading | undefined {
  const said = endOf(tokens, at, ...BOUNDS)
  // "Max. 2 l".
  const end = said !== undefined && tokens[said]?.text === '.' ? said + 1 : said
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
