/** How many slips of the fingers lie between two words. */

/**
 * Letters left out, added, mistaken for another, or swapped with their neighbour (optimal string alignment). More than
 * `most` are not counted out: the answer is then some number above it.
 */
export function editDistance(from: string, to: string, most = Infinity): number {
  const a = Array.from(from)
  const b = Array.from(to)
  if (Math.abs(a.length - b.length) > most) return most + 1
  let rows: Rows = { beforeLast: [], last: Array.from({ length: b.length + 1 }, (_, index) => index) }
  let leastBefore = 0
  for (let at = 1; at <= a.length; at++) {
    const { row, least } = rowAt(a, b, at, rows)
    // A swap reaches two rows back.
    if (least > most && leastBefore > most) return least
    leastBefore = least
    rows = { beforeLast: rows.last, last: row }
  }
  return rows.last[b.length] ?? 0
}

/** Of the letters before: what each beginning of the other word is away. */
interface Rows {
  readonly beforeLast: readonly number[]
  readonly last: readonly number[]
}

function rowAt(
  a: readonly string[],
  b: readonly string[],
  at: number,
  { beforeLast, last }: Rows,
): { readonly row: readonly number[]; readonly least: number } {
  const letter = a[at - 1]
  const row = [at]
  let before = at
  let least = at
  for (let j = 1; j <= b.length; j++) {
    const mistaken = (last[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1)
    let slips = Math.min((last[j] ?? 0) + 1, before + 1, mistaken)
    if (at > 1 && j > 1 && letter === b[j - 2] && a[at - 2] === b[j - 1])
      slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1)
    row.push(slips)
    before = slips
    if (slips < least) least = slips
  }
  return { row, least }
}
