/**
 * Slips of the keyboard in what is said around the things: "do yuo have", "cheepest", "undr 50 euros". A word that nothing
 * knows is mended only where its neighbours say so, a number follows, or it is long; as a word it stays what was typed. Pure.
 */
import { lazily } from '../../../lib/lazy.ts'
import { readAmount } from './amounts.ts'
import { isCommon } from './chatter.ts'
import { isStop } from './concepts.ts'
import { isKnownWord } from './languages.ts'
import type { Meaning } from './lexicon/meanings.ts'
import { soundingLike, thingsNearly } from './nearly.ts'
import { findName, type NameIndex } from './names.ts'
import { endOf, phrasesOf } from './phrases.ts'
import { isNear, LEAST_INSERTED, meantInPhrase, wordsOf } from './slips-in-phrases.ts'
import { isThing, phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { TO_END } from './unable.ts'
import { wordsLike } from './word-forms.ts'

const LEAST_TYPED = 3
/** Of a word by itself. */
const LONG = 7
const LEAST_BOUND = 5
const LONGEST_NAME = 4
/** Letters that are rarely mistaken. */
const BEGUN = 2
const BOUNDS: readonly Meaning[] = ['below', 'atMost', 'above', 'atLeast', 'about', 'between', 'fromAmount']
const ALONE: readonly Meaning[] = ['cheapest', 'dearest', 'newest', 'without', 'not']

const alone = lazily(() => singles(ALONE, LONG))
const bounds = lazily(() => singles(BOUNDS, LEAST_BOUND))

/** The tokens with slips mended; what was typed is kept with each. */
export function mended(tokens: readonly Token[], names: readonly NameIndex[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (
      token.kind !== 'word' ||
      token.key.length < LEAST_TYPED ||
      isKnownWord(token.text) ||
      isCommon(token.key) ||
      TO_END.has(token.key)
    )
      return token
    if (endOf(tokens, at, 'bothers', 'dislikes', 'without', 'not') !== undefined) return token
    const meant = meantAt(tokens, at)
    if (meant === undefined || isOfName(tokens, at, names)) return token
    return { ...token, text: meant, key: meant, typed: token.text }
  })
}

function meantAt(tokens: readonly Token[], at: number): string | undefined {
  const typed = tokens[at]?.key ?? ''
  const phrased = meantInPhrase(tokens, at)
  if (phrased !== undefined) return phrased
  if (isNamed(tokens, at)) return undefined
  const thing = thingOfSeveral(tokens, at) ?? linkOf(tokens, at)
  if (thing !== undefined) return thing
  const isTyped = (word: string): boolean => isNear(typed, word)
  const single = alone().get(typed.charAt(0))?.find(isTyped)
  if (single !== undefined) return single
  return readAmount(tokens, at + 1, undefined) && bounds().get(typed.charAt(0))?.find(isTyped)
}

const LINKS = ['de', 'des', 'du', 'pour', 'para']

/** "Trousse dde toilette": what joins its neighbours to one thing. */
function linkOf(tokens: readonly Token[], at: number): string | undefined {
  const [typed, before, behind] = [at, at - 1, at + 1].map((place) => tokens[place]?.key ?? '')
  return LINKS.find(
    (link) => isNear(typed ?? '', link) && phraseIn([before ?? '', link, behind ?? '']) !== undefined,
  )
}

/** With its neighbours it is one thing as it is typed: "bolsas caca perro". */
function isNamed(tokens: readonly Token[], at: number): boolean {
  return [[1, 1] as const, ...SPANS].some(
    ([before, behind]) =>
      at >= before &&
      phraseIn(tokens.slice(at - before, at + behind + 1).map(({ key }) => key)) !== undefined,
  )
}

/** "Chausures de course", "vacum cleaner": what it nearly is, where that names one thing with its neighbours. */
export function thingOfSeveral(tokens: readonly Token[], at: number): string | undefined {
  const typed = tokens[at]?.key ?? ''
  const named = (name: string): string | undefined =>
    SPANS.values()
      .map(([before, behind]) =>
        namedWith(tokens, { start: at - before, end: at + behind + 1 }, { at, name }),
      )
      .find((phrase) => phrase !== undefined)
  return (
    [...thingsNearly(typed), ...slippedFrom(typed)].find((name) => named(name) !== undefined) ??
    soundingLike(typed).find((name) => isThing(named(name) ?? ''))
  )
}

/** What these words are together with another in one place, where they are nothing as they stand. */
function namedWith(
  tokens: readonly Token[],
  { start, end }: { readonly start: number; readonly end: number },
  { at, name }: { readonly at: number; readonly name: string },
): string | undefined {
  if (start < 0) return undefined
  const words = tokens.slice(start, end).map(({ key }) => key)
  // No pear tree: "peau très sèche".
  if (isStop((at === start ? words.at(-1) : words[0]) ?? '')) return undefined
  return phraseIn(words) === undefined ? phraseIn(words.with(at - start, name)) : undefined
}

function slippedFrom(typed: string): readonly string[] {
  if (typed.length < LEAST_INSERTED || !/^\p{L}+$/u.test(typed)) return []
  return wordsLike(typed.slice(0, BEGUN), typed.length, 1).filter(
    (word) => isNear(typed, word) && !isOtherVowel(typed, word),
  )
}

/** Spanish "material" is French "matériel" in its own language. */
function isOtherVowel(typed: string, word: string): boolean {
  const at = Array.from(typed).findIndex((letter, place) => letter !== word.charAt(place))
  const isSame = typed.slice(at + 1) === word.slice(at + 1)
  return isSame && /[aeiouy]/.test(typed.charAt(at)) && /[aeiouy]/.test(word.charAt(at))
}

/** How many words before it and behind it. */
const SPANS = [
  [0, 1],
  [0, 2],
  [1, 0],
  [2, 0],
] as const

/** Part of a name that the workspace has. */
function isOfName(tokens: readonly Token[], at: number, names: readonly NameIndex[]): boolean {
  const starts = Array.from({ length: LONGEST_NAME }, (_, back) => at - back).filter((start) => start >= 0)
  return names.some((index) => starts.some((start) => (findName(tokens, start, index)?.next ?? 0) > at))
}

/** By their first letter, which is right. */
function singles(meanings: readonly Meaning[], least: number): ReadonlyMap<string, readonly string[]> {
  const words = new Set(
    meanings
      .flatMap(phrasesOf)
      .map(wordsOf)
      .flatMap(([word = '', more]) => (more === undefined && word.length >= least ? [word] : [])),
  )
  return Map.groupBy(words, (word) => word.charAt(0))
}
