/** Tests of workbooks, read back by a small reader of their own. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { crc32, inflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { columnName, ROWS_PER_SHEET, xlsxFile, xlsxRow, XLSX_TEXT_LENGTH } from './xlsx.ts'
import type { Cell } from './csv-injection.ts'

const BOOK = { sheet: 'Contacts', columns: [{ title: 'Name' }, { title: 'A & B', width: 40 }] }

/** Every part of an archive by its path, found by the directory at its end; sizes and sums are held to it. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  assert.equal(archive.readUInt32LE(end), 0x06054b50)
  const parts = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field))
    const nameLength = archive.readUInt16LE(at + 28)
    const data = archive.readUInt32LE(at + 42) + 30 + nameLength
    const bytes = inflateRawSync(archive.subarray(data, data + (packed ?? 0)))
    assert.deepEqual([crc32(bytes), bytes.length], [crc, size])
    assert.deepEqual(
      [0, 4, 8, 12].map((field) => archive.readUInt32LE(data + (packed ?? 0) + field)),
      [0x08074b50, crc, packed, size],
    )
    parts.set(archive.toString('ascii', at + 46, at + 46 + nameLength), bytes.toString())
    at += 46 + nameLength
  }
  assert.equal(at, end)
  return parts
}

async function written(
  lines: AsyncIterable<Uint8Array>,
  rowsPerSheet = ROWS_PER_SHEET,
): Promise<Map<string, string>> {
  return unzip(Buffer.concat(await Array.fromAsync(xlsxFile({ ...BOOK, rowsPerSheet }, lines))))
}

async function* linesOf(rows: readonly (readonly Cell[])[], rowsPerSheet = ROWS_PER_SHEET, length = 1_000) {
  const bytes = Buffer.from(rows.map((cells, i) => xlsxRow((i % rowsPerSheet) + 2, cells)).join(''))
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** The texts of a sheet by reference, as a spreadsheet program reads them: spaces at the ends of a value are none of it. */
function textsOf(sheet: string): Record<string, string> {
  const cells = sheet.matchAll(
    /<c r="([A-Z]+\d+)"[^>]* t="(?:inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is>|str"><v>([^<]*)<\/v>)<\/c>/g,
  )
  return Object.fromEntries(
    Array.from(cells, ([, reference = '', text, value = '']) => [
      reference,
      plain(text ?? value.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')),
    ]),
  )
}

function plain(text: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', amp: '&' }
  return text
    .replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
      code ? String.fromCharCode(Number(code)) : (named[name] ?? '?'),
    )
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

async function* broken(): AsyncGenerator<Uint8Array, void> {
  yield Buffer.from(xlsxRow(2, ['Ann']))
  throw new Error('the database went away')
}

async function* manyRows(): AsyncGenerator<Uint8Array, void> {
  for (let row = 2; row < 100_002; row += 100) {
    const rows = Array.from({ length: 100 }, (_, i) => xlsxRow(row + i, [`Ann ${row}`, 'x'.repeat(200)]))
    yield Buffer.from(rows.join(''))
  }
}

describe('xlsxFile', () => {
  test('has titles that stay in view, widths, and every part that its types and relationships name', async () => {
    const parts = await written(linesOf([['Ann', 'x']]))

    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    assert.match(sheet, /<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>/)
    assert.match(sheet, /<col min="2" max="2" width="40" customWidth="1"\/>/)
    assert.match(sheet, /<c r="A1" s="1" t="inlineStr">/)
    assert.deepEqual(textsOf(sheet), { A1: 'Name', B1: 'A & B', A2: 'Ann', B2: 'x' })
    for (const [, path = ''] of (parts.get('[Content_Types].xml') ?? '').matchAll(/PartName="\/([^"]+)"/g)) {
      assert.ok(parts.has(path), path)
    }
    for (const [, path = ''] of (parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(
      /Target="([^"]+)"/g,
    )) {
      assert.ok(parts.has(`xl/${path}`), path)
    }
  })

  test('whatever a contact wrote is read back as text, less what XML cannot hold', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({
        unit: fc.constantFrom('_', 'x', '0', '4', '1', '&', '<', '>', '"', '\\', '\n', '\r', '\t', '\0', ' '),
      }),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const [line = Buffer.alloc(0)] = await Array.fromAsync(linesOf([[text, 'x']], 10, 100_000))
        // oxlint-disable-next-line no-control-regex -- these are the characters in question
        const kept = text.toWellFormed().replace(/[\0-\x08\v\f\x0e-\x1f\uFFFE\uFFFF]/g, '')

        assert.equal(textsOf(line.toString()).A2 ?? '', kept)
        assert.equal(line.indexOf('\n'), line.length - 1, 'one row is one line')
        assert.ok(!line.includes('\\'), 'COPY would escape it again')
      }),
    )
  })

  test('text that a spreadsheet would run is marked as text, and never a formula', async () => {
    const parts = await written(linesOf([['=1+1', '+41791234567']]))

    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    assert.match(sheet, /<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=1\+1</)
    assert.match(sheet, /<c r="B2" t="inlineStr"><is><t xml:space="preserve">\+41791234567</)
    assert.match(parts.get('xl/styles.xml') ?? '', /quotePrefix="1"/)
    assert.doesNotMatch(sheet, /<f>/)
  })

  test('numbers, times and truth are cells of their kind; what is not one is not a cell', () => {
    const time = new Date(Date.UTC(2026, 10, 20, 12))
    assert.equal(
      xlsxRow(7, [12.5, time, true, null, '', Number.NaN]),
      '<row r="7"><c r="A7"><v>12.5</v></c><c r="B7" s="3"><v>46346.5</v></c><c r="C7" t="b"><v>1</v></c></row>\n',
    )
  })

  test('a cell is cut at what a program opens', () => {
    assert.equal(textsOf(xlsxRow(2, ['x'.repeat(40_000)])).A2?.length, XLSX_TEXT_LENGTH)
  })

  test('a full sheet goes on in another, and only then', async () => {
    const rows = Array.from({ length: 7 }, (_, i) => [`n${i}`])
    for (const length of [1, 50, 100_000]) {
      const parts = await written(linesOf(rows, 3, length), 3)

      const sheets = [1, 2, 3].map((n) =>
        Object.values(textsOf(parts.get(`xl/worksheets/sheet${n}.xml`) ?? '')).slice(2),
      )
      assert.deepEqual(sheets, [['n0', 'n1', 'n2'], ['n3', 'n4', 'n5'], ['n6']])
      assert.match(
        parts.get('xl/workbook.xml') ?? '',
        /name="Contacts".*name="Contacts 2".*name="Contacts 3"/,
      )
    }
    const exact = await written(linesOf(rows.slice(0, 6), 3), 3)
    assert.ok(exact.has('xl/worksheets/sheet2.xml') && !exact.has('xl/worksheets/sheet3.xml'))
    assert.ok((await written(linesOf([]))).has('xl/worksheets/sheet1.xml'))
  })

  test('first bytes come before the first row is asked for, and a slow reader holds the rows back', async () => {
    const rows: { asked: number } = { asked: 0 }
    async function* source() {
      for (;;) {
        rows.asked++
        yield Buffer.from(xlsxRow(2, [randomBytes(9_000).toString('hex')]))
      }
    }
    const file = xlsxFile(BOOK, source())
    await file.next()
    assert.equal(rows.asked, 0)

    for (let i = 0; i < 20 || rows.asked === 0; i++) await file.next()
    for (let before = -1; before !== rows.asked;) {
      before = rows.asked
      await new Promise((resolve) => setTimeout(resolve, 200))
      assert.ok(rows.asked < 300, 'of rows of 18 kB')
    }
    await file.return()
  })

  test('who stops reading ends the source, and a broken source breaks the file', async () => {
    let ended = false
    async function* endless() {
      try {
        for (;;) yield Buffer.from(xlsxRow(2, [randomBytes(9_000).toString('hex')]))
      } finally {
        ended = true
      }
    }
    let seen = 0
    for await (const _ of xlsxFile(BOOK, endless())) if (++seen === 20) break
    assert.equal(ended, true)

    await assert.rejects(written(broken()), /went away/)
  })

  test('100,000 rows pass in constant memory', async () => {
    const before = process.memoryUsage()
    let most = 0
    for await (const _ of xlsxFile(BOOK, manyRows())) {
      const { heapUsed, external } = process.memoryUsage()
      most = Math.max(most, heapUsed + external - before.heapUsed - before.external)
    }
    // What the collector has not come to yet counts too; all rows at once would be several times this.
    assert.ok(most < 128 * 1_048_576, `${Math.round(most / 1_048_576)} MiB`)
  })
})

test('columns are named as in a sheet', () => {
  assert.deepEqual([0, 25, 26, 51, 701, 702, 16_383].map(columnName), [
    'A',
    'Z',
    'AA',
    'AZ',
    'ZZ',
    'AAA',
    'XFD',
  ])
})
