/** POST /products-search: what a sentence means by its grammar, where single words of it would find something else. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'handcream', title: 'Handkräm 75 ml' },
  { externalId: 'acne', title: 'Anti-Pickel Gel', tags: ['Pickel'] },
  { externalId: 'dehumidifier', title: 'Déshumidificateur 10 L' },
  { externalId: 'petanque', title: 'Boules de pétanque', type: 'Jeux de plein air' },
  { externalId: 'chewtoy', title: 'Jouet à mâcher chien', type: 'Chiens' },
  { externalId: 'laser', title: 'Cat Laser Toy', type: 'Cat Toys' },
  { externalId: 'marbles', title: 'Kugelbahn', price: 50, customProperties: { Alter: '4-8 Jahre' } },
  {
    externalId: 'tiles',
    title: 'Azulejos magnéticos',
    type: 'Juguetes educativos',
    customProperties: { edad: '3-8 años' },
  },
  { externalId: 'squid', title: 'Badleksak bläckfisk', customProperties: { ålder: '6 mån-3 år' } },
  { externalId: 'teether', title: 'Badleksak anka', customProperties: { ålder: '0-6 mån' } },
  { externalId: 'pulltoy', title: 'Nachziehente, 2–3 Jahre', type: 'Spielzeug' },
  { externalId: 'kite', title: 'Cerf-volant, dès 6 ans', type: 'Jouets' },
  { externalId: 'rattle', title: 'Babyrassel Holz', type: 'Spielzeug' },
  { externalId: 'whiteshirt', title: 'Herrenhemd weiß', customProperties: { Kragenweite: '41, 42' } },
  { externalId: 'whitesmall', title: 'Herrenhemd weiß schmal', customProperties: { Collar: ['38', '39'] } },
  { externalId: 'chain', title: 'Collier en or', type: 'Bijoux' },
  { externalId: 'silver', title: 'Collier en argent', type: 'Bijoux' },
  { externalId: 'fryer', title: 'Air Fryer 5 L' },
  { externalId: 'sling', title: 'Babytrage' },
  { externalId: 'blackout', title: 'Blackout Curtain' },
  { externalId: 'tulips', title: 'Tulpanlökar röda' },
  { externalId: 'chili', title: 'Chilifrön mix' },
  { externalId: 'carrots', title: 'Morotsfrön' },
  { externalId: 'crisps', title: 'Crisps Sea Salt' },
  { externalId: 'chocolate', title: 'Tablette chocolat noir' },
  { externalId: 'rioja', title: 'Rioja vin rouge', type: 'Vins' },
  { externalId: 'vinyl', title: 'Vinyl Record Brush' },
  { externalId: 'boxing', title: 'Boxing Gloves Red', customProperties: { Colour: 'Red' } },
  { externalId: 'mittens', title: 'Guantes negros', customProperties: { color: 'negro' } },
  { externalId: 'mousetrap', title: 'Råttfälla 4-pack' },
  { externalId: 'limefilter', title: 'Kalkfilter' },
  { externalId: 'hinges', title: 'Gångjärn', tags: ['dörr', 'skåp'] },
  { externalId: 'cabinet', title: 'Schrank weiß' },
  { externalId: 'mothtrap', title: 'Mottenfalle' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, what a sentence means', () => {
  test('of a remedy its form is only wished: a gel for pimples before any cream, in each language', async () => {
    for (const prompt of ['Creme gegen Pickel', 'kräm mot finnar', 'cream against acne'])
      assert.equal((await found(prompt))[0], 'acne', prompt)
  })

  test('ages in a title exclude as those of a property do, and what is for babies comes last for older children', async () => {
    const toys = await found('Spielzeug ab 6 Jahren')
    assert.ok(toys.includes('kite') && !toys.includes('pulltoy'), toys.join(' '))
    const forTwo = await found('toys for a 2 year old')
    assert.ok(forTwo.includes('pulltoy') && !forTwo.includes('kite'), forTwo.join(' '))
    assert.ok(toys.indexOf('rattle') === -1 || toys.indexOf('rattle') > toys.indexOf('marbles'))
  })

  test('what is the matter goes before where it is and before a word that only types of the shop have', async () => {
    assert.equal((await found("il y a plein d'humidité dans ma cave"))[0], 'dehumidifier')
    assert.deepEqual(await found('det är möss i källaren'), ['mousetrap'])
    assert.equal((await found('brauche was gegen Motten im Schrank'))[0], 'mothtrap')
  })

  test('a toy for a child is none for animals, which come last where nobody says for whom', async () => {
    const forChild = await found('leksak till en 5-åring')
    assert.ok(forChild.includes('marbles') && !forChild.includes('laser'))
    const any = await found('toys')
    assert.deepEqual(new Set(any.slice(-2)), new Set(['chewtoy', 'laser']))
    assert.deepEqual(await found('cat toy'), ['laser'])
  })

  test('a thing of two words is found where its kind says them apart, and ages of two units are both read', async () => {
    assert.ok((await found('juguetes educativos')).includes('tiles'))
    assert.equal((await found('leksak till en ettåring'))[0], 'squid')
    assert.ok(!(await found('leksak till en 7-åring')).includes('squid'))
  })

  test('what is refused is left out in compounds that begin with it and where it is misspelt', async () => {
    assert.ok(!(await found('seeds, no chilli please')).includes('chili'))
    const snacks = await found('snacks, no choclate')
    assert.ok(snacks.includes('crisps') && !snacks.includes('chocolate'))
    assert.ok(!(await found('nothing with chocolate, some snacks')).includes('chocolate'))
  })

  test('where all that is wanted is refused, nothing comes that only begins with the same letters', async () => {
    assert.deepEqual(await found('vin mais pas rouge'), [])
  })

  test('what is like a thing but "not red" is not red, and of what has no like others of its kind come', async () => {
    for (const prompt of [
      'similar to the boxing gloves but not red',
      'alternative to the boxing gloves, not red',
      'liknande boxing gloves fast större, inte röda',
    ])
      assert.deepEqual(await found(prompt), ['mittens'], prompt)
    const cheaper = await found('so ähnlich wie die Kugelbahn, aber billiger')
    assert.ok(cheaper.includes('tiles') && !cheaper.includes('marbles'))
  })

  test('months are parts of a year, and the width of a collar is a size', async () => {
    assert.ok(!(await found('leksak till en ettåring')).includes('teether'))
    for (const prompt of [
      'Herrenhemd weiß Kragenweite 42',
      'white shirt collar size 42',
      'chemise blanche encolure 42',
    ])
      assert.deepEqual(await found(prompt), ['whiteshirt'], prompt)
  })

  test('French "or" behind "en" is gold, refused or not', async () => {
    assert.equal((await found('collier en or'))[0], 'chain')
    assert.deepEqual(await found('collier mais pas en or'), ['silver'])
  })

  test('what helps on an ordinary day is found by a sentence of any language', async () => {
    for (const [prompt, thing] of [
      ['ich möchte pommes mit weniger fett machen', 'fryer'],
      ['how do I carry my newborn hands free', 'sling'],
      ['help, I keep waking up when the sun comes in', 'blackout'],
      ['solen väcker mig klockan fyra', 'blackout'],
    ] as const)
      assert.equal((await found(prompt))[0], thing, prompt)
  })
})
