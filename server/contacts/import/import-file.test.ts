/** Tests of reading CSV files as people have them. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import * as fc from 'fast-check'
import { FileUnreadable, openImportFile, type FileRow } from './import-file.ts'

let folder = ''
let count = 0
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'tidings-import-'))))
after(() => rm(folder, { recursive: true, force: true }))

async function aFile(content: string | Buffer): Promise<string> {
  const path = join(folder, `${(count += 1)}.csv`)
  await writeFile(path, content)
  return path
}

async function read(content: string | Buffer): Promise<{ header: readonly string[]; rows: FileRow[] }> {
  const file = await openImportFile(await aFile(content))
  try {
    return { header: file.header, rows: (await Array.fromAsync(file.rows())).flat() }
  } finally {
    await file.close()
  }
}

async function refused(content: string | Buffer, words: RegExp): Promise<void> {
  await assert.rejects(read(content), (error) => error instanceof FileUnreadable && words.test(error.message))
}

describe('contact import: the file', () => {
  test('is read with comma, semicolon or tab, with or without byte order mark, LF, CRLF or CR', async () => {
    for (const separator of [',', ';', '\t']) {
      for (const end of ['\n', '\r\n', '\r']) {
        for (const mark of ['', '\uFEFF']) {
          const lines = [
            ['a', '"b,;\t"', 'c'],
            ['1', '"2 ""x"""', ''],
            ['3', '4', '5'],
          ]
          const text = mark + lines.map((cells) => cells.join(separator)).join(end) + end
          const { header, rows } = await read(text)
          assert.deepEqual(header, ['a', 'b,;\t', 'c'], JSON.stringify(text))
          assert.deepEqual(
            rows.map(({ cells }) => cells),
            [
              ['1', '2 "x"', ''],
              ['3', '4', '5'],
            ],
          )
        }
      }
    }
  })

  test("may begin with Excel's sep=, and have one column", async () => {
    assert.deepEqual((await read('sep=;\r\na,b;c\r\n1,2;3\r\n')).rows[0]?.cells, ['1,2', '3'])
    assert.deepEqual((await read('sep=;\r\na;b\r\n1;2\r\n')).rows[0]?.line, 3)
    assert.deepEqual(
      (await read('email\na@x.se\n')).rows.map(({ cells }) => cells),
      [['a@x.se']],
    )
  })

  test('rows know the line they begin at, whatever lines are blank or within quotes', async () => {
    const { rows } = await read('a,b\n\n1,"x\ny\nz"\n,\n2,3\r\n\r\n4,5')
    assert.deepEqual(
      rows.map(({ index, line }) => [index, line]),
      [
        [0, 3],
        [1, 7],
        [2, 9],
      ],
    )
  })

  test('lone quotes and rows of another width are kept for the reader of rows to judge', async () => {
    const { rows } = await read('a,b\n5" pipe,x\n1\n1,2,3\n"x"y,z\n')
    assert.deepEqual(
      rows.map(({ cells }) => cells),
      [['5" pipe', 'x'], ['1'], ['1', '2', '3'], ['"x"y', 'z']],
    )
  })

  test('what is not CSV in UTF-8 is refused before anything is stored, with what would be right', async () => {
    await refused('', /empty/)
    await refused('\n\n', /no header/)
    await refused(Buffer.from('\uFEFFemail\r\na@x.se', 'utf16le'), /UTF-16.*CSV UTF-8/)
    await refused(Buffer.from('email\r\na@x.se', 'utf16le'), /UTF-16.*CSV UTF-8/)
    await refused(Buffer.from('PK\u0003\u0004whatever'), /spreadsheet.*CSV UTF-8/)
    await refused(Buffer.from('name\nJos\u00E9\n', 'latin1'), /not in UTF-8.*Latin-1/)
    await refused(Buffer.concat([Buffer.from('name\n'), Buffer.from('é').subarray(0, 1)]), /not in UTF-8/)
    await refused(
      Buffer.concat([Buffer.from(`name\n${'x'.repeat(300_000)}`), Buffer.from([0xff])]),
      /not in UTF-8/,
    )
    await assert.rejects(openImportFile(join(folder, 'none.csv')), /cannot be read.*ENOENT/)
    await assert.rejects(openImportFile(folder), /not a file|EISDIR/)
  })

  test('a quote that is never closed is refused at its line, and does not swallow the file into memory', async () => {
    await refused('a,b\n1,2\n3,"4\n5,6\n', /Line 3 opens a quote/)
    await refused(`a,b\n1,2\n3,"4\n${'5,6\n'.repeat(1_000_000)}`, /Line 3 opens a quote/)
  })

  test('a file that grows or shrinks while it is read is refused', async () => {
    const path = await aFile(`a\n${'1\n'.repeat(500_000)}`)
    const file = await openImportFile(path)
    const rows = file.rows()
    await rows.next()
    await writeFile(path, `${await readFile(path, 'utf8')}2\n`)
    await assert.rejects(Array.fromAsync(rows), /changed while it was imported/)
    await file.close()
  })

  test('any cells that are quoted read back as they were', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', '\t', 'é', '😀', ' ') })
    const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(table, async (lines) => {
        const text = lines.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
        const { rows } = await read(`a,b,c\n${text.join('\n')}\n`)
        assert.deepEqual(
          rows.map(({ cells }) => cells),
          lines,
        )
      }),
      { numRuns: 100 },
    )
  })
})
