/** Words of a wish that may be slips, and the wish with what they may have been meant for. Pure. */
import { textsMember } from '../prompt/describe.ts'
import { traitsOf } from '../prompt/traits.ts'
import { wordsOf } from './term-words.ts'
import { mendedTerms, type Term } from './wish-terms.ts'
import { isCompound, type Wish } from './wish.ts'

/** So many of what one word may be. */
const NOTED = 3

/** Words that may be slips: no language's table knows them. As they are indexed. */
export function unknownWords({ terms }: Wish): string[] {
  return unknownIn(terms)
}

function unknownIn(terms: readonly Term[]): string[] {
  return (
    terms
      // What a compound is made of is meant: no other begins "Wollpullover".
      .filter((term) => term.synonyms.length === 0 && !isCompound(term) && !term.parts?.some(isTrait))
      .flatMap(({ words }) => words.flatMap((word) => wordsOf(word).map(({ text }) => text)))
  )
}

function isTrait({ words }: Term): boolean {
  return words.some((word) => traitsOf(word).length > 0)
}

/** Refused words that may be slips. */
export function unknownRefused({ refused }: Wish): string[] {
  return unknownIn(refused)
}

/** The wish that refuses what its refused words may have been meant for, too. */
export function correctedRefusals(wish: Wish, corrections: ReadonlyMap<string, readonly string[]>): Wish {
  return { ...wish, refused: mendedTerms(wish.refused, corrections, wish.languages ?? []) }
}

/** The wish with what its words may have been meant for. */
export function corrected(wish: Wish, corrections: ReadonlyMap<string, readonly string[]>): Wish {
  return { ...wish, terms: mendedTerms(wish.terms, corrections, wish.languages ?? []) }
}

/** As it says in a header what words were taken for. */
export function notedOf(
  { terms }: Wish,
  corrections: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const nearly = terms.flatMap((term) => (term.nearly ?? []).slice(0, NOTED))
  const words = [...nearly, ...[...corrections.values()].flat()]
  return words.length === 0 ? '' : `, corrected${textsMember(words, Infinity)}`
}
