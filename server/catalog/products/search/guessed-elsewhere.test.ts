/** What who may want a general thing does not mean. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Guess } from '../prompt/interpretation.ts'
import { guessedElsewhere } from './guessed-elsewhere.ts'
import type { Wish } from './wish.ts'

function refusedOf(ids: readonly string[], spoken: readonly string[] = []): string {
  const likely: Guess[] = ids.map((id) => ({ id, worth: 80 }))
  const wish: Wish = {
    terms: spoken.length === 0 ? [] : [{ words: ['word'], synonyms: [], concepts: spoken }],
    phrases: [],
    refused: [],
    refusedPhrases: [],
    likely,
  }
  return guessedElsewhere(wish) ?? ''
}

describe('a guess of a general thing', () => {
  test('means none of its kind that is for something else', () => {
    const refused = refusedOf(['hand-cream', 'gloves'])
    for (const id of ['boxing-gloves', 'gardening-gloves', 'motorcycle-gloves', 'rubber-gloves'])
      assert.ok(refused.includes(`§!${id}'`), id)
    assert.ok(!refused.includes('mittens'), refused)
    assert.ok(refusedOf(['bike-helmet']).includes('riding-helmet'))
  })

  test('means one that is guessed as well, that shares what it is for, or whose sphere is spoken of', () => {
    assert.ok(!refusedOf(['gloves', 'gardening-gloves']).includes('gardening-gloves'))
    assert.ok(!refusedOf(['helmet', 'ski-boots']).includes('ski-helmet'))
    assert.ok(!refusedOf(['helmet'], ['horse-tack']).includes('riding-helmet'))
  })
})
