/** What people say around what they want: left out of whole sentences only, and only in the language that it is of. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chatterOf, isCommon } from './chatter.ts'
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
      'tousse la nuit',
    ])
    assert.deepEqual(wanted('hello, I just moved and hate my old curtains'), ['old', 'curtains'])
  })

  test('who is asked and how is not looked for, however short the question', () => {
    for (const prompt of [
      'do you guys have a vase?',
      'could you point me to a vase please',
      'this time I need a vase',
      'kurze Frage, diesmal suche ich eine Vase',
      'question bête mais vous avez un vase',
      'dites-moi, il me faudrait un vase',
      'got any vase?',
      'ok google show me a vase',
      'Alexa, find me a vase',
      'how much is a vase',
      'good morning, I would like a vase please',
      'Moin, habt ihr eine Vase?',
      'wo stehen die vase',
      'kannst du mir eine Vase zeigen',
      'auriez-vous un vase',
      'combien coûte un vase',
      'dis siri, montre-moi un vase',
      'je voudrais voir un vase',
    ])
      assert.deepEqual(wanted(prompt), ['vase'], prompt)
    for (const prompt of [
      'hej siri hitta en vas',
      'en sak till: jag är ute efter en vas',
      'jag tänkte höra om ni har en vas',
      'vad kostar en vas',
      'skulle du kunna rekommendera en vas?',
    ])
      assert.deepEqual(wanted(prompt), ['vas'], prompt)
    for (const prompt of [
      'me hace falta un jarrón',
      '¿me podéis recomendar un jarrón?',
      'cuánto cuesta un jarrón',
    ])
      assert.deepEqual(wanted(prompt), ['jarrón'], prompt)
    assert.deepEqual(wanted('gone girl'), ['gone', 'girl'])
  })

  test('where it is done says nothing of what is wanted, in any of the languages', () => {
    assert.deepEqual(wanted('yoga mat at home'), ['yoga mat'])
    assert.deepEqual(wanted('en lampa hemma'), ['lampa'])
    assert.deepEqual(wanted('Lampe für zu Hause'), ['lampe'])
    assert.deepEqual(wanted('une lampe à la maison'), ['lampe'])
    assert.deepEqual(wanted('una lámpara en casa'), ['lámpara'])
    assert.deepEqual(wanted('home cinema'), ['home cinema'])
    assert.deepEqual(wanted('home library'), ['home', 'library'])
  })

  test('what people do with things or want away is no slip of a thing', () => {
    for (const word of ['masser', 'massera', 'essorer', 'poncer', 'moustiques', 'mygg'])
      assert.ok(isCommon(word))
    for (const word of ['mosser', 'lampa', 'moustache']) assert.ok(!isCommon(word))
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
