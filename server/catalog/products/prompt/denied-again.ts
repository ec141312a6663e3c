/** What is denied of a thing that is named twice: "chocolate, but no chocolate with milk". Pure. */
import { conceptsOf } from './concepts.ts'
import { deniedBy } from './denied-lists.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Meaning } from './lexicon/meanings.ts'
import { endOf } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'

/** They join what a thing is for, against, of or in. */
export const LINKS = new Set(
  'for against of in with made för mot av i på med gegen aus mit auf für pour contre en de au aux à avec para contra con al'.split(
    ' ',
  ),
)
export const BUT = new Set('but men aber sondern mais pero sino'.split(' '))
const REACH = 8
/** What says something else of what is wanted: a bound, an order, a name. */
const OTHERWISE: readonly Meaning[] = [
  ...(['stop', 'request', 'and', 'or', 'not', 'without'] as const),
  ...(['below', 'atMost', 'above', 'atLeast', 'about', 'between', 'fromAmount', 'price', 'reduced'] as const),
  ...(['halfPrice', 'sale', 'fullPrice', 'available', 'soldOut', 'cheapest', 'dearest', 'newest'] as const),
  ...(['byVendor', 'vendorNoun', 'inCollection', 'collectionNoun', 'tagged'] as const),
]

/** Whether what is denied is what was named before, so that what stands behind it tells which. */
export function isAgain(tokens: readonly Token[], at: number, thing: Reading): boolean {
  const [denied = ''] = deniedBy([thing])
  const ids = thingIds(fold(denied))
  return tokens
    .slice(Math.max(0, at - REACH), at)
    .some(
      ({ kind, key }) => kind === 'word' && (key === fold(denied) || (ids !== '' && thingIds(key) === ids)),
    )
}

function thingIds(key: string): string {
  const ids = conceptsOf(key).flatMap(({ id, isThing }) => (isThing ? [id] : []))
  return [...new Set(ids)].toSorted().join(' ')
}

export function toldOfOne(tokens: readonly Token[], end: number): WordAt | undefined {
  const isLinked = LINKS.has(tokens[end]?.text.toLowerCase() ?? '')
  const at = isLinked ? (endOf(tokens, end + 1, 'article') ?? end + 1) : end
  const isSmall = endOf(tokens, at, ...OTHERWISE) !== undefined
  const told = phraseOrWordAt(tokens, at)
  if (isSmall || tokens[end]?.kind !== 'word' || BUT.has(tokens[end].key)) return undefined
  return isFiller(told?.text ?? '') ? undefined : told
}
