/** What somebody has none of is wanted, in five languages; what a thing has none of, or a present is not to be, is refused. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

describe('what is lacking', () => {
  test('is wanted, where nothing else is asked for', () => {
    for (const [prompt, thing] of [
      ["we don't have a tent yet", 'tent'],
      ["haven't got a kettle", 'kettle'],
      ['vi har ingen kastrull', 'kastrull'],
      ['wir haben noch kein Zelt', 'zelt'],
      ["on n'a pas encore de poussette", 'poussette'],
      ["je n'ai pas de parapluie", 'parapluie'],
      ['todavía no tenemos cuna', 'cuna'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.ok(all.includes(thing) && not.length === 0, prompt)
    }
  })

  test('of several each will do', () => {
    for (const [prompt, things] of [
      ['we have no pots or pans', ['pots', 'pans']],
      ['vi har varken tält eller sovsäck', ['tält', 'sovsäck']],
      ['wir haben weder Zelt noch Schlafsack', ['zelt', 'schlafsack']],
      ["nous n'avons ni tente ni sac de couchage", ['tente', 'sac de couchage']],
      ['no tenemos ni tienda ni sacos', ['tienda', 'sacos']],
    ] as const) {
      const { any, not } = readPrompt(prompt, shop).words
      assert.deepEqual([any, not], [[things], []], prompt)
    }
  })

  test('is refused of a thing that is named, and of a present', () => {
    assert.deepEqual(readPrompt('a jacket that has no hood', shop).words.not, ['hood'])
    assert.deepEqual(readPrompt('eine Jacke, die keine Kapuze hat', shop).words.not, ['kapuze'])
    assert.ok(!readPrompt('a gift, she has no garden', shop).words.all.includes('garden'))
  })
})
