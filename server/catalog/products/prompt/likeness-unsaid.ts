/** "Basecamp tent, but for two", "the blue pot but in red": a product is named, and how it is to be otherwise; nothing says that it compares. Pure. */
import type { Likeness } from './likeness.ts'
import {
  articleEnd,
  isInMore,
  isMore,
  isOnlyCheaper,
  isOther,
  isOwnName,
  isThat,
  ONLY,
  parted,
  placeOf,
} from './likeness-parts.ts'
import { endOf } from './phrases.ts'
import { isThing } from './synonyms.ts'
import { scan, type Token } from './tokens.ts'
import { traitsOf, type Trait } from './traits.ts'

export function unsaidLikenessIn(prompt: string): Likeness | undefined {
  const tokens = scan(prompt)
  const start = articleEnd(tokens, 0)
  const own = tokens.findIndex((token, at) => at >= start && isOwnName(token))
  const but = tokens.findIndex(
    ({ key }, at) =>
      at > Math.max(own, start + 1) &&
      ((ONLY.has(key) && own !== -1 && isOther(tokens, at + 1) && !isRefused(tokens, at + 1)) ||
        isOnlyCheaper(tokens, at)),
  )
  return but === -1 ? otherOneIn(tokens, start) : unsaid(tokens, start, but)
}

function unsaid(tokens: readonly Token[], start: number, but: number): Likeness | undefined {
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

/** "Coque Orbit X5 mais pas en silicone": that is wanted, as it is not to be. */
function isRefused(tokens: readonly Token[], at: number): boolean {
  return endOf(tokens, at, 'not', 'without') !== undefined
}

/** "The blue pot but in red", "den röda cykeln fast till vuxna": what is there is blue, or for children; nothing is both. */
function otherOneIn(tokens: readonly Token[], start: number): Likeness | undefined {
  const but = tokens.findIndex(
    ({ key }, at) => at > start + 1 && ONLY.has(key) && (key !== MEN || isOther(tokens, at + 1)),
  )
  if (but === -1 || isRefused(tokens, but + 1)) return undefined
  const named = tokens.slice(start, but)
  const own = traitsIn(named)
  const said = IN_OR_FOR.has(tokens[but + 1]?.key ?? '') ? but + 2 : but + 1
  const other = traitsIn(tokens.slice(said, said + 1)).filter(({ id }) => !own.some((one) => one.id === id))
  const isChanged =
    other.some(({ family }) => own.some((one) => one.family === family)) ||
    (isThat(tokens[start - 1]) && own.length > 0 && isForOrLarger(tokens, but + 1, other))
  if (!isChanged || !named.some(({ text }) => isThing(text))) return undefined
  return {
    ...parted(tokens, start, [], [{ start: but, end: but + 1 }]),
    isCheaper: false,
    isOfOthers: false,
    isOfOtherColour: false,
    isOfOne: true,
    isOtherwise: true,
    isBare: true,
    before: [],
  }
}

function isForOrLarger(tokens: readonly Token[], at: number, other: readonly Trait[]): boolean {
  return other.some(({ family }) => family === 'for') || isMore(tokens[at]) || isInMore(tokens, at)
}

function traitsIn(tokens: readonly Token[]): readonly Trait[] {
  return tokens.flatMap(({ text }) => traitsOf(text))
}

/** Swedish "but", and whom English shoes are for. */
const MEN = 'men'
const IN_OR_FOR = new Set('in i en of av aus for till fur pour para de'.split(' '))
