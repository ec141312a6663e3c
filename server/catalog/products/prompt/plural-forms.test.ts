/** Words of which tables have the plural alone. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conceptsOf } from './concepts.ts'

const ids = (word: string): string[] => [...new Set(conceptsOf(word).map(({ id }) => id))]

describe('conceptsOf, of one where the table has several', () => {
  test('one is what they are, in every language', () => {
    const pairs = {
      toffla: 'tofflor',
      handske: 'handskar',
      pantaleta: 'pantaletas',
      lunette: 'lunettes',
      gummimatte: 'gummimatten',
      dungaree: 'dungarees',
    }
    for (const [one, several] of Object.entries(pairs)) {
      const known = ids(several)
      assert.ok(ids(one).length > 0 && ids(one).every((id) => known.includes(id)), one)
    }
  })

  test('what says how something is is none of them', () => {
    for (const word of ['tight', 'brief', 'frutal', 'media', 'talon']) assert.deepEqual(ids(word), [], word)
  })
})
