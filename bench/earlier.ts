/** A run kept in a file, and what moved since. */
import { readFile, writeFile } from 'node:fs/promises'
import { figureOf, type Row, type Run } from './row.ts'

/** Less than this is noise, of processor time too. */
const MOVED = 0.15

export async function keepRun(file: string, run: Run): Promise<void> {
  await writeFile(file, `${JSON.stringify(run, undefined, 1)}\n`)
}

/** What moved by more than noise does, as a table; shares and processor time say more than what a second took. */
export async function movedSince(file: string, rows: readonly Row[]): Promise<string> {
  // Written by keepRun.
  const earlier = JSON.parse(await readFile(file, 'utf8')) as Run
  const lines = rows.flatMap(({ operation, size, figures }) =>
    Object.entries(figures).flatMap(([name, now]) => {
      const before = figureOf(earlier.rows, operation, size, name)
      // NaN is kept as null.
      if (before === undefined || before === null || Math.abs(now / before - 1) < MOVED) return []
      const times = (now / before).toFixed(2)
      return [
        `| ${operation} | ${size.toLocaleString('en')} | ${name} | ${written(before)} | ${written(now)} | ${times} |`,
      ]
    }),
  )
  const heading = `\nMoved by ${MOVED * 100} % or more since ${earlier.made} (${earlier.machine}):\n`
  if (lines.length === 0) return `${heading}\nnothing.\n`
  return `${heading}
| operation | rows | figure | before | now | times |
| --- | ---: | --- | ---: | ---: | ---: |
${lines.join('\n')}
`
}

function written(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : number.toFixed(3)
}
