/** "I need a new one": of what a prompt has spoken of before, in five languages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const wordsOf = (prompt: string) => readPrompt(prompt, NOTHING_KNOWN).words

describe('another one', () => {
  test('is the kind that is named of what broke, and nothing is guessed', () => {
    const { all, likely } = wordsOf(
      'Mein alter Koffer ist auf der letzten Reise kaputtgegangen, jetzt brauche ich einen neuen fürs Handgepäck',
    )
    assert.deepEqual([all, likely], [['handgepäck'], []])
  })

  test('leaves nothing of the words that ask for it', () => {
    for (const prompt of [
      'I lost my wallet, need another one',
      'min mugg är borta, behöver en ny',
      'Geldbeutel verloren, brauche einen neuen',
      "portefeuille perdu, il m'en faut un autre",
      'cartera perdida, necesito otra',
    ])
      assert.doesNotMatch(wordsOf(prompt).all.join(' '), /another|one|behöver|ny|neuen|autre|otra/, prompt)
  })
})

describe('what somebody saw in a shop', () => {
  test('is what is asked for, where it is asked whether it is still there', () => {
    for (const prompt of [
      'hi, I was in your shop last week and saw a lovely blue vase, is it still there',
      'jag var inne hos er i förra veckan och såg en blå vas, finns den kvar',
      'ich war letzte Woche bei euch und hab eine blaue Vase gesehen, gibts die noch',
      'estuve en su tienda la semana pasada y vi un jarrón azul, ¿lo tienen todavía?',
    ])
      assert.deepEqual(wordsOf(prompt).likely, [], prompt)
  })
})
