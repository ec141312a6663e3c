/** Deep pages: places of a list that are known by their row, so that a page seeks there instead of skipping rows. */
import { LRUCache } from 'lru-cache'

/** The row that comes just before `offset`, by what the list is sorted by. */
export interface Position {
  readonly offset: number
  readonly version: number
  readonly values: readonly unknown[]
}

/** Rows skipped at most behind a known place; without one, offsets up to this are skipped as they are. */
export const STRIDE = 1_000

/** Places remembered at most: of one list (a million rows by the stride, and pages beside), and over all lists. */
const PLACES_OF_LIST = 5_000
const PLACES = 200_000

interface Places {
  readonly version: number
  readonly offsets: number[]
  readonly values: (readonly unknown[])[]
  misses: number
}

const known = new LRUCache<string, Places>({
  maxSize: PLACES,
  sizeCalculation: ({ offsets }) => offsets.length + 1,
})

/** The nearest known place at most a stride before `offset`, of the version last heard of. */
export function findPosition(key: string, offset: number): Position | undefined {
  const places = known.get(key)
  if (!places) return undefined
  const index = lastAtMost(places.offsets, offset)
  const found = places.offsets[index]
  const values = places.values[index]
  if (found === undefined || values === undefined || offset - found > STRIDE) return undefined
  return { offset: found, version: places.version, values }
}

/** Remembers one place, such as the end of a page that was just read. Another version forgets the older places. */
export function rememberPosition(key: string, { offset, version, values }: Position): void {
  const places = placesOf(key, version)
  const index = lastAtMost(places.offsets, offset)
  if (places.offsets[index] === offset || places.offsets.length >= PLACES_OF_LIST) return
  places.offsets.splice(index + 1, 0, offset)
  places.values.splice(index + 1, 0, values)
  known.set(key, places)
}

/** Remembers the places at every stride of a whole list. */
export function rememberPositions(
  key: string,
  version: number,
  strides: readonly (readonly unknown[])[],
): void {
  const places = strides.slice(0, PLACES_OF_LIST)
  const offsets = places.map((_, index) => (index + 1) * STRIDE)
  known.set(key, { version, offsets, values: places, misses: 0 })
}

/** Notes a page that had no place to start from; true when it pays to find all places: asked again, data at rest. */
export function isWorthMapping(key: string, version: number): boolean {
  const places = placesOf(key, version)
  places.misses += 1
  known.set(key, places)
  return places.misses === 2
}

function placesOf(key: string, version: number): Places {
  const places = known.get(key)
  return places?.version === version ? places : { version, offsets: [], values: [], misses: 0 }
}

/** By halving: the index of the last offset that is at most `offset`, or -1. */
function lastAtMost(offsets: readonly number[], offset: number): number {
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((offsets[middle] ?? Infinity) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
