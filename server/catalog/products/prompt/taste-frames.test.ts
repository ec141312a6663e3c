/** What somebody loves however much of it is said, in five languages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('what somebody loves', () => {
  test('is found around words that say how much', () => {
    for (const prompt of [
      'gift for my mum, she absolutely loves baking',
      'present till mamma, hon tycker väldigt mycket om att laga mat',
      'present till pappa, han fiskar otroligt gärna',
      'Geschenk für meine Mutter, sie backt wahnsinnig gerne',
      'cadeau pour mon père qui aime énormément cuisiner',
      'regalo para mi padre que disfruta muchísimo cocinando',
    ]) {
      const { any, all } = readPrompt(prompt, NOTHING_KNOWN).words
      assert.equal(any.length, 1, prompt)
      assert.ok(!/otroligt|wahnsinnig|énormément|muchísimo|tycker/.test(all.join(' ')), prompt)
    }
  })

  test('is an instrument that somebody plays, and whatever else is for music', () => {
    for (const prompt of [
      'gift for grandad who plays the harmonica',
      'present till morfar som spelar munspel',
      'Geschenk für Opa, der Mundharmonika spielt',
      "pour mon parrain qui joue de l'harmonica",
      'regalo para mi abuelo que toca la armónica',
    ]) {
      const { any, likely } = readPrompt(prompt, NOTHING_KNOWN).words
      assert.deepEqual([any[0]?.[0], any[0]?.length, likely], ['into music', 2, []], prompt)
    }
  })

  test('is what things for it speak of, of whoever is called by it', () => {
    for (const prompt of [
      'gift for a birdwatcher',
      'present till fågelskådare',
      'regalo para un observador de aves',
    ])
      assert.ok(
        readPrompt(prompt, NOTHING_KNOWN).words.any[0]?.some((word) => /bird|aves/.test(word)),
        prompt,
      )
  })

  test('is named without its article, as what it is', () => {
    const [group = []] = readPrompt('cadeau pour ma tante qui adore le thé', NOTHING_KNOWN).words.any
    assert.ok(group.includes('thé'), group.join(' '))
  })
})
