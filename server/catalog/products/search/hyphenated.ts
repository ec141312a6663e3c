/** Which words of a text name nothing by themselves: parts of one with a hyphen, as the shirt of "T-Shirt", shades and numbers. Pure. */
import { partsOf } from '../prompt/compounds.ts'
import { conceptsOf, kindsOf } from '../prompt/concepts.ts'
import type { Language } from '../prompt/interpretation.ts'
import { coloursOfShade } from '../prompt/shades.ts'
import { colourOf, isColour, isThing, phraseEntries } from '../prompt/synonyms.ts'
import { partsOfOne, type Word } from './words.ts'

/** Places of words that are parts of one that the table knows. */
export function placesOfOnes(all: readonly Word[], words: readonly Word[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const one of all.filter((word) => word.isJoined && conceptsOf(word.text).length > 0)) {
    const parts = partsOfOne(one, words)
    // A "peigne anti-poux" is one thing of all three.
    const before = words.filter(({ at }) => at === one.at - 1)
    const isOfMore =
      before.length > 0 && phraseEntries([...before, ...parts].map(({ text }) => text)).length > 0
    if (!isOfMore) for (const { at } of parts) places.add(at)
  }
  return places
}

/** What has a colour rather than a taste. */
const COLOURED = new Set(['clothing', 'shoe', 'bag', 'furniture', 'textile'])
const TASTED = new Set(['food', 'drink', 'skin-care'])

/** "Bottle green armchair", "cognac leather bag": of what is worn or furnishes a shade is one. */
export function isShadeOfWorn(words: readonly Word[], place: number): boolean {
  const [before = '', word = '', next = ''] = [-1, 0, 1].map((by) => words[place + by]?.text)
  const shades = coloursOfShade(word)
  if (
    shades.length === 0 ||
    [
      [before, word],
      [word, next],
    ].some((pair) => phraseEntries(pair).length > 0)
  )
    return false
  const isToned = shades.includes(colourOf(next) ?? '')
  const isTasted = isOneOf(word, TASTED)
  return (isToned || isTasted) && words.some(({ text }, at) => at !== place && isOneOf(text, COLOURED))
}

function isOneOf(word: string, kinds: ReadonlySet<string>): boolean {
  return conceptsOf(word).some(
    ({ id, isThing }) => isThing && [id, ...kindsOf(id)].some((kind) => kinds.has(kind)),
  )
}

/** "Light blue", "light-up" and "crisp and light" say what something is like; a "desk light" is a lamp. */
export function isShade(words: readonly Word[], place: number, isName: boolean): boolean {
  return (
    words[place]?.text === 'light' &&
    (!isName || words[place + 1]?.text === 'up' || isColour(words[place + 1]?.text ?? ''))
  )
}

const MEASURE = /^(?:\d.*|k?g|[mcd]?l|[mc]?m|st|stk|pcs|pack|pieces|stück|stuck|x)$/

/** "Velvet Cushion Mustard" and "Merinogarn Senap 100 g" of a yellow one is no mustard. */
export function isColourBehind(
  words: readonly Word[],
  place: number,
  colours: ReadonlySet<string> = new Set(),
): boolean {
  const isLast = words.slice(place + 1).every(({ text }) => MEASURE.test(text))
  if (place === 0 || !isLast || colours.size === 0) return false
  const [before, word] = words.slice(place - 1, place + 1).map(({ text }) => text)
  const isShade = coloursOfShade(word ?? '').some((colour) => colours.has(colour))
  // "Hand cream" is that, whatever its colour.
  return (
    isShade &&
    phraseEntries([before ?? '', word ?? '']).length === 0 &&
    words.slice(0, place).some(({ text }) => isThing(text) || partsOf(text).length > 0)
  )
}

/** English "four" names no French oven, and only a Spanish "pastel" is a cake. */
export function isCount(text: string, [language]: readonly Language[]): boolean {
  return (language === 'en' && text === 'four') || (language !== 'es' && text === 'pastel')
}
