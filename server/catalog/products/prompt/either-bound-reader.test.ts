/** Of a price and a sale that "or" joins one is enough. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

test('a price or a sale will do where "or" stands between them', () => {
  for (const prompt of [
    'dress under 60 or on sale',
    'dress on sale or under 60',
    'shoes under 60 or at least discounted',
    'klänning under 60 eller på rea',
    'Kleid unter 60 oder reduziert',
    'robe à moins de 60 ou en solde',
    'vestido por menos de 60 o rebajado',
  ]) {
    const { isEither, onSale, prices, words } = readPrompt(prompt, NOTHING_KNOWN)
    assert.deepEqual([isEither, onSale, prices.max, words.all.length], [true, true, 60, 1], prompt)
  }
})

test('both must hold where nothing joins them', () => {
  const { isEither, onSale } = readPrompt('dress on sale under 60', NOTHING_KNOWN)
  assert.deepEqual([isEither, onSale], [undefined, true])
})
