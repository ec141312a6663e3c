/** "Something like X but cheaper", "alternative to X", "ähnlich wie X, aber günstiger": which product is named, and what else is said. */
import { readAmount } from './amounts.ts'
import { endOf } from './phrases.ts'
import { isFiller } from './fillers.ts'
import { isGift } from './recipients.ts'
import { isDescriber, isThing } from './synonyms.ts'
import {
  articleEnd,
  isGivenAs,
  isHaving,
  isInMore,
  isOnlyCheaper,
  isOther,
  isOwnName,
  parted,
  placeOf,
  without,
  wordsAmong,
  type Place,
} from './likeness-parts.ts'
import { howCompared, insteadAt, sameAt, sameButAt } from './likeness-same.ts'
import { scan, type Token } from './tokens.ts'

export interface Likeness {
  /** Words of the product's title. */
  readonly name: string
  /** Where a comma ended the name: with all behind it, up to a "but", which may stand in a title as well. */
  readonly whole?: { readonly name: string; readonly rest: string }
  readonly isCheaper: boolean
  /** "But of another brand". */
  readonly isOfOthers: boolean
  /** "Same brand as X": whatever its maker makes. */
  readonly isOfSame?: boolean
  /** "But in another colour". */
  readonly isOfOtherColour: boolean
  /** Nothing says that it compares, "X but in red": only a title said word for word is meant. */
  readonly isUnsaid?: boolean
  /** "An alternative to X": anything but that. */
  readonly isInstead?: boolean
  /** "Like a monstera", "wie eine Ukulele": whichever. */
  readonly isOfAny?: boolean
  /** "Like the red rug", "comme celui de Mistral": one that is there. */
  readonly isOfOne?: boolean
  /** "X but in white": it is not to be X itself. */
  readonly isOtherwise?: boolean
  /** "A mug like the blue one", where nothing else says that it compares: only a product that surely has that name is meant. */
  readonly isBare?: boolean
  /** "X or something like that": that is wanted as well. */
  readonly isItself?: boolean
  /** The words before it, folded not. */
  readonly before: readonly string[]
  /** The prompt without all that. */
  readonly rest: string
}

/** Undefined when the prompt compares with nothing. "Like" alone compares only when something cheaper is asked for. */
export function likenessIn(prompt: string): Likeness | undefined {
  const tokens = scan(prompt)
  for (let at = 0; at < tokens.length; at++) {
    const less = endOf(tokens, at, 'cheaperThan')
    const same = sameAt(tokens, at)
    const told = less ?? same?.end ?? endOf(tokens, at, 'similar') ?? sameButAt(tokens, at)
    const clear = told ?? insteadAt(tokens, at)
    const like = clear ?? endOf(tokens, at, 'alike')
    if (like === undefined || isGivenAs(tokens, like) || (clear === undefined && isNone(tokens, at, like)))
      continue
    const start = articleEnd(tokens, like)
    if (less !== undefined && (readAmount(tokens, start, undefined) || isHaving(tokens, start))) continue
    const [cheaper, others, colours] = OTHERWISE.map((meaning) => placeOf(tokens, start, meaning))
    const other = butBehind(tokens, at, start, clear !== undefined)
    const said = [cheaper, others, colours].filter((place) => place !== undefined)
    const sooner = justBefore(tokens, at)
    const isBare = said.length === 0 && !other && clear === undefined && sooner === undefined
    if (isBare && !isOfThat(tokens, at, like)) continue
    const before = without([...tokens.slice(0, at), ...(same?.thing ?? [])], sooner ? [sooner] : [], 0)
    const own = parted(tokens, start, before, other === undefined ? said : [...said, other])
    if (own.name === '') return undefined
    const isComma = tokens[other?.start ?? -1]?.key === ','
    const but = isComma ? butBehind(tokens, at, start, clear !== undefined, false) : undefined
    const whole = isComma ? parted(tokens, start, before, but === undefined ? said : [...said, but]) : own
    return {
      ...own,
      ...(whole.name === own.name ? {} : { whole }),
      isCheaper: [cheaper, less, sooner].some((place) => place !== undefined),
      isOfOthers: others !== undefined,
      isOfOtherColour: colours !== undefined,
      ...howCompared(tokens, at, like),
      isOfAny: start > like && ANY.has(tokens[start - 1]?.key ?? ''),
      isOfOne: isThat(tokens[start - 1]) || isThat(tokens[start]),
      isBare: isBare || clear !== told,
      isOtherwise: other !== undefined,
      before: wordsAmong(before),
    }
  }
  return undefined
}

/** "A mug like the blue one", "comme la glacière rouge", "a game like Skärgården": one that is there, of a thing or where the prompt begins. */
function isOfThat(tokens: readonly Token[], at: number, like: number): boolean {
  const before = tokens.slice(0, at).filter(({ kind }) => kind === 'word')
  const last = before.at(-1)
  const isOfName =
    LIKE.has(tokens[at]?.key ?? '') && isThing(last?.text ?? '') && tokens.slice(like).some(isOwnName)
  if (!isOfName && !isThat(tokens[like])) return false
  if (before.some(({ text }) => isGift(text))) return false
  return last === undefined || before.every(isOne) || isThing(last.text) || isDescriber(last.text)
}

function isThat(token: Token | undefined): boolean {
  return THAT.has(token?.key ?? '')
}

/** "Basecamp tent, but for two", "the Luna lamp only cheaper". */
export function unsaidLikenessIn(prompt: string): Likeness | undefined {
  const tokens = scan(prompt)
  const start = articleEnd(tokens, 0)
  const own = tokens.findIndex((token, at) => at >= start && isOwnName(token))
  const but = tokens.findIndex(
    ({ key }, at) =>
      at > Math.max(own, start + 1) &&
      ((ONLY.has(key) && own !== -1 && isOther(tokens, at + 1)) || isOnlyCheaper(tokens, at)),
  )
  if (but === -1) return undefined
  const cheaper = placeOf(tokens, but, 'cheaper')
  const colours = placeOf(tokens, but, 'otherColour')
  const places = [{ start: but, end: but + 1 }, cheaper, colours].filter((place) => place !== undefined)
  const named = parted(tokens, start, [], places)
  // Spanish "tienda de campaña" is any tent, though a title may begin so.
  if (cheaper === undefined && isThing(named.name.toLowerCase())) return undefined
  return {
    ...named,
    isCheaper: cheaper !== undefined,
    isOfOthers: false,
    isOfOtherColour: colours !== undefined,
    isUnsaid: true,
    before: [],
  }
}

/** "Something cheaper, like X": it ends where the likeness begins. */
function justBefore(tokens: readonly Token[], at: number): Place | undefined {
  const place = placeOf(tokens.slice(0, at), -1, 'cheaper')
  const behind = tokens.slice(place?.end ?? at, at)
  return behind.every(({ text, key }) => text === ',' || BUT.has(key)) ? place : undefined
}

/** "A wine like X but in white", "something like X only for men": what else it is to be. */
function butBehind(
  tokens: readonly Token[],
  at: number,
  start: number,
  isClear: boolean,
  withCommas = true,
): Place | undefined {
  const before = tokens.slice(0, at).filter(({ kind }) => kind === 'word')
  const isOfThing = !isClear && before.some(({ text }) => isThing(text))
  if (!isOfThing && !isClear && !before.every(isOne)) return undefined
  // "Like the X but simpler": who begins so compares.
  const isOfOne = before.length === 0 && isThat(tokens[start - 1])
  // "Men" is a "but", too: without a thing before it must be said how X is to be another.
  const but = tokens.findIndex(
    ({ key }, place) =>
      place > start &&
      ((isOfThing && BUT.has(key)) ||
        ((isClear || isOfOne) && SURELY_BUT.has(key)) ||
        isInMore(tokens, place) ||
        ((ONLY.has(key) || (withCommas && key === ',')) && isOther(tokens, place + 1))),
  )
  return but === -1 || but === tokens.length - 1 ? undefined : { start: but, end: but + 1 }
}

/** "Uno como", "one like": whatever it is. */
function isOne({ text, key }: Token): boolean {
  return isFiller(text) || ONES.has(key)
}

const OTHERWISE = ['cheaper', 'otherMaker', 'otherColour'] as const
const ANY = new Set('a an en ett ein eine einen einem einer une un una uno'.split(' '))
const THAT = new Set(
  "the that those den det de der die das dem denen le la les l' celle celui ceux celles el los las ese esa".split(
    ' ',
  ),
)
/** Swedish "som" begins all that tells of a thing, too. */
const LIKE = new Set('like wie comme como'.split(' '))
const ONES = new Set('one ones uno una unos unas un une en ett nan nat ein eine einen eins'.split(' '))
/** "I would like" compares with nothing. */
const WISHING = /^(?:would|i?['’]?d)$/
const BUT = new Set('but men fast aber mais pero'.split(' '))
/** No name has them in it, as "men" may stand in one. */
const SURELY_BUT = new Set('but fast aber mais pero'.split(' '))
const ONLY = new Set([...BUT, ...'only just bara nur bloss seulement juste solo'.split(' ')])
const DENYING = new Set(['inte', 'ej', 'aldrig', 'helst'])

/** "I'd like", "farfar som inte ser så bra men läser", and "vad som helst", which is anything. */
function isNone(tokens: readonly Token[], at: number, like: number): boolean {
  return WISHING.test(tokens[at - 1]?.key ?? '') || DENYING.has(tokens[like]?.key ?? '')
}
