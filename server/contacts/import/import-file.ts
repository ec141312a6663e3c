/** A CSV file as people have them: its separator and encoding found out, then read row by row in constant memory. */
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { CsvError, Parser } from 'csv-parse'
import { csvParse } from '../../lib/lazy.ts'
import { digestOf, FileUnreadable, layoutOf, mustBeText, type Layout } from './import-layout.ts'

export { FileUnreadable } from './import-layout.ts'

export interface ImportFile {
  readonly header: readonly string[]
  /** SHA-256 of the content, in hex. */
  readonly digest: string
  readonly bytes: number
  /** Between its cells; null where there is none, in a workbook. */
  readonly separator: string | null
  /** Every row after the header, in pieces. Throws `FileUnreadable` where the file cannot be read on. */
  rows(): AsyncGenerator<readonly FileRow[], void>
  close(): Promise<void>
}

export interface FileRow {
  /** Counted from 0 after the header; blank lines are not rows. */
  readonly index: number
  /** Of the row's first character; the header usually is line 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** How far into the file the row ends. */
  readonly bytesRead: number
}

const HEADER_BYTES = 65_536
const CHUNK_BYTES = 65_536
/** One row; a quote that is never closed would otherwise swallow the whole file into memory. */
const ROW_CHARACTERS = 2_000_000

/** Opens the file and reads it through once, so that nothing is stored of a file that is not whole UTF-8. */
export async function openImportFile(path: string): Promise<ImportFile> {
  const handle = await open(path, 'r').catch((error: Error) => {
    throw new FileUnreadable(`${path} cannot be read: ${error.message}`)
  })
  try {
    const before = await handle.stat()
    if (!before.isFile()) throw new FileUnreadable(`${path} is not a file`)
    const start = await readStart(handle)
    mustBeText(start)
    const digest = await digestOf(chunksOf(handle))
    const layout = layoutOf(start)
    const reading = { handle, layout, modified: before.mtimeMs, bytes: before.size }
    const header = await headerOf(reading)
    return {
      header,
      digest,
      bytes: before.size,
      separator: layout.separator,
      rows: () => rowsOf(reading),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

interface OpenFile {
  readonly handle: FileHandle
  readonly layout: Layout
  readonly modified: number
  readonly bytes: number
}

async function readStart(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

async function headerOf(reading: OpenFile): Promise<readonly string[]> {
  for await (const [first] of recordsOf(reading)) if (first) return first.cells
  throw new FileUnreadable('The file has no header; its first line must name the columns', 'file-empty')
}

async function* rowsOf(reading: OpenFile): AsyncGenerator<readonly FileRow[], void> {
  let index = -1
  for await (const records of recordsOf(reading)) {
    const rows = records.map((record) => ({ index: index++, ...record }))
    yield rows[0]?.index === -1 ? rows.slice(1) : rows
  }
  const { size, mtimeMs } = await reading.handle.stat()
  if (size !== reading.bytes || mtimeMs !== reading.modified) {
    throw new FileUnreadable('The file was changed while it was imported; import it again')
  }
}

type FileRecord = Omit<FileRow, 'index'>

/** In pieces of as many as a chunk of the file holds: one by one they took twice the time. */
async function* recordsOf({ handle, layout }: OpenFile): AsyncGenerator<readonly FileRecord[], void> {
  const source = Readable.from(chunksOf(handle), { objectMode: false })
  const parser = source.pipe(
    csvParse().parse({
      bom: true,
      delimiter: layout.separator,
      from_line: layout.skipped + 1,
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: ROW_CHARACTERS,
      relax_column_count: true,
      relax_quotes: true,
    }),
  )
  source.once('error', (error) => parser.destroy(error))
  let line = layout.skipped + 1
  const place = ({ record: cells, info }: Parsed): FileRecord[] => {
    const begin = line
    line = info.lines + 1
    return cells.some((cell) => cell !== '') ? [{ line: begin, cells, bytesRead: info.bytes }] : []
  }
  try {
    for await (const parsed of piecesOf(parser)) yield parsed.flatMap(place)
  } catch (error) {
    throw error instanceof csvParse().CsvError ? broken(error, line) : error
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** The shape that `info: true` gives. */
interface Parsed {
  readonly record: string[]
  readonly info: { readonly lines: number; readonly bytes: number }
}

async function* piecesOf(parser: Parser): AsyncGenerator<Parsed[], void> {
  let waiting = Promise.withResolvers<void>()
  let failure: unknown
  parser.on('readable', () => waiting.resolve()).on('end', () => waiting.resolve())
  parser.on('error', (error) => {
    failure = error
    waiting.resolve()
  })
  for (;;) {
    await waiting.promise
    waiting = Promise.withResolvers<void>()
    const piece: Parsed[] = []
    for (let one = readOne(parser); one; one = readOne(parser)) piece.push(one)
    if (piece.length > 0) yield piece
    if (failure !== undefined) throw failure
    if (parser.readableEnded) return
  }
}

function readOne(parser: Parser): Parsed | null {
  // Streams of objects are untyped.
  return parser.read() as Parsed | null
}

/** From the start; a stream of the handle's own would close it, and it is read more than once. */
async function* chunksOf(handle: FileHandle): AsyncGenerator<Buffer, void> {
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

function broken({ code }: CsvError, line: number): FileUnreadable {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return new FileUnreadable(
      `Line ${line} opens a quote that is not closed; close it, or double it if it is meant`,
      'file-quote',
      line,
    )
  }
  return new FileUnreadable(`Line ${line} cannot be read as CSV (${code})`, 'file-line', line)
}
