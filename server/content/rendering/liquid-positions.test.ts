/** Where Liquid's words stand: as an editor counts lines and columns. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { positionOf } from './liquid-positions.ts'

const TEXT = 'Hi {{ a }},\n\nsee {{ b }}\n{{ c }}'

describe('the place of what Liquid reads', () => {
  for (const [word, place] of Object.entries({
    Hi: [1, 1],
    '{{ a': [1, 4],
    see: [3, 1],
    '{{ b': [3, 5],
    '{{ c': [4, 1],
  }))
    test(`${word} stands at line ${place.join(', column ')}`, () => {
      assert.deepEqual(positionOf({ input: TEXT, begin: TEXT.indexOf(word) }), place)
    })

  test('the end of a line is its last column, and the start of an empty line its first', () => {
    assert.deepEqual(positionOf({ input: TEXT, begin: TEXT.indexOf('\n') }), [1, 12])
    assert.deepEqual(positionOf({ input: TEXT, begin: TEXT.indexOf('\n') + 1 }), [2, 1])
  })

  test('is of the text that is asked about, not of the one before', () => {
    assert.deepEqual(positionOf({ input: 'a\nb', begin: 2 }), [2, 1])
    assert.deepEqual(positionOf({ input: 'a b', begin: 2 }), [1, 3])
  })
})
