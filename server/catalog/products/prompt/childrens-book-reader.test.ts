/** A book for a child is a children's book. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('a book for a child', () => {
  for (const prompt of [
    'book for a baby',
    'bok till bebis',
    'Buch für mein Baby',
    'livre pour bébé',
    'libro para bebé',
  ])
    test(`is one of those for children: ${prompt}`, () => {
      assert.ok(readPrompt(prompt, NOTHING_KNOWN).words.all.includes("children's book"))
    })

  test('a book for somebody grown, or of whose age more is said, is a book', () => {
    assert.ok(readPrompt('book for my husband', NOTHING_KNOWN).words.all.includes('book'))
    assert.ok(readPrompt('book for adults who like puzzles', NOTHING_KNOWN).words.all.includes('book'))
    assert.ok(readPrompt('book for my 10 year old', NOTHING_KNOWN).words.all.includes('book'))
  })
})
