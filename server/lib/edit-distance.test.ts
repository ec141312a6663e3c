/** Slips between words. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { editDistance, isOneSlip, isSwapped } from './edit-distance.ts'

describe('editDistance', () => {
  test('a letter left out, added, mistaken or swapped with its neighbour is one slip', () => {
    assert.equal(editDistance('dress', 'dres'), 1)
    assert.equal(editDistance('dress', 'dresss'), 1)
    assert.equal(editDistance('dress', 'drass'), 1)
    assert.equal(editDistance('shirt', 'shrit'), 1)
    assert.equal(editDistance('shirt', ''), 5)
    assert.equal(editDistance('kitten', 'sitting'), 3)
  })

  test('nothing lies between a word and itself, and as much there as back', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 12 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        assert.equal(editDistance(a, a), 0)
        assert.equal(editDistance(a, b), editDistance(b, a))
        assert.ok(editDistance(a, b) <= Math.max(Array.from(a).length, Array.from(b).length))
      }),
    )
  })

  test('a bound changes no number up to it, and what is above it stays above', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ö', '😀', '𝒳'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (a, b, most) => {
        const exact = editDistance(a, b)
        const bounded = editDistance(a, b, most)
        if (exact <= most) assert.equal(bounded, exact)
        else assert.ok(bounded > most)
      }),
    )
  })
})

describe('isSwapped', () => {
  test('two neighbours that changed places are swapped, and nothing else is', () => {
    assert.ok(isSwapped('scahl', 'schal'))
    assert.ok(!isSwapped('stahl', 'schal'))
    assert.ok(!isSwapped('schal', 'schal'))
  })
})

describe('isOneSlip', () => {
  test('says of every two words what their distance says', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ö'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (a, b) => assert.equal(isOneSlip(a, b), editDistance(a, b, 1) === 1)),
      { numRuns: 2_000 },
    )
  })

  test('is true of each kind of slip, and of no two', () => {
    for (const slip of ['dres', 'dresss', 'drass', 'drses', 'ress', 'xdress'])
      assert.ok(isOneSlip('dress', slip), slip)
    for (const other of ['dress', 'dre', 'drassy', 'drsse', ''])
      assert.equal(isOneSlip('dress', other), false, other)
  })
})
