import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { relaxBody } from './dkim.ts'

/** As RFC 6376 3.4.4 has it, word for word. */
function byTheBook(body: string): string {
  const lines = body
    .replaceAll(/[\t ]+(?=\r\n|$)/g, '')
    .replaceAll(/[\t ]+/g, ' ')
    .replace(/(\r\n)*$/, '')
  return lines === '' ? '' : `${lines}\r\n`
}

test('a body is relaxed by the book', () => {
  const piece = fc.constantFrom('a', 'b', ' ', '  ', '\t', '\r\n', '.', 'word')
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 40 }), (body) => {
      assert.equal(relaxBody(Buffer.from(body)).toString(), byTheBook(body))
    }),
    { numRuns: 2000 },
  )
})
