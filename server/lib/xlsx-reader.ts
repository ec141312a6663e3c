/** XLSX workbooks of strangers (ECMA-376) read row by row: the first sheet that is shown, its values and no formulas. */
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path/posix'
import { ArchiveUnreadable, openArchive, type Archive } from './unzip.ts'
import { columnOf, decoded, numberText, PLAIN, styleOf, type CellStyle } from './xlsx-cells.ts'
import { attributeOf, XmlUnreadable, xmlReader, type XmlEvents } from './xml-events.ts'

/** Not a workbook, or a damaged one; the message says what is wrong with it. */
export class WorkbookUnreadable extends Error {}

export interface SheetRow {
  /** As the program that wrote it numbers it, from 1. */
  readonly number: number
  readonly cells: readonly string[]
}

/** As many columns as are looked at; and characters of all texts that cells share. */
const COLUMNS = 1_000
const SHARED_CHARACTERS = 100_000_000
const SHARED_TEXTS = 5_000_000
const CELL_CHARACTERS = 32_767

/** The rows of the first sheet that is not hidden, in pieces. Memory is constant but for the texts that cells share. */
export async function* sheetRows(handle: FileHandle): AsyncGenerator<readonly SheetRow[], void> {
  try {
    const archive = await openArchive(handle)
    if (!archive.has('xl/workbook.xml')) throw new WorkbookUnreadable('it is not an Excel workbook')
    const { sheet, is1904 } = await workbookOf(archive)
    const book = { shared: await sharedOf(archive), styles: await stylesOf(archive), is1904 }
    const rows: SheetRow[] = []
    let isWhole = false
    const events = sheetEvents(book, (row) => rows.push(row))
    const close = (name: string): void => {
      if (name === 'sheetData') isWhole = true
      events.close(name)
    }
    const reader = xmlReader({ ...events, close })
    for await (const text of textOf(archive, sheet)) {
      reader.write(text)
      yield rows.splice(0)
    }
    if (!isWhole) throw new WorkbookUnreadable('its sheet is cut off')
  } catch (error) {
    if (error instanceof ArchiveUnreadable || error instanceof XmlUnreadable)
      throw new WorkbookUnreadable(error.message)
    throw error
  }
}

interface Book {
  readonly shared: readonly string[]
  readonly styles: readonly CellStyle[]
  readonly is1904: boolean
}

async function* textOf(archive: Archive, entry: string): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8')
  for await (const bytes of archive.read(entry)) yield decoder.decode(bytes, { stream: true })
}

async function look(archive: Archive, entry: string, events: Partial<XmlEvents>): Promise<void> {
  if (!archive.has(entry)) return
  const reader = xmlReader({ open: ignore, close: ignore, text: ignore, ...events })
  for await (const text of textOf(archive, entry)) reader.write(text)
}

const ignore = (): void => undefined

/** Where the first sheet is that people see, and from when its days are counted. */
async function workbookOf(archive: Archive): Promise<{ sheet: string; is1904: boolean }> {
  const sheets: { id: string; isHidden: boolean }[] = []
  let is1904 = false
  await look(archive, 'xl/workbook.xml', {
    open: (name, tag) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributeOf(tag, 'date1904') ?? '')
      if (name !== 'sheet') return
      const id = attributeOf(tag, 'r:id') ?? /\w+:id="([^"]{1,100})"/.exec(tag)?.[1] ?? ''
      sheets.push({ id, isHidden: /hidden/i.test(attributeOf(tag, 'state') ?? '') })
    },
  })
  const targets = new Map<string, string>()
  await look(archive, 'xl/_rels/workbook.xml.rels', {
    open: (name, tag) => {
      if (name === 'Relationship') targets.set(attributeOf(tag, 'Id') ?? '', attributeOf(tag, 'Target') ?? '')
    },
  })
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  const target = targets.get(shown?.id ?? '') ?? 'worksheets/sheet1.xml'
  const sheet = target.startsWith('/') ? target.slice(1) : path.join('xl', target)
  if (!archive.has(sheet)) throw new WorkbookUnreadable('it has no sheet')
  return { sheet, is1904 }
}

async function sharedOf(archive: Archive): Promise<readonly string[]> {
  const texts: string[] = []
  let [text, isText, isSound, room] = ['', false, false, SHARED_CHARACTERS]
  await look(archive, 'xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isSound = true
      isText = name === 't' && !isSound
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isSound = false
      if (name !== 'si') return
      room -= text.length
      if (room < 0 || texts.length >= SHARED_TEXTS) throw new WorkbookUnreadable('it holds too many texts')
      texts.push(decoded(text))
    },
    text: (piece) => {
      if (isText && text.length < CELL_CHARACTERS) text += piece
    },
  })
  return texts
}

async function stylesOf(archive: Archive): Promise<readonly CellStyle[]> {
  const codes = new Map<number, string>()
  const styles: CellStyle[] = []
  let isOfCells = false
  await look(archive, 'xl/styles.xml', {
    open: (name, tag) => {
      if (name === 'numFmt')
        codes.set(Number(attributeOf(tag, 'numFmtId')), attributeOf(tag, 'formatCode') ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const format = Number(attributeOf(tag, 'numFmtId') ?? 0)
      styles.push(styleOf(format, codes.get(format)))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return styles
}

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: CellStyle
  text: string
}

function sheetEvents(book: Book, take: (row: SheetRow) => void): XmlEvents {
  let [number, cells, next, isValue, isSound] = [0, [] as string[], 0, false, false]
  let cell: OpenCell | undefined
  return {
    open(name, tag) {
      if (name === 'row') {
        number = Number(attributeOf(tag, 'r')) || number + 1
        cells = []
        next = 0
      } else if (name === 'c') cell = openCell(tag, next, book)
      else if (name === 'rPh') isSound = true
      else isValue = (name === 'v' || name === 't') && !isSound
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isSound = false
      else if (name === 'c' && cell) {
        place(cells, cell.column, valueOf(cell, book))
        next = cell.column + 1
        cell = undefined
      } else if (name === 'row') take({ number, cells })
    },
    text(piece) {
      if (cell && isValue && cell.text.length < CELL_CHARACTERS) cell.text += piece
    },
  }
}

function openCell(tag: string, next: number, { styles }: Book): OpenCell {
  const reference = attributeOf(tag, 'r')
  const column = reference === undefined ? next : columnOf(reference)
  const style = styles[Number(attributeOf(tag, 's') ?? 0)] ?? PLAIN
  return { column, type: attributeOf(tag, 't') ?? 'n', style, text: '' }
}

/** The value that a formula came to, as it was kept; of one that failed nothing. */
function valueOf({ type, text, style }: OpenCell, { shared, is1904 }: Book): string {
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'e') return ''
  if (type === 'b') return text.trim() === '1' ? 'true' : text.trim() === '0' ? 'false' : text
  return type === 'n' ? numberText(text, style, is1904) : decoded(text)
}

function place(cells: string[], column: number, value: string): void {
  if (value === '' || column < 0) return
  if (column >= COLUMNS) throw new WorkbookUnreadable(`it has more than ${COLUMNS} columns`)
  while (cells.length < column) cells.push('')
  cells[column] = value
}
