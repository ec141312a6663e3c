/** A file of contacts, whatever it is: CSV in any common encoding, or an Excel workbook; read row by row. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sheetRows, WorkbookUnreadable } from '../../lib/xlsx-reader.ts'
import { encodingOf, inUtf8, type Encoding } from './import-encoding.ts'
import { FileUnreadable, openImportFile, type FileRow, type ImportFile } from './import-file.ts'

export interface ImportTable extends ImportFile {
  readonly format: 'csv' | 'xlsx'
  /** Of a CSV file. */
  readonly encoding: Encoding | null
}

/** Throws `FileUnreadable` with what would be right. */
export async function openTable(path: string): Promise<ImportTable> {
  const start = await startOf(path)
  if (start === '504b0304') return openWorkbook(path)
  if (start === 'd0cf11e0')
    throw new FileUnreadable(
      'The file is a spreadsheet of an older kind; save it as .xlsx',
      'file-older-kind',
    )
  const encoding = await encodingOf(path)
  if (encoding === 'utf-8') return { ...(await openImportFile(path)), format: 'csv', encoding }
  const folder = await mkdtemp(join(tmpdir(), 'tidings-import-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const text = join(folder, 'utf8.csv')
    await inUtf8(path, encoding, text)
    const file = await openImportFile(text)
    const close = async () => {
      await file.close()
      await forget()
    }
    return { ...file, close, format: 'csv', encoding }
  } catch (error) {
    await forget()
    throw error
  }
}

/** The first four bytes, in hex. */
async function startOf(path: string): Promise<string> {
  const handle = await opened(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('hex', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function opened(path: string): Promise<FileHandle> {
  return open(path, 'r').catch((error: Error) => {
    throw new FileUnreadable(`${path} cannot be read: ${error.message}`)
  })
}

async function openWorkbook(path: string): Promise<ImportTable> {
  const handle = await opened(path)
  try {
    const { size } = await handle.stat()
    const [header] = await firstOf(rowsOf(handle, size))
    if (!header)
      throw new FileUnreadable(
        'The first sheet is empty; its first row must name the columns',
        'file-sheet-empty',
      )
    return {
      format: 'xlsx',
      encoding: null,
      separator: null,
      header: header.cells,
      digest: await digestOf(path),
      bytes: size,
      rows: () => withoutHeader(rowsOf(handle, size)),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function* rowsOf(handle: FileHandle, bytes: number): AsyncGenerator<readonly FileRow[], void> {
  let index = -1
  try {
    for await (const rows of sheetRows(handle)) {
      const filled = rows.filter(({ cells }) => cells.length > 0)
      yield filled.map(({ number, cells }) => ({ index: index++, line: number, cells, bytesRead: bytes }))
    }
  } catch (error) {
    if (!(error instanceof WorkbookUnreadable)) throw error
    throw new FileUnreadable(
      `The workbook cannot be read: ${error.message}; save it again as .xlsx or CSV`,
      'file-workbook',
    )
  }
}

async function* withoutHeader(
  pieces: AsyncIterable<readonly FileRow[]>,
): AsyncGenerator<readonly FileRow[], void> {
  for await (const rows of pieces) yield rows[0]?.index === -1 ? rows.slice(1) : rows
}

async function firstOf(pieces: AsyncIterable<readonly FileRow[]>): Promise<readonly FileRow[]> {
  for await (const rows of pieces) if (rows.length > 0) return rows
  return []
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
