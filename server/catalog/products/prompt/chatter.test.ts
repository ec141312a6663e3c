/** What people say around what they want: left out of whole sentences only, and only in the language that it is of. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chatterOf } from './chatter.ts'
import { fold } from './fold.ts'
import { readPrompt } from './read.ts'
import { entries, COLUMNS } from './synonym-table.ts'

function wanted(prompt: string): readonly string[] {
  return readPrompt(prompt, { vendors: [], collections: [], tags: [] }).words.all
}

describe('chatter', () => {
  test('what only makes a sentence is not looked for, in any of the languages', () => {
    assert.deepEqual(wanted('Guten Tag, meine Tochter hat Läuse mitgebracht, was hilft da?'), [
      'tochter',
      'läuse',
    ])
    assert.deepEqual(wanted('salut, mon fils tousse toute la nuit, vous avez quoi ?'), [
      'fils',
      'tousse',
      'nuit',
    ])
    assert.deepEqual(wanted('hello, I just moved and hate my old curtains'), ['old', 'curtains'])
  })

  test('of a few words each may be a title, and a word of another language is what it says', () => {
    assert.deepEqual(wanted('gone girl'), ['gone', 'girl'])
    assert.deepEqual(wanted('do you have a hat for my dad, please?'), ['hat', 'dad'])
  })

  test('no word of it is spelt as a thing or a trait of its language', () => {
    for (const language of COLUMNS)
      for (const word of chatterOf(language))
        assert.ok(
          !(entries.get(fold(word)) ?? []).some((one) => one.language === language && one.spelt === word),
          `${language}: ${word}`,
        )
  })
})
