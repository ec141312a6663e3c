/** POST /products-search: keyboards that are played, and the computer's. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'piano', title: 'Digitalpiano 88 tangenter P-88 svart', type: 'Pianon', price: 549 },
  { externalId: 'keyboard', title: 'Clavier 61 touches pour débutant KB61', type: 'Claviers', price: 119 },
  { externalId: 'computer', title: 'Mechanische Tastatur QWERTZ', type: 'Tastaturen', price: 89 },
  { externalId: 'guitar', title: 'Guitarra clásica para principiantes', type: 'Guitarras', price: 89 },
  { externalId: 'ukulele', title: 'Ukulele Sopran für Anfänger', type: 'Ukulelen', price: 45 },
])

describe('POST /products-search, keyboards', () => {
  for (const prompt of [
    'alternativ till P-88 för nybörjare',
    'alternativ till P-88',
    'alternative to the P-88 for beginners',
    'Alternative zum P-88 für Anfänger',
    'alternative au P-88 pour débutant',
    'alternativa al P-88 para principiantes',
    'Alternative zum Digitalpiano',
  ])
    test(`that are played come before other instruments in the place of a piano: ${prompt}`, async () => {
      const names = await found(prompt)
      assert.equal(names[0], 'keyboard')
      assert.ok(!names.includes('computer') && !names.includes('piano'), names.join(' '))
    })

  test("with so many keys are no computer's", async () => {
    for (const prompt of [
      'keyboard med 61 tangenter',
      'Keyboard mit 61 Tasten',
      'clavier musical',
      'teclado musical',
    ])
      assert.deepEqual(await found(prompt), ['keyboard'], prompt)
  })
})
