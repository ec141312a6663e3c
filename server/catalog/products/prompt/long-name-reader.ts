/** Reads names of several words before any word in them is read as something else: "Sale e Pepe", "Under the Tree". */
import { findName } from './names.ts'
import { endOf } from './phrases.ts'
import { readPrice } from './prices.ts'
import { addNames, type Reading, type Scene } from './reading.ts'

/** Nothing is surer than several words of a name in their order. */
const COST = 0.5

/** A vendor always; a collection when a word of its name would else say something of its own. */
export function readLongName(scene: Scene, at: number): Reading | undefined {
  const { tokens, vendors, collections, shop } = scene
  if (tokens[at]?.kind !== 'word') return undefined
  const vendor = findName(tokens, at, vendors)
  const collection = findName(tokens, at, collections)
  const found = (collection?.next ?? 0) > (vendor?.next ?? 0) ? collection : vendor
  if (!found || wordsIn(scene, at, found.next) < 2) return undefined
  if ((readPrice(tokens, at, shop)?.next ?? 0) > found.next) return undefined
  if (found === vendor)
    return { ...named(found.next), add: (into, not) => addNames(into.vendors, found.names, not) }
  if (scene.isFiled !== true && !isAmbiguous(scene, at, found.next)) return undefined
  return { ...named(found.next), add: (into, not) => addNames(into.collections, found.names, not) }
}

function named(next: number): Pick<Reading, 'kind' | 'cost' | 'next'> {
  return { kind: 'names', cost: COST, next }
}

function wordsIn({ tokens }: Scene, start: number, end: number): number {
  return tokens.slice(start, end).filter(({ kind }) => kind === 'word').length
}

function isAmbiguous({ tokens }: Scene, start: number, end: number): boolean {
  return tokens
    .slice(start, end)
    .some(
      (_, index) =>
        endOf(
          tokens,
          start + index,
          'stop',
          'sale',
          'newest',
          'cheapest',
          'dearest',
          'not',
          'without',
          'below',
        ) !== undefined,
    )
}
