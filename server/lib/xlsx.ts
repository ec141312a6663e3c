/** XLSX workbooks (ECMA-376) written as a stream, from rows that are already rendered. */
import { FORMULA, isFormula, type Cell } from './csv-injection.ts'
import { lineReader, type LineReader } from './line-reader.ts'
import {
  part,
  RELATIONSHIPS,
  SHEET_END,
  sheetHead,
  STYLES,
  workbookParts,
  type XlsxColumn,
} from './xlsx-parts.ts'

import { zip, type ZipEntry } from './zip.ts'

export interface Workbook {
  /** Name of the first sheet, 28 characters at most; the next ones are numbered: `Contacts`, `Contacts 2`. */
  readonly sheet: string
  readonly columns: readonly XlsxColumn[]
  /** Rows below the titles of one sheet; less than what a sheet holds only in tests. */
  readonly rowsPerSheet?: number
}

/** A sheet holds 1,048,576 rows; the titles are one. Row numbers start again at 2 on the next sheet. */
export const ROWS_PER_SHEET = 1_048_575

/** A cell holds so many characters; Excel calls a file with more damaged. */
export const XLSX_TEXT_LENGTH = 32_767

/**
 * How the text of a cell is written, for the statement that renders rows; the patterns read the same in PostgreSQL.
 * Text within the length and with no match in SPECIAL is written as it is, in the plain style: that look costs 0.3 µs
 * a cell, all the rest 15 µs. Other text is cut, then ILLEGAL is taken out (no XML may hold it), then CODE replaced, then
 * ESCAPES in their order.
 */
export const XLSX_SPECIAL = `${FORMULA}|^ | $|[\\x01-\\x1F&<>\\\\\\uFFFE\\uFFFF]|_x`
export const XLSX_ILLEGAL = '[\\x01-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF]'

/** Text of the form `_x0041_` stands for a character by its code, unless its first line is written so itself. */
export const XLSX_CODE = { pattern: '_(?=x[0-9A-Fa-f]{4}_)', replacement: '_x005F_' } as const

/** The last four keep a row on one line, and free of what COPY would escape again. */
export const XLSX_ESCAPES: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\\', '&#92;'],
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]

/** Numbers of the cell styles. `text` keeps what isFormula finds text even when someone edits the cell. */
export const XLSX_STYLE = { title: 1, text: 2, time: 3 } as const

const special = new RegExp(`${XLSX_SPECIAL}|\\0`)
const illegal = new RegExp(`\\0|${XLSX_ILLEGAL}`, 'g')
const code = new RegExp(XLSX_CODE.pattern, 'g')
const escapes = new Map(XLSX_ESCAPES)

/**
 * The file: titles in bold that stay in view, then `lines`, one `<row>` a line in bytes of UTF-8, as xlsxRow writes them
 * or as a COPY in text format does. Goes on in another sheet when one is full. Memory is constant; what reads slowly
 * holds `lines` back, and what stops reading ends them. First bytes come before the first line is asked for.
 */
export function xlsxFile(book: Workbook, lines: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  return zip(parts(book, lines))
}

/** `number` counts from 1, with the titles. */
export function xlsxRow(number: number, cells: readonly Cell[], style?: number): string {
  const written = cells.map((cell, column) => xlsxCell(`${columnName(column)}${number}`, cell, style))
  return `<row r="${number}">${written.join('')}</row>\n`
}

/**
 * The reference (`B7`) leads: programs that read without it are few, and some put such cells anywhere. Plain text is the
 * value of a text cell, half as long as a text written inline, which alone keeps spaces at its ends.
 */
export function xlsxCell(reference: string, cell: Cell, style?: number): string {
  if (cell === null || cell === undefined || cell === '') return ''
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${Number(cell)}</v></c>`
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${reference}"><v>${cell}</v></c>` : ''
  if (cell instanceof Date) return `<c r="${reference}" s="${XLSX_STYLE.time}"><v>${dayNumber(cell)}</v></c>`
  const shown = style ?? (isFormula(cell) ? XLSX_STYLE.text : undefined)
  if (shown === undefined && isPlain(cell)) return `<c r="${reference}" t="str"><v>${cell}</v></c>`
  const attribute = shown === undefined ? '' : ` s="${shown}"`
  return `<c r="${reference}"${attribute} t="inlineStr"><is><t xml:space="preserve">${xlsxText(cell)}</t></is></c>`
}

/** 0 → `A`, 25 → `Z`, 26 → `AA`. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

function isPlain(text: string): boolean {
  return text.length <= XLSX_TEXT_LENGTH && text.isWellFormed() && !special.test(text)
}

function xlsxText(text: string): string {
  return (text.length > XLSX_TEXT_LENGTH ? Array.from(text).slice(0, XLSX_TEXT_LENGTH).join('') : text)
    .toWellFormed()
    .replace(illegal, '')
    .replace(code, XLSX_CODE.replacement)
    .replace(/[&<>\\\t\n\r]/g, (character) => escapes.get(character) ?? character)
}

/** Days since the end of 1899, in UTC: how a sheet counts time. */
function dayNumber(time: Date): number {
  return time.getTime() / 86_400_000 + 25_569
}

async function* parts(book: Workbook, lines: AsyncIterable<Uint8Array>): AsyncGenerator<ZipEntry, void> {
  const rows = lineReader(lines)
  try {
    yield part('_rels/.rels', RELATIONSHIPS)
    yield part('xl/styles.xml', STYLES)
    let sheets = 0
    do {
      sheets++
      yield { path: `xl/worksheets/sheet${sheets}.xml`, content: sheet(book, rows) }
    } while (await rows.hasMore())
    yield* workbookParts(book.sheet, sheets)
  } finally {
    await rows.close()
  }
}

async function* sheet(
  { columns, rowsPerSheet }: Workbook,
  rows: LineReader,
): AsyncGenerator<Uint8Array, void> {
  const titles = columns.map(({ title }) => title)
  yield Buffer.from(sheetHead(columns) + xlsxRow(1, titles, XLSX_STYLE.title))
  yield* rows.take(rowsPerSheet ?? ROWS_PER_SHEET)
  yield Buffer.from(SHEET_END)
}
