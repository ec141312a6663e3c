/** What was measured: an operation at a size, with figures by their names. */

export interface Row {
  readonly operation: string
  readonly size: number
  readonly figures: Readonly<Record<string, number>>
}

/** Everything a run measured, as it is kept in a file. */
export interface Run {
  readonly made: string
  readonly machine: string
  readonly rows: readonly Row[]
}

export function figureOf(
  rows: readonly Row[],
  operation: string,
  size: number,
  name: string,
): number | undefined {
  return rows.find((row) => row.operation === operation && row.size === size)?.figures[name]
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of each figure over rounds. */
export function medians(rounds: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
  )
}

export function shown(number: number): string {
  return Math.round(number).toLocaleString('en')
}
