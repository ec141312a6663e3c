/** How old somebody is where a sentence only says so, in five languages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('an age that is only told', () => {
  test('of somebody grown is looked for in no product', () => {
    for (const prompt of [
      'my grandfather is 85 and loves the garden',
      'min mormor är 80 och älskar att sticka',
      'mein Opa ist fast 85 und liebt Puzzeln',
      'ma grand-mère a 90 ans et adore tricoter',
      'mi abuelo tiene 85 y le gusta pescar',
      'my son is 25 and likes fishing',
      'my aunt, who is 70, likes tea',
    ]) {
      const { words, age, isGrown } = readPrompt(prompt, NOTHING_KNOWN)
      assert.deepEqual([/\d/.test(words.all.join(' ')), age, isGrown], [false, undefined, true], prompt)
      assert.equal(words.any.length, 1, prompt)
    }
  })

  test('of a brother or sister who is a child is theirs', () => {
    for (const [prompt, age] of [
      ['my brother is 6 and loves trains', 6],
      ['min syster är 12', 12],
      ['meine Schwester ist 11 und reitet', 11],
      ['mi hermano tiene 8 y le gustan los trenes', 8],
    ] as const)
      assert.equal(readPrompt(prompt, NOTHING_KNOWN).age, age, prompt)
  })

  test('is no height, no number of animals and no rank', () => {
    for (const prompt of ['my boss is 5 foot 2', 'mi hermano tiene 3 perros', 'my dad is 1 of 6'])
      assert.equal(readPrompt(prompt, NOTHING_KNOWN).age, undefined, prompt)
  })
})
