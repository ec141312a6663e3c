/** Which words of a text are one by their hyphen: the shirt of "T-Shirt" is none by itself. Pure. */
import { conceptsOf } from '../prompt/concepts.ts'
import { phraseEntries } from '../prompt/synonyms.ts'
import type { Word } from './words.ts'

/** Places of words that are parts of one that the table knows. */
export function placesOfOnes(all: readonly Word[], words: readonly Word[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const one of all.filter((word) => word.isJoined && conceptsOf(word.text).length > 0)) {
    const parts: Word[] = []
    for (const part of words.filter(({ at }) => at >= one.at)) {
      if (parts.map(({ text }) => text).join('').length >= one.text.length) break
      parts.push(part)
    }
    // A "peigne anti-poux" is one thing of all three.
    const before = words.filter(({ at }) => at === one.at - 1)
    const isOfMore =
      before.length > 0 && phraseEntries([...before, ...parts].map(({ text }) => text)).length > 0
    if (!isOfMore) for (const { at } of parts) places.add(at)
  }
  return places
}
