/** Cuts a prompt into tokens: words, numbers, signs and quoted phrases. */
import { PROMPT_LENGTH } from '../../../http/limits.ts'
import { normalized } from '../../../lib/text.ts'
import { isCurrencyCode } from './currencies.ts'
import { fold } from './fold.ts'

/**
 * `glued` says that no space stands before the token. `inner` holds the words of a quoted phrase; `typed` is what a slip was
 * mended from (slips.ts).
 */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'quoted'
  readonly text: string
  readonly key: string
  readonly glued: boolean
  readonly typed?: string
  readonly inner: readonly Token[]
}

const SPACE = /\s+/vy
const DOLLARS = /(?:us|au|ca|nz|hk|mx|sg|[acrs])\$/iy
const ELISION = /(?:[cdjlmnst]|qu|jusqu)['’](?=\p{L}{2}|\s|$)/iuy
// oxlint-disable-next-line no-useless-escape -- `&` must be escaped in a `v` pattern's class
const WORD = /[\p{L}\p{M}[\p{N}--[0-9]]](?:[\p{L}\p{M}\p{N}]|['’\&\-](?=[\p{L}\p{N}]))*/vy
/** Swedish endings of what is abbreviated: "tv:n". */
const ENDING = /:(?:ns?|ens?|arna|erna)(?![\p{L}\p{N}])/vy
const LONGEST_ABBREVIATED = 4
const NUMBER = /\d+(?:[.,'’]\d+)*/vy
const SIGN = /<=|>=|=<|=>|\.{2,3}|[:,.][–—-](?!\d)|./suy
/** Each with what ends what it begins. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”“"'],
  ['”', '”"'],
  ['„', '“”"'],
  ['‟', '”"'],
  ['«', '»'],
  ['»', '«»'],
  ['＂', '＂'],
])

/** Marks of inches, behind a number. */
const INCHES: ReadonlySet<string> = new Set(['"', '”', '″'])

/** Bidirectional and zero-width marks change how a prompt looks, never what it says. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g

/** The prompt as it is read: well-formed, composed (NFC), no longer than it may be, control characters as spaces. */
export function readable(prompt: string): string {
  const composed = normalized(prompt.slice(0, PROMPT_LENGTH).toWellFormed(), 'NFC').slice(0, PROMPT_LENGTH)
  return composed.toWellFormed().replace(INVISIBLE, '').replace(CONTROL, ' ')
}

/** Linear in the length of the prompt; no input makes it throw. */
export function scan(prompt: string): Token[] {
  return groupQuotes(pieces(readable(prompt)))
}

/** As `scan`, of a phrase of the tables: most are words and spaces. */
export function scanPhrase(phrase: string): Token[] {
  return /^[\p{L} ]+$/u.test(phrase)
    ? phrase.split(' ').map((text) => ({ kind: 'word', text, key: fold(text), glued: false, inner: [] }))
    : scan(phrase)
}

function pieces(text: string): Token[] {
  const tokens: Token[] = []
  let glued = false
  for (let at = 0; at < text.length;) {
    const space = match(SPACE, text, at)
    const token: Token | undefined = space === undefined ? tokenAt(text, at, glued) : undefined
    if (token) tokens.push(token)
    at += space?.length ?? token?.text.length ?? 1
    if (token?.kind === 'word' && token.text.length <= LONGEST_ABBREVIATED)
      at += match(ENDING, text, at)?.length ?? 0
    glued = token !== undefined
  }
  return tokens
}

function tokenAt(text: string, at: number, glued: boolean): Token {
  const word = match(DOLLARS, text, at) ?? match(ELISION, text, at) ?? match(WORD, text, at)
  if (word !== undefined) return wordToken(word, glued)
  const number = match(NUMBER, text, at)
  if (number !== undefined) return { kind: 'number', text: number, key: number, glued, inner: [] }
  const sign = match(SIGN, text, at) ?? text.charAt(at)
  return { kind: 'sign', text: sign, key: sign, glued, inner: [] }
}

/** What bounds a price that is written with it. */
const BOUNDING = /^(?:sub|under|unter|below)(?=-?\d)|^(?:max|min|bis|ab|upto|hasta|moins|menos)(?=-\d)/i

/** "SEK500" is a currency and a number, "sub-200" a bound and one; "iphone15" is one word. */
function wordToken(word: string, glued: boolean): Token {
  const [, letters] = /^(\p{L}+)-?\d/u.exec(word) ?? []
  const [bound] = BOUNDING.exec(word) ?? []
  const text = letters !== undefined && isCurrencyCode(fold(letters)) ? letters : (bound ?? word)
  const elided = /^(?:[a-z]|qu|jusqu)['’]$/i.test(text)
  return { kind: 'word', text, key: elided ? fold(text) + "'" : fold(text), glued, inner: [] }
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/**
 * A quote mark right after a number is an inch mark, unless it closes a quote; one without a partner parts words, and so does
 * another kind inside a quote.
 */
function groupQuotes(tokens: readonly Token[]): Token[] {
  const grouped: Token[] = []
  let open: { readonly at: number; readonly glued: boolean; readonly ends: string } | undefined
  const last = new Map(tokens.map(({ text }, index) => [text, index]))
  const lastQuote = tokens.findLastIndex(({ text }) => QUOTES.has(text))
  const isLater = (marks: string, index: number): boolean =>
    Array.from(marks).some((mark) => (last.get(mark) ?? -1) > index)
  let left = tokens.filter(({ text }) => QUOTES.has(text)).length
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const ends = QUOTES.get(token.text)
    left -= ends === undefined ? 0 : 1
    const isInch = INCHES.has(token.text) && token.glued && before?.kind === 'number'
    if (isInch && (ends === undefined || open === undefined || left % 2 === 1)) {
      grouped.push({ ...token, kind: 'word', text: 'inch', key: 'inch', glued: false })
    } else if (ends === undefined) {
      grouped.push(before && QUOTES.has(before.text) && token.glued ? { ...token, glued: false } : token)
    } else if (open) {
      if (!open.ends.includes(token.text) && isLater(open.ends, index)) continue
      grouped.push(quoted(grouped.splice(open.at), open.glued))
      open = undefined
    } else if (index < lastQuote) {
      open = { at: grouped.length, glued: token.glued, ends }
    }
  }
  return grouped
}

/** As it was written: "27-Zoll-Monitor 4K", "fil d'Écosse". */
function quoted(inner: readonly Token[], glued: boolean): Token {
  const words = inner.filter(({ kind }) => kind === 'word' || kind === 'number')
  const text = inner.map((token) => (token.glued ? token.text : ` ${token.text}`)).join('')
  return { kind: 'quoted', text: text.trim(), key: '', glued, inner: words }
}

/** '' beyond the ends. */
export function keyAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.key ?? ''
}
