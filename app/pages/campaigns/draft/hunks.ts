/** Three versions of a list side by side: what only one of the two later ones changed, and where both did. Pure. */
import { isSame } from './content.ts'

export interface Hunk<Item> {
  /** `both`: they changed the same place in different ways. */
  readonly kind: 'same' | 'mine' | 'theirs' | 'both'
  readonly base: readonly Item[]
  readonly mine: readonly Item[]
  readonly theirs: readonly Item[]
}

/** In the order of the list. Joined with either side of each hunk it is that side's list. */
export function hunksOf<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Hunk<Item>[] {
  const [inMine, inTheirs] = [placesIn(base, mine), placesIn(base, theirs)]
  const hunks: Hunk<Item>[] = []
  let [b, m, t] = [0, 0, 0]
  while (b < base.length || m < mine.length || t < theirs.length) {
    // The next item of the base that both still have.
    let end = b
    while (end < base.length && (inMine[end] === undefined || inTheirs[end] === undefined)) end += 1
    const [mineEnd, theirsEnd] = [inMine[end] ?? mine.length, inTheirs[end] ?? theirs.length]
    if (end > b || mineEnd > m || theirsEnd > t) {
      hunks.push(...parted(base.slice(b, end), mine.slice(m, mineEnd), theirs.slice(t, theirsEnd)))
    }
    const kept = base.slice(end, end + 1)
    if (kept.length > 0) hunks.push({ kind: 'same', base: kept, mine: kept, theirs: kept })
    ;[b, m, t] = [end + 1, mineEnd + 1, theirsEnd + 1]
  }
  return hunks
}

/** Neighbours that were changed in place are looked at one by one. */
function parted<Item>(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Hunk<Item>[] {
  const isInPlace = base.length === mine.length && base.length === theirs.length
  if (!isInPlace) return [judged(base, mine, theirs)]
  return base.map((_, at) => judged(base.slice(at, at + 1), mine.slice(at, at + 1), theirs.slice(at, at + 1)))
}

function judged<Item>(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Hunk<Item> {
  const sides = { base, mine, theirs }
  if (isSame(mine, theirs)) return { kind: 'same', ...sides }
  if (isSame(mine, base)) return { kind: 'theirs', ...sides }
  return { kind: isSame(theirs, base) ? 'mine' : 'both', ...sides }
}

/** Where each item of the base stands in the other, by the longest list that both have in this order. */
function placesIn<Item>(base: readonly Item[], other: readonly Item[]): (number | undefined)[] {
  const lengths = Array.from({ length: base.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = base.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const line = lengths[row]
      if (!line) continue
      line[column] = isSame(base[row], other[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const places: (number | undefined)[] = base.map(() => undefined)
  for (let [row, column] = [0, 0]; row < base.length && column < other.length;) {
    if (isSame(base[row], other[column])) {
      places[row] = column
      ;[row, column] = [row + 1, column + 1]
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return places
}
