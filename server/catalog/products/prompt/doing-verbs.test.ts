/** What is to be done, by the verb alone. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isDoingAlone, isDoingFirst } from './doing-verbs.ts'
import { scan } from './tokens.ts'

describe('a prompt that begins with a verb', () => {
  test('says what is to be done, in German also at its end', () => {
    for (const prompt of ['sharpen my knives', 'planchar camisas', 'aiguiser mes couteaux', 'slipa knivar'])
      assert.ok(isDoingFirst(scan(prompt)), prompt)
    assert.ok(isDoingAlone(scan('Möbel streichen')))
  })

  test('names a thing, where no object follows', () => {
    for (const prompt of ['travel mug', 'dry shampoo', 'Brett zum Schneiden'])
      assert.ok(!isDoingAlone(scan(prompt)), prompt)
  })

  test('tells the shop what to do, where it speaks of prices', () => {
    for (const prompt of [
      'sort the lamps by price',
      'ordenar lámparas por precio',
      'trier les lampes par prix',
      'sortera lampor, billigast först',
    ])
      assert.ok(!isDoingFirst(scan(prompt)) && !isDoingAlone(scan(prompt)), prompt)
  })
})
