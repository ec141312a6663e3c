/** POST /products-search: of what helps, what is named comes first; what nobody knows may help where it has several words of the story. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'insoles', title: 'Semelles gel confort' },
  { externalId: 'socks', title: 'Flight Compression Socks', tags: ['swollen legs'] },
  { externalId: 'slippers', title: 'Filzpantoffeln Damen', type: 'Hausschuhe' },
  { externalId: 'wristrest', title: 'Handledsstöd gel för tangentbord' },
  { externalId: 'mouse', title: 'Souris verticale sans fil' },
  { externalId: 'rail', title: 'Haltegriff Bad Edelstahl' },
  { externalId: 'mat', title: 'Alfombrilla antideslizante ducha' },
  { externalId: 'zwiff', title: 'Zwiff 3000', tags: ['Hund', 'Auto', 'Reise'] },
  { externalId: 'gate', title: "Grille d'escalier bébé et chien" },
  { externalId: 'carrier', title: 'Transportbox Katze' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, help that is named', () => {
  test('comes before whatever else helps as surely', async () => {
    assert.equal((await found('Hausschuhe gegen kalte Füße'))[0], 'slippers')
    assert.equal((await found('welche Maus bei Schmerzen im Handgelenk?'))[0], 'mouse')
    assert.equal((await found('alfombrilla para no resbalar en la ducha'))[0], 'mat')
  })

  test('what has several words of the story may help, whatever it is', async () => {
    assert.equal((await found('Hund im Auto sichern'))[0], 'zwiff')
  })

  test('what is for animals and for babies is for babies, too', async () => {
    assert.equal((await found('keep the baby from falling down the stairs'))[0], 'gate')
  })
})
