/** "Something like X but cheaper", "alternative to X", "ähnlich wie X, aber günstiger": which product is named, and what else is said. */
import { readAmount } from './amounts.ts'
import { endOf } from './phrases.ts'
import { fold } from './fold.ts'
import { isFiller } from './fillers.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { sameAt } from './likeness-same.ts'
import { scan, type Token } from './tokens.ts'
import { written } from './written.ts'

export interface Likeness {
  /** Words of the product's title. */
  readonly name: string
  /** Where a comma ended the name: with all behind it, up to a "but", which may stand in a title as well. */
  readonly whole?: { readonly name: string; readonly rest: string }
  readonly isCheaper: boolean
  /** "But of another brand". */
  readonly isOfOthers: boolean
  /** "But in another colour". */
  readonly isOfOtherColour: boolean
  /** The words before it, folded not. */
  readonly before: readonly string[]
  /** The prompt without all that. */
  readonly rest: string
}

/** Tokens from `start` up to `end`. */
interface Place {
  readonly start: number
  readonly end: number
}

/** Undefined when the prompt compares with nothing. "Like" alone compares only when something cheaper is asked for. */
export function likenessIn(prompt: string): Likeness | undefined {
  const tokens = scan(prompt)
  for (let at = 0; at < tokens.length; at++) {
    const less = endOf(tokens, at, 'cheaperThan')
    const same = sameAt(tokens, at)
    const clear = less ?? same?.end ?? endOf(tokens, at, 'similar')
    const like = clear ?? endOf(tokens, at, 'alike')
    if (like === undefined || (clear === undefined && WISHING.test(tokens[at - 1]?.key ?? ''))) continue
    const start = endOf(tokens, like, 'article') ?? like
    // "Cheaper than 50 euros" is a bound, "le moins cher que vous avez" an order.
    if (less !== undefined && (readAmount(tokens, start, undefined) || isHaving(tokens, start))) continue
    const cheaper = placeOf(tokens, start, 'cheaper')
    const others = placeOf(tokens, start, 'otherMaker')
    const colours = placeOf(tokens, start, 'otherColour')
    const other = butBehind(tokens, at, start, clear !== undefined)
    const said = [cheaper, others, colours].filter((place) => place !== undefined)
    const sooner = justBefore(tokens, at)
    if (said.length === 0 && !other && clear === undefined && sooner === undefined) continue
    const led = [...tokens.slice(0, at), ...(same?.thing ?? [])]
    const before = sooner === undefined ? led : without(led, [sooner], 0)
    const own = parted(tokens, start, before, other === undefined ? said : [...said, other])
    if (own.name === '') return undefined
    const isComma = other !== undefined && tokens[other.start]?.key === ','
    const but = isComma ? butBehind(tokens, at, start, clear !== undefined, false) : undefined
    const whole = isComma ? parted(tokens, start, before, but === undefined ? said : [...said, but]) : own
    return {
      ...own,
      ...(whole.name === own.name ? {} : { whole }),
      isCheaper: [cheaper, less, sooner].some((place) => place !== undefined),
      isOfOthers: others !== undefined,
      isOfOtherColour: colours !== undefined,
      before: before.filter(({ kind }) => kind === 'word').map(({ text }) => text),
    }
  }
  return undefined
}

/** What stands before the first of these places names it, what is behind that and none of them is the rest. */
function parted(
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

const HAVING = new Set(
  `vous tu on you ni ihr sie tengas tengais tengan tienes teneis tienen tenga tenemos haya hay
  vendas vendais vendan vendes vendeis venden exista puedas pueda encuentre`.split(/\s+/),
)

/** What follows says that somebody has it or can find it. */
function isHaving(tokens: readonly Token[], at: number): boolean {
  return HAVING.has(tokens[at]?.key ?? '')
}

/** "A tent like the Grand Air one", "ein Zelt wie das von Grand Air": the tent of Grand Air. */
function nameOf(before: readonly Token[], named: readonly Token[]): readonly Token[] {
  if (ONE.test(named.at(-1)?.key ?? '')) return [...before, ...named.slice(0, -1)]
  const maker = named.slice(THAT.has(named[0]?.key ?? '') ? 1 : 0)
  const things = before.filter(({ text }) => isThing(text))
  const isOfMaker = maker.length > 1 && OF.has(maker[0]?.key ?? '') && things.length > 0
  return isOfMaker ? [...things, ...maker] : named
}

/** "Something cheaper, like X": it ends where the likeness begins. */
function justBefore(tokens: readonly Token[], at: number): Place | undefined {
  const place = placeOf(tokens.slice(0, at), -1, 'cheaper')
  const behind = tokens.slice(place?.end ?? at, at)
  return behind.every(({ text, key }) => text === ',' || BUT.has(key)) ? place : undefined
}

/** From `start` on, but for these places. */
function without(tokens: readonly Token[], places: readonly Place[], start: number): readonly Token[] {
  return tokens.filter((_, at) => at >= start && !places.some((place) => place.start <= at && at < place.end))
}

/** The first that is said behind the name. */
function placeOf(
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
  // "Men" is a "but", too: without a thing before it must be said how X is to be another.
  const but = tokens.findIndex(
    ({ key }, place) =>
      place > start &&
      ((isOfThing && BUT.has(key)) ||
        (isClear && SURELY_BUT.has(key)) ||
        ((ONLY.has(key) || (withCommas && key === ',')) && isOther(tokens, place + 1))),
  )
  return but === -1 || but === tokens.length - 1 ? undefined : { start: but, end: but + 1 }
}

/** "Uno como", "one like": whatever it is. */
function isOne({ text, key }: Token): boolean {
  return isFiller(text) || ONES.has(key)
}

/** "In green", "for men", "without a hood", "green", "not red", "waterproof". */
function isOther(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  const tells = isColour(token.text) || (isDescriber(token.text) && !isThing(token.text))
  return tells || HOW.has(token.key) || endOf(tokens, at, 'not', 'without') !== undefined
}

/** "X but cheaper": what joins the two is none of the name. */
function endOfName(tokens: readonly Token[], start: number, end: number): number {
  let last = end
  if (end < tokens.length) while (last > start && JOINING.has(tokens[last - 1]?.key ?? '')) last -= 1
  return last
}

const ONE = /^ones?$/
const ONES = new Set('one ones uno una unos unas un une en ett nan nat ein eine einen eins'.split(' '))
const THAT = new Set('one ones celui celle ceux celles'.split(' '))
const OF = new Set([...'by from av från von de du del chez'.split(' ').map(fold), "d'"])
/** "I would like" compares with nothing. */
const WISHING = /^(?:would|i?['’]?d)$/
const BUT = new Set('but men fast aber mais pero'.split(' '))
/** No name has them in it, as "men" may stand in one. */
const SURELY_BUT = new Set('but fast aber mais pero'.split(' '))
const ONLY = new Set([...BUT, ...'only just bara nur bloss seulement juste solo'.split(' ')])
const HOW = new Set(
  'in i en for pour fur para till with med mit avec con without utan ohne sans sin'.split(' '),
)
const JOINING = new Set(
  'but only just ; , - men fast bara aber nur bloss halt mais seulement juste en pero solo'.split(' '),
)
