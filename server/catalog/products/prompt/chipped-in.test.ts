/** What several give together, and what somebody is to be thanked with. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('a present that nobody calls so', () => {
  test('is what several chip in for', () => {
    for (const prompt of [
      "we're chipping in for our boss",
      'min kollega ska ha barn, vi samlar till något fint',
      'wir legen zusammen für unsere Chefin',
      'on se cotise pour un collègue',
      'hacemos un bote para la profe',
    ]) {
      const { isPresent, words } = readPrompt(prompt, NOTHING_KNOWN)
      assert.deepEqual([isPresent, words.likely], [true, []], prompt)
    }
  })

  test('is for who has helped, and nothing of what they helped with is wanted', () => {
    for (const prompt of [
      'meine Nachbarin hat mir beim Umzug geholfen',
      'my neighbour helped us move',
      'min granne passade katten hela sommaren',
    ])
      assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.likely, [], prompt)
  })
})
