/** What a prompt of few words is: all of it one matter, or a name. Pure. */
import { isNeed } from './departments/tables.ts'
import type { Interpretation, Language } from './interpretation.ts'
import { readLacking } from './lacking-reader.ts'
import { saysLack } from './lack-said.ts'
import { likelyOfFew, type Likely } from './need-likely.ts'
import { stemIn } from './need-phrases.ts'
import { spelt } from './need-stems.ts'
import { saysNeed } from './need-reader.ts'
import { negatorAt } from './negators.ts'
import type { Scene } from './reading.ts'
import { ANYTHING, isStory } from './story-things.ts'
import { entriesOfWord, isDescriber, isListed, isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isWhereTo } from './where-to.ts'

/** Of fewer words each is wanted. */
const LEAST_WORDS = 5

export function isLong(tokens: readonly Token[]): boolean {
  return tokens.filter(({ kind }) => kind === 'word').length >= LEAST_WORDS
}

/** "Accessoires de salle de bain" is a name of five words. */
export function isOneOfTable(tokens: readonly Token[], all: readonly string[]): boolean {
  if (isPlainlyNamed(tokens, all)) return true
  const [only = '', ...others] = all
  return (
    others.length === 0 &&
    entriesOfWord(only).some(({ id }) => !isNeed(id)) &&
    !isStory(tokens) &&
    !isWhereTo(tokens, all)
  )
}

function isLike(word: string): boolean {
  return isDescriber(word) && !isThing(word) && !saysNeed(word)
}

/** "Wired headphones", "vegan leather bag": a thing, and what such things are like. */
function isPlainlyNamed(tokens: readonly Token[], all: readonly string[]): boolean {
  const isAll = tokens.length === all.flatMap((word) => word.split(' ')).length
  return (
    isAll &&
    all.some(isLike) &&
    all.some(isGood) &&
    all.every((word) => isLike(word) || isGood(word)) &&
    !isStory(tokens)
  )
}

/** Of many words one tells nothing, but in a sentence: of "Bio, 20 Beutel" nobody goes to the pictures. */
export function likelyOfMany(
  tokens: readonly Token[],
  languages: readonly Language[],
  isTelling: boolean,
): Likely | undefined {
  const likely = likelyOfFew(tokens, languages)
  const isMeant = likely && (likely.explained.size > 1 || (isTelling && likely.isEveryWordSaid))
  return isMeant ? likely : undefined
}

/** "Heating costs too high": all that tells anything is of one matter, and nothing of it is sold. */
export function isAllTold(likely: Likely | undefined): boolean {
  if (likely?.isSure !== true) return false
  const { told, explained } = likely
  return told.every((word) => explained.has(word)) && !told.some(isGood)
}

/** Also as one of several words, in whatever form: the "garden chair" of "garden chairs get soaked". */
export function isExplained(word: string, { explained }: Likely): boolean {
  if (explained.has(word)) return true
  const stems = new Set([...explained].map((text) => stemIn(spelt(text))))
  return word.includes(' ') && word.split(' ').every((part) => stems.has(stemIn(spelt(part))))
}

/** "Kinder Wagen" is a pram, and no child in a car. */
export function isInTwo(words: readonly string[]): boolean {
  return words.some((word, at) => at > 0 && isListed(`${words[at - 1]}${word}`))
}

/** A sentence in which nothing is known to be wanted, and nothing denied: of what is refused nothing may be guessed. */
export function isTold(tokens: readonly Token[], words: Interpretation['words']): boolean {
  const isSaid = words.any.length + words.phrases.length > 0 || words.all.some(saysNeed)
  if (isSaid || words.not.length + words.notPhrases.length + words.owned.length > 0) return false
  return isLong(tokens) && !tokens.some((_, at) => negatorAt(tokens, at) !== undefined)
}

const LEAST_OF_SHORT = 3

/** "Solen steker på altanen", "no puedo dormir"; a "no iron shirt" is one of a kind. */
export function isShortStory({ tokens, languages }: Scene): boolean {
  if (tokens[0]?.key === 'no' && languages[0] !== 'es' && !saysLack(tokens)) return false
  return tokens.filter(({ kind }) => kind === 'word').length >= LEAST_OF_SHORT && isStory(tokens)
}

/** Whether it asks for nothing, in so many words: "anything for the garden" does. */
export function onlyTells(scene: Scene): boolean {
  return isShortStory(scene) && !scene.tokens.some(({ key }) => ANYTHING.has(key))
}

/** "We are going skiing and have no helmet": at the end of a story it is what is wanted. */
export function lackingAt(scene: Scene): number | undefined {
  const { length } = scene.tokens
  const at = scene.tokens.findIndex(
    (_, at) => at >= LEAST_OF_SHORT && readLacking(scene, at)?.next === length,
  )
  return at < 0 ? undefined : at
}

/** Whether all it tells is what people say of a matter: "for my grandma" is none of "grandma sees badly". */
export function tellsWhole(scene: Scene, { isWhole, isEveryWordSaid, explained }: Likely): boolean {
  return isWhole && (isEveryWordSaid || explained.size > 1) && onlyTells(scene)
}
