/** Workbooks as Excel, LibreOffice and people who mean harm write them. */
import assert from 'node:assert/strict'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { numberText, PLAIN, styleOf } from './xlsx-cells.ts'
import { sheetRows, WorkbookUnreadable } from './xlsx-reader.ts'
import { xlsxFile, xlsxRow } from './xlsx.ts'
import { zip } from './zip.ts'

const folder = await mkdtemp(join(tmpdir(), 'xlsx-'))
after(() => rm(folder, { recursive: true }))
let files = 0

interface Parts {
  readonly sheet: string
  readonly shared?: string
  readonly styles?: string
  readonly workbook?: string
}

async function aBook({ sheet, shared, styles, workbook }: Parts): Promise<string[][]> {
  const entries = {
    'xl/workbook.xml':
      workbook ?? '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/two.xml"/></Relationships>',
    'xl/worksheets/two.xml':
      '<worksheet><sheetData><row><c t="str"><v>second</v></c></row></sheetData></worksheet>',
    ...(shared && { 'xl/sharedStrings.xml': `<sst>${shared}</sst>` }),
    ...(styles && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><x:worksheet xmlns:x="x"><x:sheetData>${sheet}${sheet.endsWith('sheetDat') ? '' : '</x:sheetData></x:worksheet>'}`,
  }
  const list = Object.entries(entries).map(([path, text]) => ({ path, content: [Buffer.from(text)] }))
  return rowsIn(Buffer.concat(await Array.fromAsync(zip(inTurn(list)))))
}

async function* inTurn<Item>(items: readonly Item[]): AsyncGenerator<Item, void> {
  yield* items
}

async function rowsIn(bytes: Buffer): Promise<string[][]> {
  const path = join(folder, `${(files += 1)}.xlsx`)
  await writeFile(path, bytes)
  const handle = await open(path)
  try {
    const pieces = await Array.fromAsync(sheetRows(handle))
    return pieces.flat().map(({ cells }) => [...cells])
  } finally {
    await handle.close()
  }
}

describe('sheetRows', () => {
  test('reads texts, shared ones with their formats, phonetics left out, entities and codes as characters', async () => {
    const rows = await aBook({
      shared:
        '<si><t>One &amp; &#229;</t></si><si><r><t>Two</t></r><r><t xml:space="preserve"> more</t></r><rPh><t>no</t></rPh></si>',
      sheet:
        '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row>' +
        '<row><c t="inlineStr"><is><t>a_x000A_b</t></is></c><c/><c t="str"><f>A1&amp;"x"</f><v><![CDATA[<kept>]]></v></c></row>',
    })
    assert.deepEqual(rows, [
      ['One & å', '', 'Two more'],
      ['a\nb', '', '<kept>'],
    ])
  })

  test('reads a formula as what it came to, and one that failed as nothing', async () => {
    const rows = await aBook({
      sheet:
        '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="e"><v>#REF!</v></c><c r="C1" t="b"><v>1</v></c><c r="D1"><f>NOW()</f></c></row>',
    })
    assert.deepEqual(rows, [['2', '', 'true']])
  })

  test('reads phone numbers with all their digits, dates as days, numbers filled up with zeros', async () => {
    const rows = await aBook({
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="00000"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
      sheet:
        '<row r="1"><c r="A1"><v>4.6701234567E+10</v></c><c r="B1" s="1"><v>46022</v></c><c r="C1" s="2"><v>46022.5</v></c>' +
        '<c r="D1" s="3"><v>1234</v></c><c r="E1"><v>0.30000000000000004</v></c></row>',
    })
    assert.deepEqual(rows, [['46701234567', '2025-12-31', '2025-12-31 12:00', '01234', '0.3']])
  })

  test('counts days from 1904 where the workbook does, and reads the first sheet that is shown', async () => {
    const shown = await aBook({
      workbook:
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="H" sheetId="1" state="hidden" r:id="rId1"/><sheet name="S" sheetId="2" r:id="rId2"/></sheets></workbook>',
      sheet: '<row r="1"><c r="A1"><v>1</v></c></row>',
    })
    assert.deepEqual(shown, [['second']])
    assert.equal(numberText('0', styleOf(14, undefined), true), '1904-01-01')
    assert.equal(numberText('59', styleOf(14, undefined)), '1900-02-28')
    assert.equal(numberText('46701234567', PLAIN), '46701234567')
  })

  test('reads what our own export writes', async () => {
    const cells = ['Åsa <b>', '+46701234567', '=1+1', 'a_x0041_b', 12.5]
    const book = { sheet: 'S', columns: cells.map((_, at) => ({ title: `T${at}` })) }
    const rows = await rowsIn(
      Buffer.concat(await Array.fromAsync(xlsxFile(book, inTurn([Buffer.from(xlsxRow(2, cells))])))),
    )
    assert.deepEqual(rows, [['T0', 'T1', 'T2', 'T3', 'T4'], cells.map(String)])
  })
})

describe('what is no workbook, or one that means harm', () => {
  test('is refused: torn, another archive, with a document type, with a million cells in a row', async () => {
    await refused(Buffer.from('PK\u0003\u0004 torn'), /no end/)
    const other = Buffer.concat(
      await Array.fromAsync(zip(inTurn([{ path: 'a.txt', content: [Buffer.from('x')] }]))),
    )
    await refused(other, /not an Excel workbook/)
    await refused(other.subarray(0, 40), /no end/)
    await assert.rejects(aBook({ sheet: '<!DOCTYPE x [<!ENTITY a "b">]>' }), /document type/)
    await assert.rejects(aBook({ sheet: '<row><c><v>1</v></c></row></x:sheetDat' }), /cut off/)
    await assert.rejects(
      aBook({ sheet: `<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>` }),
      /1000 columns/,
    )
    await assert.rejects(aBook({ sheet: `<row><c r="${'A'.repeat(600_000)}` }), /no end/)
  })

  test('stops while it unfolds when it is a bomb', async () => {
    const row = Buffer.from(`<row><c><v>${' '.repeat(65_000)}</v></c></row>`)
    async function* endless() {
      for (let at = 0; at < 2_000; at += 1) yield row
    }
    const parts = [
      { path: 'xl/workbook.xml', content: [Buffer.from('<workbook/>')] },
      { path: 'xl/worksheets/sheet1.xml', content: endless() },
    ]
    const bytes = Buffer.concat(await Array.fromAsync(zip(inTurn(parts))))
    assert.ok(bytes.length < 1_000_000, `${bytes.length} bytes`)
    await refused(bytes, /far more than an archive/)
  })

  test('takes time as it has rows, and not by their square, whatever they are made of', async () => {
    const kinds = [
      (n: number) => '<row><c t="str"><v>&</v></c></row>'.repeat(n),
      (n: number) => `<row><c t="str"><v>${'&amp;'.repeat(n)}</v></c></row>`,
      (n: number) => `<row><c t="str"><v>${'a&'.repeat(n)}</v></c></row>`,
      (n: number) => `<!--${'-'.repeat(20)}-->`.repeat(n),
    ]
    for (const kind of kinds) {
      const timed = async (n: number) => {
        // Of the processor, and not of the clock: others are at work on it too.
        const { user } = process.cpuUsage()
        await aBook({ sheet: kind(n) })
        return (process.cpuUsage().user - user) / 1_000
      }
      await timed(10_000)
      const once = Math.min(await timed(20_000), await timed(20_000))
      const eightTimes = Math.min(await timed(160_000), await timed(160_000))
      assert.ok(eightTimes < once * 30 + 200, `${once} ms, then ${eightTimes} ms`)
    }
  })
})

function refused(bytes: Buffer, why: RegExp): Promise<void> {
  return assert.rejects(
    rowsIn(bytes),
    (error) => error instanceof WorkbookUnreadable && why.test(error.message),
  )
}
