/** POST /products-search prompt: what a small shop answers to shoppers of five languages, and in which order. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { type Api, aWorkspace, useServer } from '../../../../test/support/server.ts'
import { SHOP, stockShop } from '../../../../test/support/example-shop.ts'

const server = await useServer()
let api: Api

before(async () => {
  api = (await aWorkspace(server)).api
  await stockShop(api)
})

async function ask(prompt: string, limit = 100) {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit, fields: ['externalId'] })
  const { meta, items } = assertAnswered(answer)
  const names: string[] = items.map(({ externalId }: { externalId: string }) => externalId)
  return {
    names,
    total: meta.maxResults as number,
    reading: String(answer.headers['x-search-interpretation']),
  }
}

/** prompt → the products that come, best first; `…` when others may follow */
const ANSWERS = `
leather jacket → leather-jacket
red dress under 50 euro on sale, not from Acme → red-dress-cheap
red dress from acme → red-dress blue-dress
couch → sofa
a rucksack → backpack
red leather bag → handbag backpack
coffee mug → mug tasse mugg
running shoes → runner lopskor trail
shoes under 100 euro → rubber-boots sneaker
shoes in collection Skor → lopskor
wool not scarf → hat sweater manteau mantel byxor boots
wool without Nordwind → manteau mantel byxor
jackets in stock from Nordwind → jacket
perfume → perfume
cheapest sofa → sofa
gifts between 60 and 200 euro → perfume ring necklace …
usb-c charger → charger
usbc charger → charger
röd klänning under 600 kr → sommarklanning
röda klänningar på rea → sommarklanning kleid vestido red-dress-cheap red-dress
vit skjorta → skjorta …
vinterjacka → vinterjacka
jacka från Åhléns → vinterjacka
löparskor → lopskor …
blå mugg → mugg tasse mug
rotes Kleid → kleid …
rotes Kleid unter 100 Euro → kleid vestido red-dress-cheap red-dress kids-dress blue-dress
weißes Hemd von Müller → hemd
weisses hemd von müller → hemd
Kaffeetasse → tasse mugg mug
Ledergürtel → belt
gruener Hoodie → hoodie
robe rouge → robe …
robe rouge en solde → red-dress-cheap vestido kleid red-dress sommarklanning
chemise blanche → chemise …
chemise blanche moins de 50 euros → hemd camisa
manteau en laine → manteau mantel
vestido rojo → vestido …
camisa blanca menos de 50 euros → camisa hemd
zapatos de cuero → zapatos …
"red silk" → red-dress
"silk red" →
not leather from Maison Claire → perfume manteau chemise robe black-dress
`
const COMPARED_AS_SETS = new Set([
  'gifts between 60 and 200 euro',
  'robe rouge en solde',
  'röda klänningar på rea',
  'rotes Kleid unter 100 Euro',
  'chemise blanche moins de 50 euros',
  'shoes under 100 euro',
  'wool not scarf',
  'wool without Nordwind',
])

describe('POST /products-search, prompt', () => {
  for (const row of ANSWERS.trim().split('\n')) {
    const [prompt = '', expected = ''] = row.split(/ → ?/)
    const names = expected.split(' ').filter(Boolean)
    test(`${prompt} brings ${expected || 'nothing'}`, async () => {
      const isStart = names.at(-1) === '…'
      const wanted = isStart ? names.slice(0, -1) : names

      const { names: found, total, reading } = await ask(prompt)

      const compared = isStart ? found.slice(0, wanted.length) : found
      if (COMPARED_AS_SETS.has(prompt)) assert.deepEqual(compared.sort(), wanted.toSorted(), reading)
      else assert.deepEqual(compared, wanted, reading)
      assert.equal(total, found.length)
    })
  }

  test('a word finds what is called that before what means the same, a title before a body', async () => {
    const { names } = await ask('dress')

    const english = ['red-dress', 'blue-dress', 'red-dress-cheap', 'black-dress', 'kids-dress']
    assert.deepEqual(names.slice(0, 5).sort(), english.toSorted())
    assert.deepEqual(names.slice(5).sort(), ['klanning', 'kleid', 'robe', 'sommarklanning', 'vestido'])
    const { names: wool } = await ask('wool')
    assert.ok(wool.includes('boots'))
    for (const titled of ['sweater', 'scarf', 'hat'])
      assert.ok(wool.indexOf(titled) < wool.indexOf('boots'), wool.join(' '))
  })

  for (const [typed, meant, name] of [
    ['leahter jackt', 'leather jacket', 'leather-jacket'],
    ['waterprof jaket', 'waterproof jacket', 'jacket'],
    ['hedphones', 'headphones', 'headphones'],
    ['necklase', 'necklace', 'necklace'],
    ['blu shrit', 'blue shirt', 'blue-shirt'],
  ] as const) {
    test(`a slip is mended: ${typed} is ${meant}, and the header says so`, async () => {
      const { names, reading } = await ask(typed)

      assert.equal(names[0], name)
      assert.match(reading, /corrected=\(/)
    })
  }

  test('when nothing has all words, what has most of them comes, and the header says how many', async () => {
    const { names, reading } = await ask('red leather submarine')

    assert.deepEqual(names, ['handbag'])
    assert.match(reading, /least-words=2/)
    assert.deepEqual((await ask('unobtainium')).names, [])
  })

  test('what is read as a constraint holds even when fewer words do', async () => {
    const { names } = await ask('red leather submarine under 100 euro not from Nordwind')

    const fit = SHOP.filter(({ name }) => names.includes(name))
    assert.ok(fit.length > 0)
    assert.ok(fit.every(({ price, vendor }) => price !== null && price < 100 && vendor !== 'Nordwind'))
  })

  test('X-Search-Interpretation says how the prompt was read', async () => {
    const { reading } = await ask('red dress under 50 euro on sale, not from Acme')

    assert.equal(
      reading,
      'max-below=50, currency=EUR, on-sale, not-vendors=("Acme"), words=("red" "dress"), languages=(en), why=("[Red] Cotton [Dress]")',
    )
  })
})
