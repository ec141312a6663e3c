/** The pairs of an urlencoded form, with what stands for letters that could not be sent as they are. Pure. */
import { normalized } from '../../../lib/text.ts'
import { readBytes } from './charset.ts'

const FORM = /^[^\s=&]{1,200}=[^\s&]*(?:&[^\s=&]{1,200}=[^\s&]*)+$/

/** Whether a text is nothing but the pairs of a form. */
export function isFormText(text: string): boolean {
  return FORM.test(text)
}

/** As text: in the charset that the form itself names where nothing else does, also of one that was escaped twice. */
export function pairsIn(text: string, charset?: string): [string, string][] {
  const pairs = pairsOf(text, charset ?? charsetIn(text))
  const once = isEscapedTwice(pairs) ? pairs.map(bothOf(unescapedAgain)) : pairs
  return once.map(bothOf(withLetters))
}

function bothOf(change: (text: string) => string): (pair: readonly [string, string]) => [string, string] {
  return ([key, value]) => [change(key), change(value)]
}

/** `_charset_`, which browsers fill in (RFC 7578, 4.6). */
function charsetIn(text: string): string | undefined {
  return /(?:^|&)_charset_=([\w-]{1,40})(?:&|$)/.exec(text)?.[1]
}

const ADDRESS_LENGTH = 400
const ESCAPED = /^[^\s@]+%40[^\s@%]+\.[^\s@%]+$/

/** An address that is still escaped, and none that is not. */
function isEscapedTwice(pairs: readonly (readonly [string, string])[]): boolean {
  return (
    pairs.some(([, value]) => value.length <= ADDRESS_LENGTH && ESCAPED.test(value)) &&
    pairs.every(([, value]) => !value.includes('@'))
  )
}

function unescapedAgain(text: string): string {
  return text.includes('%') ? unescaped(text.replaceAll('+', '%2B'), undefined) : text
}

/** The least that no page's charset has of itself; what is below is written as somebody wrote it. */
const FIRST_LETTER = 0xa0

/** `&#322;`, which browsers send for a letter that the page's charset does not have. */
export function withLetters(text: string): string {
  return text.replaceAll(/&#(\d{3,7});/g, (found, digits: string) => {
    const code = Number(digits)
    const isLetter = code >= FIRST_LETTER && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    return isLetter ? String.fromCodePoint(code) : found
  })
}

/** As forms were once advised to be written, for the sake of `&` in HTML: each part a key and a value, one of them an address. */
const BY_SEMICOLONS = /^(?=[^&]*@|[^&]*%40)[\w.[\]-]{1,60}=[^=;&]*(?:;\s*[\w.[\]-]{1,60}=[^=;&]*)+;?$/

/** By the bytes of each value, for old pages that are not written in UTF-8. */
function pairsOf(text: string, charset: string | undefined): [string, string][] {
  const form = text.trim()
  return form
    .split(BY_SEMICOLONS.test(form) ? /;\s*/ : '&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [key = '', ...value] = pair.split('=')
      return [unescaped(key, charset), unescaped(value.join('='), charset)]
    })
}

/** The text that percent signs stand for, also as `%u00e5`, which browsers' `escape` wrote. */
export function unescaped(text: string, charset: string | undefined): string {
  const spaced = text.replaceAll('+', ' ')
  if (!spaced.includes('%')) return spaced
  // A letter of Shift_JIS may be half a percent sign, half a letter of ASCII: so the value as a whole.
  if (isLatin(spaced) && !/%u[\da-f]{4}/i.test(spaced)) {
    const bytes = spaced.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    return readBytes(Buffer.from(bytes, 'latin1'), charset)
  }
  return spaced.replaceAll(/%u([\da-f]{4})|(?:%[\da-f]{2})+/gi, (found, unit?: string) =>
    unit === undefined
      ? readBytes(Buffer.from(found.replaceAll('%', ''), 'hex'), charset)
      : String.fromCharCode(Number.parseInt(unit, 16)),
  )
}

function isLatin(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}

/** What is copied from pages and mails holds marks that nobody sees, around and within words; those of right to left stay within. */
const UNSEEN = /[\u200b\u2060\ufeff\u00ad]/g
const AROUND = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** As it looks: without such marks, and with each letter as one (some systems send `e` and its accent apart). */
export function asSeen(value: unknown): unknown {
  if (typeof value !== 'string' || PLAIN.test(value)) return value
  const text = value.replaceAll(UNSEEN, '')
  let [from, end] = [0, text.length]
  while (from < end && AROUND.test(text.charAt(from))) from += 1
  while (end > from && AROUND.test(text.charAt(end - 1))) end -= 1
  return normalized(text.slice(from, end), 'NFC')
}

// oxlint-disable-next-line no-control-regex -- all of Latin-1 but the soft hyphen
const PLAIN = /^[\u0000-\u00ac\u00ae-\u00ff]*$/
