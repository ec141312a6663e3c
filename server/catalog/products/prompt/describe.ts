/** Writes an interpretation as the one-line value of the response header `X-Search-Interpretation`. */
import { isNeed } from './departments/tables.ts'
import { isContradiction, type Guess, type Interpretation, type Names } from './interpretation.ts'

export const DESCRIPTION_LIMIT = 1000
const TRUNCATED = ', truncated'

/** A member of the dictionary: its value is written as it is, or is a list of texts. */
type Member = readonly [key: string, value: string | readonly string[]]

/**
 * An RFC 9651 dictionary, such as `max-below=50, currency=EUR, on-sale, not-vendors=("Acme"), words=("dress")`.
 * `all` when nothing narrows the search. ASCII only, at most 1,000 characters; what does not fit is left out and `truncated` added.
 */
export function describe(interpretation: Interpretation): string {
  let line = ''
  for (const [key, value] of members(interpretation)) {
    const start = line === '' ? key : `${line}, ${key}`
    const room = DESCRIPTION_LIMIT - TRUNCATED.length - start.length
    const written = typeof value === 'string' ? value : innerList(value, room)
    if (written === undefined || written.length > room) return line === '' ? 'truncated' : line + TRUNCATED
    line = start + written
  }
  return line
}

function members(interpretation: Interpretation): Member[] {
  const { languages } = interpretation
  const read = readMembers(interpretation)
  return [
    ...(read.length === 0 ? [['all', ''] as const] : read),
    ...(languages.length === 0 ? [] : [['languages', `=(${languages.join(' ')})`] as const]),
  ]
}

function readMembers(interpretation: Interpretation): Member[] {
  const { vendors, collections, tags, sizes, fits, age, words, order } = interpretation
  return [
    ...priceMembers(interpretation),
    ...flag('on-sale', interpretation.onSale),
    ...flag('either', interpretation.isEither),
    ...number('discount-percent', interpretation.discountPercent),
    ...flag('available', interpretation.available),
    ...nameMembers('vendors', vendors),
    ...nameMembers('collections', collections),
    ...nameMembers('tags', tags),
    ...nameMembers('sizes', sizes),
    ...texts('fits', fits),
    ...number('age', age),
    ...texts('words', words.all),
    ...words.any.flatMap((group, index) => texts(`any-${index + 1}`, group)),
    ...texts('likely', namesOf(words.likely)),
    ...texts('wishes', words.wishes),
    ...texts('not-words', words.not),
    ...texts('phrases', words.phrases),
    ...texts('not-phrases', words.notPhrases),
    ...(order === undefined ? [] : [['order', `=${order.replace(' ', '-')}`] as const]),
  ]
}

/** Things by their names; needs only where nothing else is likely. */
function namesOf(likely: readonly Guess[]): string[] {
  const things = likely.filter(({ id }) => !isNeed(id))
  return (things.length > 0 ? things : likely).map(({ id }) => id.replaceAll('-', ' '))
}

function priceMembers({ prices }: Interpretation): Member[] {
  return [
    ...number(prices.minExclusive ? 'min-above' : 'min', prices.min),
    ...number(prices.maxExclusive ? 'max-below' : 'max', prices.max),
    ...(prices.currency === undefined ? [] : [['currency', `=${prices.currency}`] as const]),
    ...(isContradiction(prices) ? [['contradiction', ''] as const] : []),
  ]
}

function nameMembers(key: string, { include, exclude }: Names): Member[] {
  return [...texts(key, include), ...texts(`not-${key}`, exclude)]
}

function flag(key: string, value: boolean | undefined): Member[] {
  return value === undefined ? [] : [[key, value ? '' : '=?0']]
}

/** A structured number has three decimals at most. */
function number(key: string, value: number | undefined): Member[] {
  return value === undefined ? [] : [[key, `=${Math.round(value * 1000) / 1000}`]]
}

function texts(key: string, list: readonly string[]): Member[] {
  return list.length === 0 ? [] : [[key, list]]
}

/** "=(…)", for a member that others add; undefined when it is longer. */
export function textsMember(list: readonly string[], room: number): string | undefined {
  return innerList(list, room)
}

/** Undefined when not all of the list fits: half a list would read as the whole. */
function innerList(list: readonly string[], room: number): string | undefined {
  let written = '=('
  for (const text of list) {
    written += (written === '=(' ? '' : ' ') + structuredString(text)
    if (written.length > room) return undefined
  }
  return `${written})`
}

/** Plain when it is printable ASCII, else an RFC 9651 display string: "röd" → %"r%c3%b6d". */
function structuredString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `"${text.replace(/["\\]/g, '\\$&')}"`
  const bytes = [...new TextEncoder().encode(text)]
  return `%"${bytes.map((byte) => displayByte(byte)).join('')}"`
}

function displayByte(byte: number): string {
  const isPlain = byte >= 0x20 && byte <= 0x7e && byte !== 0x25 && byte !== 0x22
  return isPlain ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`
}
