/** What something is to go with: what goes with that is looked for, and never another of it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

function likely(prompt: string): readonly string[] {
  return readPrompt(prompt, NOTHING_KNOWN).words.likely.map(({ id }) => id)
}

describe('what goes with what', () => {
  for (const prompt of [
    'what goes with red wine?',
    'vad passar till rött vin',
    'was passt zu Rotwein',
    'qu’est-ce qui va avec du vin rouge',
    'algo que combine con vino tinto',
    'etwas das zu Rotwein passt',
  ])
    test(`cheese goes with wine, and no wine does: ${prompt}`, () => {
      assert.ok(likely(prompt).includes('cheese'))
      assert.ok(!likely(prompt).includes('wine'))
    })

  test('what somebody has is something to find more for', () => {
    assert.ok(likely('something for my guitar').includes('guitar-strings'))
    assert.ok(likely("something for dad's BBQ").includes('charcoal'))
    assert.ok(likely('något till pappas grill').includes('charcoal'))
    assert.ok(likely('etwas für Papas Grill').includes('charcoal'))
    assert.ok(likely('i have a grey suit, what goes with it?').includes('tie'))
  })

  test('where what is to go with it is named, that is wanted', () => {
    const { words } = readPrompt('skärp som passar till svarta skor', NOTHING_KNOWN)
    assert.deepEqual(words.all, ['skärp'])
    assert.deepEqual(words.likely, [])
  })
})
