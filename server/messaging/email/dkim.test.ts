import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { openBody, writeBody } from './body.ts'

/** As RFC 6376 3.4.4 has it, word for word. */
function byTheBook(body: string): string {
  const lines = body
    .replaceAll(/[\t ]+(?=\r\n|$)/g, '')
    .replaceAll(/[\t ]+/g, ' ')
    .replace(/(\r\n)*$/, '')
  return lines === '' ? '' : `${lines}\r\n`
}

test('a body is relaxed as it is written, whatever its words: what is hashed is what is sent', () => {
  const piece = fc.constantFrom('a', 'b', ' ', '  ', '\t', '\r\n', '\n', '.', 'word', 'å', 'x'.repeat(70))
  const words = fc.string({ unit: piece, maxLength: 40 })
  fc.assert(
    fc.property(fc.tuple(words, words), fc.tuple(words, words), words, words, (text, html, one, other) => {
      const body = writeBody(openBody('1', { text, html }), { text: [one], html: [other] }, 0).toString()
      assert.equal(body, byTheBook(body))
    }),
    { numRuns: 1000 },
  )
})
