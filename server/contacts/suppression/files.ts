/** The suppression list out of a file and into one, such as when moving from another sender. */
import type { ChannelAddress } from '../channel.ts'
import type { Writable } from 'node:stream'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvLine } from '../../lib/csv.ts'
import type { Db } from '../../platform/database.ts'
import { writeWhole } from '../../platform/whole-file.ts'
import { FileUnreadable, openImportFile, type FileRow } from '../import/import-file.ts'
import { addAddresses, readChannelAddress, REASONS } from './operator-actions.ts'
import type { Suppressed, SuppressionReason } from './schemas.ts'
import { listSuppressed } from './store.ts'

const BATCH = 200
const PAGE = 1_000
const OWNER_ONLY = 0o600
const ADDRESS_COLUMNS = /^(?:e-?mail|address|phone|recipient|(?:e-?mail|phone)[ _-]?(?:address|number))$/i

/** What is not an address, and where it stands. */
export interface Rejected {
  readonly line: number
  readonly address: string
}

export interface ImportedList {
  readonly added: number
  readonly rejected: readonly Rejected[]
}

interface Order {
  readonly path: string
  /** For rows that name none in a column `reason`. */
  readonly reason: SuppressionReason
  /** Where phone numbers without a country code are read. */
  readonly country: string
}

/**
 * Adds the addresses of a CSV file with a header, from the column `email`, `phone` or `address`. In batches; the same
 * file again changes nothing, so that a stopped import is begun again. Throws `FileUnreadable` without such a column.
 */
export async function importList(db: Db, workspaceId: string, order: Order): Promise<ImportedList> {
  const file = await openImportFile(order.path)
  try {
    const columns = columnsOf(file.header)
    const rejected: Rejected[] = []
    let added = 0
    for await (const rows of file.rows()) {
      const read = rows.map((row) => ({ ...readRow(row, columns, order), line: row.line }))
      rejected.push(...read.filter(({ known }) => !known).map(({ line, address }) => ({ line, address })))
      added += await addBatches(db, workspaceId, read)
    }
    return { added, rejected }
  } finally {
    await file.close()
  }
}

interface Row {
  readonly address: string
  readonly known: ChannelAddress | undefined
  readonly reason: SuppressionReason
}

function readRow({ cells }: FileRow, columns: ReturnType<typeof columnsOf>, order: Order): Row {
  const address = columns.addresses.map((column) => cells[column]?.trim()).find(Boolean) ?? ''
  const named = cells[columns.reason]?.trim()
  const reason = REASONS.find((reason) => reason === named) ?? order.reason
  return { address, known: readChannelAddress(address, order.country), reason }
}

async function addBatches(db: Db, workspaceId: string, rows: readonly Row[]): Promise<number> {
  let added = 0
  for (const [reason, alike] of Map.groupBy(rows, ({ reason }) => reason)) {
    const known = alike.flatMap(({ known }) => known ?? [])
    for (let start = 0; start < known.length; start += BATCH)
      await addAddresses(db, workspaceId, known.slice(start, start + BATCH), reason)
    added += known.length
  }
  return added
}

function columnsOf(header: readonly string[]) {
  const addresses = header.flatMap((name, index) => (ADDRESS_COLUMNS.test(name.trim()) ? [index] : []))
  if (addresses.length === 0) {
    throw new FileUnreadable('No column is named email, phone or address; name one in the first line')
  }
  return { addresses, reason: header.findIndex((name) => /^reason$/i.test(name.trim())) }
}

/** Writes the list as CSV; the file is there whole or not at all, and readable by its owner alone. */
export async function exportList(db: Db, workspaceId: string, path: string): Promise<void> {
  await writeWhole(path, OWNER_ONLY, async (file) => {
    for await (const line of linesOf(db, workspaceId)) await file.writeFile(line)
  })
}

/** Streams into `output`, which stays open. */
export async function exportListTo(db: Db, workspaceId: string, output: Writable): Promise<void> {
  await pipeline(Readable.from(linesOf(db, workspaceId)), output, { end: false })
}

async function* linesOf(db: Db, workspaceId: string): AsyncGenerator<string, void> {
  yield csvLine(['channel', 'address', 'reason', 'detail', 'created'])
  let after: Suppressed | undefined
  do {
    const page = await listSuppressed(db, workspaceId, { after, limit: PAGE })
    for (const { channel, address, reason, detail, created } of page)
      yield csvLine([channel, address, reason, detail, created])
    after = page.at(-1)
  } while (after)
}
