/** What words mean: concepts, kinds, what only tells about another thing, and what is to be free of something. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conceptsOf, kindsOf } from './concepts.ts'
import { readPrompt } from './read.ts'
import { KINDS } from './synonym-kinds.ts'
import { PART_KINDS } from './synonym-parts.ts'

const NOTHING_KNOWN = { vendors: [], collections: [], tags: [] }

describe('concepts', () => {
  test('a word means the same in five languages, and its form in one of them decides between two meanings', () => {
    for (const word of ['bookcase', 'bokhylla', 'Bücherregal', 'bibliothèque', 'librería'])
      assert.ok(
        conceptsOf(word).some(({ id }) => id === 'bookcase'),
        word,
      )
    assert.deepEqual([...new Set(conceptsOf('robe', ['fr']).map(({ id }) => id))], ['dress'])
    assert.deepEqual([...new Set(conceptsOf('robe', ['en']).map(({ id }) => id))], ['bathrobe'])
  })

  test('words of one stem that mean two things are two concepts', () => {
    assert.ok(conceptsOf('Buch', ['de']).some(({ id }) => id === 'book'))
    assert.ok(conceptsOf('Buche', ['de']).every(({ id }) => id !== 'book'))
  })

  test('a word has the forms that its language has, and no others', () => {
    for (const [form, thing] of [
      ['skorna', 'shoe'],
      ['vindrutetorkarna', 'wiper-blades'],
      ['högtalarna', 'speaker'],
      ['dishes', 'plate'],
      ['knives', 'knife'],
      ['teddies', 'teddy-bear'],
      ['journaux', 'notebook'],
      ['lápices', 'pencil'],
    ] as const)
      assert.ok(
        conceptsOf(form).some(({ id }) => id === thing),
        form,
      )
    assert.deepEqual(conceptsOf('hates'), [])
  })

  test('what is small is the thing that it is a small one of, and nothing else ends by chance so', () => {
    for (const [small, thing] of [
      ['Täschchen', 'bag'],
      ['Lämpchen', 'lamp'],
      ['Kleidchen', 'dress'],
      ['gorritos', 'beanie'],
      ['vestidito', 'dress'],
      ['tacitas', 'mug'],
      ['muñequita', 'doll'],
      ['cojincito', 'cushion'],
    ] as const)
      assert.ok(
        conceptsOf(small).some(({ id }) => id === thing),
        small,
      )
    for (const other of ['favorito', 'Rosita', 'Aachen', 'infinito'])
      assert.deepEqual(conceptsOf(other), [], other)
  })

  test('a thing is what it is a kind of, and every kind is of the tables', () => {
    assert.ok(kindsOf('sandal').includes('shoe') && !kindsOf('sandal').includes('clothing'))
    const names = `${KINDS}${PART_KINDS}`
      .trim()
      .split(/\n+/)
      .flatMap((row) => row.split(' < ').flatMap((cell) => cell.split(', ')))
    for (const name of names)
      assert.ok(
        conceptsOf(name).some(({ id }) => id === name.replaceAll(' ', '-').replaceAll("'", '')),
        name,
      )
  })
})

describe('readPrompt, what words are to one another', () => {
  for (const [prompt, modifiers] of [
    ['laptop backpack', ['laptop']],
    ['backpack for a laptop', ['laptop']],
    ['Rucksack für den Laptop', ['laptop']],
    ['coussin pour chaise', ['chaise']],
    ['red dress', []],
    ['dress or skirt', []],
  ] as const) {
    test(`of "${prompt}" ${modifiers.join() || 'nothing'} only tells about another thing`, () => {
      assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.modifiers, modifiers)
    })
  }

  for (const [prompt, free] of [
    ['sugar-free cookies', 'sugar'],
    ['gluten free pasta', 'gluten'],
    ['sockerfria kakor', 'socker'],
    ['glutenfreie Nudeln', 'gluten'],
    ['pâtes sans gluten', 'gluten'],
    ['galletas sin azúcar', 'azúcar'],
  ] as const) {
    test(`"${prompt}" is to be free of ${free}, and to say so`, () => {
      const { words } = readPrompt(prompt, NOTHING_KNOWN)
      assert.deepEqual([words.free, words.not], [[free], [free]])
    })
  }

  for (const [prompt, age] of [
    ['toys for a 4 year old', 4],
    ['en bok till en femåring', 5],
    ['Spielzeug ab 3 Jahren', 3],
    ['jouets pour enfants de 3 ans', 3],
    ['bicicleta para niño de cinco años', 5],
    ['lamp with 30 years of warranty', undefined],
  ] as const) {
    test(`"${prompt}" is for the age of ${age ?? 'nobody'}`, () => {
      assert.equal(readPrompt(prompt, NOTHING_KNOWN).age, age)
    })
  }

  for (const [prompt, prices] of [
    ["lamp that won't set me back more than a hundred euros", { max: 100, currency: 'EUR' }],
    ['perceuse sans fil à plus de 100 euros', { min: 100, minExclusive: true, currency: 'EUR' }],
    ['sweater not itchy over 100 euros', { min: 100, minExclusive: true, currency: 'EUR' }],
    ['mellan femhundra och tusen kronor', { min: 500, max: 1000, currency: 'SEK' }],
    ['between one hundred and two hundred euros', { min: 100, max: 200, currency: 'EUR' }],
    ['under two hundred and fifty euros', { max: 250, maxExclusive: true, currency: 'EUR' }],
  ] as const) {
    test(`the price of "${prompt}" is read the right way round`, () => {
      assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).prices, prices)
    })
  }

  test('bikes and toys are one or the other', () => {
    assert.deepEqual(readPrompt('cyklar och leksaker', NOTHING_KNOWN).words.any, [['cyklar', 'leksaker']])
  })
})
