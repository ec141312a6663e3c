/** POST /products-search: what is made for other goods is none of them, and is what it is with them. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'case', title: 'Leather Flip Case iPhone 15', type: 'Phone Cases' },
  { externalId: 'phone', title: 'Vanta X5 128 GB negro', type: 'Smartphones' },
  { externalId: 'phone256', title: 'Vanta X5 256 GB azul', type: 'Smartphones' },
  { externalId: 'funda', title: 'Funda transparente para Vanta X5', type: 'Fundas' },
  { externalId: 'pads', title: 'Ersatz-Ohrpolster für H700', type: 'Ohrpolster' },
  { externalId: 'overear', title: 'Nordklang H700 Over-Ear', type: 'Kopfhörer', vendor: 'Nordklang' },
  { externalId: 'blade', title: 'Lame de rechange pour tondeuse GreenCut 37 cm', type: 'Pièces' },
  { externalId: 'mower', title: 'Akku-Rasenmäher GreenCut 40 V', type: 'Rasenmäher' },
  { externalId: 'strings', title: 'Cordes guitare bronze 12-53', type: 'Cordes' },
  { externalId: 'guitar', title: 'Guitarra acústica Alba', type: 'Guitarras', tags: ['cuerdas de acero'] },
  { externalId: 'paper', title: 'Kopieringspapper A4 500 ark', type: 'Papper' },
  { externalId: 'printer', title: 'Tintenstrahldrucker Papyra J20', type: 'Drucker' },
  { externalId: 'ink', title: 'Druckerpatrone J20 schwarz', type: 'Tinte' },
  { externalId: 'laptopbag', title: 'Tasche für Laptop 14 Zoll', type: 'Taschen' },
  { externalId: 'rain', title: 'Regenschutz für Kinderwagen', type: 'Zubehör' },
  { externalId: 'stroller', title: 'Kinderwagen Stadt', type: 'Kinderwagen' },
  { externalId: 'bank', title: 'Powerbank 20000 mAh svart', type: 'Powerbanks' },
  { externalId: 'small', title: 'Mini Power Bank 5000 mAh pink', type: 'Power Banks' },
  { externalId: 'bed', title: 'Säng Fjäll 160x200', type: 'Sängar' },
  { externalId: 'cable', title: 'Ladekabel iPhone 2 m', type: 'Kabel', price: 9, currency: 'EUR' },
  { externalId: 'mallet', title: 'Holzhammer Buche', type: 'Werkzeug' },
  { externalId: 'hammer', title: 'Hammare 450 g', type: 'Hammare' },
  { externalId: 'leash', title: 'Hundkoppel 2 m', type: 'Koppel' },
  { externalId: 'charger', title: 'USB-C Ladegerät 20 W', type: 'Ladegeräte', price: 15, currency: 'EUR' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, what is made for other goods', () => {
  test('a case whose title ends with its phone is no phone', async () => {
    for (const prompt of ['celular', 'Natel', 'phone']) {
      assert.deepEqual((await found(prompt)).slice(0, 2).toSorted(), ['phone', 'phone256'], prompt)
    }
    for (const prompt of ['cell phone cover', 'case for phone'])
      assert.deepEqual((await found(prompt)).slice(0, 2).toSorted(), ['case', 'funda'], prompt)
  })

  test('a name alone is of the thing before what is made for it', async () => {
    assert.equal((await found('nordklang h700'))[0], 'overear')
    assert.equal((await found('papyra j20'))[0], 'printer')
    assert.deepEqual((await found('vanta x5')).at(-1), 'funda')
  })

  test('a part is found by what it is for, in words that the table has in one', async () => {
    for (const prompt of ['blade for lawn mower', 'lame pour tondeuse', 'Messer für Rasenmäher'])
      assert.equal((await found(prompt))[0], 'blade', prompt)
    for (const prompt of ['strings for guitar', 'strings for acoustic guitar'])
      assert.equal((await found(prompt))[0], 'strings', prompt)
    assert.equal((await found('paper for printer'))[0], 'paper')
    assert.equal((await found('datorväska'))[0], 'laptopbag')
    assert.equal((await found('lead for dog'))[0], 'leash')
    assert.equal((await found('rugged wooden hammer'))[0], 'hammer')
  })

  test('what is said to be for a thing is not that, though nothing is known of it', async () => {
    assert.equal((await found('Kinderwagen'))[0], 'stroller')
    assert.equal((await found('stroller'))[0], 'stroller')
  })

  test('a measure is one in any spelling', async () => {
    assert.deepEqual(await found('power bank 20000mah'), ['bank'])
    assert.deepEqual(await found('powerbank 5000 mah'), ['small'])
    assert.deepEqual((await found('téléphone 256 go'))[0], 'phone256')
  })

  test('where no dog bed is sold none of people comes, and a cable is no charger', async () => {
    assert.ok(!(await found('dog bed')).includes('bed'))
    assert.deepEqual(await found('billigaste laddaren'), ['charger'])
  })
})
