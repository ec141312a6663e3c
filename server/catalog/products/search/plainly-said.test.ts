/** POST /products-search: what is said in the plainest words, where a shop's own names and all that was read stand in the way. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'handcream', title: 'Handkräm för torra händer', externalCollectionIds: ['Vård'] },
  { externalId: 'beanie', title: 'Wool Beanie', externalCollectionIds: ['Winter'] },
  { externalId: 'gloves', title: 'Leather Gloves', externalCollectionIds: ['Winter'] },
  { externalId: 'sunscreen', title: 'Solkräm SPF 50' },
  { externalId: 'pump', title: 'Bomba de pie con manómetro' },
  { externalId: 'litter', title: 'Kattsand' },
  { externalId: 'lisbon', title: 'Guía de viaje Lisboa' },
  { externalId: 'novel', title: 'Roman om havet' },
  { externalId: 'jeans', title: 'Jean droit homme', customProperties: { taille: ['32', '34'] } },
  { externalId: 'wide', title: 'Svarta jeans dam', customProperties: { storlek: ['28', '30'] } },
  { externalId: 'coat', title: 'Hundjacka' },
  { externalId: 'sirup', title: 'Sirop contre la toux enfant' },
  { externalId: 'lozenges', title: 'Pastilles pour la gorge' },
  { externalId: 'calendar', title: 'Julkalender choklad' },
  { externalId: 'clock', title: 'Väggklocka tyst' },
  { externalId: 'blind', title: 'Plisségardin vit' },
  { externalId: 'pad', title: 'Bloc de dessin A3' },
  { externalId: 'pillow', title: 'Memory Foam Pillow' },
  { externalId: 'slippers', title: 'Sheepskin Slippers' },
  { externalId: 'crispbread', title: 'Knäckebröd', tags: ['present'] },
]

const found = useProducts(server, PRODUCTS, ['Vård', 'Winter'])

describe('POST /products-search, plainly said', () => {
  test('a collection that is called as a season is one, unless it has nothing of the rest and is written as a word', async () => {
    assert.deepEqual((await found('in winter')).sort(), ['beanie', 'gloves'])
    assert.deepEqual(await found('gloves in winter'), ['gloves'])
    assert.deepEqual(await found('dry hands in winter'), ['handcream'])
    // What is called a collection is one, in whatever language.
    assert.ok(!(await found('Handcreme aus der Kollektion Winter')).includes('handcream'))
  })

  test('where nothing is sold of what was read, what may help with the matter comes; and nothing where a thing is named', async () => {
    assert.deepEqual(await found('quemaduras de sol'), ['sunscreen'])
    assert.deepEqual(await found('ich will meine Fahrradreifen aufpumpen'), ['pump'])
    assert.deepEqual(await found('typewriter'), [])
    assert.deepEqual(await found('etwas, um Hemden zu bügeln'), [])
  })

  test('an everyday word is no slip of a thing', async () => {
    assert.ok(!(await found('something for July')).includes('calendar'))
    assert.ok(!(await found('es ist so kalt im Arbeitszimmer')).includes('litter'))
    assert.ok(!(await found('blinds that block the light')).includes('pad'))
    assert.deepEqual(await found('pillow for side sleepers'), ['pillow'])
  })

  test('a city is found by what it is called in another language', async () => {
    assert.equal((await found('bok om Lissabon'))[0], 'lisbon')
    assert.equal((await found('guide de Lisbonne'))[0], 'lisbon')
  })

  test('a waist in inches is a size of what is worn, whatever the leg', async () => {
    for (const prompt of ['jeans W32 L34', 'Herrenjeans W32', 'jeans W32/34'])
      assert.deepEqual(await found(prompt), ['jeans'], prompt)
  })

  test('of what helps, what is for a child is no worse for whoever speaks of theirs', async () => {
    assert.equal((await found('mon fils tousse toute la nuit, vous avez quoi ?'))[0], 'sirup')
  })

  test('for a wall, a window or a room comes what belongs there', async () => {
    for (const prompt of ['something pretty for the wall', 'etwas für die Wand', 'quelque chose pour le mur'])
      assert.deepEqual(await found(prompt), ['clock'], prompt)
    assert.deepEqual(await found('något till fönstret'), ['blind'])
  })

  test('a present that is not to be eaten is no food', async () => {
    for (const prompt of [
      'gifts, nothing edible',
      'Geschenk, aber nichts Essbares',
      'present men inget ätbart',
    ])
      assert.ok(!(await found(prompt)).includes('crispbread'), prompt)
  })

  test('who asks whether there is anything new is shown the newest first', async () => {
    for (const prompt of ['anything new in?', 'något nytt', 'lo último que ha llegado'])
      assert.equal((await found(prompt))[0], 'crispbread', prompt)
  })
})
