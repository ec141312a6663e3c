/** Reads an amount of money: "50", "€50", "1.299,99 €", "1 299,50 kr", "2k". */
import { findCurrency, isCurrencyCode } from './currencies.ts'
import { readNumberWords } from './number-words.ts'
import { endOf } from './phrases.ts'
import { readSeveral } from './several.ts'
import type { Token } from './tokens.ts'

export interface Amount {
  readonly value: number
  readonly currency?: string
  /** A note of money, "a tenner", "en femhundring": what somebody gives at most. */
  readonly isNote?: boolean
  /** Whether it was written in thousands ("2k"), which a range shares: "1-2k". */
  readonly inThousands: boolean
  readonly next: number
}

/** Above this an answer could not be written as a structured header's number, and no price is meant. */
const LARGEST_AMOUNT = 999_999_999_999
const THOUSANDS = new Set(['k', 'tkr', 'tusen', 'tsd', 'mil', 'thousand', 'tausend', 'mille', 'grand'])
const VAGUE = [
  ['odd'],
  ['something'],
  ['ish'],
  ['y', 'pico'],
  ['y', 'tantos'],
  ['y', 'tantas'],
  ['y', 'algo'],
  ['et', 'quelques'],
  ['nanting'],
  ['nagonting'],
  ['nagot'],
  ['nat'],
  ['irgendwas'],
  ['und', 'noch', 'was'],
  ["d'"],
  ['de'],
]
const ONE = new Set('a an one en ett ein eine einem einen einer un une uno una'.split(' '))
const SIZE_WORDS = new Set([
  'size',
  'storlek',
  'strl',
  'grosse',
  'groesse',
  'gr',
  'taille',
  'talla',
  'nr',
  'pointure',
])

/** Undefined when a unit follows that is not a currency ("50 cm"), or letters do ("501s", "50x70"). */
export function readAmount(
  tokens: readonly Token[],
  at: number,
  shop: string | undefined,
): Amount | undefined {
  const leading = isCurrencyCode(tokens[at]?.key ?? '') ? findCurrency(tokens, at, shop) : undefined
  const number = readNumber(tokens, leading?.next ?? at)
  if (!number) return undefined
  const thousands = thousandsAfter(tokens, number.next)
  const afterNumber = thousands ?? vagueAfter(tokens, number.next, shop) ?? number.next
  const trailing = currencyAfter(tokens, afterNumber, shop, thousands !== undefined)
  const note = isYears(tokens, number.next) ? undefined : noteOf(tokens[number.next - 1]?.key ?? '', shop)
  const currency = leading?.code ?? trailing?.code ?? note
  const unit = currency === undefined ? undefined : endOf(tokens, trailing?.next ?? afterNumber, 'each')
  const next = unit ?? trailing?.next ?? afterNumber
  if (currency === undefined && isMeasured(tokens, next)) return undefined
  const value = thousands === undefined ? number.value : Math.round(number.value * 100_000) / 100
  if (value > LARGEST_AMOUNT) return undefined
  return {
    value,
    inThousands: thousands !== undefined,
    next,
    ...(note === undefined ? {} : { isNote: true }),
    ...(currency === undefined ? {} : { currency }),
  }
}

/** The euro of "less than a euro", with or without its article skipped: behind a bound only, as a pound of coffee is no price. */
export function readOne(tokens: readonly Token[], at: number, shop: string | undefined): Amount | undefined {
  const start = ONE.has(tokens[at]?.key ?? '') ? at + 1 : at
  const currency = ONE.has(tokens[start - 1]?.key ?? '') ? findCurrency(tokens, start, shop) : undefined
  return currency && { value: 1, currency: currency.code, inThousands: false, next: currency.next }
}

/** "Zwanziger Jahre". */
function isYears(tokens: readonly Token[], at: number): boolean {
  return /^jahre[ns]?$/.test(tokens[at]?.key ?? '')
}

/** What says that a number is only about so much: "20ish", "twenty odd quid", "20 y pico euros", "une vingtaine d'euros". */
function vagueAfter(tokens: readonly Token[], at: number, shop: string | undefined): number | undefined {
  const sign = tokens[at]?.glued && tokens[at].text === '-' ? at + 1 : at
  if (tokens[sign]?.glued && tokens[sign].key === 'ish') return sign + 1
  const words = VAGUE.find((phrase) => phrase.every((word, index) => tokens[at + index]?.key === word))
  const isMoney = words && findCurrency(tokens, at + words.length, shop) !== undefined
  return isMoney ? at + words.length : undefined
}

function noteOf(key: string, shop: string | undefined): string | undefined {
  if (/^(?:fiver|tenner)s?$/.test(key)) return 'GBP'
  if (
    /^(?:funfer|zehner|zwanni|zwanziger|fu(?:e)?nfziger|fuffis?|fuffziger|hunnis?|hunderter|tausender)$/.test(
      key,
    )
  )
    return 'EUR'
  return /^\p{L}*(?:hundring|hundralapp|tusenlapp|tusing|tjugolapp|femtio?lapp)(?:ar|en)?$/u.test(key)
    ? kronor(shop)
    : undefined
}

/** Whether what follows a number makes it a measure or a name rather than an amount. */
export function isMeasured(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (next?.glued && (next.kind === 'word' || next.text === '/')) return true
  if (next?.text === '-' && next.glued && tokens[at + 1]?.glued && tokens[at + 1]?.kind === 'word')
    return true
  const unit = endOf(tokens, at, 'unit')
  return unit !== undefined && !(next?.key === 'a' && tokens[unit]?.kind === 'number')
}

/**
 * Both comma and point: the last is the decimal sign. One of them once, with three digits behind: thousands
 * ("1.299"), unless a zero leads. Otherwise decimal.
 */
function parseNumber(text: string): number | undefined {
  const digits = text.replace(/['’]/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return Number(digits)
  const sign = digits.charAt(last)
  const whole = digits.slice(0, last)
  const isDecimal = !whole.includes(sign) && (/[.,]/.test(whole) || !isGroups(digits, sign))
  const grouped = isDecimal ? whole : digits
  const groups = grouped.replaceAll(',', '.')
  if (groups.includes('.') && !isGroups(groups, '.')) return undefined
  return Number(groups.replaceAll('.', '') + (isDecimal ? `.${digits.slice(last + 1)}` : ''))
}

function isGroups(digits: string, sign: string): boolean {
  return /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits.replaceAll(sign, ','))
}

/** Spaces part thousands ("1 299,50"), except behind a size: "size 42 500 kr". */
function readNumber(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const first = tokens[at]
  const several = readSeveral(tokens, at)
  if (several) return readLonger(several, readNumberWords(tokens, at))
  if (first?.kind === 'word') return readNumberWords(tokens, at)
  if (first?.kind !== 'number') return undefined
  const parts = [first.text]
  if (/^[1-9]\d{0,2}$/.test(first.text) && !SIZE_WORDS.has(tokens[at - 1]?.key ?? '')) {
    for (let next = at + 1; parts.length < 4; next++) {
      const part = tokens[next]
      if (part?.kind !== 'number' || part.glued || !/^\d{3}(?:[.,]\d{1,2})?$/.test(part.text)) break
      parts.push(part.text)
      if (part.text.length > 3) break
    }
  }
  const value = parts.length > 1 ? Number(parts.join('').replace(',', '.')) : parseNumber(first.text)
  return value === undefined ? undefined : { value, next: at + parts.length }
}

/** "Two hundred and fifty" says more than "two hundred". */
function readLonger(
  several: { value: number; next: number },
  spelt: { value: number; next: number } | undefined,
): { value: number; next: number } {
  return spelt && spelt.next > several.next ? spelt : several
}

function thousandsAfter(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (token === undefined || !THOUSANDS.has(token.key)) return undefined
  // "Two grand pianos".
  if (token.key === 'grand' && tokens[at + 1]?.kind === 'word') return undefined
  return token.key === 'k' && !token.glued && tokens[at + 1]?.glued ? undefined : at + 1
}

/** "tkr" holds its currency, "50,- €" has two signs, and the point of "kr." goes with it. */
function currencyAfter(
  tokens: readonly Token[],
  at: number,
  shop: string | undefined,
  inThousands: boolean,
): { code: string; next: number } | undefined {
  if (inThousands && tokens[at - 1]?.key === 'tkr') return { code: kronor(shop), next: at }
  const dash = tokens[at]?.kind === 'sign' && /^[:,.]/.test(tokens[at].text) ? at + 1 : at
  const currency = findCurrency(tokens, dash, shop) ?? findCurrency(tokens, at, shop)
  if (!currency) return undefined
  const dot = tokens[currency.next]
  return { code: currency.code, next: dot?.text === '.' && dot.glued ? currency.next + 1 : currency.next }
}

function kronor(shop: string | undefined): string {
  return findCurrency([{ key: 'kr' }], 0, shop)?.code ?? 'SEK'
}
