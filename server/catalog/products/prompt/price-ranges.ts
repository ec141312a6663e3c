/** Reads ranges of prices: "between 20 and 40", "20€ bis 40€", "3-400 kr", "tre-fyra hundra", "two or three hundred quid". */
import { readAmount, type Amount } from './amounts.ts'
import { conceptsOf } from './concepts.ts'
import type { Prices } from './interpretation.ts'
import { readNumberWords } from './number-words.ts'
import { endOf } from './phrases.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

export interface PriceReading {
  readonly prices: Prices
  readonly next: number
}

interface Range {
  readonly shop: string | undefined
  /** "Between", "from". */
  readonly isOpened: boolean
  /** "Price: 20-40". */
  readonly isLabelled: boolean
}

/** Tokens of the amount behind two numbers that are written as one. */
const LONGEST_AMOUNT = 8
const TEN = 10
const HUNDRED = 100
const THOUSAND = 1_000
const DASH = /^[-–—]$/

/** Ends given the wrong way round are put right. */
export function readRange(
  tokens: readonly Token[],
  at: number,
  shop: string | undefined,
  isLabelled: boolean,
): PriceReading | undefined {
  const opened = endOf(tokens, at, 'between') ?? endOf(tokens, at, 'rangeFrom')
  const start = opened ?? at
  const range = { shop, isOpened: opened !== undefined, isLabelled }
  const parts = partsOf(tokens[start])
  if (parts === undefined) return rangeAt(tokens, start, range)
  const behind = tokens.slice(start + 1, start + 1 + LONGEST_AMOUNT)
  const found = rangeAt([...parts, ...behind], 0, range)
  return found && { ...found, next: found.next + start + 1 - parts.length }
}

function word(key: string): Token {
  return { kind: 'word', text: key, key, glued: false, inner: [] }
}

/** Of "tre-fyra" and "zwei-dreihundert" both numbers; "twenty-two" is one, and so is "quatre-vingts". */
function partsOf(token: Token | undefined): readonly Token[] | undefined {
  if (token?.kind !== 'word' || !token.key.includes('-')) return undefined
  const [low = '', high = '', more] = token.key.split('-')
  if (more !== undefined) return undefined
  const [first, second] = [low, high].map((key) => readNumberWords([word(key)], 0)?.value ?? 0)
  if (first === undefined || second === undefined || first === 0 || second <= first) return undefined
  // "Quatre-vingts", "two-thousand".
  const isOne = first < TEN && second >= TEN && (second < 2 * HUNDRED || second === THOUSAND)
  return isOne ? undefined : [word(low), { ...word('-'), kind: 'sign' }, word(high)]
}

function rangeAt(
  tokens: readonly Token[],
  start: number,
  { shop, isOpened, isLabelled }: Range,
): PriceReading | undefined {
  const first = readAmount(tokens, start, shop)
  const middle = first && endOf(tokens, first.next, 'rangeTo', 'or')
  if (first === undefined || middle === undefined) return undefined
  const isDashed = DASH.test(tokens[first.next]?.text ?? '')
  // "Zwei- bis dreihundert".
  const behind = isDashed ? (endOf(tokens, middle, 'rangeTo') ?? middle) : middle
  const second =
    readAmount(tokens, behind, shop) ?? readAmount(tokens, endOf(tokens, behind, 'article') ?? behind, shop)
  if (!second) return undefined
  const isSpelt = tokens[start]?.kind === 'word'
  const counted =
    inThousands(first, second) ?? (isSpelt || (isDashed && !isOpened) ? countedAs(first, second) : undefined)
  // "Two or three" are no range by themselves.
  if (endOf(tokens, first.next, 'rangeTo') === undefined && !(isSpelt && counted !== undefined))
    return undefined
  const currency = second.currency ?? first.currency
  const isAlone = counted !== undefined && isSpelt && tokens[second.next]?.kind !== 'word'
  const isSaid = isOpened || isLabelled || isAlone || isRound(tokens, [start, second.next], [first, second])
  if (currency === undefined && !isSaid) return undefined
  const low = counted ?? first.value
  const [min, max] = low <= second.value ? [low, second.value] : [second.value, low]
  return { prices: { min, max, ...(currency === undefined ? {} : { currency }) }, next: second.next }
}

/** Before numbers that say something else: "size 30-40", "SPF 30-50". */
const SAYING = new Set(
  'spf lsf fps ip no nr size sizes str strl stl gr taille talla pointure page pages'.split(' '),
)
/** Prices are given in these, and so far apart; sizes and ages are not. */
const STEP = 5
const LEAST_HIGH = 20
const APART = 1.25
/** These are sold by how many parts they have, or how large they are. */
const COUNTED = new Set([
  'puzzle',
  'jigsaw',
  'rug',
  'picture-frame',
  'bed',
  'mattress',
  'duvet-cover',
  'bedding',
])

/** "Dress 20-30", "lampa 200 till 500": two round numbers that nothing stands with. */
function isRound(
  tokens: readonly Token[],
  [start, end]: readonly [start: number, end: number],
  amounts: readonly [Amount, Amount],
): boolean {
  const [low, high] = amounts.map(({ value }) => value).toSorted((a, b) => a - b) as [number, number]
  if (low % STEP !== 0 || high % STEP !== 0 || high < LEAST_HIGH || high < low * APART) return false
  if (tokens[start]?.kind !== 'number' || tokens[start - 1]?.kind === 'number') return false
  const isOther = SAYING.has(tokens[start - 1]?.key ?? '') || tokens[start - 1]?.text === '#'
  const next = tokens[end]
  // "20 to 30 candles".
  const isOf = next?.kind === 'number' || (next?.kind === 'word' && isThing(next.text))
  return !isOther && !isOf && !next?.glued && !tokens.some(isCounted)
}

function isCounted({ kind, text }: Token): boolean {
  return kind === 'word' && conceptsOf(text).some(({ id }) => COUNTED.has(id))
}

/** "1-2k". */
function inThousands(first: Amount, second: Amount): number | undefined {
  const value = first.value * THOUSAND
  return second.inThousands && !first.inThousands && value <= second.value ? value : undefined
}

/** What the first is worth where only the second says of what it is: "3-400", "two to three hundred". */
function countedAs(first: Amount, second: Amount): number | undefined {
  const unit = TEN ** Math.floor(Math.log10(second.value))
  const isFew = Number.isInteger(first.value) && first.value < TEN && first.currency === undefined
  return isFew && unit >= HUNDRED && second.value % unit === 0 && first.value * unit < second.value
    ? first.value * unit
    : undefined
}
