/** What somebody takes back at once is not looked for, in five languages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

function wanted(prompt: string): readonly string[] {
  const { all, any, not } = readPrompt(prompt, shop).words
  assert.deepEqual([any, not], [[], []], prompt)
  return all
}

describe('corrections', () => {
  test('only the thing that is meant is looked for', () => {
    for (const [prompt, thing] of [
      ['a lamp, no wait, a torch', 'torch'],
      ['a kettle, sorry I mean a toaster', 'toaster'],
      ['en lampa, nej vänta, en ficklampa', 'ficklampa'],
      ['en halsduk, eller snarare handskar', 'handskar'],
      ['Schuhe, ach quatsch, Stiefel', 'stiefel'],
      ['Handtücher, oder nein, einen Bademantel', 'bademantel'],
      ['une lampe, non attends, une lampe torche', 'lampe torche'],
      ['des chaussures, ou plutôt des bottes', 'bottes'],
      ['unas zapatillas, bueno no, unas botas', 'botas'],
      ['un bolso, digo, una mochila', 'mochila'],
    ] as const)
      assert.deepEqual(wanted(prompt), [thing], prompt)
  })

  test('a colour that is taken back leaves the thing', () => {
    for (const [prompt, words] of [
      ['a red lamp, no sorry, blue', ['lamp', 'blue']],
      ['en röd lampa, nej vänta, blå', ['lampa', 'blå']],
      ['eine rote Lampe, ach nein, blau', ['lampe', 'blau']],
    ] as const)
      assert.deepEqual(wanted(prompt), words, prompt)
    for (const prompt of ['a lamp. no wait, not red, blue', 'a red lamp. no wait, not red, blue']) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.deepEqual([all, not], [['lamp', 'blue'], ['red']], prompt)
    }
  })

  test('what is refused, and a choice of two, stay what they are', () => {
    assert.deepEqual(readPrompt('a lamp, no plastic', shop).words.not, ['plastic'])
    assert.deepEqual(readPrompt('scarf or gloves', shop).words.any, [['scarf', 'gloves']])
  })
})
