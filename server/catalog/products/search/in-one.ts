/** Terms that are one thing together, beside each other or around what only tells of the second. Pure. */
import { isDescriber, isThing } from '../prompt/synonyms.ts'

/** What of a term says whether it only tells of another. */
interface Named {
  readonly words: readonly string[]
  readonly isModifier?: boolean
}

/** `together`: what two terms are as one, undefined where they are none. */
export function inOne<Term extends Named>(
  terms: readonly Term[],
  together: (first: Term, second: Term) => Term | undefined,
): Term[] {
  const joined: Term[] = []
  for (let at = 0; at < terms.length; at++) {
    const [first, second, third] = terms.slice(at, at + 3)
    if (first === undefined) continue
    const beside = second && together(first, second)
    // "Food for a small dog" is dog food, small.
    const around =
      beside === undefined &&
      second &&
      tells(second) &&
      third?.isModifier === true &&
      first.isModifier !== true
        ? together(first, third)
        : undefined
    joined.push(beside ?? around ?? first, ...(around && second ? [second] : []))
    at += around ? 2 : beside ? 1 : 0
  }
  return joined
}

/** It is nothing by itself. */
function tells({ words }: Named): boolean {
  return words.length > 0 && words.every((word) => isDescriber(word) && !isThing(word))
}
