/** Sizes spelled out in five languages, where a shop has S, M and L, and the same words where they are none. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [], sizes: ['s', 'm', 'l', 'xl', 'xs', '38'] }

function fitsOf(prompt: string, known: Parameters<typeof readPrompt>[1] = shop): string {
  return readPrompt(prompt, known).fits.join(' ')
}

function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) assert.equal(fitsOf(prompt), expected, prompt)
}

describe('sizes in words', () => {
  test('before or behind something worn they are its size, whatever else is said of it', () => {
    readsAs({
      'a large white t-shirt for men': 'l',
      'mens shirt medium, blue': 'm',
      'white t-shirt, small': 's',
      't-shirt small or medium': 's m',
      'small and medium t-shirt': 's m',
      'silk dress in small please': 's',
      'dress extra large': 'xl',
      'x-large hoodie': 'xl',
      'extra small dress': 'xs',
      'stor grön klänning': 'l',
      'vit skjorta herr medium': 'm',
      'regnjacka gul mellanstor': 'm',
      'Herrenhemd groß weiß': 'l',
      'kleines T-Shirt': 's',
      'große Jacke': 'l',
      'chemise moyenne': 'm',
      'robe noire petite taille': 's',
      'camisa de hombre grande': 'l',
      'vestido pequeño negro': 's',
    })
  })

  test('of what is not worn, or only part of it, they say what it is like', () => {
    readsAs({
      'medium roast coffee': '',
      'small vase': '',
      'stor spegel': '',
      'grande mesa': '',
      'shirt with large pockets': '',
      'dress with a small print': '',
      'small talk t-shirt': '',
    })
  })

  test('children may be small in clothes of any size', () => {
    readsAs({ 'clothes for small kids': '', 'robe pour petite fille': '', 'klänning till liten flicka': '' })
  })

  test('"medium blue" is a colour, French "large" is wide, "mellan" bounds a price, and a maker keeps its name', () => {
    readsAs({
      'medium blue jeans': '',
      'pantalon large': '',
      'klänning mellan 100 och 200 kr': '',
    })
    assert.equal(fitsOf('small shirt', { ...shop, vendors: ['Small'] }), '')
  })

  test('with the word "size" they are a constraint, and denied they are refused', () => {
    assert.deepEqual(readPrompt('chemise homme taille moyenne', shop).sizes.include, ['m'])
    assert.deepEqual(readPrompt('size large dog bed', shop).sizes.include, ['l'])
    assert.deepEqual(readPrompt('klänning storlek liten', shop).sizes.include, ['s'])
    assert.deepEqual(readPrompt('shirt not large', shop).sizes, { include: [], exclude: ['l'] })
  })

  test('a shop that has no such sizes has none to read, and one that spells them out is asked in its own words', () => {
    assert.equal(fitsOf('large shirt', { ...shop, sizes: ['38', '40'] }), '')
    assert.equal(fitsOf('stor skjorta', { ...shop, sizes: ['large', 'xlarge'] }), 'large')
  })
})
