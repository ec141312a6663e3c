/** What a computer, and what stands before it, is to play games on. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const read = (prompt: string): string => readPrompt(prompt, NOTHING_KNOWN).words.all.join(' ')

describe('readPrompt, what is played on', () => {
  test('a computer to play on is for gaming, in every language', () => {
    for (const prompt of [
      'pc to play games on',
      'dator att spela på',
      'Computer zum Spielen',
      'pc pour jouer',
      'ordenador para jugar',
    ])
      assert.match(read(prompt), / gaming$/, prompt)
  })

  test('its bounds stay bounds', () => {
    const { prices, words } = readPrompt('ordenador para jugar menos de 900 euros', NOTHING_KNOWN)
    assert.deepEqual([words.all, prices.max], [['ordenador', 'gaming'], 900])
  })

  test('a chair to play the cello on, and toys to play with, are not', () => {
    for (const prompt of ['chair to play the cello', 'toys to play in the garden', 'juguetes para jugar'])
      assert.doesNotMatch(read(prompt), /gaming/, prompt)
  })
})
