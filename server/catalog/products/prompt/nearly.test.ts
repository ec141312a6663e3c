/** Words that are nearly the name of a thing: ended as another language would, or without a doubled letter. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { thingsNearly } from './nearly.ts'

describe('thingsNearly', () => {
  test('a long word that ends otherwise, and one without a doubled letter, are the thing they nearly are', () => {
    assert.ok(thingsNearly('telescopo').includes('telescopio'))
    assert.ok(thingsNearly('sunglases').includes('sunglasses'))
    assert.ok(thingsNearly('wandrschuh').includes('wanderschuh'))
    assert.ok(thingsNearly('portedocuments').includes('porte-documents'))
  })

  test('a shorter word that only begins alike is not', () => {
    for (const word of ['vassels', 'gummist', 'zorbelvarken', 'stalbord'])
      assert.deepEqual(thingsNearly(word), [], word)
  })

  test('a word that sounds like a thing, or has two of its letters swapped, is that', () => {
    for (const [typed, meant] of [
      ['headfones', 'headphones'],
      ['zanburste', 'zahnburste'],
      ['zapatiyas', 'zapatillas'],
      ['sykel', 'cykel'],
      ['kandles', 'candles'],
      ['chein', 'chien'],
      ['scahl', 'schal'],
    ] as const)
      assert.deepEqual(thingsNearly(typed), [meant], typed)
  })
})
