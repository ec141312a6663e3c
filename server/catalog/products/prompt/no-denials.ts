/** What begins as a denial does and denies nothing: "No 5", "not only scarves", the "not" of "can not sleep", a Swedish "utan" that is a "but". Pure. */
import { isLackDenied, isTwice } from './denied-twice.ts'
import { isIts } from './homonyms.ts'
import { hasNothing } from './none-said.ts'
import { partWordsOf } from './part-words.ts'
import { endOf } from './phrases.ts'
import { isNothingElse, isPraise, NOTHING } from './praises.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'
import { DENYING, isCeasing, isNumbered, isTooLittle, isUnable, NONE } from './unable.ts'

/** Before a number they say how cold it is. */
const MINUS = new Set(['minus', 'menos', 'moins'])
const NOT = new Set('inte ej icke ingen inget inga'.split(' '))
/** What one has instead is said with an article; what a thing lacks is not. */
const ARTICLES = new Set('en ett den det de nagot nat nagon nan nagra'.split(' '))
const REACH = 8
/** Of the words that ask whether there is none. */
const ASKED_REACH = 4
const GERMAN = new Set('weder nicht nichts kein keine keinen keinem keiner keines ohne'.split(' '))
const ONLY = new Set(
  'only just exclusively merely bara enbart endast uteslutande nur ausschliesslich seulement uniquement exclusivement solo solamente unicamente exclusivamente'.split(
    ' ',
  ),
)
const THEY = new Set("ce c' ca cela il ils elle elles on je j' tu vous nous".split(' '))
const WHY = new Set('why varfor warum wieso pourquoi'.split(' '))
const ALSO = new Set('ocksa aven'.split(' '))
const HOLDABLE = new Set(['but', 'and', 'please', 'just'])
/** What denies where "ni" goes on to. */
const ROMANCE = new Set('no sin nunca nada tampoco ne pas sans ni'.split(' '))

/** A denial that refuses nothing: of "can not sleep", "noch ein Regal", "not only scarves". */
export function isIdle(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  const isDenial = DENYING.has(key) || NONE.has(key) || NOTHING.has(key)
  return (
    isUnable(tokens, at) ||
    isCeasing(tokens, at) ||
    isStill(tokens, at) ||
    isTwice(tokens, at) ||
    (isDenial && isNoDenial(tokens, at))
  )
}

/** A number, a "but", or what asks, goes on or tells: what begins as a denial does and is none. */
export function deniesNothing(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const following = tokens[at + 1]
  return (
    (token?.key === 'no' && isNumbered(tokens, at + 1)) ||
    (MINUS.has(token?.key ?? '') && (following?.kind === 'number' || tokens[at - 1]?.key === 'o')) ||
    isBut(tokens, at) ||
    isTooLittle(tokens, at) ||
    isNoDenial(tokens, at) ||
    isUnable(tokens, at) ||
    isCeasing(tokens, at) ||
    isHolding(tokens, at) ||
    isYou(tokens, at) ||
    isStill(tokens, at) ||
    isIts(tokens, at) ||
    isAsked(tokens, at) ||
    isTwice(tokens, at) ||
    isLackDenied(tokens, at) ||
    hasNothing(tokens, at)
  )
}

/** "A clip to hold the hair" holds it; "pizza, hold the cheese" is to have none. */
function isHolding(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return tokens[at]?.key === 'hold' && before?.kind === 'word' && !HOLDABLE.has(before.key)
}

/** "Not only scarves", "nicht nur Schals", "why not a scarf". */
function isNoDenial(tokens: readonly Token[], at: number): boolean {
  if (isPraise(tokens, at) || isNothingElse(tokens, at)) return true
  // "Alles nur nicht rot" refuses.
  const isOnly = ONLY.has(tokens[at + 1]?.key ?? '') && (endOf(tokens, at, 'not') ?? 0) <= at + 1
  // "Pas que noir", "pas que pour l'hiver".
  if (tokens[at]?.key === 'pas' && tokens[at + 1]?.key === 'que' && !THEY.has(tokens[at + 2]?.key ?? ''))
    return true
  const [por, why] = [tokens[at - 2]?.key, tokens[at - 1]?.key ?? '']
  return isOnly || WHY.has(why) || (por === 'por' && why === 'que')
}

/** Swedish "ni" asks somebody; Spanish and French "ni" goes on with a denial, or denies: "veste, ni cuir". */
function isYou(tokens: readonly Token[], at: number): boolean {
  const goesOn = (token: Token, place: number): boolean =>
    place !== at && ROMANCE.has(token.key) && (place < at || token.key === 'ni')
  const next = tokens[at + 1]?.text ?? ''
  const isLook = isMaterial(next) || isDescriber(next) || partWordsOf(next).length > 0
  return tokens[at]?.key === 'ni' && !tokens.some(goesOn) && !(tokens[at - 1]?.kind === 'sign' && isLook)
}

/** "Don't you have red ones?", "har ni inga röda?" ask for them. */
export function isAsked(tokens: readonly Token[], at: number): boolean {
  for (let start = Math.max(0, at - ASKED_REACH); start <= at; start++)
    if ((endOf(tokens, start, 'asksNone') ?? 0) > at) return true
  return false
}

/** German "noch" goes on with a denial; without one it asks for one more: "wir brauchen noch ein Regal". */
function isStill(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'noch') return false
  const before = tokens.slice(Math.max(0, at - REACH), at)
  return !before.some(({ key }) => GERMAN.has(key))
}

/** Behind a denial "utan" is a "but" where what follows is what the denied might have been: another colour, another thing. */
function isBut(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'utan') return false
  if (ALSO.has(tokens[at + 1]?.key ?? '')) return true
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const start = before.findLastIndex(({ key }) => NOT.has(key))
  const next = tokens[at + 1]?.text ?? ''
  if (start === -1 || ARTICLES.has(next)) return start !== -1
  const role = roleOf(next)
  return (
    role !== '' && before.slice(start + 1).some(({ kind, text }) => kind === 'word' && roleOf(text) === role)
  )
}

export function roleOf(word: string): 'colour' | 'thing' | 'describer' | '' {
  if (isColour(word)) return 'colour'
  if (isThing(word) || partWordsOf(word).length > 0) return 'thing'
  return isDescriber(word) ? 'describer' : ''
}
