/** Of a long prompt that asks for something by name: which of its parts ask, and which only talk. Pure. */
import { askedAt } from './asked-at.ts'
import {
  SIGNS,
  JOINS,
  COPULAS,
  GETTING,
  OWN,
  FOR,
  IN_SHORT,
  WHAT,
  LAST,
  GERMAN_ARTICLES,
  HAVING,
  SAME,
  SPEAKERS,
  OTHERS,
  DONE,
  QUALIFYING,
} from './asked-words.ts'
import { thingsTold } from './asked-talk.ts'
import { conceptsOf, isStop } from './concepts.ts'
import type { Language } from './interpretation.ts'
import { isDone } from './purposes.ts'
import type { Scene } from './reading.ts'
import { isGift, recipientOf } from './recipients.ts'
import { ANYTHING } from './story-things.ts'
import { isColour } from './synonyms.ts'
import { isGood } from './things-said.ts'
import { keyAt, type Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Of a shorter prompt everything is wanted. */
const LEAST_WORDS = 9
/** Fewer words tell nothing. */
const LEAST_TELLING = 3
const MOST_SMALL = 5
const SUBJECT_REACH = 3

export interface Part {
  readonly tokens: readonly Token[]
  readonly isTalk: boolean
}

/** The parts of a prompt; none where it asks for nothing by name, or tells nothing beside. */
export function askedParts({ tokens, languages: [language = 'en'] }: Scene): readonly Part[] {
  if (tokens.filter(({ kind }) => kind === 'word').length < LEAST_WORDS) return []
  const parts = partsOf(tokens)
  const isNamed = parts.some((part) => askingIn(part, language) !== undefined)
  const isSame = !isNamed && tokens.some((_, at) => endOfSame(tokens, at))
  const asking = parts.map((part) => askingIn(part, language, isSame))
  const first = asking.findIndex((at) => at !== undefined)
  const said: Part[] = []
  for (const [at, part] of first < 0 ? [] : parts.entries()) {
    const isGoingOn = said.at(-1)?.isTalk === true && isJoined(part)
    said.push(...cut(part, asking[at], { language, isBefore: at < first, isGoingOn }))
  }
  // "Pots and pans we have, now we need a sieve".
  const isHad = (at: number): boolean => said[at + 1]?.isTalk === true && isJoined(said[at + 1]?.tokens)
  return said.map((part, at) => (at < first && isHad(at) ? { ...part, isTalk: true } : part))
}

/** As it stands alone: "but now I need a lamp". */
export function withoutJoins(part: readonly Token[]): readonly Token[] {
  const begin = part.findIndex(({ key }) => !JOINS.has(key))
  return part.slice(Math.max(0, begin))
}

function isJoined(part: readonly Token[] = []): boolean {
  return JOINS.has(keyAt(part, 0))
}

function endOfSame(tokens: readonly Token[], at: number): boolean {
  return SAME.some((words) => words.every((word, n) => keyAt(tokens, at + n) === word))
}

function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = []
  for (const [at, token] of tokens.entries()) {
    const isJoin = JOINS.has(token.key) && !(JOINS.has(tokens[at - 1]?.key ?? '') && at > 0)
    const isCopula = COPULAS.has(token.key) && tokens[at - 1]?.key === ','
    const isGoingOn = isCopula || (tokens[at - 1]?.key === ':' && IN_SHORT.has(keyAt(tokens, at - 2)))
    const isEnd = at > 0 && isSeparator(tokens[at - 1]) && !isSeparator(token) && !isGoingOn
    if (parts.length === 0 || isEnd || (isJoin && !isSeparator(tokens[at - 1]))) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

function isSeparator(token: Token | undefined): boolean {
  return token?.kind === 'sign' && SIGNS.has(token.key)
}

interface Place {
  readonly language: Language
  readonly isBefore: boolean
  readonly isGoingOn: boolean
}

/** A part that asks begins with who asks: "my husband says we need a lamp". */
function cut(
  part: readonly Token[],
  asking: number | undefined,
  { language, isBefore, isGoingOn }: Place,
): readonly Part[] {
  const tellsOn = isGoingOn && !part.some(({ key }) => QUALIFYING.has(key))
  if (asking === undefined)
    return [{ tokens: part, isTalk: tellsOn || (isBefore ? tells(part, language) : talks(part, language)) }]
  const isItself = [COPULAS, HAVING].some((words) => words.has(keyAt(part, asking)))
  const who = isItself
    ? asking
    : part.slice(0, asking).findLastIndex(({ key }) => SPEAKERS[language].has(key))
  const before = part.slice(0, Math.max(0, who))
  const rest = { tokens: part.slice(before.length), isTalk: false }
  return before.length < LEAST_TELLING
    ? [{ tokens: part, isTalk: false }]
    : [{ tokens: before, isTalk: true }, rest]
}

function tells(part: readonly Token[], language: Language): boolean {
  const words = part.filter(({ kind, key }) => kind === 'word' && !JOINS.has(key))
  const [first, second] = words
  const isForSomebody = words.some(({ text }) => recipientOf(text, true) !== undefined)
  if (
    first === undefined ||
    (FOR.has(first.key) && isForSomebody && !words.some(({ key }) => SPEAKERS[language].has(key)))
  )
    return false
  return second !== undefined || conceptsOf(first.text).length === 0
}

function talks(part: readonly Token[], language: Language): boolean {
  const words = part.filter(({ kind, key }) => kind === 'word' && !JOINS.has(key))
  const begin = words.slice(0, SUBJECT_REACH)
  if (words.length < LEAST_TELLING) return false
  // "He is 1.80 m tall", and not "he is probably right".
  if (begin.some(({ key }) => OTHERS[language].has(key))) return thingsTold(part).length === 0
  const isOfSpeaker = begin.some(({ key }) => SPEAKERS[language].has(key))
  if (!isOfSpeaker && words.some(({ key }) => QUALIFYING.has(key))) return false
  return isOfSpeaker || DONE.has(begin[0]?.key ?? '')
}

/** Where a part asks for something by name; where the same as somebody has is wanted, who has it. */
function askingIn(part: readonly Token[], language: Language, isSame = false): number | undefined {
  const at = part.findIndex((_, at) => {
    const had = isSame && HAVING.has(keyAt(part, at)) ? at + 1 : undefined
    const next = askedAt(part, at) ?? namedAt(part, at, language) ?? had
    return next !== undefined && namedBehind(part, next)
  })
  return at < 0 ? askingAtEnd(part) : at
}

/** "What I would love is a lamp". */
function namedAt(part: readonly Token[], at: number, language: Language): number | undefined {
  const isCopula = COPULAS.has(part[at]?.key ?? '')
  const words = part.filter(({ kind, key }) => kind === 'word' && !JOINS.has(key))
  return isCopula &&
    WHAT.has(words[0]?.key ?? '') &&
    part.slice(0, at).some(({ key }) => SPEAKERS[language].has(key))
    ? at + 1
    : undefined
}

/** "Ob ihr eine Lampe habt", "dass wir eine Lampe brauchen". */
function askingAtEnd(part: readonly Token[]): number | undefined {
  const last = part.findLastIndex(({ kind }) => kind === 'word')
  if (!LAST.has(part[last]?.key ?? '')) return undefined
  const article = part.findLastIndex(({ key }, at) => at < last && GERMAN_ARTICLES.has(key))
  return article >= 0 && namedBehind(part.slice(0, last), article + 1) ? article : undefined
}

/** "I want to keep my shoes dry" asks for no shoes, "a present for a book lover" for no book. */
function namedBehind(tokens: readonly Token[], start: number): boolean {
  let small = 0
  for (let at = start; small < MOST_SMALL && at < tokens.length; at++, small++) {
    const { kind, key = '', text } = tokens[at] ?? { kind: 'sign', text: '' }
    if (key === ',' || key === ':' || COPULAS.has(key)) continue
    if (kind === 'number') continue
    if (kind !== 'word' || ANYTHING.has(key) || OWN.has(key) || isGift(text)) return false
    if (GETTING.has(key)) continue
    const said = phraseOrWordAt(tokens, at)
    if (said && isGood(said.text) && !isColour(said.text)) return true
    if (!isStop(key) && (isDone(key) || recipientOf(text, true) !== undefined)) return false
  }
  return false
}
