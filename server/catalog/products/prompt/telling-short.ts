/** What a prompt of few words is: all of it one matter, or a name. Pure. */
import { isNeed } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Interpretation, Language } from './interpretation.ts'
import { likelyOfFew, type Likely } from './need-likely.ts'
import { stemIn } from './need-phrases.ts'
import { saysNeed } from './need-reader.ts'
import { negatorAt } from './negators.ts'
import { isStory } from './story-things.ts'
import { entriesOfWord, isListed } from './synonyms.ts'
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
  const [only = '', ...others] = all
  return (
    others.length === 0 &&
    entriesOfWord(only).some(({ id }) => !isNeed(id)) &&
    !isStory(tokens) &&
    !isWhereTo(tokens, all)
  )
}

/** Of many words one tells nothing: of "Bio, 20 Beutel" nobody goes to the pictures. */
export function likelyOfMany(tokens: readonly Token[], languages: readonly Language[]): Likely | undefined {
  const likely = likelyOfFew(tokens, languages)
  return likely && likely.explained.size > 1 ? likely : undefined
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
  const stems = new Set([...explained].map((text) => stemIn(fold(text))))
  return word.includes(' ') && word.split(' ').every((part) => stems.has(stemIn(fold(part))))
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
