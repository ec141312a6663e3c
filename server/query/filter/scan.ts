/** Expressions cut into tokens that know where they stand. */
import { refuse, said } from '../../refusals.ts'
import type { Fail } from './fields.ts'
import { MAX_CHARACTERS } from '../limits.ts'

/** `text` is what the token says: a string without its quotes, a field's quoted key without its own. */
export interface Token {
  readonly kind: (typeof KINDS)[number] | 'end'
  readonly text: string
  readonly source: string
  readonly start: number
}

/** A walk over the tokens of one expression; `next` is the index of the token to read. */
export interface Scan {
  readonly text: string
  readonly at: string
  readonly tokens: readonly Token[]
  next: number
}

/** In the order of the pattern's groups. */
const KINDS = ['word', 'number', 'string', 'open', 'mark', 'other'] as const

// Alternatives exclude each other by their first characters and quotes close in one way only, so no input
// makes this backtrack more than once over itself.
const TOKEN = new RegExp(
  [
    String.raw`([\p{L}_][\p{L}\p{M}\p{N}_-]*(?:(?:\.(?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]|\.(?!'))*|'[^']*(?:''[^']*)*'(?!')))+|\.)?)`,
    String.raw`(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_.]))`,
    String.raw`('[^']*(?:''[^']*)*'(?!'))`,
    String.raw`('.*)`,
    String.raw`([(),])`,
    String.raw`([^\s(),']+)`,
  ].join('|'),
  'gsu',
)

/** Cuts the whole text. Refuses more than 4,096 characters, and characters PostgreSQL has no text for. */
export function scan(text: string, at: string): Scan {
  if (isLonger(text, MAX_CHARACTERS)) {
    refuse(
      'expression-invalid',
      at,
      MAX_CHARACTERS + 1,
      `at most ${MAX_CHARACTERS} characters can be read`,
      said('filter-long', MAX_CHARACTERS + 1, MAX_CHARACTERS),
    )
  }
  const unreadable = text.search(/[\0\p{Cs}]/u)
  if (unreadable >= 0) {
    const position = positionOf(text, unreadable)
    refuse(
      'expression-invalid',
      at,
      position,
      'this character cannot be part of a text',
      said('filter-character', position),
    )
  }
  const tokens = Array.from(text.matchAll(TOKEN), asToken)
  return { text, at, tokens: [...tokens, { kind: 'end', text: '', source: '', start: text.length }], next: 0 }
}

export function peek(walk: Scan): Token {
  // The last token is always `end`, which nothing steps over.
  return walk.tokens[walk.next] as Token
}

/** The token to read, stepping over it. */
export function step(walk: Scan): Token {
  const token = peek(walk)
  if (token.kind !== 'end') walk.next += 1
  return token
}

/** Steps over the keyword or mark if it comes next; keywords are read in any case. */
export function take(walk: Scan, wanted: string): boolean {
  const token = peek(walk)
  const comes = (token.kind === 'word' || token.kind === 'mark') && token.text.toLowerCase() === wanted
  if (comes) walk.next += 1
  return comes
}

/** Refuses at the token: its 1-based position, counted in characters (code points). */
export function failAt(walk: Scan, token: Token): Fail {
  const position = positionOf(walk.text, token.start)
  return (message, words) =>
    refuse(
      'expression-invalid',
      walk.at,
      position,
      message,
      words && said(words.key, position, ...words.values),
    )
}

/** Refuses at the token because something else was expected there; `key` is that of its sentence, with what it names. */
export function failExpecting(
  walk: Scan,
  token: Token,
  expected: string,
  key?: string,
  ...named: readonly string[]
): never {
  if (token.kind === 'open')
    return failAt(walk, token)("this quote is not closed; inside a text '' is a quote", said('filter-quote'))
  const found = token.source.length > 40 ? `${token.source.slice(0, 40)}…` : token.source
  const words = key === undefined ? undefined : said(key, found, ...named)
  return failAt(walk, token)(`expected ${expected}, found ${token.kind === 'end' ? 'the end' : found}`, words)
}

function isLonger(text: string, characters: number): boolean {
  // A character is at most two UTF-16 units, so only texts in between need counting.
  return text.length > 2 * characters || (text.length > characters && Array.from(text).length > characters)
}

function asToken(match: RegExpExecArray): Token {
  const [source] = match
  const kind = KINDS.find((_, index) => match[index + 1] !== undefined) ?? 'other'
  return { kind, text: saidBy(source), source, start: match.index }
}

function saidBy(source: string): string {
  return source.replace(/'([^']*(?:''[^']*)*)'/g, (_, quoted: string) => quoted.replaceAll("''", "'"))
}

function positionOf(text: string, index: number): number {
  return Array.from(text.slice(0, index)).length + 1
}
