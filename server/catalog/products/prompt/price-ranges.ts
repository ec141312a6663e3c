/** Reads ranges of prices: "between 20 and 40", "20€ bis 40€", "3-400 kr", "tre-fyra hundra", "two or three hundred quid". */
import { readAmount, type Amount } from './amounts.ts'
import type { Prices } from './interpretation.ts'
import { readNumberWords } from './number-words.ts'
import { endOf } from './phrases.ts'
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
  if (currency === undefined && !isOpened && !isLabelled && !isAlone) return undefined
  const low = counted ?? first.value
  const [min, max] = low <= second.value ? [low, second.value] : [second.value, low]
  return { prices: { min, max, ...(currency === undefined ? {} : { currency }) }, next: second.next }
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
