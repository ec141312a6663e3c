/** A slip in one word of a phrase of which the others are said: "do yuo have". Pure. */
import { isOneSlip, isSwapped } from '../../../lib/edit-distance.ts'
import { lazily } from '../../../lib/lazy.ts'
import { spokenPhrases } from './phrases.ts'
import { scanPhrase, type Token } from './tokens.ts'

export const LEAST_INSERTED = 4
const LEAST_MISTAKEN = 6

/** A phrase of several words in which one may be slipped. */
interface Place {
  readonly words: readonly string[]
  readonly at: number
  /** Which of all it is: the first is meant. */
  readonly n: number
}

/** By the word before what may be slipped, or, of the first of a phrase, by the next; made by the first word that nothing knows. */
const places = lazily(() => {
  const all = spokenPhrases()
    .map(wordsOf)
    .filter(({ length }) => length > 1)
    .flatMap((words) => words.map((_, at) => ({ words, at })))
    .map((place, n): Place => ({ ...place, n }))
  const [first, others] = [all.filter(({ at }) => at === 0), all.filter(({ at }) => at > 0)]
  return {
    before: Map.groupBy(first, ({ words }) => words[1] ?? ''),
    behind: Map.groupBy(others, ({ words, at }) => words[at - 1] ?? ''),
  }
})

/** What it is by the phrase that its neighbours begin or go on with. */
export function meantInPhrase(tokens: readonly Token[], at: number): string | undefined {
  const typed = tokens[at]?.key ?? ''
  const { behind, before } = places()
  const isMeant = ({ words, at: place }: Place): boolean =>
    surrounds(tokens, at - place, words, place) && isSlip(typed, words[place] ?? '')
  const found = [
    behind.get(tokens[at - 1]?.key ?? '')?.find(isMeant),
    before.get(tokens[at + 1]?.key ?? '')?.find(isMeant),
  ].flatMap((place) => place ?? [])
  const [first] = found.sort((a, b) => a.n - b.n)
  return first?.words[first.at]
}

/** Whether all but the one place say these words. */
function surrounds(
  tokens: readonly Token[],
  start: number,
  words: readonly string[],
  place: number,
): boolean {
  for (let index = 0; index < words.length; index += 1)
    if (index !== place && tokens[start + index]?.key !== words[index]) return false
  return true
}

/** Beside the rest of its phrase: letters swapped, in longer words one left out or added, in long ones one mistaken. */
function isSlip(typed: string, word: string): boolean {
  if (!isNear(typed, word)) return false
  if (typed.length !== word.length) return word.length >= LEAST_INSERTED
  return word.length >= LEAST_MISTAKEN || isSwapped(typed, word)
}

export function isNear(typed: string, word: string): boolean {
  return typed.charAt(0) === word.charAt(0) && isOneSlip(typed, word)
}

/** None of what holds a sign or a number. */
export function wordsOf(phrase: string): string[] {
  const tokens = scanPhrase(phrase)
  return tokens.every(({ kind }) => kind === 'word') ? tokens.map(({ key }) => key) : []
}
