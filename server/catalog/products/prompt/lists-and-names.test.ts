/** Several things in one prompt, however they are listed; and names of the workspace's own, however they are asked for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt, type Known } from './read.ts'

const any = (prompt: string): readonly (readonly string[])[] => readPrompt(prompt, NOTHING_KNOWN).words.any

describe('several things', () => {
  test('are listed with commas, semicolons and plus signs as with "and"', () => {
    for (const prompt of [
      'tent, compass, headlamp',
      'tent; compass; headlamp',
      'tent + compass + headlamp',
      'tent, compass and a headlamp',
    ])
      assert.deepEqual(any(prompt), [['tent', 'compass', 'headlamp']], prompt)
    assert.deepEqual(any('rouge à lèvres & parfum'), [['rouge à lèvres', 'parfum']])
  })

  test('may have one among them that nothing is known of', () => {
    assert.deepEqual(any('fiskespö, rulle och håv'), [['fiskespö', 'rulle', 'håv']])
  })

  test('are a choice with "perhaps" as without', () => {
    for (const [prompt, things] of [
      ['tält eller kanske kompass', ['tält', 'kompass']],
      ['Zelt oder vielleicht Kompass', ['zelt', 'kompass']],
      ['tente ou peut-être boussole', ['tente', 'boussole']],
    ] as const)
      assert.deepEqual(any(prompt), [things], prompt)
  })

  test('are none where the rest only tells how the one is to be', () => {
    for (const prompt of ['sofa, grey', 'jacket, red, warm', 'mug, porcelain, white'])
      assert.deepEqual(any(prompt), [], prompt)
  })
})

describe('names of the workspace', () => {
  const shop: Known = {
    vendors: ['Copper', 'Lilla Björn', 'Roble'],
    collections: ['Game Shelf', 'Two Wheels'],
    tags: [],
  }

  test('of several words stand behind a colon', () => {
    assert.deepEqual(readPrompt('collection: Game Shelf', shop).collections.include, ['Game Shelf'])
    assert.deepEqual(readPrompt('brand: lilla björn', shop).vendors.include, ['Lilla Björn'])
    assert.deepEqual(readPrompt('vendor:Copper,Roble', shop).vendors.include, ['Copper', 'Roble'])
  })

  test('that are words as well are makers alone, as they are written, and beside "products"', () => {
    for (const prompt of ['Copper', 'do you carry Copper?', 'copper products', 'produits Copper'])
      assert.deepEqual(readPrompt(prompt, shop).vendors.include, ['Copper'], prompt)
    for (const prompt of ['copper', 'copper pan', 'Copper pan'])
      assert.deepEqual(readPrompt(prompt, shop).vendors.include, [], prompt)
  })

  test('are asked for by what there is', () => {
    for (const prompt of ['vad finns i Two Wheels', "qu'y a-t-il dans Two Wheels"]) {
      const { collections, words, available } = readPrompt(prompt, shop)
      assert.deepEqual([collections.include, words.all, available], [['Two Wheels'], [], undefined], prompt)
    }
  })
})
