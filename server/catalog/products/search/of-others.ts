/** Sentences of a product's text that tell of another one: "There is an alcohol-free one too." Pure. */
import { plainWords, wordsOf } from './words.ts'

const SENTENCE = /[^.!?\n]+[.!?\n]*/gu

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const ALSO = set('also too aven ocksa auch ebenfalls aussi egalement tambien')
const AVAILABLE = set('available sold erhaltlich verfugbar lieferbar disponible disponibles')
const THERE = set('there theres finns gibt existe hay')
/** Of what there is it is another one of these, and no pocket; or what is offered so: "finns även i grått". */
const ONES = set(
  'one ones version versions variant variants variante varianten variantes versiones modell modelle modele modeles modelo edition colour colours color couleur couleurs farbe farben farg farger alkoholfri vegansk glutenfri',
)
const OFFERED =
  'aven i,aven som,aven utan,ocksa utan,auch ohne,aussi sans,egalement sans,tambien sin,ocksa i,ocksa som,auch in,auch als,aussi en,egalement en,tambien en'.split(
    ',',
  )
const MOST_CHARACTERS = 20_000

/** The text without them: what another one is like says nothing of this. */
export function ofItself(text: string): string {
  return text.slice(0, MOST_CHARACTERS).replaceAll(SENTENCE, ownOf) + text.slice(MOST_CHARACTERS)
}

function ownOf(sentence: string): string {
  return isOfOthers(sentence) ? ' ' : sentence
}

function isOfOthers(sentence: string): boolean {
  const words = plainWords(wordsOf(sentence)).map(({ text }) => text)
  const pairs = new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ''}`))
  const has = (known: ReadonlySet<string>): boolean => words.some((word) => known.has(word))
  if (!has(ALSO) && !pairs.has('as well')) return false
  const isOffered = OFFERED.some((pair) => pairs.has(pair))
  return has(AVAILABLE) || pairs.has('comes in') || (has(THERE) && (isOffered || has(ONES)))
}
