/** What a text says a product is free of: "sugar-free", "ohne Zucker", "sockerfri", "sans sucre", "libre de gluten". Pure. */
import { plainWords, type Word } from './words.ts'

const BEFORE = new Set(
  'without no zero ohne kein keine keinen utan inga inget fri sans aucun aucune sin senza libre exempt non'.split(
    ' ',
  ),
)
const BETWEEN = new Set(
  'of from any added von an fran de d all tillsatt zugesetzten anadido anadidos ajoute ajoutes'.split(' '),
)
const BEHIND = new Set('free frei freie freier freies freien fri fritt fria'.split(' '))
const ENDINGS = /^(\p{L}{4,})(?:freie[nrs]?|frei|fritt|fria|fri|less|lose[mnrs]?|los|losa|lost)$/u
const BETWEEN_MAXIMUM = 2

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
function placesNotSaid(words: readonly string[]): ReadonlySet<number> {
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

/** The words, folded, that are denied of it: what is marked is not what it contains. */
export function deniedIn(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const glued = ENDINGS.exec(word)?.[1]
    if (glued !== undefined) return [glued, ...(glued.endsWith('s') ? [glued.slice(0, -1)] : [])]
    const before = words[index - 1]
    // "Gluten: fri från" ends there; "fri från gluten" goes on.
    const isBehind =
      BEHIND.has(word) &&
      index + 1 >= words.length - BETWEEN_MAXIMUM &&
      words.slice(index + 1).every((next) => BETWEEN.has(next))
    if (BEHIND.has(word) && (isBehind || !BETWEEN.has(words[index + 1] ?? '')) && before !== undefined)
      return [before]
    if (!BEFORE.has(word) && !(word === 'free' && BETWEEN.has(words[index + 1] ?? ''))) return []
    let next = index + 1
    while (next <= index + BETWEEN_MAXIMUM && BETWEEN.has(words[next] ?? '')) next += 1
    return [words[next] ?? []].flat()
  })
}
