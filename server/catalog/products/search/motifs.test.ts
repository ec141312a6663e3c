/** POST /products-search: what is printed on things, asked for in another language than the product's, and traits that kinds and materials have. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { foundWhole } from '../../../../test/support/found.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  ['pyjamas-clouds', 'Pyjama enfant nuages'],
  ['pyjamas-sloth', 'Kinderschlafanzug mit Faultieren'],
  ['pyjamas-plain', 'Kids Pyjamas Plain Cotton'],
  ['bedding-planets', 'Påslakanset planeter'],
  ['bedding-stars', 'Bettwäsche mit Sternen'],
  ['bedding-plain', 'Duvet Cover Set White'],
  ['banner-rainbow', 'Happy Birthday Banner Rainbow'],
  ['banner-gold', 'Happy Birthday Banner Gold'],
  ['cap-skull', 'Gorra negra calavera'],
  ['cap-lighthouse', 'Keps med fyrtorn'],
  ['bib-moose', 'Haklapp älg'],
  ['bib-bees', 'Lätzchen mit Bienen'],
  ['bin', 'Pedal bin 20 litres'],
  ['peeler', 'Sparschäler rot'],
  ['scarf', 'Kashmirhalsduk'],
  ['socks-merino', 'Vandringsstrumpor merino'],
  ['socks-cotton', 'Baumwollsocken 3 Paar'],
  ['jacket-rain', 'Friesennerz Damen Regenjacke'],
  ['jacket-denim', 'Jeansjacke Damen'],
  ['dress-guest', 'Wickelkleid für Hochzeitsgäste'],
  ['dress-bride', 'Lace Wedding Dress'],
  ['puzzle-farm', 'Bauernhof-Puzzle Kühe und Schweine'],
  ['puzzle-city', 'Puzzle Skyline'],
  ['dog-toy', 'Hundespielzeug Seil'],
  ['armchair', 'Ohrensessel grün'],
  ['chair', 'Esszimmerstuhl'],
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const [externalId, title] of PRODUCTS)
    assertAnswered(await api.post('/products', { externalId, title, price: 10, currency: 'EUR' }), 201)
})

async function found(prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  return foundWhole(answer)
}

const first = async (prompt: string): Promise<string | undefined> => (await found(prompt))[0]

describe('what is of a trait by its kind or its material comes first for it', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['warm socks', 'socks-merino'],
    ['calcetines cálidos', 'socks-merino'],
    ['waterproof jacket', 'jacket-rain'],
    ['vattentät jacka dam', 'jacket-rain'],
    ['puzzle with animals', 'puzzle-farm'],
    ['puzzle animaux', 'puzzle-farm'],
    ['dress for a wedding guest', 'dress-guest'],
    ['vestido de invitada a boda', 'dress-guest'],
    ['Spielzeug für Tiere', 'dog-toy'],
    ['chair for reading', 'armchair'],
    ['silla para leer', 'armchair'],
  ]
  for (const [prompt, externalId] of cases)
    test(prompt, async () => {
      assert.equal(await first(prompt), externalId)
    })

  test('a peeler is no scarf, though "Schäler" ends as a form of one would', async () => {
    assert.deepEqual(await found('Schal'), ['scarf'])
  })
})

describe('the motif that is asked for comes first, whatever language it is sold in', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['pyjamas with clouds', 'pyjamas-clouds'],
    ['pyjamas med moln', 'pyjamas-clouds'],
    ['pijama con nubes', 'pyjamas-clouds'],
    ['sloth pyjamas', 'pyjamas-sloth'],
    ['pyjama avec des paresseux', 'pyjamas-sloth'],
    ['solar system bedding', 'bedding-planets'],
    ['Bettwäsche Planeten', 'bedding-planets'],
    ['funda nórdica estrellas', 'bedding-stars'],
    ['påslakan med stjärnor', 'bedding-stars'],
    ['fest med regnbåge', 'banner-rainbow'],
    ['Banner Regenbogen', 'banner-rainbow'],
    ['Mütze mit Totenkopf', 'cap-skull'],
    ['casquette tête de mort', 'cap-skull'],
    ['Kappe mit Leuchtturm', 'cap-lighthouse'],
    ['bavoir élan', 'bib-moose'],
    ['babero con abejas', 'bib-bees'],
    ['haklapp med bin', 'bib-bees'],
    ['bin', 'bin'],
  ]
  for (const [prompt, externalId] of cases)
    test(prompt, async () => {
      assert.equal(await first(prompt), externalId)
    })
})
