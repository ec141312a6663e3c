/** What the text of a product means: nothing that it lacks ("Kein Bluetooth"). Pure. */
import type { Language } from '../prompt/interpretation.ts'
import { meantBy, type Meant } from './meaning-lexemes.ts'
import { plainWords, type Word } from './words.ts'

const WITHOUT = new Set(
  'without ohne kein keine keinen keinerlei utan inget ingen inga sans aucun aucune sin'.split(' '),
)

export function bodyMeant(words: readonly Word[], languages: readonly Language[]): Meant[] {
  const denied = placesLacked(words)
  return meantBy(words, languages).filter(({ at }) => !denied.has(at))
}

/** What stands right behind such a word; a name of several words that begins with it says what the product is. */
function placesLacked(words: readonly Word[]): ReadonlySet<number> {
  const plain = plainWords(words)
  return new Set(plain.flatMap(({ text }, place) => (WITHOUT.has(text) ? (plain[place + 1]?.at ?? []) : [])))
}
