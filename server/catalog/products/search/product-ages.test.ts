/** For which ages a product says that it is, in five languages, and what is none of them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { agesOf, agesOfList, agesOfSizes, agesSaid } from './product-ages.ts'

const years = (marks: readonly string[]): number[] =>
  marks.filter((mark) => mark.startsWith('#age:')).map((mark) => Number(mark.slice('#age:'.length)))
const inTitle = (title: string, isForChildren = true): number[] =>
  years(agesSaid({ title, tags: [], text: '' }, isForChildren))
const inText = (text: string, isForChildren = true): number[] =>
  years(agesSaid({ title: 'Kit', tags: [], text }, isForChildren))

describe('ages of products', () => {
  test('a range in a title holds its ages, in each language, of years and of months', () => {
    for (const title of [
      'Pyjamas, 3–5 yrs',
      'Regenjacke, 3–5 Jahre',
      'Pull 3-5 ans',
      'Pussel 3–5 år',
      'Casco, 3-5 años',
    ])
      assert.deepEqual(inTitle(title, false), [3, 4, 5], title)
    assert.deepEqual(inTitle('Chupete 0-6 meses'), [0])
    assert.deepEqual(inTitle('Greifling 0-12 Monate'), [0])
    assert.deepEqual(years(agesOf('0-12 months')), [0])
    assert.deepEqual(inTitle('Hochet 6 mois à 3 ans'), [0, 1, 2, 3])
    assert.deepEqual(inTitle('Body 18-24 mån'), [1, 2])
  })

  test('a least age goes on to the grown-up, and that of a baby to the end of being one', () => {
    for (const title of [
      'Eisenbahn, ab 8 Jahren',
      'Spel från 8 år',
      'Jeu dès 8 ans',
      'Juego a partir de 8 años',
      'Game 8+ years',
      'Jeu 8 ans et plus',
    ])
      assert.deepEqual(inTitle(title, false), [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], title)
    assert.deepEqual(inTitle('Greifling ab 6 Monaten'), [0, 1, 2, 3, 4])
    assert.deepEqual(inTitle('Doudou dès la naissance'), [0, 1, 2, 3, 4])
    assert.deepEqual(inTitle('Spieluhr ab Geburt bis 2 Jahre'), [0, 1, 2])
  })

  test('a number with a plus or how old somebody is are ages only of what is for children', () => {
    assert.equal(inTitle('Coche teledirigido, a pilas, 4+')[0], 4)
    assert.equal(inTitle('Rassel 6m+')[0], 0)
    assert.deepEqual(inTitle('Book for 5-year-olds'), [5])
    assert.deepEqual(inTitle('Whisky 12 year old', false), [])
    assert.deepEqual(inTitle('Handy 128 GB 5G 4+', false), [])
  })

  test('what lasts or ripens so long, and lengths, are no ages', () => {
    for (const title of [
      'Käse 12-18 Monate gereift',
      'Brandvarnare 10 års batteri',
      'Montre, garantie 2 à 5 ans',
      'Lichterkette 5-10 m',
      'Kindersitz 0–18 kg',
      'Islay Single Malt Whisky 12 Years',
      'Not for children 0-3 years',
    ])
      assert.deepEqual(inTitle(title), [], title)
  })

  test('a text says it where nothing else does, of what is for children in a range, too', () => {
    assert.equal(inText('Ein Puzzle für kleine Forscher ab 6 Jahren.', false)[0], 6)
    assert.deepEqual(inText('For children of 3-4 years.'), [3, 4])
    assert.deepEqual(inText('Ready in 3-4 years.', false), [])
  })

  test('sizes of what a child wears are ages, by years or by centimetres', () => {
    assert.deepEqual(years(agesOfSizes(['3-4Y', '5-6Y'], true)), [3, 4, 5, 6])
    assert.deepEqual(years(agesOfSizes(['4 ans', '6 ans'], true)), [4, 6])
    assert.deepEqual(years(agesOfSizes(['98', '104/110'], true)), [2, 3, 4, 5])
    assert.deepEqual(years(agesOfSizes(['62/68'], true)), [0])
    assert.deepEqual(years(agesOfSizes(['98', '104'], false)), [])
    assert.deepEqual(years(agesOfSizes(['28', '29'], true)), [])
  })

  test('a list of ages is those from the least to the most of them', () => {
    assert.deepEqual(years(agesOfList(['1', '2', '3'])), [1, 2, 3])
    assert.equal(years(agesOfList(['6'])).at(-1), 18)
    assert.deepEqual(years(agesOf('ab Geburt')), [0, 1, 2, 3, 4])
  })
})
