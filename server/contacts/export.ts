/** Contacts written into a spreadsheet file, the same as a download's. */
import { pipeline } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import { parseFilter } from '../query/filter/parse.ts'
import type { Db } from '../platform/database.ts'
import { writeWhole } from '../platform/whole-file.ts'
import { listFields } from './custom-fields/store.ts'
import { columnsOf } from './columns.ts'
import { CONTACTS } from './fields.ts'
import { mustBeWorkspace } from './settings-store.ts'
import { MEMBERS } from './record.ts'
import { openSpreadsheet } from './spreadsheet.ts'

export interface ExportOrder {
  readonly format: 'csv' | 'xlsx'
  /** In the grammar of `$filter`; all contacts without one. */
  readonly filter?: string | undefined
}

const OWNER_ONLY = 0o600

/** Answers how many bytes it wrote. The file is there whole or not at all, and readable by its owner alone. */
export async function exportToFile(
  db: Db,
  workspaceId: string,
  path: string,
  order: ExportOrder,
): Promise<{ bytes: number }> {
  const bytes = await openExport(db, workspaceId, order)
  try {
    return await writeWhole(path, OWNER_ONLY, async (file) => {
      for await (const chunk of bytes) await file.writeFile(chunk)
      return { bytes: (await file.stat()).size }
    })
  } finally {
    bytes.destroy()
  }
}

/** Streams into `output`, which stays open. */
export async function exportToStream(
  db: Db,
  workspaceId: string,
  output: Writable,
  order: ExportOrder,
): Promise<void> {
  await pipeline(await openExport(db, workspaceId, order), output, { end: false })
}

/** A filter that cannot be read is refused at its position, an unknown workspace with 404. */
async function openExport(db: Db, workspaceId: string, { format, filter: text }: ExportOrder) {
  const filter = text === undefined ? undefined : parseFilter(text, CONTACTS.fields, '--filter')
  await mustBeWorkspace(db, workspaceId)
  const columns = columnsOf(MEMBERS, await listFields(db, workspaceId))
  return openSpreadsheet(db, workspaceId, {
    format,
    extent: { filter, order: undefined, offset: 0 },
    columns,
  })
}
