/** POST /products-search: what is refused though a product does not say it in that word, and what is not though it does. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())
let api: Api

const PRODUCTS = [
  { externalId: 'gas', title: 'Gasgrill 3 Brenner', type: 'Grills' },
  { externalId: 'coal', title: 'Klotgrill svart', type: 'Grillar' },
  { externalId: 'down', title: 'Duntäcke svalt', type: 'Täcken' },
  { externalId: 'bamboo', title: 'Bettdecke Bambus', type: 'Bettdecken' },
  { externalId: 'cava', title: 'Cava Brut Nature', type: 'Vinos' },
  { externalId: 'rioja', title: 'Rioja Crianza vino tinto', type: 'Vinos' },
  { externalId: 'beans', title: 'Kaffebönor mellanrost', type: 'Kaffe' },
  { externalId: 'decaf', title: 'Café décaféiné moulu', type: 'Cafés' },
  { externalId: 'fiddle', title: 'Fiol nybörjarset', type: 'Musikinstrument' },
  { externalId: 'strings', title: 'Gitarrsträngar', type: 'Musikinstrument' },
  { externalId: 'parka', title: 'Winterparka olive', type: 'Parka', bodyHtml: 'Mit abnehmbarer Kapuze.' },
  { externalId: 'anorak', title: 'Anorak bleu', type: 'Parka', bodyHtml: 'Capuche et poche.' },
  { externalId: 'bare', title: 'Parka négra sin capucha', type: 'Parka' },
  { externalId: 'plain', title: 'Parka grön', type: 'Parka', bodyHtml: 'Två fickor.' },
  { externalId: 'scented', title: 'Bougie parfumée figuier', type: 'Bougies' },
  { externalId: 'wax', title: 'Stearinljus vita', type: 'Ljus' },
  { externalId: 'sleeved', title: 'Kimono azul', type: 'Kimonos', bodyHtml: 'De mangas largas.' },
  { externalId: 'langarm', title: 'Kimono langarm', type: 'Kimonos' },
  { externalId: 'short', title: 'Kimono court', type: 'Kimonos', bodyHtml: 'Manches courtes.' },
  { externalId: 'redcup', title: 'Red mug', type: 'Mugs' },
  { externalId: 'bluecup', title: 'Blue mug', type: 'Mugs' },
  { externalId: 'gres', title: 'Assiettes en grès', type: 'Assiettes' },
  { externalId: 'porslin', title: 'Tallrikar porslin', type: 'Tallrikar' },
  { externalId: 'fibre', title: 'Fibertäcke, utan dun', type: 'Täcken' },
  { externalId: 'penne', title: 'Glutenfri penne', type: 'Pasta' },
  { externalId: 'tagliatelle', title: 'Tagliatelle', type: 'Pasta' },
  { externalId: 'plainbag', title: 'Rucksack blau', type: 'Rucksäcke' },
  { externalId: 'foxbag', title: 'Fox Backpack', type: 'Backpacks', customProperties: { Age: '3-6 years' } },
  { externalId: 'stars', title: 'Tapete Sterne Kinder', type: 'Tapeten' },
  { externalId: 'ferns', title: 'Tapete Farn', type: 'Tapeten' },
  { externalId: 'goblets', title: 'Weingläser 6er-Set', type: 'Gläser' },
  { externalId: 'duffel', title: 'Bolsa de viaje impermeable', type: 'Bolsas', tags: ['impermeable'] },
  { externalId: 'mac', title: 'Imperméable jaune', type: 'Imperméables' },
  { externalId: 'taper', title: 'Bougie longue', type: 'Bougies', bodyHtml: 'Cire végétale.' },
  { externalId: 'racer', title: 'Radiostyrd bil', type: 'Leksaker' },
  { externalId: 'blocks', title: 'Building Blocks', type: 'Toys' },
]

before(async () => {
  api = (await aWorkspace(server)).api
  for (const product of PRODUCTS)
    assertAnswered(await api.post('/products', { currency: 'EUR', price: 9, ...product }), 201)
})

async function found(prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  const { items } = assertAnswered(answer)
  return items.map(({ externalId }: { externalId: string }) => externalId) as string[]
}

describe('POST /products-search, refused', () => {
  for (const [prompt, expected] of [
    ['bitte kein Gas, einen Grill', ['coal']],
    ['plates, no stoneware', ['porslin']],
    ['Teller, kein Porzellan', ['gres']],
    ['pasta, jag är glutenintolerant', ['penne']],
    ['toys but no cars', ['blocks']],
    ['du vin, pas de bulles', ['rioja']],
    ['vin utan bubblor', ['rioja']],
    ['coffee without caffeine', ['decaf']],
    ['musikgrejer, inga gitarrprylar', ['fiddle']],
  ] as const)
    test(`what is named after it or is known to have it is left out: ${prompt}`, async () => {
      assert.deepEqual(await found(prompt), expected)
    })

  test('what says that it is without down is free of feathers', async () => {
    for (const prompt of ['une couette, je suis allergique aux plumes', 'duvet, feathers make me sneeze'])
      assert.deepEqual((await found(prompt)).toSorted(), ['bamboo', 'fibre'], prompt)
  })

  test('a part is left out in every language, and what says that it has none is not', async () => {
    for (const prompt of ['parka without hood', 'parka utan luva', 'Parka ohne Kapuze', 'parka sans capuche'])
      assert.deepEqual((await found(prompt)).toSorted(), ['bare', 'plain'], prompt)
    for (const prompt of [
      'parka no pockets',
      'parka inga fickor',
      'parka sans poches',
      'parka sin bolsillos',
    ])
      assert.deepEqual((await found(prompt)).toSorted(), ['bare', 'parka'], prompt)
  })

  test('a part with what it is like is left out in every language', async () => {
    for (const prompt of [
      'kimono without long sleeves',
      'kimono sin mangas largas',
      'kimono sans manches longues',
    ])
      assert.deepEqual(await found(prompt), ['short'], prompt)
  })

  test('the red of "the red ones" is left out', async () => {
    assert.deepEqual(await found('mugs except the red ones'), ['bluecup'])
    assert.deepEqual(await found('mugs without the red ones'), ['bluecup'])
  })

  test('what wants no scent gets no candle that has its scent in its name', async () => {
    for (const prompt of ['bougie sans parfum', 'unscented candle', 'candle without perfume'])
      assert.ok(!(await found(prompt)).includes('scented'), prompt)
  })

  test('what says an age of children, or that it is for them, is left out where it is not for them', async () => {
    for (const prompt of ['Rucksack, nicht für Kinder', 'a backpack, not for kids'])
      assert.deepEqual(await found(prompt), ['plainbag'], prompt)
    for (const prompt of ['Tapete, nicht fürs Kinderzimmer', 'wallpaper, not for the nursery'])
      assert.deepEqual(await found(prompt), ['ferns'], prompt)
  })

  test('what is named after the thing that is refused is not left out', async () => {
    for (const prompt of ['wine glasses, not the wine', 'Weingläser, aber keinen Wein', 'vinglas, inte vin'])
      assert.equal((await found(prompt))[0], 'goblets', prompt)
  })

  test('what is on a thing is left out in every language', async () => {
    for (const prompt of ['tapet utan stjärnor', 'papier peint sans étoiles', 'wallpaper, no stars'])
      assert.deepEqual(await found(prompt), ['ferns'], prompt)
  })

  test('what is waterproof, or of wax, is no raincoat', async () => {
    assert.deepEqual(await found('Regenmantel'), ['mac'])
  })
})
