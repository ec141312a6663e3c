/** CSV files (RFC 4180) that a spreadsheet opens as they are meant and runs nothing of. */
import { isFormula, type Cell } from './csv-injection.ts'

/** Tells spreadsheet programs that UTF-8 follows. */
const BYTE_ORDER_MARK = '\uFEFF'
const QUOTE = '"'

/**
 * The file: byte order mark, titles, then `lines` as PostgreSQL's `copy … to stdout with (format csv)` gives them.
 * Their line ends become CRLF, and those within quotes stay. Memory is constant; what `lines` holds back, waits.
 *
 * The statement renders what csvCell would: `case when v ~ FORMULA and v !~ PHONE then '''' || v else v end` for
 * every text that people wrote.
 */
export async function* csvFile(
  titles: readonly string[],
  lines: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(titles))
  let isQuoted = false
  for await (const { buffer, byteOffset, byteLength } of lines) {
    const parts = Buffer.from(buffer, byteOffset, byteLength).toString('latin1').split(QUOTE)
    const quotedFirst = isQuoted
    isQuoted = (parts.length % 2 === 0) !== isQuoted
    yield Buffer.from(
      parts.map((part, i) => (quotedFirst === (i % 2 === 0) ? part : withCrlf(part))).join(QUOTE),
      'latin1',
    )
  }
}

/** One line with its end. Text that would run begins with an apostrophe; times are ISO 8601. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

export function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return cell instanceof Date ? cell.toISOString() : String(cell)
  const text = isFormula(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? QUOTE + text.replaceAll(QUOTE, QUOTE + QUOTE) + QUOTE : text
}

/** Latin-1 maps each byte to one character and back, so UTF-8 passes through whole. */
function withCrlf(part: string): string {
  return part.replaceAll('\n', '\r\n')
}
