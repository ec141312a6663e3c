/** POST /products-search: what a shop calls its goods and their colours, and what is refused of a trait by another. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'shirt', title: 'Roarsome Dinosaur Tee', type: 'T-Shirts' },
  { externalId: 'tea', title: 'Gute-Nacht-Kräuter, 20 Beutel', type: 'Tee' },
  { externalId: 'laptop', title: 'Aerobook 14" Laptop', type: 'Laptops' },
  { externalId: 'paper', title: 'Dotted A5, Hardcover', type: 'Notebooks' },
  { externalId: 'jeans', title: 'Slim Fit Jeans', type: 'Jeans' },
  { externalId: 'rope', title: 'Corde à sauter', type: 'Fitness' },
  { externalId: 'moss', title: 'Ståltermos 1 liter', customProperties: { färg: 'Mossgrön' } },
  { externalId: 'sage', title: 'Thermosflasche salbeigrün' },
  { externalId: 'grey', title: 'Termos i stål', customProperties: { färg: 'Ljusgrå' } },
  { externalId: 'white', title: 'Thermos naturvit' },
  { externalId: 'glasses', title: 'Juego de 6 vasos', tags: ['mesa'], type: 'Cristalería' },
  { externalId: 'knives', title: 'Juego de 5 cuchillos con taco', type: 'Cocina' },
  { externalId: 'knife', title: "Chef's knife", type: 'Kitchen' },
  { externalId: 'toffee', title: 'Lakritskolor', type: 'Godis' },
  { externalId: 'ring', title: 'Bague argent', type: 'Bagues', price: 30, currency: 'EUR' },
  {
    externalId: 'clock',
    title: 'Damenuhr Petite',
    type: 'Uhren',
    tags: ['Schmuck'],
    price: 20,
    currency: 'EUR',
  },
  { externalId: 'doll', title: 'Muñeca de trapo', type: 'Muñecas', price: 25, currency: 'EUR' },
  {
    externalId: 'costume',
    title: 'Disfraz de pirata',
    type: 'Disfraces',
    tags: ['juguetes'],
    price: 10,
    currency: 'EUR',
  },
  { externalId: 'game', title: 'Jeu de société « Les Vignerons »', type: 'Jeux de société' },
  { externalId: 'grinder', title: 'Kaffekvarn manuell', type: 'Kaffe', price: 60, currency: 'EUR' },
  { externalId: 'beans', title: 'Espressobohnen 1 kg', type: 'Kaffee', price: 20, currency: 'EUR' },
  { externalId: 'lights', title: 'Guirlande lumineuse', type: 'Éclairage', price: 5, currency: 'EUR' },
  { externalId: 'holder', title: 'White candle holder', type: 'Lighting', price: 4, currency: 'EUR' },
  { externalId: 'lamp', title: 'Stehlampe schwarz', type: 'Leuchten', price: 50, currency: 'EUR' },
]

const found = useProducts(server, PRODUCTS)

describe('a word that may name two things, or none, is first what the shop calls so', () => {
  for (const [prompt, id] of [
    ['Tee', 'tea'],
    ['notebook', 'paper'],
    ['fitness', 'rope'],
  ] as const)
    test(prompt, async () => assert.equal((await found(prompt))[0], id))
})

describe('a shade in one word is the colour it ends in', () => {
  test('refused', async () => {
    assert.deepEqual((await found('termos, inte grön')).toSorted(), ['grey', 'white'])
    assert.deepEqual((await found('Thermosflasche, aber nicht weiß')).toSorted(), ['grey', 'moss', 'sage'])
  })
  test('asked for', async () => {
    assert.deepEqual((await found('green thermos')).slice(0, 2).toSorted(), ['moss', 'sage'])
    assert.equal((await found('thermos gris'))[0], 'grey')
  })
})

describe('another colour than one refuses that one', () => {
  for (const prompt of [
    'a thermos in another colour than green',
    'a thermos in a color other than green',
    'termos i valfri färg utom grön',
    'termos i en annan färg än grön',
    'Thermosflasche in jeder Farbe außer grün',
    'Thermosflasche in einer anderen Farbe als grün',
    "thermos d'une autre couleur que vert",
    'thermos dans toutes les couleurs sauf le vert',
    'termo de otro color que no sea verde',
    'termo en cualquier color menos en verde',
  ])
    test(prompt, async () => assert.deepEqual((await found(prompt)).toSorted(), ['grey', 'white']))
})

test('a board game is no set of glasses that is for a table', async () => {
  assert.deepEqual(await found('juego de mesa'), ['game'])
})

describe('what is of a kind in a wider sense only comes behind what everybody calls so', () => {
  for (const [prompt, last] of [
    ['Schmuck', 'clock'],
    ['bijoux pas plus de 40 euros', 'clock'],
    ['juguetes', 'costume'],
    ['cheapest toys', 'costume'],
  ] as const)
    test(prompt, async () => assert.equal((await found(prompt)).at(-1), last))
})

describe('several that are sold together are a set of the thing', () => {
  for (const prompt of ['knife set', 'Messer-Set', 'juego de cuchillos', 'set de couteaux'])
    test(prompt, async () => assert.deepEqual(await found(prompt), ['knives']))
  test('and no game', async () => assert.deepEqual(await found('juego de vasos'), ['glasses']))
})

test('what is sweet and names nothing else is sweets', async () => {
  assert.deepEqual(await found('Süßes'), ['toffee'])
  assert.deepEqual(await found('dulces'), ['toffee'])
  assert.deepEqual(await found('vestidos dulces'), [])
})

describe('what is filed under what it is for, or is in a wider sense only, comes behind that, in an order too', () => {
  for (const [prompt, ids] of [
    ['teuerster Kaffee', ['beans', 'grinder']],
    ['billigaste kaffet', ['beans', 'grinder']],
    ['cheapest lamp', ['lamp', 'holder', 'lights']],
  ] as const)
    test(prompt, async () => assert.deepEqual(await found(prompt), ids))
})
