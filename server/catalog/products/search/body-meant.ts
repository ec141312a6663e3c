/** What the text of a product means: nothing that it lacks ("Kein Bluetooth"), nor that another lacks ("there is an alcohol-free one too"). Pure. */
import type { Language } from '../prompt/interpretation.ts'
import { lackedBy } from '../prompt/privatives.ts'
import { conceptOf, meantBy, type Meant } from './meaning-lexemes.ts'
import { plainWords, wordsOf, type Word } from './words.ts'

/** "There is an alcohol-free one too": what is said of another product. */
const OFFERED =
  /(?<!\p{L})(?:there is|there are|also available|comes|available|finns|gibt es|es gibt|erh[aä]ltlich|existe|disponible|hay)(?!\p{L})/iu
const ALSO = /(?<!\p{L})(?:too|also|as well|auch|aussi|tambi[eé]n|ocks[aå]|[aä]ven|[eé]galement)(?!\p{L})/iu
const SENTENCE = /(?<=[.!?\n])/u
const WITHOUT = new Set(
  'without ohne kein keine keinen keinerlei utan inget ingen inga sans aucun aucune sin'.split(' '),
)

/** Of a text what it does not say of another product. */
export function withoutOffered(text: string): string {
  if (!OFFERED.test(text)) return text
  return text
    .split(SENTENCE)
    .filter((sentence) => !(OFFERED.test(sentence) && ALSO.test(sentence)))
    .join('')
}

/** `words` are those of the text. */
export function bodyMeant(text: string, words: readonly Word[], languages: readonly Language[]): Meant[] {
  const denied = placesLacked(words)
  const meant = meantBy(words, languages).filter(({ at }) => !denied.has(at))
  const own = withoutOffered(text)
  if (own === text) return meant
  const said = new Set(meantBy(wordsOf(own), languages).map(({ lexeme }) => lexeme))
  return meant.filter(({ lexeme }) => said.has(lexeme) || !isLacking(lexeme))
}

/** What stands right behind such a word; a name of several words that begins with it says what the product is. */
function placesLacked(words: readonly Word[]): ReadonlySet<number> {
  const plain = plainWords(words)
  return new Set(plain.flatMap(({ text }, place) => (WITHOUT.has(text) ? (plain[place + 1]?.at ?? []) : [])))
}

function isLacking(lexeme: string): boolean {
  return lackedBy([conceptOf(lexeme) ?? '']).length > 0
}
