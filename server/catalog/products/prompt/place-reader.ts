/** Reads where things are to be put: "somewhere to put my shoes", "wohin mit meinen Schuhen". */
import { conceptsOf, kindsOf } from './concepts.ts'
import type { Language } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { placesFor } from './purposes.ts'
import type { Reading } from './reading.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const COST = 3
/** Articles and "all my" between a verb and what it is done to. */
const MOST_SKIPPED = 4
/** What asks for a place: "somewhere to put my shoes", "für meine Schuhe einen Platz". */
const PUTTING = new Set(
  'put keep store stash förvara ställa lägga ha aufbewahren unterbringen verstauen abstellen ranger stocker mettre guardar poner almacenar'.split(
    ' ',
  ),
)

/** How something is kept that is not put anywhere. */
export const KEPT_SO = new Set(
  'up on closed shut dry clean warm cold fresh cool safe from uppe torra torr trocken warm frisch sauber'.split(
    ' ',
  ),
)

/** "Wohin mit meinen Schuhen?" */
export function readWhereTo(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): Reading | undefined {
  if (tokens[at]?.key !== 'wohin' || tokens[at + 1]?.key !== 'mit') return undefined
  const object = objectAt(tokens, at + 2)
  const places = object ? placesFor(kindsNamed(object.key, languages)) : []
  return object && places.length > 0 ? anyOf(places, object.next) : undefined
}

/** "To put all my shoes". */
export function readPlace(verb: Token | undefined, kinds: readonly string[], next = 0): Reading | undefined {
  const isPlayed = verb?.key === 'lagga' && kinds.includes('puzzle')
  const places = PUTTING.has(verb?.text.toLowerCase() ?? '') && !isPlayed ? placesFor(kinds) : []
  return places.length > 0 ? anyOf(places, next) : undefined
}

export function kindsNamed(word: string, languages: readonly Language[]): readonly string[] {
  const concepts = conceptsOf(word, languages).map(({ id }) => id)
  return [...concepts, ...concepts.flatMap(kindsOf)]
}

/** Any of these things. */
export function anyOf(things: readonly string[], next: number): Reading {
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => {
      if (negated) words.not.push(...things)
      else words.any.push([...things])
    },
  }
}

/** The sweater of "knit a sweater". */
export function objectAt(
  tokens: readonly Token[],
  start: number,
): { readonly key: string; readonly next: number } | undefined {
  let at = start
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    const token = tokens[at]
    if (token?.kind === 'word' && isThing(token.text)) return { key: token.key, next: at + 1 }
    const after = endOf(tokens, at, 'article', 'stop', 'request')
    if (after === undefined) return undefined
    at = after
  }
  return undefined
}
