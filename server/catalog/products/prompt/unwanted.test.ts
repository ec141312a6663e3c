/** What nobody wants to happen tells what is the matter, and refuses nothing; what something is not to be still does. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const wordsOf = (prompt: string) => readPrompt(prompt, NOTHING_KNOWN).words

describe('what nobody wants to happen', () => {
  for (const [prompt, helps] of [
    ["I don't want the rug to slip", 'anti-slip-mat'],
    ['jag vill inte att bebisen ramlar i trappan', 'stair-gate'],
    ['ich will nicht, dass das Baby die Treppe runterfällt', 'stair-gate'],
    ['je ne veux pas que mon chat griffe le canapé', 'cat-tree'],
    ['no quiero que el bebé meta los dedos en los enchufes', 'socket-covers'],
  ] as const)
    test(`"${prompt}" refuses nothing`, () => {
      const { likely, not } = wordsOf(prompt)
      assert.deepEqual(not, [])
      assert.ok(
        likely.some(({ id }) => id === helps),
        likely.map(({ id }) => id).join(' '),
      )
    })

  test('is none of what something is not to have in it', () => {
    assert.deepEqual(wordsOf('chaqueta, no quiero que lleve lana').not, ['lana'])
  })

  for (const [prompt, thing, not] of [
    ["I don't want the jacket to be red", 'jacket', 'red'],
    ['jag vill inte att jackan är röd', 'jackan', 'röd'],
    ['eine Jacke, ich will nicht, dass sie rot ist', 'jacke', 'rot'],
    ['je ne veux pas que la veste soit rouge', 'veste', 'rouge'],
    ['no quiero que la chaqueta sea roja', 'chaqueta', 'roja'],
  ] as const)
    test(`is none of what something is not to be: "${prompt}"`, () => {
      const words = wordsOf(prompt)
      assert.deepEqual([words.all, words.not], [[thing], [not]])
    })
})
