/** Whoever is called by what they love is looked for by it, in five languages; a thing that is called so stays one. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

function loved(prompt: string): readonly (readonly string[])[] {
  return readPrompt(prompt, shop).words.any
}

describe('people called by what they love', () => {
  test('are read as what they love', () => {
    for (const [prompt, need] of [
      ['gift for a climber', 'loves climbing'],
      ['till en hobbybagare', 'loves baking'],
      ['Geschenk für unseren Kletterer', 'loves climbing'],
      ['cadeau pour un motard', 'loves motorbikes'],
      ['para una instagramer', 'loves social media'],
      ['my sister is an artist', 'likes to paint pictures'],
      ['Geschenk für einen Bogenschützen', 'loves archery'],
      ['present till en hobbykock', 'loves cooking'],
      ['Geschenk für jemanden mit Garten', 'loves gardening'],
    ] as const)
      assert.deepEqual(loved(prompt), [[need]], prompt)
  })

  test('a biker jacket is a jacket, and who is no climber wants nothing for it', () => {
    assert.deepEqual(loved('a biker jacket'), [])
    assert.deepEqual(loved('walker for grandma'), [])
    assert.deepEqual(loved('she is no climber'), [])
  })
})
