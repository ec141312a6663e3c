/** POST /products-search: what has by its nature what is refused, or says so in another word, does not come. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'moka', title: 'Cafetera italiana aluminio 6 tazas', type: 'Cafeteras' },
  { externalId: 'brewer', title: 'Kaffebryggare Norr vit 10 koppar', type: 'Kaffebryggare' },
  { externalId: 'watts', title: 'Cafetière Matin noire', type: 'Cafetières', tags: ['900 W'] },
  {
    externalId: 'wired',
    title: 'Kopfhörer Studio kabelgebunden weiß',
    type: 'Kopfhörer',
    bodyHtml: '<p>Für Mischpult und Klavier. Kein Bluetooth.</p>',
  },
  { externalId: 'wireless', title: 'Auriculares deportivos inalámbricos negros', type: 'Auriculares' },
  { externalId: 'smart', title: 'Smartwatch Fit 3 GPS schwarz', type: 'Smartwatches' },
  { externalId: 'diver', title: "Automatic Diver's Watch 200 m", type: 'Watches' },
  { externalId: 'iphone', title: 'Coque en cuir iPhone 15 marron', type: 'Coques' },
  { externalId: 'galaxy', title: 'Funda Galaxy S24 negra antigolpes', type: 'Fundas' },
  { externalId: 'abc', title: 'ABC Tierposter Kinderzimmer 50x70', type: 'Poster' },
  { externalId: 'fern', title: 'Affisch botanisk ormbunke 30x40', type: 'Affischer' },
  { externalId: 'floor-lamp', title: 'Brass Arc Floor Lamp', type: 'Lamps' },
  { externalId: 'lantern', title: 'Lanterne solaire de jardin noire', type: 'Lampes' },
  {
    externalId: 'ipa',
    title: 'IPA Hop Along 33 cl',
    type: 'Beer',
    bodyHtml: '<p>There is an alcohol-free one too.</p>',
  },
  { externalId: 'free', title: 'IPA alkoholfrei Hop Along 33 cl', type: 'Bier' },
  { externalId: 'cards', title: 'Kortspel Älgen kommer', type: 'Kortspel' },
  { externalId: 'board', title: 'Juego de mesa La Isla Perdida', type: 'Juegos de mesa' },
  { externalId: 'pad', title: 'Chargeur sans fil 3 en 1', type: 'Chargeurs' },
  { externalId: 'charger', title: 'Laddare USB-C 65 W', type: 'Laddare' },
  { externalId: 'action', title: "Caméra d'action 4K étanche", type: 'Caméras' },
  { externalId: 'flash', title: 'Engångskamera 27 bilder med blixt', type: 'Kameror' },
  { externalId: 'instant', title: 'Sofortbildkamera mint', type: 'Kameras' },
])

async function find(table: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [expected, prompts] of Object.entries(table))
    for (const prompt of prompts)
      assert.deepEqual((await found(prompt)).toSorted(), expected.split(' ').toSorted(), prompt)
}

test('no coffee machine where none is to be electric, in any of the words', () =>
  find({
    moka: [
      'cafetera que no sea eléctrica',
      'coffee maker, not electric',
      'kaffebryggare som inte kräver el',
      'Kaffeemaschine ohne Strom',
      'cafetière non électrique',
      'coffee maker that requires no electricity',
    ],
  }))

test('nothing wired where there is to be no cable, though it says that it has no Bluetooth', () =>
  find({
    wireless: [
      'hörlurar utan sladd',
      'headphones without a cord',
      'Kopfhörer ohne Kabel',
      'auriculares sin cable',
      'headphones that do not need a plug',
    ],
    wired: ['hörlurar, inte trådlösa', 'cualquier auricular menos inalámbrico', 'Kopfhörer ohne Bluetooth'],
  }))

test('no smart watch, in whatever language it is denied', () =>
  find({
    diver: [
      'montre non connectée',
      'montre pas connectée',
      'watch, not smart',
      'armbandsur, inte smart',
      'keine smarte Armbanduhr',
      'reloj de pulsera no inteligente',
    ],
  }))

test('nothing that is for the model that it is not for; of a maker, nor for its own', () =>
  find({
    galaxy: [
      'funda de móvil, no para iphone',
      'phone case, not for iPhone',
      'Handyhülle, nicht fürs iPhone',
      'mobilskal, inte till iPhone',
      'coque de téléphone, pas pour iPhone',
      'Handyhülle, aber nicht für iPhone 15',
    ],
    iphone: ['phone case not for Samsung', 'mobilskal, inte till Samsung'],
  }))

test('nothing for the room of those that it is not for', () =>
  find({
    fern: [
      'posters, nothing for kids',
      'Poster, nichts für Kinder',
      'posters, inget för barn',
      'affiches, rien pour enfants',
      'pósters, nada para niños',
      'nothing for kids, posters',
    ],
  }))

test('no lamp of those that are plugged in', () =>
  find({ lantern: ['lampa utan el', 'lampe sans électricité', 'lamp without a plug'] }))

test('what is said of another product is not said of this', () =>
  find({ free: ['beer, nothing with alcohol'] }))

test('a sort of what is refused comes where that is wanted', () =>
  find({ cards: ['not a board game, a card game', 'kein Brettspiel, ein Kartenspiel'] }))

test('a name that denies is denied itself', () => find({ charger: ['chargeur, pas sans fil'] }))

test('a camera without a flash in any language', () =>
  find({
    'instant action': ['camera without flash', 'kamera utan blixt', 'Kamera ohne Blitz'],
    'flash instant': ['camera that is not digital', 'kamera, inte digital'],
  }))
