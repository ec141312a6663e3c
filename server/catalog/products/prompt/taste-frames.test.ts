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

  test('is named without its article, as what it is', () => {
    const [group = []] = readPrompt('cadeau pour ma tante qui adore le thé', NOTHING_KNOWN).words.any
    assert.ok(group.includes('thé'), group.join(' '))
  })
})
