/** POST /products-search: of one word what everybody thinks of first, and words as they sound. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'chelsea', title: 'Chelseaboots Tuva', type: 'Skor' },
  { externalId: 'neoprene', title: 'Neoprene Boots 5 mm', type: 'Boots' },
  { externalId: 'safety', title: 'Sicherheitsschuh S3', type: 'Arbeitsschuhe' },
  { externalId: 'heels', title: 'Foot Cream Cracked Heels', type: 'Foot care' },
  { externalId: 'floor', title: 'Stehlampe Tripod', type: 'Lampen' },
  { externalId: 'tree', title: 'Christmas Tree Lights 200 LED', type: 'Lights' },
  { externalId: 'boxes', title: 'Aufbewahrungsboxen mit Deckel', type: 'Aufbewahrung' },
  { externalId: 'pills', title: 'Pastillero semanal', type: 'Salud' },
  { externalId: 'grater', title: 'Box Grater Four Sides', type: 'Kitchen Tools' },
  { externalId: 'hammer', title: 'Claw Hammer', type: 'Tools' },
  { externalId: 'rice', title: 'Jasmine Rice 2 kg Bag', type: 'Rice' },
  { externalId: 'tote', title: 'Tote Bag Market', type: 'Bags' },
  { externalId: 'parasol', title: 'Sonnenschirm 3 m beige', type: 'Garten' },
  { externalId: 'bench', title: 'Teak Garden Bench', type: 'Garden' },
  { externalId: 'toothbrush', title: 'Elektrische Zahnbürste Sonic', type: 'Zahnpflege' },
  { externalId: 'scraper', title: 'Isskrapa med borste', type: 'Bil' },
  { externalId: 'train', title: 'Wooden Train Set', type: 'Toys' },
  { externalId: 'audio', title: "Hörspiel-CD Käpt'n Wal", type: 'Hörspiele' },
  { externalId: 'headphones', title: 'Wireless Over-Ear Headphones', type: 'Headphones' },
  { externalId: 'gingham', title: 'Lumberjack Shirt', type: 'Shirts', bodyHtml: '<p>Red gingham.</p>' },
  { externalId: 'kart', title: 'Videojuego carreras Turbo Kart', type: 'Juegos' },
  { externalId: 'chess', title: 'Ajedrez plegable', type: 'Juegos' },
  { externalId: 'fog', title: 'Fog Machine 400 W', type: 'Party' },
  { externalId: 'belt', title: 'Gürtel Glattleder', type: 'Gürtel' },
  { externalId: 'back', title: 'Lumbar Support Belt', type: 'Belts' },
  { externalId: 'ring', title: 'Trauring Gelbgold', type: 'Ringe' },
  { externalId: 'cedar', title: 'Anneaux de cèdre anti-mites', type: 'Anneaux' },
  { externalId: 'hangers', title: 'Velvet Clothes Hangers', type: 'Wardrobe' },
  { externalId: 'armoire', title: 'Armoire 3 portes', type: 'Meubles' },
  { externalId: 'guitar', title: 'Guitarra eléctrica', type: 'Guitarras', tags: ['rock'] },
  { externalId: 'golf', title: 'Golfhandschuh Leder links', type: 'Golf' },
  { externalId: 'gloves', title: 'Gants en cuir doublés', type: 'Gants' },
  { externalId: 'dogbed', title: 'Orthopaedic Dog Bed', type: 'Beds' },
  { externalId: 'guests', title: "Lit pliant d'appoint", type: 'Lits' },
  { externalId: 'frame', title: 'Oak Bed Frame', type: 'Beds' },
  { externalId: 'aquarelle', title: 'Aquarelle boîte 24 godets', type: 'Peinture' },
  { externalId: 'emulsion', title: 'Matt Emulsion Paint White', type: 'Paint' },
  { externalId: 'camping', title: 'Campingstol hopfällbar', type: 'Friluft' },
  { externalId: 'windsor', title: 'Pinnstol svart', type: 'Stolar' },
  { externalId: 'catflap', title: 'Cat Flap 4-Way Lock', type: 'Pets' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, what is thought of first', () => {
  test('so it does of what helps', async () => {
    for (const prompt of ['my hands get cold', 'jag fryser om händerna', 'ich habe immer kalte Hände'])
      assert.equal((await found(prompt))[0], 'gloves', prompt)
  })

  test('what is a kind of it that nobody thinks of first comes behind the others', async () => {
    for (const [first, last, ...prompts] of [
      ['chelsea', 'neoprene', 'boots'],
      ['chelsea', 'safety', 'shoes', 'skor', 'Schuhe', 'zapatos'],
      ['floor', 'tree', 'lamp', 'lampa', 'Lampe', 'lámpara'],
      ['boxes', 'pills', 'storage box', 'caja', 'boîte'],
    ] as const)
      for (const prompt of prompts) {
        const ids = await found(prompt)
        assert.equal(ids[0], first, prompt)
        assert.ok(!ids.includes(last) || ids.indexOf(last) > 0, prompt)
      }
  })

  test('and what is so in a wider sense only behind these, whatever it is filed under', async () => {
    for (const prompt of ['bed', 'säng', 'Bett', 'lit', 'cama', 'bed, not white']) {
      const ids = await found(prompt)
      assert.deepEqual(ids.slice(0, 3), ['frame', 'guests', 'dogbed'], prompt)
    }
    for (const prompt of ['peinture', 'peinture mais pas bleue', 'färg', 'Farbe, nicht blau'])
      assert.equal((await found(prompt))[0], 'emulsion', prompt)
    for (const prompt of ['chair', 'stol, inte röd', 'Stuhl, bloß nicht aus Samt'])
      assert.equal((await found(prompt))[0], 'windsor', prompt)
  })

  test('and before what only has the word in its name', async () => {
    const ids = await found('storage box')
    assert.ok(!ids.includes('grater') || ids.indexOf('pills') < ids.indexOf('grater'))
  })

  test('neither what it is sold in, nor where it is put, is what it is', async () => {
    assert.equal((await found('bag'))[0], 'tote')
    assert.ok(!(await found('shoes')).slice(0, 3).includes('heels'))
    assert.equal((await found('tools'))[0], 'hammer')
    assert.ok(!(await found('board games')).includes('kart'))
  })

  test('garden furniture is furniture first, and what goes with it behind', async () => {
    assert.deepEqual(await found('garden furniture'), ['bench', 'parasol'])
    assert.deepEqual(await found('Gartenmöbel'), ['bench', 'parasol'])
  })

  test('what is called like it, kept in it or of its sound is none of it', async () => {
    assert.equal((await found('belt'))[0], 'belt')
    assert.deepEqual(await found('ring'), ['ring'])
    assert.equal((await found('wardrobe'))[0], 'armoire')
    assert.ok(!(await found('skirt')).includes('guitar'))
  })

  test('where things are kept is asked for by one word', async () => {
    for (const prompt of ['Aufbewahrung', 'rangement', 'almacenaje', 'home storage'])
      assert.ok((await found(prompt)).includes('boxes'), prompt)
  })

  test('a toy for cats is no toy of any other kind', async () => {
    assert.ok(!(await found('jouet pour chat')).includes('train'))
  })
})

describe('POST /products-search, words by their sound', () => {
  test('finds what a word sounds like, though no letter count would tell', async () => {
    assert.deepEqual(await found('headfones'), ['headphones'])
    assert.deepEqual(await found('zanbürste'), ['toothbrush'])
    assert.deepEqual(await found('maquina de umo'), ['fog'])
  })

  test('what is typed out goes on with nothing, and a compound is what its head is', async () => {
    assert.ok(!(await found('gin')).includes('gingham'))
    assert.equal((await found('Holzspielzeug'))[0], 'train')
  })
})
