/** Tests of CSV files, read back with a parser that is not ours. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { csvCell, csvFile, csvLine } from './csv.ts'

async function* chunksOf(bytes: Buffer, length: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function written(titles: readonly string[], lines: AsyncIterable<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(csvFile(titles, lines))).toString()
}

async function* broken(): AsyncGenerator<Uint8Array, void> {
  yield Buffer.from('a\n')
  throw new Error('the database went away')
}

describe('csvCell', () => {
  test('text that would run begins with an apostrophe; numbers and phone numbers stay', () => {
    assert.equal(csvCell('=1+1'), "'=1+1")
    assert.equal(csvCell('=A1,"x"'), `"'=A1,""x"""`)
    assert.equal(csvCell('\r=1'), `"'\r=1"`)
    assert.equal(csvCell('+41791234567'), '+41791234567')
    assert.equal(csvCell(-5), '-5')
  })

  test('nothing is empty, times are ISO 8601', () => {
    assert.equal(
      csvLine([null, undefined, '', false, 1.5, new Date(0)]),
      ',,,false,1.5,1970-01-01T00:00:00.000Z\r\n',
    )
  })
})

describe('csvFile', () => {
  test('begins with a byte order mark and the titles, also when there is no line', async () => {
    assert.equal(await written(['Name', 'E,mail'], chunksOf(Buffer.alloc(0), 1)), '\uFEFFName,"E,mail"\r\n')
  })

  test('lines end in CRLF, and what stands within quotes stays, however the chunks fall', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'é', '🎉', '"', ',', '\n', '\r', ' '), maxLength: 6 })
      .map((text) => `a${text}`)
    const rows = fc.array(fc.tuple(cell, cell), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (rows, length) => {
        const lines = rows.map((row) => csvLine(row).replace(/\r\n$/, '\n')).join('')

        const text = await written(['a', 'b'], chunksOf(Buffer.from(lines), length))

        assert.deepEqual(parse(text, { bom: true, recordDelimiter: '\r\n', relaxQuotes: false }), [
          ['a', 'b'],
          ...rows,
        ])
      }),
    )
  })

  test('who stops reading ends the source, and a broken source breaks the file', async () => {
    let ended = false
    async function* source() {
      try {
        for (;;) yield Buffer.from('a,b\n')
      } finally {
        ended = true
      }
    }
    for await (const _ of csvFile(['x'], source())) break
    for await (const bytes of csvFile(['x'], source())) if (bytes.toString() === 'a,b\r\n') break
    assert.equal(ended, true)

    await assert.rejects(written(['x'], broken()), /went away/)
  })
})
