/** The parts of a prompt that compares: the name of a product, and what it is to be otherwise. Pure. */
import { fold } from './fold.ts'
import { isKnownWord } from './languages.ts'
import { endOf } from './phrases.ts'
import { saysOccasion } from './present-day-reader.ts'
import { isGift } from './recipients.ts'
import { isColour, isDescriber, isThing, languagesOf } from './synonyms.ts'
import { scan, type Token } from './tokens.ts'
import { written } from './written.ts'

/** Tokens from `start` up to `end`. */
export interface Place {
  readonly start: number
  readonly end: number
}

const ONE = /^ones?$/
const THAT = new Set('one ones celui celle ceux celles'.split(' '))
const OF = new Set([
  ...'by from with av från med i von aus mit de du del chez au aux avec con en'.split(' ').map(fold),
  "d'",
])
const HOW = new Set(
  'in i en for pour fur para till with med mit avec con without utan ohne sans sin a au aux del'.split(' '),
)
/** "Bigger", "en plus grand". */
const MORE = new Set(
  'bigger larger smaller longer shorter storre mindre langre grosser kleiner langer plus mas'.split(' '),
)
const IN = new Set(['in', 'i', 'en'])
const JOINING = new Set(
  'but only just ; , - men fast bara aber nur bloss halt mais seulement juste en pero solo'.split(' '),
)

/** What stands before the first of these places names it, what is behind that and none of them is the rest. */
export function parted(
  tokens: readonly Token[],
  start: number,
  before: readonly Token[],
  places: readonly Place[],
): { readonly name: string; readonly rest: string } {
  const end = Math.min(tokens.length, ...places.map((place) => place.start))
  const named = tokens.slice(start, endOfName(tokens, start, end))
  const behind = without(tokens, places, end)
  return {
    name: written(nameOf(before, named)),
    rest: `${written(before)} ${written(behind)}`.trim(),
  }
}

/** "A tent like the Grand Air one", "ein Zelt wie das von Grand Air": the tent of Grand Air. */
function nameOf(before: readonly Token[], named: readonly Token[]): readonly Token[] {
  if (ONE.test(named.at(-1)?.key ?? '')) return [...before, ...named.slice(0, -1)]
  const maker = named.slice(THAT.has(named[0]?.key ?? '') ? 1 : 0)
  const things = before.filter(({ text }) => isThing(text))
  const isOfMaker = maker.length > 1 && OF.has(maker[0]?.key ?? '') && things.length > 0
  return isOfMaker ? [...things, ...maker] : named
}

/** From `start` on, but for these places. */
export function without(tokens: readonly Token[], places: readonly Place[], start: number): readonly Token[] {
  return tokens.filter((_, at) => at >= start && !places.some((place) => place.start <= at && at < place.end))
}

/** The first that is said behind the name. */
export function placeOf(
  tokens: readonly Token[],
  after: number,
  meaning: 'cheaper' | 'otherMaker' | 'otherColour',
): Place | undefined {
  for (let start = after + 1; start < tokens.length; start++) {
    const end = endOf(tokens, start, meaning)
    if (end !== undefined) return { start, end }
  }
  return undefined
}

/** "In green", "for men", "without a hood", "green", "not red", "waterproof". */
export function isOther(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  const tells = isColour(token.text) || (isDescriber(token.text) && !isThing(token.text))
  return (
    tells || HOW.has(token.key) || MORE.has(token.key) || endOf(tokens, at, 'not', 'without') !== undefined
  )
}

/** What is left of a name behind a title tells of another, "en violet", or is nothing; it is no part of a longer name. */
export function saysHow(cut: string): boolean {
  const [first] = scan(cut)
  return first === undefined || HOW.has(first.key)
}

/** "En plus grand", "in größer": of a name none. */
export function isInMore(tokens: readonly Token[], at: number): boolean {
  return IN.has(tokens[at]?.key ?? '') && isMore(tokens[at + 1])
}

export function isMore(token: Token | undefined): boolean {
  return MORE.has(token?.key ?? '')
}

/** It says nothing in any language. */
export function isOwnName({ kind, text }: Token): boolean {
  return kind === 'word' && /\p{L}{3}/u.test(text) && !isKnownWord(text) && languagesOf(text).length === 0
}

/** "X but cheaper": what joins the two is none of the name. */
function endOfName(tokens: readonly Token[], start: number, end: number): number {
  let last = end
  if (end < tokens.length) while (last > start && JOINING.has(tokens[last - 1]?.key ?? '')) last -= 1
  return last
}

const THAT_ONE = new Set(
  "the that those den det de der die das dem denen le la les l' celle celui ceux celles el los las ese esa".split(
    ' ',
  ),
)
export const BUT: ReadonlySet<string> = new Set('but men fast aber mais pero'.split(' '))
export const ONLY: ReadonlySet<string> = new Set([
  ...BUT,
  ...'only just bara nur bloss seulement juste solo'.split(' '),
])

/** "The", "that": of what is there. */
export function isThat(token: Token | undefined): boolean {
  return THAT_ONE.has(token?.key ?? '')
}

const YOUR = new Set(
  'your er ert era euer eure euren eurem eurer votre vos vuestro vuestra vuestros vuestras'.split(' '),
)
const KIND = new Set('typ tipo genre sorte'.split(' '))
const BEFORE_CHEAPER = new Set(
  'but only just men fast bara aber nur bloss mais seulement pero solo'.split(' '),
)

/** Behind an article, or whose it is: "your Luna lamp", "er blå kanna"; and where a prompt begins behind "typ". */
export function articleEnd(tokens: readonly Token[], at: number): number {
  const start = at === 0 && KIND.has(tokens[0]?.key ?? '') ? 1 : at
  const isYour = YOUR.has(tokens[start]?.key ?? '') && tokens[start + 1]?.kind === 'word'
  const end = isYour ? start + 1 : (endOf(tokens, start, 'article') ?? start)
  return wornEnd(tokens, end)
}

export const MINE: ReadonlySet<string> = new Set(
  'my our her his min mitt mina var vart vara mein meine meinen meiner unser unsere unseren mon ma mes notre nos mi mis nuestro nuestra'.split(
    ' ',
  ),
)
const WORN =
  /^(?:old|broken|dead|worn|lost|alte[nmrs]?|kaputte[nmrs]?|defekte[nmrs]?|verlorene[nmrs]?|gamla|gammalt?|trasiga?t?|slitna?|utslitna?|vieux|vieil(?:le)?s?|cassee?s?|casse|perdue?s?|viej[oa]s?|rot[oa]s?|gastad[oa]s?|perdid[oa]s?)$/

/** "My old tent", "meinen kaputten Wasserkocher". */
function wornEnd(tokens: readonly Token[], at: number): number {
  const start = at > 0 && MINE.has(tokens[at]?.key ?? '') ? at + 1 : at
  const isWorn = WORN.test(tokens[start]?.key ?? '') && tokens[start + 1]?.kind === 'word'
  return isWorn && at > 0 ? start + 1 : start
}

/** "… but cheaper", "… en moins cher", and nothing behind it. */
export function isOnlyCheaper(tokens: readonly Token[], at: number): boolean {
  const start = BEFORE_CHEAPER.has(tokens[at]?.key ?? '') ? at + 1 : at
  const end = endOf(tokens, start, 'cheaper')
  return end !== undefined && tokens.slice(end).every(({ kind }) => kind === 'sign')
}

const HAVING = new Set(
  `vous tu on you ni ihr sie tengas tengais tengan tienes teneis tienen tenga tenemos haya hay
  no ninguno ninguna vendas vendais vendan vendes vendeis venden exista puedas pueda encuentre`.split(/\s+/),
)

/** What follows says that somebody has it or can find it: "cheaper than 50 euros" is a bound, "le moins cher que vous avez" and "más barata que no sea" an order. */
export function isHaving(tokens: readonly Token[], at: number): boolean {
  return HAVING.has(tokens[at]?.key ?? '')
}

export function wordsAmong(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
}

/** "Como agradecimiento", "algo como regalo" say why it is given. */
export function isGivenAs(tokens: readonly Token[], like: number): boolean {
  const text = tokens[like]?.text ?? ''
  return isGift(text) || saysOccasion(`${tokens[like - 1]?.text ?? ''} ${text}`)
}
