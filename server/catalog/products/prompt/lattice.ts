/**
 * All that a prompt may mean, and the cheapest way to read the whole of it. Every reader proposes what it recognizes at
 * every place; a way through the prompt costs the sum of its readings, and the cheapest is taken (dynamic programming from
 * the end), so that a longer name beats a keyword in it, and no reader wins only because it was asked first. Pure.
 */
import { nothing, type Reader, type Reading, type ReadingKind, type Scene } from './reading.ts'

/** What a reading costs: what is understood is cheap, a word that nothing is known of is dear. */
const COSTS: Readonly<Record<ReadingKind, number>> = {
  price: 3,
  sale: 3,
  availability: 3,
  names: 3,
  order: 3,
  request: 3,
  nothing: 4,
  word: 9,
}
/** Beside that, each token behind its first: two short readings of the same are dearer than a long one. */
const FURTHER_TOKEN = 1
const UNREAD = 10

/** All that may be read at a place. */
export type ReadingsAt = (scene: Scene, at: number) => readonly Reading[]

/** Of one prompt: each reader reads each place once. */
export function readingsOf(readers: readonly Reader[]): ReadingsAt {
  const known = new Map<number, readonly Reading[]>()
  return (scene, at) => {
    const before = known.get(at)
    if (before) return before
    const readings: Reading[] = []
    for (const read of readers) {
      const reading = read(scene, at)
      if (reading) readings.push(reading)
    }
    known.set(at, readings)
    return readings
  }
}

/** Readings side by side that cover the prompt. Equals: the reader that stands first. */
export function cheapestCover(readingsAt: ReadingsAt, scene: Scene): Reading[] {
  const { length } = scene.tokens
  const costs = new Float64Array(length + 1)
  const best: Reading[] = []
  for (let at = length - 1; at >= 0; at--) {
    let [chosen, least] = [nothing(at + 1), UNREAD + (costs[at + 1] ?? 0)]
    for (const reading of readingsAt(scene, at)) {
      const cost = costOf(reading, at) + (costs[reading.next] ?? 0)
      if (cost < least) [chosen, least] = [reading, cost]
    }
    best[at] = chosen
    costs[at] = least
  }
  return pathThrough(best)
}

export function costOf({ kind, next, cost }: Reading, at: number): number {
  return cost ?? COSTS[kind] + (kind === 'word' ? 0 : (next - at - 1) * FURTHER_TOKEN)
}

function pathThrough(best: readonly Reading[]): Reading[] {
  const path: Reading[] = []
  for (let reading = best[0]; reading; reading = best[reading.next]) path.push(reading)
  return path
}
