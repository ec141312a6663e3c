/** POST /products-search: what comes for somebody of an age, and for whoever loves what is drawn on things. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'atlas', title: 'Kids atlas, a book', type: 'Books', customProperties: { age: '7+' } },
  {
    externalId: 'academy',
    title: 'The Academy',
    type: 'Book',
    tags: ['young adult'],
    customProperties: { age: '12+' },
  },
  { externalId: 'swing', title: 'Babygunga', type: 'Leksaker', customProperties: { ålder: '6 mån-3 år' } },
  { externalId: 'mat', title: 'Cutting mat A3', type: 'Cutting mats' },
  { externalId: 'cards', title: 'Trading cards booster', type: 'Toys' },
  { externalId: 'kite', title: 'Cometa arcoíris', type: 'Juguetes', customProperties: { edad: '6+' } },
  { externalId: 'game', title: 'Turbo Drift GP', type: 'Video Games', customProperties: { age: '7+' } },
  {
    externalId: 'digger',
    title: 'Grävmaskin leksak',
    type: 'Leksaksfordon',
    customProperties: { ålder: '2+' },
  },
  { externalId: 'film', title: 'Staub und Sterne', type: 'DVD' },
  {
    externalId: 'story',
    title: "Hörspiel-CD Käpt'n Wal",
    type: 'Hörspiele',
    tags: ['Bücher'],
    customProperties: { Alter: 'ab 4' },
  },
  { externalId: 'chess', title: 'Ajedrez de madera', type: 'Ajedrez', tags: ['brädspel'] },
  {
    externalId: 'dollhouse',
    title: 'Puppenhaus',
    tags: ['Brettspiel', 'Rollenspiel'],
    customProperties: { Alter: 'ab 4' },
  },
  { externalId: 'dragon', title: 'Statue de dragon', type: 'Figurines' },
  { externalId: 'bike', title: 'Bicicleta urbana', type: 'Bicicletas' },
  { externalId: 'helmet', title: 'Cykelhjälm barn', type: 'Cykelhjälmar' },
  { externalId: 'camera', title: 'Appareil photo compact', type: 'Appareils photo' },
  {
    externalId: 'drone',
    title: 'Minidrönare med kamera',
    type: 'Drönare',
    customProperties: { ålder: '8+' },
  },
  { externalId: 'lamp', title: 'Bordslampa keramik', type: 'Bordslampor' },
  { externalId: 'light', title: 'Stjärnprojektor nattlampa', type: 'Nattlampor' },
  { externalId: 'banner', title: 'Happy Birthday Banner', type: 'Party decorations' },
  { externalId: 'wreath', title: 'Corona de eucalipto', type: 'Decoración' },
]

const found = useProducts(server, PRODUCTS)

describe('for somebody of an age', () => {
  test('a book for somebody of fifteen is one for them before one from seven on', async () => {
    for (const prompt of ['book for teens', 'livre pour ado de 14 ans', 'Buch für Jugendliche'])
      assert.equal((await found(prompt))[0], 'academy', prompt)
  })

  test('of what is named the age counts: what is only listened to is no book, a dollhouse no board game', async () => {
    const books = await found('Buch für Achtjährige')
    const games = await found('brädspel från 8 år')

    assert.equal(books[0], 'atlas', books.join(' '))
    assert.ok(games.indexOf('chess') < games.indexOf('dollhouse'), games.join(' '))
  })

  for (const [prompt, first] of [
    ['bike for a 10 year old', 'bike'],
    ['vélo pour un enfant de 14 ans', 'bike'],
    ['Kamera für einen 11-jährigen Jungen', 'camera'],
    ['camera for ten-year-olds', 'camera'],
    ['lampe de chevet pour un enfant de 3 ans', 'light'],
    ['bedside lamp for a toddler', 'light'],
    ["decorations for a five year old's birthday", 'banner'],
    ['Deko zum 5. Geburtstag', 'banner'],
    ['décoration pour un anniversaire', 'banner'],
    ['decoración para el cumpleaños de mi hija', 'banner'],
  ] as const)
    test(`what is named goes before what only goes beside it or speaks of it: ${prompt}`, async () => {
      assert.equal((await found(prompt))[0], first)
    })

  test('of what is named nothing need say that it is for a child whose age is said', async () => {
    assert.deepEqual((await found('Lampe für Kinder ab 4')).slice(0, 2), ['light', 'lamp'])
  })

  test('a toy for a baby is nothing to collect and nothing to cut on', async () => {
    const ids = await found('toys for 18 months')

    assert.equal(ids[0], 'swing')
    assert.equal(ids.includes('cards') || ids.includes('mat'), false, ids.join(' '))
  })

  test('a game for outside is played with there', async () => {
    assert.equal((await found("un jeu pour l'extérieur, 8 ans"))[0], 'kite')
  })

  for (const [prompt, first] of [
    ['cadeau pour un petit garçon fou de chantiers', 'digger'],
    ['cadeau pour une cinéphile', 'film'],
    ['regalo para mi amigo friki de los dragones', 'dragon'],
  ] as const)
    test(`what somebody is mad about is given first: ${prompt}`, async () => {
      assert.equal((await found(prompt))[0], first)
    })
})

const played = useProducts(server, [
  {
    externalId: 'kibble',
    title: 'Cat Food Chicken',
    type: 'Cat food',
    customProperties: { age: '1-10 years' },
  },
  { externalId: 'farm', title: 'Puzzle en bois Ferme', customProperties: { âge: '3-5 ans' } },
  { externalId: 'montmartre', title: 'Rue de Montmartre Puzzle', customProperties: { âge: 'dès 14 ans' } },
  { externalId: 'planets', title: 'Planets Jigsaw Puzzle', customProperties: { age: '6+' } },
  { externalId: 'rings', title: 'Ring Stacker Toy', customProperties: { age: '6+ months' } },
  { externalId: 'fruit', title: 'Play Food Toy Set', customProperties: { age: '2-6' } },
  { externalId: 'settlers', title: 'Island Board Game', customProperties: { age: '10+' } },
  { externalId: 'cards', title: 'Chicken Card Game', customProperties: { age: '6+' } },
])

describe('of several for an age', () => {
  test('food for animals of that age is nothing for a child', async () => {
    for (const prompt of ['something for a 6 year old', 'gift for a boy of 10'])
      assert.ok(!(await played(prompt)).includes('kibble'), prompt)
    assert.equal((await played('food for my cat, 3 years'))[0], 'kibble')
  })

  for (const [prompt, first] of [
    ['toy for a 2 year old', 'fruit'],
    ['Spielzeug für Dreijährige', 'fruit'],
    ['game for a 14 year old', 'settlers'],
    ['spel till en 13-åring', 'settlers'],
    ['regalo para adolescente de 13 años', 'settlers'],
  ] as const)
    test(`what is for none much younger comes first: ${prompt}`, async () => {
      assert.equal((await played(prompt))[0], first)
    })

  test('a puzzle for adults is none of those for children', async () => {
    for (const prompt of ['puzzle for adults', 'Puzzle für Erwachsene', 'gift for a puzzle lover']) {
      const ids = await played(prompt)
      assert.equal(ids[0] === 'farm', false, prompt)
      assert.ok(ids.indexOf('montmartre') < ids.indexOf('farm'), `${prompt}: ${ids.join(' ')}`)
    }
    assert.equal((await played('puzzle for adults'))[0], 'montmartre')
  })
})
