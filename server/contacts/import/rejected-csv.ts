/** The rows that an import refused, as a file to mend and import again: each with its line and the reason. */
import { Readable } from 'node:stream'
import { csvFile, csvLine } from '../../lib/csv.ts'
import type { Db } from '../../platform/database.ts'
import { nextLines } from '../tasks/part-store.ts'
import type { Task } from '../tasks/schemas.ts'
import type { Problem } from './import-cells.ts'

/** What is wrong with a row, in the words of whoever reads. */
export type Speak = (problems: readonly Problem[]) => string

/** UTF-8 with a byte order mark; a cell that a spreadsheet would run begins with an apostrophe. Memory is constant. */
export function rejectedCsv(db: Db, task: Task, speak: Speak): Readable {
  // Written by read-upload.ts.
  const header = (task.params['header'] as readonly string[] | undefined) ?? []
  return Readable.from(csvFile(['line', 'reason', ...header], linesOf(db, task, speak)), {
    objectMode: false,
  })
}

async function* linesOf(db: Db, { workspaceId, id }: Task, speak: Speak): AsyncGenerator<Uint8Array, void> {
  let after = -1
  for (;;) {
    const part = await nextLines(db, workspaceId, id, 'rejected', after)
    if (!part) return
    const rows = part.lines.map((text) => {
      // Written by wizard-run.ts as such a triple.
      const [line, problems, cells] = JSON.parse(text) as [number, Problem[] | string, string[]]
      // Imports that were under way before had it as a sentence.
      const reason = typeof problems === 'string' ? problems : speak(problems)
      return csvLine([line, reason, ...cells]).replace(/\r\n$/, '\n')
    })
    yield Buffer.from(rows.join(''))
    after = part.number
  }
}
