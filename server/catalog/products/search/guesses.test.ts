/** POST /products-search: what is guessed of a prompt is that, and nothing that is called after it or has it. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'boxing', title: 'Boxing Gloves Red 12oz' },
  { externalId: 'garden', title: 'Gartenhandschuhe dornenfest' },
  { externalId: 'cream', title: 'Handkräm oparfymerad' },
  { externalId: 'riding', title: "Bombe d'équitation noire" },
  { externalId: 'carrier', title: 'Portabicicletas para 3 bicis' },
  { externalId: 'goggles', title: 'Gafas de esquí blancas' },
  { externalId: 'microwave', title: 'Microondas con grill 20 L' },
  { externalId: 'basket', title: 'Wäschekorb Bambus faltbar' },
  { externalId: 'canvas', title: 'Keilrahmen 40x50 cm' },
  { externalId: 'oils', title: 'Oil Paint Set', bodyHtml: '<p>For stretched canvas.</p>' },
])

describe('what is guessed', () => {
  test('of a general thing is none that is for something else', async () => {
    assert.deepEqual(await found('meine Hände sind im Winter immer ganz rissig'), ['cream'])
    assert.deepEqual(await found('något till cykeln men ingen gps'), ['carrier'])
    assert.deepEqual(await found('skiutrustning men inga skidor'), ['goggles'])
  })

  test('and that alone is for something else is that', async () => {
    assert.deepEqual(await found('roses keep scratching my hands'), ['garden'])
  })

  test('is nothing that only has it', async () => {
    for (const prompt of ['mein Freund grillt auch im Winter', 'my nan forgets her pills'])
      assert.deepEqual(await found(prompt), [], prompt)
  })

  test('beside what somebody paints with is what they ask for first', async () => {
    for (const prompt of ['canvases for oil painting', 'jag målar i olja och behöver dukar'])
      assert.equal((await found(prompt))[0], 'canvas', prompt)
  })
})
