/** Rows and pairs in columns, for people at a terminal. */

/** The named members of each row under their names; empty lists say so. */
export function table<Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row & string)[],
): string {
  if (rows.length === 0) return 'None yet.'
  return columns([names, ...rows.map((row) => names.map((name) => cell(row[name])))])
}

/** One line a member. */
export function pairs(values: object): string {
  return columns(Object.entries(values).map(([name, value]) => [name, cell(value)]))
}

function columns(lines: readonly (readonly string[])[]): string {
  const widths = lines.reduce<number[]>(
    (widths, line) => line.map((text, index) => Math.max(widths[index] ?? 0, text.length)),
    [],
  )
  const padded = lines.map((line) => line.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  '))
  return padded.map((line) => line.trimEnd()).join('\n')
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '-'
  // Names are what people typed: a control character would move the cursor.
  const text = Array.isArray(value)
    ? value.join(',')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
