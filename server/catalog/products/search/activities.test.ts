/** POST /products-search: what people do, where to, and for what, where nothing is named that they want for it. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'rope', title: 'Cuerda de escalada 60 m', tags: ['escalada'] },
  { externalId: 'shoes', title: 'Climbing Shoes Gecko', tags: ['climbing'] },
  { externalId: 'chalk', title: 'Kritpåse', tags: ['klättring'] },
  { externalId: 'gloves', title: 'Boxhandschuhe rot' },
  { externalId: 'bike', title: 'Kids Bike 16 inch', price: 190, currency: 'EUR' },
  { externalId: 'lock', title: 'Antivol vélo pliant', price: 45, currency: 'EUR' },
  { externalId: 'pump', title: 'Fahrradpumpe', price: 20, currency: 'EUR' },
  { externalId: 'guitar', title: 'Guitare folk', price: 180, currency: 'EUR' },
  { externalId: 'strings', title: 'Gitarrensaiten', price: 11, currency: 'EUR' },
  { externalId: 'camera', title: 'Mirrorless Camera', price: 800, currency: 'EUR' },
  { externalId: 'tripod', title: 'Trípode de viaje', price: 90, currency: 'EUR' },
  { externalId: 'swimsuit', title: 'Bañador azul', price: 39, currency: 'EUR' },
  { externalId: 'parasol', title: 'Sonnenschirm', price: 25, currency: 'EUR' },
  { externalId: 'cooler', title: 'Cool Box 28 L', tags: ['beach'], price: 79, currency: 'EUR' },
  { externalId: 'pillow', title: 'Nackkudde', price: 24, currency: 'EUR' },
  { externalId: 'dumbbell', title: 'Kurzhantel 10 kg', price: 30, currency: 'EUR' },
  { externalId: 'keeper', title: 'Guantes de portero' },
  { externalId: 'adapter', title: 'Adaptateur de voyage' },
  { externalId: 'radio', title: 'Digitalradio' },
  { externalId: 'smart', title: 'Nova 12 smartphone 256 GB', type: 'Mobiltelefoner' },
  { externalId: 'simple', title: 'Téléphone à grosses touches' },
  { externalId: 'case', title: 'Funda Nova 12', type: 'Fundas' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, activities', () => {
  test('what people do alone is asked for by the goods of whoever does it, in any language', async () => {
    for (const prompt of [
      'escalade',
      'klättring',
      'climbing gear',
      'Kletterausrüstung',
      'equipo de escalada',
    ])
      assert.deepEqual((await found(prompt)).toSorted(), ['chalk', 'rope', 'shoes'], prompt)
    for (const prompt of ['martial arts', 'kampsport', 'arts martiaux', 'artes marciales'])
      assert.deepEqual(await found(prompt), ['gloves'], prompt)
    assert.deepEqual(await found('yoga'), [])
  })

  test('something for a thing is what goes with it, and none of it', async () => {
    for (const prompt of [
      'something for the bike',
      'till cykeln',
      'etwas fürs Fahrrad',
      'quelque chose pour le vélo',
      'bike accessories',
      'algo para la bici por menos de 50 euros',
    ])
      assert.deepEqual((await found(prompt)).toSorted(), ['lock', 'pump'], prompt)
    assert.deepEqual(await found('lo más barato para la bici'), ['pump', 'lock'])
    for (const prompt of ['guitar accessories', 'Gitarrenzubehör', 'accessoires de guitare'])
      assert.deepEqual(await found(prompt), ['strings'], prompt)
    assert.deepEqual(await found('accesorios para la cámara'), ['tripod'])
  })

  test('money for a thing is for that thing', async () => {
    assert.deepEqual(await found('I have 200 euros for a guitar'), ['guitar'])
  })

  test('where something is to go with somebody asks for what is taken there, within its price', async () => {
    for (const prompt of [
      'till stranden',
      'for the beach',
      'pour la plage',
      'para la playa',
      'für den Strand',
    ])
      assert.deepEqual((await found(prompt)).toSorted(), ['cooler', 'parasol', 'swimsuit'], prompt)
    assert.deepEqual(await found('für den Strand unter 30 Euro'), ['parasol'])
    assert.equal((await found('till flyget'))[0], 'pillow')
    for (const prompt of ['para el gimnasio', 'Fitnessgeräte zwischen 20 und 70 Euro', 'hemmagym'])
      assert.equal((await found(prompt))[0], 'dumbbell', prompt)
  })

  test('a place is only that where more is said of the matter', async () => {
    assert.deepEqual(await found('my ears ring after band practice'), [])
  })

  test('somebody is called by the place they play in', async () => {
    for (const prompt of ['my son is a goalkeeper', 'sie ist Torhüterin', 'present till min målvakt'])
      assert.equal((await found(prompt))[0], 'keeper', prompt)
  })

  test('of what none fits or works another is wanted, and nothing is refused', async () => {
    for (const prompt of ['keine Steckdose passt im Ausland', "aucune prise ne marche à l'étranger"])
      assert.equal((await found(prompt))[0], 'adapter', prompt)
    assert.equal((await found('ingen radio fungerar hos mig'))[0], 'radio')
  })

  test('what is refused by a word that means what is wanted is refused in its other forms', async () => {
    const phones = await found('phone for my mother, she hates smartphones')
    assert.equal(phones[0], 'simple')
    assert.ok(!phones.includes('smart'))
  })

  test('a name that several titles have is that of the one which begins so', async () => {
    assert.equal((await found('like the Nova 12 but simpler, for a senior'))[0], 'simple')
  })
})
