/** What a text says a product is not: the children of "not suitable for children". Pure. */
import { plainWords, type Word } from './words.ts'

const NOT = new Set('not inte ej nicht pas no'.split(' '))
/** Between a denial and what is said not to be so. */
const SAYING = new Set(
  `suitable intended recommended meant made designed for of from as a an the with
  geeignet gedacht empfohlen gemacht fur aus mit als ein eine
  lamplig lampligt lampliga avsedd avsedda avsett gjord gjort rekommenderas for av till som en ett
  adapte adaptee adaptes convient recommande recommandee destine fait faite aux au a pour de d en un une
  apto apta aptos adecuado adecuada indicado recomendado recomendada hecho hecha es para de los las`.split(
    /\s+/,
  ),
)
const SAYING_MAXIMUM = 4

/** Of a text what it does not say that the product is not. */
export function withoutNotSaid(words: readonly Word[]): readonly Word[] {
  const plain = plainWords(words)
  const places = placesNotSaid(plain.map(({ text }) => text))
  const denied = new Set(plain.flatMap(({ at }, place) => (places.has(place) ? [at] : [])))
  return denied.size === 0 ? words : words.filter(({ at }) => !denied.has(at))
}

/** Places of words that it says so of: the children of "not suitable for children". */
export function placesNotSaid(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (!NOT.has(word)) continue
    let next = at + 1
    while (next <= at + SAYING_MAXIMUM && SAYING.has(words[next] ?? '')) next += 1
    // Spanish "no apto"; English "no" is read as "without" is.
    if (next < words.length && (word !== 'no' || next > at + 1)) places.add(next)
  }
  return places
}
