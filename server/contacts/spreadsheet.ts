/** Contacts as a spreadsheet: rows rendered by PostgreSQL and streamed as they come, in constant memory. */
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { orderToSql } from '../query/filter/order.ts'
import { filterToSql } from '../query/filter/to-sql.ts'
import type { Page } from '../query/listing.ts'
import { csvFile } from '../lib/csv.ts'
import { columnName, ROWS_PER_SHEET, xlsxFile } from '../lib/xlsx.ts'
import type { Db } from '../platform/database.ts'
import { empty, join, raw, sql, type Sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import { csvCell, xlsxCell } from './cells.ts'
import type { Column } from './columns.ts'
import { CONTACTS } from './fields.ts'

/** A reader that takes nothing for so long is gone. */
const STALLED_MILLISECONDS = 60_000

/** Which contacts: as a page, but all of them when there is no limit. */
export type Extent = Omit<Page, 'limit'> & { readonly limit?: number | undefined }

interface Wanted {
  readonly format: 'csv' | 'xlsx'
  readonly extent: Extent
  readonly columns: readonly Column[]
  /** Aborted when nobody wants the file any more. */
  readonly signal?: AbortSignal
}

/**
 * The file's bytes. Resolves when the database has begun to answer, so that what it refuses is thrown here and not in
 * the middle of the file. Whoever stops reading must destroy the stream; that frees the connection, as `signal` does
 * while the database still sorts.
 */
export async function openSpreadsheet(
  db: Db,
  workspaceId: string,
  { format, extent, columns, signal }: Wanted,
): Promise<Readable> {
  const rows =
    format === 'csv'
      ? await db.copyOut(csvRows(workspaceId, extent, columns), 'with (format csv)')
      : await db.copyOut(xlsxRows(workspaceId, extent, columns), '')
  await begun(rows, signal)
  const titles = columns.map(({ title }) => title)
  const bytes = format === 'csv' ? csvFile(titles, rows) : xlsxFile({ sheet: 'Contacts', columns }, rows)
  const stalled = (): void => void file.destroy(new Error('the reader of a spreadsheet stalled'))
  const file = Readable.from(paced(bytes, stalled), { objectMode: false })
  // A file that nobody began to read has not begun to read its rows either, and would not end them.
  file.once('close', () => rows.destroy())
  return file
}

async function begun(rows: Readable, signal: AbortSignal | undefined): Promise<void> {
  const leave = (): void => void rows.destroy(new Error('the reader of a spreadsheet left'))
  signal?.addEventListener('abort', leave, { once: true })
  try {
    if (signal?.aborted) leave()
    await once(rows, 'readable')
  } catch (error) {
    if (signal?.aborted) refuse('caller-gone')
    throw error
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

/** Each chunk waits here until the one after it is asked for; one that waits too long has no reader left. */
async function* paced(bytes: AsyncIterable<Buffer>, stalled: () => void): AsyncGenerator<Buffer, void> {
  for await (const chunk of bytes) {
    const timer = setTimeout(stalled, STALLED_MILLISECONDS).unref()
    try {
      yield chunk
    } finally {
      clearTimeout(timer)
    }
  }
}

function csvRows(workspaceId: string, extent: Extent, columns: readonly Column[]): Sql {
  return sql`select ${join(
    columns.map(({ kind, sql: value }) => csvCell(kind, value)),
    ', ',
  )} ${matching(workspaceId, extent)}`
}

/**
 * One `<row>` a line. Rows are numbered behind a window, which also keeps each value from being computed twice; the
 * number becomes text once, and not in each cell.
 */
function xlsxRows(workspaceId: string, extent: Extent, columns: readonly Column[]): Sql {
  const values = columns.map(({ sql: value }, index) => sql`${value} as ${raw(`v${index}`)}`)
  const cells = columns.map(({ kind }, index) =>
    xlsxCell(kind, raw(`r.v${index}`), columnName(index), sql`r.n`),
  )
  return sql`
    select '<row r="' || r.n || '">' || ${join(cells, ' || ')} || '</row>'
    from (
      select ((row_number() over () - 1) % ${raw(String(ROWS_PER_SHEET))} + 2)::text as n, p.*
      from (select ${join(values, ', ')} ${matching(workspaceId, extent)}) p
    ) r`
}

function matching(workspaceId: string, { filter, order, offset, limit }: Extent): Sql {
  const { fields, tie, from, workspace } = CONTACTS
  return sql`from ${from}
    where ${workspace} = ${workspaceId}::uuid ${filter ? sql`and ${filterToSql(filter, fields, workspaceId)}` : empty}
    order by ${orderToSql(order ?? CONTACTS.order, fields, tie)}
    limit ${limit ?? null}::bigint offset ${offset}::bigint`
}
