/** POST /products-search: what a product is, known by what names it and not by words that only look like that. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'
import type { Language } from '../prompt/interpretation.ts'
import { meantBy } from './meaning-lexemes.ts'
import { nameOf } from './product-names.ts'
import { documentOf, rankedVector } from './vectors.ts'
import { wordsOf } from './words.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const SHED = 'The Shed'
const FOR_HIM = 'For Him, Always'

const PRODUCTS = [
  { externalId: 'pyjamas', title: 'Checked Pyjamas' },
  { externalId: 'nightdress', title: 'Nattlinne bomull' },
  { externalId: 'scented', title: 'Bougie parfumée figue' },
  { externalId: 'plain', title: 'Stearinljus oparfymerade 20-pack' },
  { externalId: 'screwdrivers', title: 'Juego de destornilladores 8 piezas' },
  { externalId: 'drivers', title: 'Skruvmejselset 32 delar' },
  { externalId: 'game', title: 'Jeu de société Les Îles perdues' },
  { externalId: 'seed', title: 'Fågelfrö blandning 5 kg', type: 'Fågelmat' },
  { externalId: 'catfood', title: 'Kattmat tonfisk' },
  { externalId: 'dining', title: 'Matbord ek 180 cm', bodyHtml: '<p>Takes eight chairs, or ten.</p>' },
  { externalId: 'chair', title: 'Ash Chair' },
  { externalId: 'desk', title: 'Writing Desk Bamboo' },
  { externalId: 'hammer', title: 'Claw Hammer', externalCollectionIds: [SHED] },
  { externalId: 'tea', title: 'Thé vert au jasmin' },
  { externalId: 'cedar', title: 'Eau de Toilette Cedar', externalCollectionIds: [FOR_HIM] },
  { externalId: 'electric', title: 'Tondeuse à gazon électrique' },
  { externalId: 'mower', title: 'Handrasenmäher' },
  { externalId: 'dogfood', title: 'Dog Food Salmon' },
  { externalId: 'fish', title: 'Smoked Salmon' },
  { externalId: 'jacket', title: 'Rain Jacket', tags: ['women'] },
  { externalId: 'wallet', title: 'Leather Wallet', bodyHtml: '<p>Fits every jacket.</p>' },
  { externalId: 'red', title: 'Rioja Crianza tinto', type: 'Vinos', tags: ['vino tinto'] },
  { externalId: 'white', title: 'Riesling', type: 'Weißwein' },
  { externalId: 'zorbel', title: 'Zorbelplattenkrimmer' },
  { externalId: 'sleeping', title: 'Schlafsack bis minus 5 Grad' },
  { externalId: 'guitar', title: 'Acoustic Guitar' },
  { externalId: 'strap', title: 'Leather Guitar Strap' },
  { externalId: 'deodorant', title: 'Deo-Creme ohne Aluminium' },
  { externalId: 'telescope', title: 'Telescope 70 mm' },
  { externalId: 'rod', title: 'Caña de pescar telescópica' },
  { externalId: 'polish', title: 'Nagellack rot' },
  { externalId: 'lipgloss', title: 'Lipgloss rot' },
  { externalId: 'wash', title: 'Garden Body Wash' },
  { externalId: 'rake', title: 'Laubrechen' },
  { externalId: 'floormat', title: 'Alfombrillas de coche' },
  { externalId: 'earrings', title: "Boucles d'oreilles en argent" },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const title of [SHED, FOR_HIM])
    assertAnswered(await api.post('/collections', { title, externalId: title }), 201)
  for (const product of PRODUCTS)
    assertAnswered(await api.post('/products', { price: 10, currency: 'EUR', ...product }), 201)
})

async function ask(prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  const { items } = assertAnswered(answer)
  return items.map(({ externalId }: { externalId: string }) => externalId)
}

const helpsOf = (title: string, language: 'en' | 'sv' | 'de' | 'fr' | 'es'): readonly string[] =>
  meantBy(wordsOf(title), [language], {}).map(({ lexeme }) => lexeme)

describe('what products are', () => {
  test('says what they help with, and what they have, are called after or taste of does not', () => {
    assert.ok(!helpsOf('Ceramic Fan Heater with Timer', 'en').includes('§^loves-baking'))
    assert.ok(!helpsOf('Tabla de cortar de olivo', 'es').includes('§^loves-gardening'))
    assert.ok(!helpsOf('Waffle Robe', 'en').includes('§^sweet-tooth'))
    assert.ok(helpsOf('Casco de bici', 'es').includes('§^loves-cycling'))
    assert.ok(helpsOf('Korg för cykel', 'sv').includes('§^loves-cycling'))
  })

  test('how many bottles of beer come together is not what it is', () => {
    const named = meantBy(wordsOf('Alkoholfreies Bier 6 Flaschen'), ['de'], {})
      .map(({ lexeme }) => lexeme)
      .filter((lexeme) => lexeme.startsWith('§!'))
    assert.deepEqual([...new Set(named)], ['§!beer'])
  })

  for (const [prompt, found] of [
    ['nightdress', ['nightdress']],
    ['board game', ['game']],
    ['screwdriver', ['drivers', 'screwdrivers']],
    ['mat till fåglarna', ['seed']],
    ['tea', ['tea']],
    ['thé', ['tea']],
    ['alcool', ['red', 'white']],
    ['something to drink', ['red', 'tea', 'white']],
    ['For Him, Always', ['cedar']],
    ['mower without electricity', ['mower']],
    ['dog food', ['dogfood']],
    ['Wein, aber nicht rot', ['white']],
    ['Schlafsack bis minus 5 Grad', ['sleeping']],
    ['Zorbelkrimmer', ['zorbel']],
    ['Zorbelvarken', []],
    ['örhängen', ['earrings']],
    ['nagelak', ['polish']],
    ['tapis de sol pour la voiture', ['floormat']],
    ['etwas, um Hemden zu bügeln', []],
    ['deodorant without aluminium', ['deodorant']],
    ['nightdress & smoked salmon', ['fish', 'nightdress']],
    ['chair for the dining table', ['chair']],
    ['stol till matbordet', ['chair']],
    ['Stuhl für den Esstisch', ['chair']],
    ['chaise pour la table à manger', ['chair']],
    ['silla para la mesa de comedor', ['chair']],
  ] as const)
    test(`"${prompt}" finds ${found.join(' and ')} and nothing else`, async () => {
      assert.deepEqual((await ask(prompt)).sort(), found)
    })

  for (const [prompt, first] of [
    ['pyjamas', 'pyjamas'],
    ['bougie sans parfum', 'plain'],
    ['unscented candles', 'plain'],
    ['scented candle', 'scented'],
    ['dinning table', 'dining'],
    ['something for her', 'jacket'],
    ['telescopo', 'telescope'],
    ['for gardening', 'rake'],
    ['gitarre', 'guitar'],
  ] as const)
    test(`"${prompt}" finds ${first} first`, async () => {
      assert.equal((await ask(prompt))[0], first)
    })
})

test('what a title tells of behind a comma, behind a link or before a hyphen is not what the product is', () => {
  for (const [title, language, id] of [
    ['Poupée Capucine, robe rouge', 'fr', 'doll'],
    ['Spielpuppe Lotte mit lila Kleid', 'de', 'doll'],
    ["Kids' Light-Up Trainers", 'en', 'sneaker'],
    ['Hot Water Bottles', 'en', 'hot-water-bottle'],
    ["L'été des falaises – roman", 'fr', 'novel'],
    ['Terreau rempotage plantes vertes 20 L', 'fr', 'soil'],
    ['Reposapiés ergonómico bajo escritorio', 'es', 'footrest'],
  ] as const) {
    const meant = meantBy(wordsOf(title), [language], nameOf(title, new Set()))
    const is = meant.flatMap(({ lexeme }) => (lexeme.startsWith('§!') ? [lexeme.slice(2)] : []))
    assert.deepEqual([...new Set(is)], [id], title)
  }
})

function thingsOf(title: string, type: string, languages: readonly Language[]): string[] {
  const { title: named } = documentOf({ title, vendor: '', type, tags: [], bodyText: '', languages })
  return [...new Set(named.meant.flatMap(({ lexeme }) => (lexeme.startsWith('§!') ? [lexeme.slice(2)] : [])))]
}

test('of several things in a title the product is the one that its type says it is', () => {
  for (const [title, type, language, ids] of [
    ['Crunchy Granola Almond & Maple', 'Cereals', 'en', ['muesli']],
    ['Taklampa rispapper vit', 'Lampor', 'sv', ['ceiling-lamp']],
    ['Knäckebröd surdeg råg', 'Bröd', 'sv', ['crispbread']],
    ['Leather Watch Strap', 'Watches', 'en', ['watch-strap']],
    ['Pralinen Geschenkbox 24 Stück', 'Pralinen', 'de', ['pralines', 'gift-set']],
    ['Running Trainers', 'Shoes', 'en', ['running-shoes']],
    ['Bluetooth Speaker', 'Zorbel', 'en', ['bluetooth-speaker']],
  ] as const)
    assert.deepEqual(thingsOf(title, type, [language]), ids, title)
})

test('the first part of a pair with one ending, how many there are, what they come in and what they taste of name no product', () => {
  for (const [title, language, ids] of [
    ['Salz- und Pfeffermühle Buche', 'de', ['pepper-mill']],
    ['Höj- och sänkbart skrivbord ek', 'sv', ['desk', 'standing-desk']],
    ['Toallas de baño blancas juego de 3', 'es', ['towel']],
    ['Box Grater Four Sides', 'en', ['cheese-grater']],
    ['Mehlmischung hell', 'de', ['flour']],
    ['Halstabletter salvia & honung', 'sv', ['lozenges']],
    ['Lippenbalsam Honig', 'de', ['lip-balm']],
    ['Wildblumen-Saatgut für Bienen', 'de', ['flower-seeds']],
    ['Irish Cable Knit Jumper', 'en', ['sweater']],
    ['Tea Tree Anti-Dandruff Shampoo', 'en', ['shampoo']],
    ['Laptop 15 inch 512 GB SSD', 'en', ['laptop']],
  ] as const)
    assert.deepEqual(thingsOf(title, '', [language]), ids, title)
})

test('of things side by side the first is what it is where two would be written as one, and a shade of what is worn or furnishes is none', () => {
  for (const [title, language, ids] of [
    ['Hustensaft Efeu 200 ml', 'de', ['cough-syrup']],
    ['Hundespielzeug Seil und Ball', 'de', ['dog-toy']],
    ['Press-On Nails Red', 'en', ['false-nails']],
    ['Bottle Green Velvet Armchair', 'en', ['armchair']],
    ['Cognac Leather Handbag', 'en', ['handbag']],
    ['Cognac VSOP', 'fr', ['cognac']],
  ] as const)
    assert.deepEqual(thingsOf(title, '', [language]), ids, title)
})

test('what is free of something by its nature is marked as free of it', () => {
  for (const [title, mark] of [
    ['Tisane camomille', '§caffeine'],
    ['Apfelsaft naturtrüb', '§alcohol'],
    ['LED Kerzen Echtwachs', '§flame'],
  ] as const) {
    const document = documentOf({ title, vendor: '', type: '', tags: [], bodyText: '' })
    assert.ok(rankedVector(document, () => []).includes(`'~${mark}'`), title)
  }
})
