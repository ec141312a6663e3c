/** The rows of a CSV file of an export that is no list of people. */
import { openTable } from '../contacts/import/import-table.ts'
import type { ExportFile } from './bundle.ts'
import type { Row } from './people-file.ts'

/** Each by the titles of its columns in lower case, without blank cells. */
export async function* rowsIn(file: ExportFile): AsyncGenerator<Row, void> {
  const table = await openTable(file.path)
  try {
    const titles = table.header.map((title) => title.trim().toLowerCase())
    for await (const rows of table.rows())
      for (const { cells } of rows)
        yield Object.fromEntries(
          titles.flatMap((title, index) => {
            const text = cells[index]?.trim() ?? ''
            return text === '' ? [] : [[title, text] as const]
          }),
        )
  } finally {
    await table.close()
  }
}
