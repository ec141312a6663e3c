/** Which products are filed under a word, as tsqueries: pure. */
import { conceptsOf, kindsOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import type { Language } from '../prompt/interpretation.ts'
import { joined } from './terms.ts'
import { typeMark } from './type-marks.ts'
import { quoted } from './vectors.ts'
import type { Wish } from './wish.ts'

/** Products that are filed under the word, where it does not surely name one thing: "Tee" in a shop of teas and tees. */
export function typedQuery({ terms, languages = [] }: Wish): string | undefined {
  const marks = terms.flatMap(({ words: [word = ''] }) => {
    const things = thingsNamed(word, languages)
    const isUnsure = things > 1 || (things === 0 && terms.length === 1)
    return isUnsure ? (typeMark(word) ?? []) : []
  })
  return joined(marks.map(quoted), '|')
}

/** How many things that are no kinds of each other it may name. */
function thingsNamed(word: string, languages: readonly Language[]): number {
  const concepts = conceptsOf(fold(word), languages)
  const things = new Set(concepts.flatMap(({ id, isThing }) => (isThing ? [id] : [])))
  return [...things].filter((id) => !kindsOf(id).some((kind) => things.has(kind))).length
}
