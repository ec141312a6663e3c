/** Tests of base 62. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { decodeBase62, encodeBase62 } from './base62.ts'

describe('base 62', () => {
  test('16 bytes fit 22 characters and 32 bytes 43, whatever they hold', () => {
    for (const fill of [0, 1, 255]) {
      assert.equal(encodeBase62(new Uint8Array(16).fill(fill), 22).length, 22)
      assert.equal(encodeBase62(new Uint8Array(32).fill(fill), 43).length, 43)
    }
    assert.throws(() => encodeBase62(new Uint8Array(16).fill(255), 21), RangeError)
  })

  test('what is written is read back, and order is kept', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const texts = [encodeBase62(a, 22), encodeBase62(b, 22)]

        assert.deepEqual(decodeBase62(texts[0] ?? '', 16), Buffer.from(a))
        assert.deepEqual(
          texts.sort(),
          [a, b].sort(Buffer.compare).map((one) => encodeBase62(one, 22)),
        )
      }),
    )
  })

  test('text that no bytes write is refused', () => {
    const zeros = '0'.repeat(21)
    for (const text of [
      '',
      'z'.repeat(22),
      zeros,
      `${zeros}00`,
      `${zeros}-`,
      `${zeros}\n`,
      'x'.repeat(100_000),
    ]) {
      assert.equal(decodeBase62(text, 16), undefined, text.slice(0, 30))
    }
  })
})
