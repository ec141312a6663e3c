/** How much of a thing is asked for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const wordsOf = (prompt: string): readonly string[] => readPrompt(prompt, NOTHING_KNOWN).words.all

describe('how much of a thing is asked for', () => {
  test('of what holds it only it is wanted', () => {
    for (const [prompt, words] of [
      ['a jar of honey', ['honey']],
      ['ein Glas Honig', ['honig']],
      ['un pot de miel', ['miel']],
      ['ett paket kaffe', ['kaffe']],
      ['a pair of red shoes', ['red', 'shoes']],
    ] as const)
      assert.deepEqual(wordsOf(prompt), words, prompt)
  })

  test('what names a thing of its own together is that', () => {
    for (const prompt of ['caja de herramientas', 'pot de fleurs', 'boîte à outils', 'sac de couchage'])
      assert.deepEqual(wordsOf(prompt), [prompt], prompt)
    assert.deepEqual(wordsOf('glass table'), ['glass', 'table'])
  })

  test('a few in words are wished', () => {
    for (const [prompt, count] of [
      ['six plates', '6'],
      ['sex tallrikar', '6'],
      ['zwei Teller', '2'],
      ['cuatro platos', '4'],
    ] as const)
      assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.wishes, [count], prompt)
  })
})
