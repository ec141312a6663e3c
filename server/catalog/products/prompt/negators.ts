/** Where a prompt denies: "not", "i don't want", "utan", "-wool"; and the Swedish "utan" that is a "but". Pure. */
import { isIts } from './homonyms.ts'
import { isTwice } from './denied-twice.ts'
import { endOf } from './phrases.ts'
import { butEnd, otherThanEnd } from './other-than.ts'
import { isNothingElse, isPraise, NOTHING, THAN } from './praises.ts'
import { partWordsOf } from './part-words.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { hasNothing } from './none-said.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'
import { DENYING, isCeasing, isNumbered, isTooLittle, isUnable, NONE } from './unable.ts'

const MOST_NEGATORS = 10
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
const SWEDISH = new Set([...NOT, ...'utan varken aldrig'.split(' ')])
const PREFERRING = new Set(
  'prefer prefers foredrar prefiero prefiere prefieres prefere preferons preferais bevorzuge'.split(' '),
)
const RATHER = new Set([
  ...PREFERRING,
  ...'rather sooner hellre snarare lieber eher plutot mieux mejor antes'.split(' '),
])
const OVER = new Set('over to framfor gegenuber a au aux al'.split(' '))
const HOLDABLE = new Set(['but', 'and', 'please', 'just'])
/** What denies where "ni" goes on to. */
const ROMANCE = new Set('no sin nunca nada tampoco ne pas sans ni'.split(' '))

export interface Negator {
  readonly next: number
  /** Whether an adjective carries its noun: "without long sleeves" denies the pair. */
  readonly isWithout: boolean
}

/** Negators in a row are one. "No 5" and "no. 5" are numbers, "wi-fi" is a hyphen, "-50" a number. */
export function negatorAt(tokens: readonly Token[], at: number): Negator | undefined {
  const { next, isWithout } = oneNegator(tokens, at) ?? {}
  if (next === undefined) return undefined
  let end = next
  let without = isWithout ?? false
  for (
    let more = oneNegator(tokens, end), n = 0;
    more && n < MOST_NEGATORS;
    more = oneNegator(tokens, end), n++
  ) {
    end = more.next
    without ||= more.isWithout
  }
  return { next: end, isWithout: without }
}

export function oneNegator(tokens: readonly Token[], at: number): Negator | undefined {
  const token = tokens[at]
  const following = tokens[at + 1]
  // "Men" before a Swedish denial is a "but".
  if (token?.key === 'men' && SWEDISH.has(following?.key ?? '')) return oneNegator(tokens, at + 1)
  if (token?.text === '-' || token?.text === '−') {
    const starts = !token.glued || tokens[at - 1]?.kind === 'sign'
    return starts && following?.glued && following.kind !== 'number' && following.kind !== 'sign'
      ? { next: at + 1, isWithout: false }
      : undefined
  }
  const isNumero =
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
    hasNothing(tokens, at)
  const without = isNumero ? undefined : endOf(tokens, at, 'without')
  const not = isNumero
    ? undefined
    : (endOf(tokens, at, 'not') ?? thanEnd(tokens, at) ?? otherThanEnd(tokens, at) ?? butEnd(tokens, at))
  const next = Math.max(without ?? 0, not ?? 0)
  if (isInBound(tokens, at, next)) return undefined
  return next === 0 ? undefined : { next, isWithout: (without ?? 0) >= (not ?? 0) }
}

/** Spanish "menos" excepts, as "menos de plástico" does, "menos de" bounds, and so does what "with no less than" ends in. */
function isInBound(tokens: readonly Token[], at: number, next: number): boolean {
  for (let start = at; start < next; start++) {
    const end = endOf(tokens, start, 'below', 'atMost', 'above', 'atLeast') ?? 0
    const text = tokens[end]?.text ?? ''
    if (end > next && !isMaterial(text) && partWordsOf(text).length === 0) return true
  }
  return false
}

/** "A clip to hold the hair" holds it; "pizza, hold the cheese" is to have none. */
function isHolding(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return tokens[at]?.key === 'hold' && before?.kind === 'word' && !HOLDABLE.has(before.key)
}

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

/** "Rather a lamp than a candle", "hellre svart än vitt", "prefer wool over cotton": what the other is preferred to is denied. */
function thanEnd(tokens: readonly Token[], at: number): number | undefined {
  const isOver = OVER.has(tokens[at]?.key ?? '')
  if (!isOver && !THAN.has(tokens[at]?.key ?? '')) return undefined
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const rather = before.findLastIndex(({ key }) => (isOver ? PREFERRING : RATHER).has(key))
  const between = before.slice(rather + 1)
  if (rather === -1 || between.length === 0 || between.some(({ kind }) => kind === 'sign')) return undefined
  const start = endOf(tokens, at + 1, 'article', 'stop') ?? at + 1
  const [first = '', second = ''] = tokens.slice(start, start + 2).map(({ text }) => text)
  // "Inline skates" are a thing of two words.
  return [first, `${first} ${second}`].some((text) => roleOf(text) !== '') ? at + 1 : undefined
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
