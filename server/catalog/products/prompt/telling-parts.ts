/** What words of a name only tell of its thing. Pure. */
import { isDescriber, isThing } from './synonyms.ts'

/** What a name says of its thing, in a word or in two side by side: the "sans fil" of "casque sans fil". */
export function tellingParts(name: string): string[] {
  const words = name.split(' ')
  const pairs = words.length > 2 ? words.slice(1).map((word, at) => `${words[at]} ${word}`) : []
  return [...words, ...pairs].filter((part) => isDescriber(part) && !isThing(part))
}
