/** For which feast a present is says nothing of the present. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('a present for a feast', () => {
  for (const prompt of [
    'christmas gift for my boss',
    'present till mamma till jul',
    'Geschenk zu Weihnachten für Oma',
    'cadeau de noël pour ma sœur',
    'regalo de navidad para mi primo',
    'my husband runs marathons, christmas present idea',
  ])
    test(`is nothing that decorates it: ${prompt}`, () => {
      const { all, any, not } = readPrompt(prompt, NOTHING_KNOWN).words
      assert.doesNotMatch([...all, ...any.flat(), ...not].join(' '), /christmas|jul\b|weihnacht|noël|navidad/)
    })

  test('an English gift is no poison', () => {
    const { not } = readPrompt('chocolate gift for the teacher, not too expensive', NOTHING_KNOWN).words
    assert.deepEqual(not, [])
  })
})
