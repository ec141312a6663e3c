/** How old somebody is, in five languages; "one" is an article, too, and a year may be one of a calendar. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

function readsAs(age: number | undefined, prompts: readonly string[]): void {
  for (const prompt of prompts) assert.equal(readPrompt(prompt, shop).age, age, prompt)
}

describe('ages', () => {
  test('one is an age in every language, in words and as an article', () => {
    readsAs(1, [
      'toys for a one year old',
      'gift for a one-year-old girl',
      'toy for a year old',
      'my daughter turns one',
      'nåt till en ettåring',
      'leksak till barn ett år',
      'min son fyller ett',
      'Spielzeug für ein einjähriges Kind',
      'Spielzeug ab einem Jahr',
      'Geschenk für meinen Sohn, er wird ein Jahr alt',
      "jouet pour un bébé d'un an",
      'regalo para una niña de un año',
      'mi hijo cumple un año',
    ])
  })

  test('other numbers are ages written in words, with hyphens or as one word', () => {
    readsAs(2, [
      'toys for a two-year-old',
      'a two year old',
      'tvååring',
      'Zweijähriger',
      'deux ans',
      'dos años',
    ])
    readsAs(4, ['for a 4 year old', 'till en 4-åring', 'ab 4 Jahren', 'pour 4 ans', 'turns 4'])
  })

  test('months are part of a year where a baby or its things are spoken of, and of several ages the one between counts', () => {
    readsAs(0, ['baby 6 months toy', 'Spielzeug ab 3 Monate', 'juguetes para bebé de 8 meses'])
    readsAs(1, ['leksak till bebis 18 månader', 'jouet bébé 12-18 mois'])
    readsAs(3, ['leksak 2-4 år', 'toys for ages 2 to 4'])
    readsAs(0, ['leksaker 0-12 månader', 'toys for a baby 0-12 months'])
    readsAs(undefined, ['calendar for 6 months', 'lego 10-99 years'])
  })

  test('the number alone right behind a child is how old it is', () => {
    readsAs(7, [
      'Geschenk für meinen Neffen (7)',
      'gift for my niece, 7',
      'gift for my sister (7), no dolls',
      'present till min dotter (snart 7)',
    ])
    readsAs(3, ['cadeau pour ma filleule – 3', 'regalo para mi nieto (casi 3), gracias'])
    readsAs(6, ['gifts for my daughters (4 and 7)'])
    readsAs(8, ['cadeau garçon 8', 'son 8 loves building', 'Kleid Mädchen 8'])
    readsAs(14, ['Geschenk für Teenager Mädchen 14'])
    readsAs(undefined, [
      'boys t-shirt 10',
      'regalo para chica de 18',
      'idée cadeau femme 30 ans',
      'something for my nephew, 8 cars',
      'trousers for my nephew, 8,50',
      'leggings for my daughter, 10 euros',
    ])
  })

  test('what is from birth is for the youngest', () => {
    readsAs(0, [
      'toys from birth',
      'leksak från födseln',
      'Spielzeug ab Geburt',
      'jouet dès la naissance',
      'juguete desde el nacimiento',
    ])
  })

  test('two numbers behind a child are ages, and prices where nothing of a child is said or a currency is', () => {
    readsAs(3, [
      'Spielzeug für Kinder von 2 bis 4',
      'toys for kids from 2 to 4',
      'leksaker för barn mellan 2 och 4',
      'jouets pour enfants de 2 à 4',
      'juguetes para niños entre 2 y 4',
    ])
    readsAs(undefined, ['Tasche von 20 bis 40', 'Spielzeug für Kinder von 2 bis 4 Euro'])
    readsAs(8, ['board game 8+', 'brädspel 8+'])
    readsAs(1, ['algo para mi peque, tiene un añito'])
  })

  test('how old a grown-up is neither narrows nor is looked for, and years of a guarantee stay what they are', () => {
    for (const prompt of ['my dad turns 70', 'min bror fyller 30', 'a 40 year old guitarist']) {
      const { age, words } = readPrompt(prompt, shop)
      assert.equal(age, undefined)
      assert.ok(!words.all.some((word) => /\d/.test(word)), prompt)
    }
    assert.ok(readPrompt('knife 25 years guarantee', shop).words.all.includes('25'))
  })

  test('an article before a thing says no age', () => {
    readsAs(undefined, [
      'a red dress',
      'one red toy for a baby',
      'en röd klänning',
      'ein Kleid',
      'une robe',
      'ami qui a un chien',
      'un vestido rojo',
    ])
  })

  test('a year that nobody is old is no age', () => {
    readsAs(undefined, [
      'calendar for one year',
      'garanti ett år',
      'Garantie ein Jahr',
      "abonnement d'un an",
      'agenda de un año',
    ])
  })

  test('stands behind what is named of several words, and of a lad as of a child', () => {
    for (const [prompt, age] of [
      ['jeu de cartes à partir de 6 ans', 6],
      ['Kinderbuch ab 3', 3],
      ['Laufrad ab 2', 2],
      ['Spiele für Kinder unter 5', 4],
      ['games for kids over 8', 8],
      ['toys for under 1s', 0],
      ['toys for under fives', 4],
      ['toys up to 3 years', 2],
      ["jouets jusqu'à 3 ans", 2],
      ['game for 8+', 8],
      ['till mitt barnbarn som fyller 10', 10],
      ['a game everyone from 6 to 80 can play', 6],
      ['livre jeunesse 12 ans et plus', 12],
      ["bike helmet for my lad, he's 5", 5],
      ['looking for a toy for my daughter, she is eight', 8],
    ] as const) {
      const { age: read, words } = readPrompt(prompt, { vendors: [], collections: [], tags: [] })
      assert.equal(read, age, prompt)
      assert.ok(!words.all.some((word) => ['partir', '5'].includes(word)), prompt)
    }
  })

  test('of somebody grown up says that it is a present, and no more', () => {
    for (const prompt of ['for a 70 year old', 'till en sjuttioåring', 'für die Oma, 85']) {
      const { age, isGrown, prices, words } = readPrompt(prompt, { vendors: [], collections: [], tags: [] })
      assert.deepEqual([age, isGrown, prices, words.all.length], [undefined, true, {}, 1], prompt)
    }
  })
})
