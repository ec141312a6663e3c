/** How wide each column of a table is on a terminal: what is read stays, what can be looked up gives way. */

export interface Fitted {
  /** 0 where a column is left out. */
  readonly widths: readonly number[]
  /** Columns that are left out, by their place. */
  readonly left: readonly number[]
}

const GAP = 2
/** Less of a text says nothing. */
const LEAST = 12

/**
 * `natural` is how wide each column would be, `whole` which of them are of no use cut, `spare` which are left out first,
 * in that order. Then long texts are cut, and at last columns go from the right; the first one stays.
 */
export function fitColumns(
  natural: readonly number[],
  columns: number,
  { whole, spare }: { readonly whole: readonly number[]; readonly spare: readonly number[] },
): Fitted {
  const leaving = [...spare, ...natural.map((_, index) => index).reverse()].filter(
    (index, place, all) => all.indexOf(index) === place,
  )
  for (let count = 0; count < natural.length; count += 1) {
    const left = leaving.slice(0, count)
    const widths = natural.map((width, index) => (left.includes(index) ? 0 : width))
    // Nothing is cut as long as something can be spared.
    if (count < spare.length && excessOf(widths, columns) > 0) continue
    if (cut(widths, whole, columns)) return { widths, left }
  }
  const last = leaving.at(-1) ?? 0
  return {
    widths: natural.map((_, index) => (index === last ? columns : 0)),
    left: leaving.slice(0, -1),
  }
}

/** Takes from the widest, one at a time, until all fit; false when they do not however much is cut. */
function cut(widths: number[], whole: readonly number[], columns: number): boolean {
  for (let excess = excessOf(widths, columns); excess > 0; excess -= 1) {
    const widest = widths.reduce<number | undefined>((most, width, index) => {
      if (whole.includes(index) || width <= LEAST) return most
      return most === undefined || width > (widths[most] ?? 0) ? index : most
    }, undefined)
    if (widest === undefined) return false
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return true
}

function excessOf(widths: readonly number[], columns: number): number {
  const shown = widths.filter((width) => width > 0)
  return shown.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, shown.length - 1) - columns
}
