/** POST /products-search, like what a maker makes: what comes where none of theirs is sold, and none of the versions of what is named. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'tracker', title: 'Pulsera de actividad azul', type: 'Pulseras', price: 40 },
  { externalId: 'bracelet', title: 'Läderarmband herr svart', type: 'Smycken', price: 35 },
  { externalId: 'smartwatch', title: 'Smartwatch Fit 3 GPS', type: 'Smartwatches', price: 150 },
  { externalId: 'reader', title: 'Lector de libros electrónicos Tinta', type: 'Lectores', price: 119 },
  { externalId: 'action', title: "Caméra d'action 4K", type: 'Caméras', price: 99 },
  { externalId: 'kids camera', title: 'Kids Digital Camera Blue', type: 'Cameras', price: 49 },
  { externalId: 'buds', title: 'Écouteurs sans fil Pico', type: 'Écouteurs', price: 59 },
  { externalId: 'over ear', title: 'Kopfhörer Studio weiß', type: 'Kopfhörer', price: 89 },
  { externalId: 'speaker', title: 'Bluetooth-Lautsprecher Pool', type: 'Lautsprecher', price: 45 },
  {
    externalId: 'vela woman',
    title: 'Kinetik Vela 4 löparskor dam',
    vendor: 'Kinetik',
    type: 'Löparskor',
    price: 1299,
    currency: 'SEK',
  },
  {
    externalId: 'vela man',
    title: "Kinetik Vela 4 Men's Running Shoes",
    vendor: 'Kinetik',
    type: 'Running Shoes',
    price: 129,
  },
  {
    externalId: 'roca',
    title: 'Zapatillas de running Roca X',
    vendor: 'Kinetik',
    type: 'Zapatillas',
    price: 99,
  },
  { externalId: 'dear', title: 'Laufschuhe Gipfel', vendor: 'Gipfel', type: 'Laufschuhe', price: 199 },
])

describe('POST /products-search, like what a maker makes', () => {
  for (const prompt of [
    'una pulsera tipo fitbit',
    'ett armband typ Fitbit',
    'Armband wie Fitbit',
    'Fitbit-ähnliches Armband',
    'un bracelet genre fitbit',
    'a fitbit type bracelet',
  ])
    test(`what the name stands for comes, and not what it is called besides: ${prompt}`, async () => {
      const names = await found(prompt)
      assert.equal(names[0], 'tracker')
      assert.notEqual(names[1], 'bracelet')
    })

  for (const [prompt, first] of [
    ['kindle-like reader', 'reader'],
    ['une liseuse genre kindle', 'reader'],
    ['lector tipo kindle', 'reader'],
    ['Kamera im Stil von GoPro', 'action'],
    ['gopro style camera', 'action'],
    ['kamera typ gopro', 'action'],
  ] as const)
    test(`whichever way it is said: ${prompt}`, async () => {
      assert.equal((await found(prompt))[0], first)
    })

  test('what is near it comes before what is only kin to that', async () => {
    assert.deepEqual((await found('casque façon airpods')).slice(0, 2), ['buds', 'over ear'])
  })
})

describe('POST /products-search, in the place of a product of which there are versions', () => {
  for (const prompt of [
    'comme la vela 4 mais moins cher',
    'som vela 4 fast billigare',
    'wie der Vela 4, nur billiger',
    'como las vela 4 pero más baratas',
    'something like the Vela 4 but cheaper',
  ])
    test(`none of them comes, nor what costs more than any in its currency: ${prompt}`, async () => {
      assert.deepEqual(await found(prompt), ['roca'])
    })

  test('an alternative is none of them', async () => {
    const names = await found('alternative à la Vela 4')
    assert.ok(names.includes('roca'))
    assert.ok(!names.some((name) => name.startsWith('vela')), names.join(' '))
  })

  test('the version for somebody else is like it', async () => {
    assert.equal((await found('som löparskorna vela 4 fast till herr'))[0], 'vela man')
  })
})
