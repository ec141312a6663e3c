/** That somebody is over so many years is no price. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('people over so many years', () => {
  for (const prompt of [
    'gift for people over 70',
    'present till någon över 70',
    'Geschenk für Leute ab 65',
    'cadeau pour les plus de 60 ans',
    'regalo para mayores de 60',
    'Spiele für Senioren ab 65',
    'games for people over 60',
    'spel för pensionärer över 65',
    'present till tant över 70',
    'gift for a man over 40',
  ])
    test(`years of a grown-up are no price: ${prompt}`, () => {
      assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).prices, {})
    })

  test('of a thing that is named they are', () => {
    assert.equal(readPrompt('jackets for men over 50', NOTHING_KNOWN).prices.min, 50)
  })
})
