/** Which languages words are recognised by, and that what is remembered of a word is what the tables say of it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { guessLanguages } from './languages.ts'
import { entriesOfWord, languagesOf } from './synonyms.ts'
import { scan } from './tokens.ts'

/** More than are remembered. */
const OTHERS = 6_000

const guessed = (word: string): string[] => guessLanguages(scan(word))

describe('languages of words', () => {
  test('a word is recognised by its accents, whatever spelling of it was asked for before', () => {
    assert.deepEqual(guessed('fur'), ['en'])
    assert.deepEqual(guessed('für'), ['de'])
    assert.deepEqual(guessed('fur'), ['en'])
  })

  test('a word that is listed is of the languages that list it; one that is not, of those it has a form in', () => {
    assert.deepEqual(languagesOf('bluse'), ['de'])
    assert.deepEqual(languagesOf('cyklar'), ['sv'])
    assert.deepEqual(languagesOf('zorbelvark'), [])
  })

  test('a word asked for again means the same, however many were asked for in between', () => {
    const words = ['bluse', 'cyklar', 'black', 'bläck', 'zorbelvark']
    const meant = () => words.map((word) => [languagesOf(word), entriesOfWord(word), guessed(word)])
    const first = structuredClone(meant())

    assert.deepEqual(meant(), first)
    for (let n = 0; n < OTHERS; n++) guessed(`zorb${n.toString(26)}`)

    assert.deepEqual(meant(), first)
  })
})
