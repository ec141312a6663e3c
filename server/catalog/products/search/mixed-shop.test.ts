/** POST /products-search over a shop whose titles, texts and data are written in different ways and languages. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const BOILERPLATE =
  '<p>Forget cheap imitations: this is quality for every day. Customers also bought the blue ceramic mug. Free shipping over 50 euro, 30 days return.</p>'

const PRODUCTS = [
  {
    externalId: 'rug',
    title: 'Alfombra de lana 160x230',
    bodyHtml: BOILERPLATE,
    tags: ['alfombra'],
    customProperties: { Material: 'lana' },
  },
  {
    externalId: 'game',
    title: 'Brettspiel für Kinder: Schneckenrennen',
    bodyHtml: BOILERPLATE,
    tags: ['Brettspiel'],
    customProperties: { Alter: '4-8 Jahre' },
  },
  {
    externalId: 'mustard',
    title: 'Velvet Cushion Mustard',
    tags: ['cushion'],
    customProperties: { Couleur: 'moutarde' },
  },
  {
    externalId: 'blue',
    title: 'Linen Cushion Blue',
    tags: ['cushion'],
    customProperties: { Couleur: 'bleu' },
  },
  { externalId: 'hand-cream', title: 'Rose Hand Cream', customProperties: { colour: 'cream' } },
  {
    externalId: 'hide',
    title: 'Black Leather Handbag',
    price: 159,
    customProperties: { material: 'leather' },
  },
  {
    externalId: 'vegan',
    title: 'Vegan Handbag Green',
    price: 59,
    customProperties: { material: 'vegan leather' },
  },
  { externalId: 'wired', title: 'Wired Headphones', bodyHtml: 'With 3.5 mm jack. Not wireless.' },
  { externalId: 'wireless', title: 'Wireless Headphones White' },
  { externalId: 'earbuds', title: 'In-Ear Earbuds Sport', bodyHtml: 'Bluetooth, sweatproof.' },
  { externalId: 'six', title: 'Oak Dining Table', bodyHtml: 'Seats six.' },
  { externalId: 'coffee', title: 'Round Coffee Table' },
  {
    externalId: 'car',
    title: 'Toy Car Red',
    customProperties: { batteries: 'included', age: '6-12' },
  },
  { externalId: 'blocks', title: 'Toy Blocks', customProperties: { age: '2-5' } },
  { externalId: 'pasta', title: 'Penne', tags: ['pasta'], customProperties: { gluten: 'free' } },
  {
    externalId: 'perfume',
    title: 'Perfume Rose Women',
    price: 45,
    bodyHtml: 'Not suitable for children under 3 years.',
  },
  { externalId: 'VLT-ES-400', title: 'Espresso Machine Barista', price: 399 },
  { externalId: 'coat', title: 'Wool Coat', price: 229, customProperties: { material: 'wool' } },
  { externalId: 'socks', title: 'Wool Socks', price: 14, customProperties: { material: 'wool' } },
  { externalId: 'cotton', title: 'Cotton Socks', price: 4, customProperties: { material: 'cotton' } },
  { externalId: 'blouse', title: 'Silk Blouse Ivory', price: 119 },
  { externalId: 'bag', title: 'Sleeping Bag -10', customProperties: { material: 'down' } },
  { externalId: 'synthetic', title: 'Sleeping Bag 0', customProperties: { material: 'synthetic' } },
  { externalId: 'dress', title: 'Red Summer Dress', price: 39 },
  { externalId: 'drill', title: 'Cordless Drill 18 V', price: 119 },
  { externalId: 'belt', title: "Men's Belt", price: 35 },
  { externalId: 'grounds', title: 'Koffeinfreier Kaffee, gemahlen', tags: ['Kaffee'] },
  { externalId: 'slogan', title: 'Mug "Cheap Coffee Is Better Than None"', tags: ['mug'] },
  { externalId: 'beans', title: 'Espressobohnen 1 kg', bodyHtml: BOILERPLATE, tags: ['Kaffee'] },
  { externalId: 'wine', title: 'Vino tinto Rioja' },
  { externalId: 'bottle', title: 'Steel Water Bottle' },
  { externalId: 'glasses', title: 'Wine Glasses, Set of 2' },
  { externalId: 'flutes', title: 'Wine Glasses, Set of 6' },
  { externalId: 'shoes', title: 'Red Running Shoes' },
  { externalId: 'his', title: 'Eau de toilette homme' },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const product of PRODUCTS)
    assertAnswered(await api.post('/products', { currency: 'EUR', ...product }), 201)
})

async function ask(prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  assertAnswered(answer, 200)
  const { items } = answer.body as { items: { externalId: string }[] }
  return items.map(({ externalId }) => externalId)
}

async function assertFirst(prompts: readonly string[], first: readonly string[]): Promise<void> {
  for (const prompt of prompts) assert.deepEqual((await ask(prompt)).slice(0, first.length), first, prompt)
}

describe('POST /products-search, a mixed shop', () => {
  test('a title is read in its own language, whatever that of the text below it', async () => {
    await assertFirst(['wool rug', 'tapis en laine', 'ullmatta'], ['rug'])
    await assertFirst(['board game for kids aged 4-8', 'sällskapsspel för barn'], ['game'])
  })

  test('a shade behind what a title names names nothing where the product has that colour', async () => {
    await assertFirst(['yellow cushion', 'cojín amarillo', 'gelbes Kissen'], ['mustard'])
    await assertFirst(['hand cream'], ['hand-cream'])
  })

  test('vegan leather is none', async () => {
    await assertFirst(['leather handbag', 'sac à main en cuir'], ['hide'])
    await assertFirst(
      ['handbag without leather', 'bolso que no sea de piel', 'Handtasche aus Kunstleder'],
      ['vegan'],
    )
    assert.ok(!(await ask('handbag not made of leather')).includes('hide'))
  })

  test('what a text says that the product is not it is not', async () => {
    for (const prompt of ['wireless headphones', 'hörlurar utan sladd', 'kabellose Kopfhörer'])
      assert.deepEqual((await ask(prompt)).toSorted(), ['earbuds', 'wireless'], prompt)
    await assertFirst(['casque sans fil'], ['wireless'])
    await assertFirst(['wired headphones', 'headphones with cable'], ['wired'])
    assert.ok(!(await ask('Geschenk für ein 8-jähriges Kind')).includes('perfume'))
  })

  test('for how many a thing is its text says in words, too', async () => {
    await assertFirst(['a table for 6', 'table pour six personnes', 'bord för sex personer'], ['six'])
  })

  test('a member may say that something is included, or that it is free of it', async () => {
    const found = await ask('Spielzeug ohne Batterien')
    assert.ok(found.includes('blocks') && !found.includes('car'), String(found))
    await assertFirst(['pasta without gluten', 'gluten-free pasta'], ['pasta'])
  })

  test('a code is found in its parts, though one of them is a word', async () => {
    for (const prompt of ['vlt es 400', 'VLT-ES-400', 'vltes400'])
      assert.deepEqual(await ask(prompt), ['VLT-ES-400'], prompt)
  })

  test('of whatever is of a material the cheapest comes first', async () => {
    await assertFirst(
      ['cheapest wool', 'the cheapest wool thing for winter', 'billigaste i ull'],
      ['socks', 'coat'],
    )
  })

  test('compounds of cotton and of silk are known by their parts', async () => {
    await assertFirst(['Baumwollsocken', 'bomullsstrumpor'], ['cotton'])
    await assertFirst(['Wollsocken'], ['socks'])
    await assertFirst(['Seidenbluse', 'sidenblus'], ['blouse'])
  })

  test('what a thing is not filled with is refused', async () => {
    for (const prompt of [
      "a sleeping bag that isn't filled with down",
      'sovsäck som inte är fylld med dun',
      'Schlafsack, der nicht mit Daunen gefüllt ist',
      "un sac de couchage qui n'est pas rempli de duvet",
      'saco de dormir que no esté relleno de plumas',
    ]) {
      const found = await ask(prompt)
      assert.ok(found.includes('synthetic') && !found.includes('bag'), `${prompt}: ${found.join(' ')}`)
    }
  })

  test('a letter that is mistaken for another is no sound of Spanish', async () => {
    await assertFirst(['drees red', 'drees'], ['dress'])
  })

  test('what a thing is held in is not wanted, nor how many need its text say', async () => {
    await assertFirst(
      [
        'a bottle of red wine',
        'eine Flasche Rotwein',
        'une bouteille de vin rouge',
        'en flaska rödvin',
        'dos botellas de vino tinto',
      ],
      ['wine'],
    )
    await assertFirst(
      ['a pair of red shoes', 'ett par röda skor', 'une paire de chaussures rouges'],
      ['shoes'],
    )
    await assertFirst(['six wine glasses', 'sechs Weingläser', 'sex vinglas'], ['flutes', 'glasses'])
    await assertFirst(['water bottle'], ['bottle'])
  })

  test('what is quoted in a title names nothing, and a tag is read in any language', async () => {
    await assertFirst(['coffee', 'a cup of coffee'], ['grounds'])
    assert.ok((await ask('coffee')).includes('beans'))
    await assertFirst(['mug'], ['slogan'])
  })

  test('a perfume for him is none for women', async () => {
    for (const prompt of ['perfume for him', 'parfum pour lui', 'Parfum für ihn'])
      assert.deepEqual(await ask(prompt), ['his'], prompt)
  })

  test('a present for her or him may have a bound behind it', async () => {
    await assertFirst(['gift for her under 50 euro', 'regalo para ella por menos de 50 euros'], ['perfume'])
    await assertFirst(['present for him under 40 euro', 'Geschenk für ihn bis 40 Euro'], ['belt'])
  })
})
