/** "Something like X but cheaper", "alternative to X", "ähnlich wie X, aber günstiger": which product is named, and what else is said. */
import { readAmount } from './amounts.ts'
import { endOf } from './phrases.ts'
import { isGift } from './recipients.ts'
import { isDescriber, isThing } from './synonyms.ts'
import { butBehind, clauseBehind, firstOf, isInTitle, isOne } from './likeness-but.ts'
import {
  articleEnd,
  BUT,
  isGivenAs,
  isHaving,
  isOwnName,
  isThat,
  parted,
  placeOf,
  without,
  wordsAmong,
  type Place,
} from './likeness-parts.ts'
import { howCompared, insteadAt, sameAt, sameButAt, versionAt, type Same } from './likeness-same.ts'
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
    const comparing = comparingAt(tokens, at)
    const likeness = comparing && likenessAt(tokens, at, comparing)
    if (likeness) return likeness.name === '' ? undefined : likeness
  }
  return undefined
}

/** What says that it compares, up to what is compared with. */
interface Comparing {
  readonly end: number
  readonly less: number | undefined
  readonly same: Same | undefined
  readonly isVersion: boolean
  /** More than "like" is said. */
  readonly isClear: boolean
  /** "Instead of" is said. */
  readonly isInPlace: boolean
}

function comparingAt(tokens: readonly Token[], at: number): Comparing | undefined {
  const less = endOf(tokens, at, 'cheaperThan')
  const version = versionAt(tokens, at)
  const same = sameAt(tokens, at) ?? version
  const told = less ?? same?.end ?? endOf(tokens, at, 'similar') ?? sameButAt(tokens, at)
  const clear = told ?? insteadAt(tokens, at)
  const end = clear ?? endOf(tokens, at, 'alike')
  const isClear = clear !== undefined
  if (end === undefined || isGivenAs(tokens, end) || (!isClear && isNone(tokens, at, end))) return undefined
  return { end, less, same, isVersion: version !== undefined, isClear, isInPlace: clear !== told }
}

/** Undefined where "like" alone compares with nothing that is there. */
function likenessAt(
  tokens: readonly Token[],
  at: number,
  { end, less, same, isVersion, isClear, isInPlace }: Comparing,
): Likeness | undefined {
  const start = articleEnd(tokens, end)
  if (less !== undefined && (readAmount(tokens, start, undefined) || isHaving(tokens, start)))
    return undefined
  const [cheaper, others, colours] = OTHERWISE.map((meaning) => placeOf(tokens, start, meaning))
  const how = howCompared(tokens, at, end)
  const clause = how.isInstead ? clauseBehind(tokens, start) : undefined
  const other = firstOf(butBehind(tokens, at, start, isClear), clause)
  const said = [cheaper, others, colours].filter((place) => place !== undefined)
  const sooner = justBefore(tokens, at)
  const isBare = said.length === 0 && !other && !isClear && sooner === undefined
  if (isBare && !isOfThat(tokens, at, end)) return undefined
  const before = without([...tokens.slice(0, at), ...(same?.thing ?? [])], sooner ? [sooner] : [], 0)
  const own = parted(tokens, start, before, other === undefined ? said : [...said, other])
  const but = butBehind(tokens, at, start, isClear, false)
  const whole = parted(tokens, start, before, but === undefined ? said : [...said, but])
  const isPart = isInTitle(tokens, other) && whole.name !== own.name
  return {
    ...own,
    ...(isPart ? { whole } : {}),
    isCheaper: [cheaper, less, sooner].some((place) => place !== undefined),
    isOfOthers: others !== undefined,
    isOfOtherColour: colours !== undefined,
    ...how,
    isOfAny: start > end && ANY.has(tokens[start - 1]?.key ?? ''),
    isOfOne: isVersion || isOfOneAt(tokens, start),
    isBare: isBare || isInPlace,
    isOtherwise: other !== undefined || isVersion,
    before: wordsAmong(before),
  }
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

/** "The lamp", "den från Acme"; French and Spanish speak so of all of a kind: "alternativa a los videojuegos". */
function isOfOneAt(tokens: readonly Token[], start: number): boolean {
  return [tokens[start - 1], tokens[start]].some(isThat) && !ALL.has(tokens[start - 1]?.key ?? '')
}

/** "Something cheaper, like X": it ends where the likeness begins. */
function justBefore(tokens: readonly Token[], at: number): Place | undefined {
  const place = placeOf(tokens.slice(0, at), -1, 'cheaper')
  const behind = tokens.slice(place?.end ?? at, at)
  return behind.every(({ text, key }) => text === ',' || BUT.has(key)) ? place : undefined
}

const OTHERWISE = ['cheaper', 'otherMaker', 'otherColour'] as const
const ALL = new Set(['los', 'las', 'les'])
const ANY = new Set('a an en ett ein eine einen einem einer une un una uno'.split(' '))
/** Swedish "som" begins all that tells of a thing, too. */
const LIKE = new Set('like wie comme como'.split(' '))
/** "I would like" compares with nothing. */
const WISHING = /^(?:would|i?['’]?d)$/
const DENYING = new Set(['inte', 'ej', 'aldrig', 'helst'])

/** "I'd like", "farfar som inte ser så bra men läser", and "vad som helst", which is anything. */
function isNone(tokens: readonly Token[], at: number, like: number): boolean {
  return WISHING.test(tokens[at - 1]?.key ?? '') || DENYING.has(tokens[like]?.key ?? '')
}
