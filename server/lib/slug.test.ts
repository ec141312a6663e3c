/** Tests of handles. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { numbered, slug } from './slug.ts'

describe('slug', () => {
  test('reads as the title does', () => {
    assert.equal(slug("  L'Été à la plage — 50 % off!  "), 'lete-a-la-plage-50-off')
    assert.equal(slug('Красное платье'), 'красное-платье')
    assert.equal(slug('🎉 Party 🎉'), 'party')
  })

  test('is empty when there is nothing to read', () => {
    assert.equal(slug('🎉 — !'), '')
    assert.equal(slug(''), '')
  })

  test('a long title is cut between words', () => {
    assert.equal(slug('word '.repeat(40)), 'word-'.repeat(16).slice(0, -1))
    assert.equal(slug('x'.repeat(500)), 'x'.repeat(80))
  })

  test('whatever the title, nothing unsafe in an address comes out, and folding again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const handle = slug(title)

        assert.ok(Array.from(handle).length <= 80)
        assert.match(handle, /^$|^[\p{L}\p{N}][-\p{L}\p{M}\p{N}]*$/u)
        assert.doesNotMatch(handle, /--|-$/)
      }),
    )
  })

  test('a numbered handle keeps to the length', () => {
    assert.equal(numbered('shirt', 2), 'shirt-2')
    assert.equal(numbered('x'.repeat(80), 1234).length, 80)
  })
})
