/** Two texts word by word: what stayed, what went and what came. Pure. */

export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Of longer middles no word is looked for in the other: they are shown whole, one after the other. */
const CELLS_MAXIMUM = 4_000_000

/** Joined without what was added it is `before`, without what was removed `after`. */
export function wordChanges(before: string, after: string): Piece[] {
  const [a, b] = [partsOf(before), partsOf(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const middle = changesIn(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: end === 0 ? '' : a.slice(-end).join('') },
  ])
}

/** Words with the spaces before them. */
function partsOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? []
}

function changesIn(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length * b.length > CELLS_MAXIMUM)
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ]
  const lengths = commonLengths(a, b)
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const pieces: Piece[] = []
  for (let [row, column] = [0, 0]; row < a.length || column < b.length;) {
    const [was, is] = [a[row], b[column]]
    if (was !== undefined && was === is) {
      pieces.push({ kind: 'same', text: was })
      ;[row, column] = [row + 1, column + 1]
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'removed', text: was })
      row += 1
    } else {
      pieces.push({ kind: 'added', text: is ?? '' })
      column += 1
    }
  }
  return pieces
}

/** How long the longest list is that both have from each place on. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let row = a.length - 1; row >= 0; row -= 1) {
    const [line, below] = [lengths[row], lengths[row + 1]]
    if (!line || !below) continue
    for (let column = b.length - 1; column >= 0; column -= 1) {
      line[column] =
        a[row] === b[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, line[column + 1] ?? 0)
    }
  }
  return lengths
}

/** Neighbours of one kind are one piece; what was removed stands before what came in its place. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: { same: string; removed: string; added: string }[] = []
  for (const { kind, text } of pieces) {
    if (text === '') continue
    const last = runs.at(-1)
    const isBegun = last !== undefined && (kind !== 'same' || (last.removed === '' && last.added === ''))
    const run = isBegun ? last : { same: '', removed: '', added: '' }
    if (!isBegun) runs.push(run)
    run[kind] += text
  }
  return runs.flatMap(({ same, removed, added }) => [
    ...(same ? [{ kind: 'same' as const, text: same }] : []),
    ...(removed ? [{ kind: 'removed' as const, text: removed }] : []),
    ...(added ? [{ kind: 'added' as const, text: added }] : []),
  ])
}
