/** POST /products-search: small words between the things, names written together with their number, and what somebody loves beside a thing. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'lamp', title: 'Lampe de bureau noire' },
  { externalId: 'white', title: 'Taklampa vit' },
  { externalId: 'headphones', title: 'Hush 700 Wireless Headphones' },
  { externalId: 'biscuits', title: 'Galletas de avena veganas sin gluten', type: 'Galletas' },
  { externalId: 'jam', title: 'Strawberry Jam Vegan', type: 'Jam' },
  { externalId: 'wet', title: 'Comida húmeda para gatos', type: 'Comida para gatos' },
  { externalId: 'neutered', title: 'Croquettes chat stérilisé', type: 'Croquettes chat' },
  { externalId: 'puzzle', title: 'Puzzle en bois la ferme, animaux', type: 'Jouets' },
  { externalId: 'kite', title: 'Rainbow Kite', type: 'Toys' },
  { externalId: 'pear', title: 'Pear Tree', type: 'Plants' },
  { externalId: 'feeder', title: 'Mangeoire à oiseaux' },
  { externalId: 'blind', title: 'Estor opaco gris' },
  { externalId: 'nightlight', title: 'Veilleuse lapin' },
  { externalId: 'coffee', title: 'Bryggkaffe mellanrost', type: 'Kaffe' },
  { externalId: 'wine', title: 'Riesling trocken', type: 'Wein' },
  { externalId: 'webcam', title: 'Webcam 1080p' },
  { externalId: 'pillow', title: 'Nackenkissen Memory Foam' },
  { externalId: 'beard', title: 'Huile à barbe' },
  { externalId: 'tote', title: '"I Like Big Books" Canvas Tote Bag' },
  { externalId: 'novel', title: 'A Long Winter', type: 'Books' },
  {
    externalId: 'ipa',
    title: 'IPA Hop 33 cl',
    type: 'Beer',
    bodyHtml: '<p>There is an alcohol-free one too.</p>',
  },
  { externalId: 'watercolours', title: 'Aquarelle 24 couleurs' },
  { externalId: 'desklamp', title: 'Schreibtischleuchte LED' },
  { externalId: 'crisps', title: 'Patatas fritas con sal', type: 'Chips' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, with what stands between', () => {
  for (const prompt of ['una lámpara que sea negra', 'une lampe qui soit noire', 'en lampa som är svart'])
    test(`"${prompt}" asks for a black lamp and for nothing else`, async () => {
      assert.equal((await found(prompt))[0], 'lamp')
    })

  for (const prompt of [
    'har ni något att äta som är både veganskt och glutenfritt?',
    'do you have anything to eat that is both vegan and gluten-free?',
    'habt ihr etwas zu essen, das sowohl vegan als auch glutenfrei ist?',
    'avez-vous quelque chose à manger à la fois vegan et sans gluten ?',
    '¿tenéis algo de comer que sea vegano y sin gluten?',
  ])
    test(`"${prompt}" asks for food that is both`, async () => {
      const ids = await found(prompt)

      assert.equal(ids[0], 'biscuits')
      assert.ok(!ids.includes('kite') && !ids.includes('lamp'), ids.join(' '))
    })

  test('a name is found with its number written together or apart', async () => {
    for (const prompt of ['hush700', 'hush 700', 'Hush-700'])
      assert.deepEqual(await found(prompt), ['headphones'], prompt)
  })

  test('of food for a cat that was neutered what says so comes first', async () => {
    for (const prompt of [
      'comida para mi gato, está castrado',
      'foder till kastrerad katt',
      'Futter für kastrierte Katze',
      'croquettes pour chat castré',
    ])
      assert.equal((await found(prompt))[0], 'neutered', prompt)
  })

  test('a toy for somebody who loves animals is a toy, and no bird feeder', async () => {
    for (const prompt of [
      'a toy, she loves animals',
      'leksak, hon älskar djur',
      'Spielzeug, sie liebt Tiere',
    ]) {
      const ids = await found(prompt)
      assert.equal(ids[0], 'puzzle', prompt)
      assert.ok(!ids.includes('feeder'), prompt)
    }
  })

  test('to sleep in the dark is to keep the light out, and no night light', async () => {
    for (const prompt of [
      'algo para tapar la ventana y dormir a oscuras',
      'sova mörkt i sovrummet',
      'das Schlafzimmer verdunkeln',
      'occulter la fenêtre pour dormir dans le noir',
    ])
      assert.equal((await found(prompt))[0], 'blind', prompt)
  })

  test('to a coffee break comes coffee, and to drinks with friends wine and crisps', async () => {
    assert.ok((await found('vi ska ha fika på jobbet')).includes('coffee'))
    for (const prompt of ['apéro entre amis', 'aperitivo con amigos', 'fördrink med vänner']) {
      const ids = await found(prompt)
      assert.ok(ids.includes('wine') && ids.includes('crisps'), `${prompt}: ${ids.join(' ')}`)
    }
  })

  test('who says where they are and what hurts is helped with what hurts', async () => {
    for (const prompt of [
      'jobbar hemifrån och får ont i nacken',
      'ich arbeite im Homeoffice und habe Nackenschmerzen',
      "je travaille à la maison et j'ai mal à la nuque",
    ])
      assert.equal((await found(prompt))[0], 'pillow', prompt)
  })

  test('what somebody of the family has begun is what it is for, with or without "my"', async () => {
    for (const prompt of ['pappa har skaffat skägg', 'min pappa har skaffat skägg'])
      assert.equal((await found(prompt))[0], 'beard', prompt)
    for (const prompt of ['Oma fängt mit Aquarellmalen an', 'mormor ska börja måla akvarell'])
      assert.equal((await found(prompt))[0], 'watercolours', prompt)
  })

  test('what a title begins with in quotes names no thing, where another is named behind it', async () => {
    assert.equal((await found('book'))[0], 'novel')
    assert.deepEqual(await found('tote bag'), ['tote'])
  })

  test('a beer of which there is another one without alcohol has alcohol', async () => {
    assert.ok(!(await found('drinks without alcohol')).includes('ipa'))
  })

  test('a thing for a small other thing is what it is for that thing', async () => {
    for (const prompt of ['lamp for a small desk', 'lampa till ett litet skrivbord'])
      assert.equal((await found(prompt))[0], 'desklamp', prompt)
  })

  test('very dry skin names no pear tree', async () => {
    assert.ok(!(await found('peau très sèche')).includes('pear'))
  })
})
