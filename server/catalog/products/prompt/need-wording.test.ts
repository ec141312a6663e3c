/** How alike a sentence and a row are worded: as seldom words that both have, whatever order and however long. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { alikeTo, wordingOf, wordsIn } from './need-wording.ts'

const COLD = { goods: ['blanket'] }
const LOUD = { goods: ['earplugs'] }
const DARK = { goods: ['lamp'] }
const wording = wordingOf([
  { row: COLD, phrases: ['my feet are cold', 'cold feet at night'] },
  { row: LOUD, phrases: ['my neighbours are loud', 'loud at night'] },
  { row: DARK, phrases: ['my hall is dark', ''] },
])
const alike = (text: string) => alikeTo(wordsIn(text), wording)

describe('rows by their wording', () => {
  test('words are taken once, folded, at spaces, hyphens and apostrophes', () => {
    assert.deepEqual([...wordsIn("L'eau  trop-froide L’EAU")], ['l', 'eau', 'trop', 'froide'])
    assert.deepEqual([...wordsIn('')], [])
  })

  test('who says what a row says is likest to it, and never more than 1', () => {
    const told = alike('at night my feet are cold')
    assert.ok((told.get(COLD) ?? 0) > 0.9 && (told.get(COLD) ?? 0) <= 1 + Number.EPSILON)
    assert.ok((told.get(COLD) ?? 0) > 2 * (told.get(LOUD) ?? 0))
  })

  test('a word that all rows have says nothing, and what none has is like none', () => {
    assert.equal(alike('my').get(COLD), 0)
    assert.equal(alike('unheard').size, 0)
    assert.equal(alike('').size, 0)
  })
})
