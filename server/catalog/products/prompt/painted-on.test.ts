/** The cloth that somebody paints on, and what it is for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conceptsOf } from './concepts.ts'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const wantsCanvas = (prompt: string): boolean =>
  readPrompt(prompt, NOTHING_KNOWN).words.all.some((word) =>
    conceptsOf(word).some(({ id }) => id === 'stretched-canvas'),
  )

describe('cloth', () => {
  test('is a canvas where somebody paints, and what is painted with only ranks', () => {
    for (const prompt of [
      'canvases for oil painting',
      'jag har precis börjat måla i olja och behöver dukar',
      "je me suis mise à la peinture à l'huile, il me faut des toiles",
      'lienzos para pintar al óleo',
    ]) {
      assert.ok(wantsCanvas(prompt), prompt)
      assert.equal(readPrompt(prompt, NOTHING_KNOWN).words.all.length, 1, prompt)
    }
  })

  test('is laid on tables where nobody does, and a thing of canvas stays one', () => {
    for (const prompt of ['dukar till midsommar', 'canvas shoes to paint on', 'canvas bag'])
      assert.ok(!wantsCanvas(prompt), prompt)
  })
})
