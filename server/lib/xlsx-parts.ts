/** The XML around the rows of a workbook (ECMA-376, part 1), as little as spreadsheet programs open without a word. */
import type { ZipEntry } from './zip.ts'

export interface XlsxColumn {
  readonly title: string
  /** In characters. */
  readonly width?: number
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const DEFAULT_WIDTH = 20

export const RELATIONSHIPS =
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** Cell styles in the order of XLSX_STYLE: plain, title, text that is not run, time. */
export const STYLES =
  `${DECLARATION}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

export const SHEET_END = '</sheetData></worksheet>'

/** All that comes before the rows: the row of titles stays in view, columns have their widths. */
export function sheetHead(columns: readonly XlsxColumn[]): string {
  const widths = columns.map(
    ({ width = DEFAULT_WIDTH }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  return (
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>\n`
  )
}

/** The parts that name every sheet: last, since only then their number is known. */
export function* workbookParts(name: string, sheets: number): Generator<ZipEntry, void> {
  const numbers = Array.from({ length: sheets }, (_, i) => i + 1)
  yield part('xl/workbook.xml', workbook(name, numbers))
  yield part('xl/_rels/workbook.xml.rels', workbookRelationships(numbers))
  yield part('[Content_Types].xml', contentTypes(numbers))
}

export function part(path: string, xml: string): ZipEntry {
  return { path, content: [Buffer.from(xml)] }
}

function workbook(name: string, numbers: readonly number[]): string {
  const sheets = numbers.map(
    (n) => `<sheet name="${n === 1 ? name : `${name} ${n}`}" sheetId="${n}" r:id="rId${n}"/>`,
  )
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${sheets.join('')}</sheets></workbook>`
}

function workbookRelationships(numbers: readonly number[]): string {
  const sheets = numbers.map(
    (n) => `<Relationship Id="rId${n}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  const styles = `<Relationship Id="rIdStyles" Type="${DOCUMENT}/styles" Target="styles.xml"/>`
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${sheets.join('')}${styles}</Relationships>`
}

function contentTypes(numbers: readonly number[]): string {
  const sheets = numbers.map((n) => override(`worksheets/sheet${n}`, 'worksheet'))
  return (
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `${override('workbook', 'sheet.main')}${override('styles', 'styles')}${sheets.join('')}</Types>`
  )
}

function override(path: string, kind: string): string {
  return `<Override PartName="/xl/${path}.xml" ContentType="${SPREADSHEET}.${kind}+xml"/>`
}
