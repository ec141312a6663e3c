/** The name somebody probably meant. */

/** The known name at most two slips (or differing only in case) from `written`, if there is one. */
export function findNearest(written: string, known: readonly string[]): string | undefined {
  const wanted = written.toLowerCase()
  const near = known
    .filter((name) => Math.abs(name.length - written.length) <= 2)
    .map((name) => ({ name, slips: slipsBetween(wanted, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= (name.length > 4 ? 2 : 1))
  return near.sort((one, other) => one.slips - other.slips)[0]?.name
}

/** The edit distance, with two neighbours exchanged counted as one slip. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        exchanged && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = current
  }
  return last[other.length] ?? 0
}
