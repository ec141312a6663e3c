/** Ranges of prices as they are said: of what the first number is where only the second says so, and what is no range. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const KNOWN = { vendors: [], collections: [], tags: [], currency: 'SEK' }

function pricesOf(prompt: string): readonly (number | string | undefined)[] {
  const { min, max, currency } = readPrompt(prompt, KNOWN).prices
  return [min, max, currency]
}

describe('prices between two numbers', () => {
  for (const [prompt, expected] of [
    ['väska tre-fyra hundra', [300, 400, undefined]],
    ['en lampa för tre-fyrahundra spänn', [300, 400, 'SEK']],
    ['lampa två till tre hundra kronor', [200, 300, 'SEK']],
    ['skor 3-400 kr', [300, 400, 'SEK']],
    ['skor 2–300 kr', [200, 300, 'SEK']],
    ['headphones two or three hundred quid', [200, 300, 'GBP']],
    ['headphones twenty-thirty pounds', [20, 30, 'GBP']],
    ['Lampe zwei- bis dreihundert Euro', [200, 300, 'EUR']],
    ['Lampe zwanzig-dreißig Euro', [20, 30, 'EUR']],
    ['une lampe deux-trois cents euros', [200, 300, 'EUR']],
    ['une lampe à deux ou trois cents euros', [200, 300, 'EUR']],
    ['una lámpara entre dos y trescientos euros', [200, 300, 'EUR']],
    ['a laptop 1-2k euros', [1000, 2000, 'EUR']],
  ] as const)
    test(`the first number is counted as the second is: ${prompt}`, () =>
      assert.deepEqual(pricesOf(prompt), expected))

  for (const [prompt, expected] of [
    ['between 5 and 300 euros', [5, 300, 'EUR']],
    ['skor 5-10 kr', [5, 10, 'SEK']],
    ['toys twenty-two euros', [17.6, 26.4, 'EUR']],
    ['une table quatre-vingts euros', [64, 96, 'EUR']],
    ['puzzle two or three', [undefined, undefined, undefined]],
    ['puzzle tre-fyra hundra bitar', [undefined, undefined, undefined]],
  ] as const)
    test(`a number that says all of it stands: ${prompt}`, () => assert.deepEqual(pricesOf(prompt), expected))
})

describe('a bound written with its number', () => {
  for (const prompt of [
    'watch sub-200',
    'watch sub200',
    'watch under-200',
    'Uhr unter-200',
    'reloj hasta-200',
  ])
    test(prompt, () => assert.deepEqual(pricesOf(prompt).slice(0, 2), [undefined, 200]))
  test('an hour is none', () => {
    for (const prompt of ['el gato no come hasta las nueve', 'Laden ist auf bis acht Uhr'])
      assert.deepEqual(pricesOf(prompt), [undefined, undefined, undefined], prompt)
  })
  test('a model is none', () => assert.deepEqual(pricesOf('Air Max90'), [undefined, undefined, undefined]))
})
