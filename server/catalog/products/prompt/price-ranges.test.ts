/** Ranges of prices as they are said: of what the first number is where only the second says so, and what is no range. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const KNOWN = { vendors: [], collections: [], tags: [], currency: 'SEK' }

function pricesOf(prompt: string): readonly (number | string | undefined)[] {
  const { min, max, currency } = readPrompt(prompt, KNOWN).prices
  return [min, max, currency]
}

function maxOf(currencies: readonly string[], prompt: string): readonly (number | string | undefined)[] {
  const { max, currency } = readPrompt(prompt, { ...KNOWN, currency: 'EUR', currencies }).prices
  return [max, currency]
}

describe('a note of money', () => {
  test('is one of what the shop sells in, where that is euros and no pounds', () => {
    assert.deepEqual(maxOf(['EUR', 'SEK'], 'mugs under a tenner'), [10, 'EUR'])
    assert.deepEqual(maxOf(['EUR'], 'stocking fillers for a fiver'), [5, 'EUR'])
    assert.deepEqual(maxOf(['EUR', 'GBP'], 'mugs under a tenner'), [10, 'GBP'])
    assert.deepEqual(maxOf(['EUR'], 'Tassen unter einem Fünfer'), [5, 'EUR'])
  })
})

describe('prices between two numbers', () => {
  test('about two numbers is between them, and so is a span', () => {
    for (const prompt of [
      'lampes dans les 20 à 50 euros',
      'Lampen um die 20 bis 50 Euro',
      'Lampen Preisspanne 20 bis 50 Euro',
      'lamps around 20 to 50 euros',
    ])
      assert.deepEqual(pricesOf(prompt), [20, 50, 'EUR'], prompt)
  })

  test('more than can be spent is a bound, and so is a plus', () => {
    assert.deepEqual(pricesOf('Lampen, mehr als 50 Euro geht nicht'), [undefined, 50, 'EUR'])
    assert.deepEqual(pricesOf("lampes n'excédant pas 50 euros"), [undefined, 50, 'EUR'])
    assert.deepEqual(pricesOf('lamps 50+ euros'), [50, undefined, 'EUR'])
  })

  test('what is more expensive than a sum is above it', () => {
    for (const prompt of [
      'watches more expensive than 200 euros',
      'montres plus chères que 200 euros',
      'relojes más caros que 200 euros',
    ])
      assert.deepEqual(readPrompt(prompt, KNOWN).prices, { min: 200, minExclusive: true, currency: 'EUR' })
  })

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

describe('a range of two round numbers without a currency', () => {
  for (const [prompt, expected] of [
    ['dress 20-30', [20, 30]],
    ['lamp 50 to 100', [50, 100]],
    ['lampa 200 till 500', [200, 500]],
    ['Lampe 50 bis 100', [50, 100]],
    ['lampe 50-100', [50, 100]],
    ['lamp, budget 50-100', [50, 100]],
    ['lamp, my budget is 50 to 100', [50, 100]],
  ] as const)
    test(`is one of prices: ${prompt}`, () => assert.deepEqual(pricesOf(prompt).slice(0, 2), expected))

  for (const prompt of [
    'jeans 30-32',
    'socks 39-42',
    'shoes 35-40',
    'toys 5-10',
    'shoes size 30-40',
    'puzzle 500-1000',
    'rug 160-230',
    'lamp 50-100 cm',
    'sunscreen spf 30-50',
    '20 to 30 candles',
    'paper cups for 20-30 people',
  ])
    test(`sizes, ages and counts are none: ${prompt}`, () =>
      assert.deepEqual(pricesOf(prompt).slice(0, 2), [undefined, undefined]))
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

describe('what a thing may cost, and what is too much for it', () => {
  for (const prompt of [
    'Rucksack, darf 60 kosten',
    'Rucksack, darf ruhig 60 kosten',
    'rucksack, can cost 60',
    'väska, får gärna kosta 60',
    'sac, peut coûter 60',
    'bolso, puede costar 60',
    'Rucksack, 60 ist mir zu teuer',
    'bag, 60 is too much',
    'väska, 60 kr är för dyrt',
    "sac, 60 c'est trop cher",
    'bolso, 60 es demasiado',
  ])
    test(`is the most: ${prompt}`, () => assert.deepEqual(pricesOf(prompt).slice(0, 2), [undefined, 60]))
})
