/** Things for animals that are old or young, in five languages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const wordsOf = (prompt: string) => readPrompt(prompt, NOTHING_KNOWN).words

describe('how old an animal is', () => {
  test('is only wished of what is for an old one', () => {
    for (const prompt of [
      'food for an elderly cat',
      'treats for our old dog',
      'foder till gammal hund',
      'croquettes pour vieux chien',
      'lit pour chien âgé',
      'cama para perro viejo',
    ])
      assert.ok(wordsOf(prompt).wishes.includes('senior'), prompt)
  })

  test('leaves young ones what they are a kind of', () => {
    for (const [prompt, animal] of [
      ['snacks for my kitten', 'cat'],
      ['mat till kattunge', 'katt'],
      ['Bett für unseren Welpen', 'hund'],
      ['jouets pour chaton', 'chat'],
      ['juguetes para cachorro', 'perro'],
    ] as const) {
      const { all, wishes } = wordsOf(prompt)
      assert.ok(all.includes(animal) && wishes.includes('puppy'), prompt)
    }
  })

  test('is a trouble where nothing is to be for it', () => {
    assert.ok(!wordsOf('old dog sleeps badly').wishes.includes('senior'))
  })
})
