/** POST /products-search: how much a sunscreen keeps off is no price, however it is said in five languages. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'fifty', title: 'Solkräm barn SPF 50 oparfymerad', price: 12, currency: 'EUR' },
  { externalId: 'thirty', title: 'Sonnencreme LSF30 100 ml', price: 60, currency: 'EUR' },
  { externalId: 'shirt', title: 'UV-Shirt Kinder blau LSF 50+', price: 25, currency: 'EUR' },
])

describe('the factor asked for comes, not what costs as much', () => {
  for (const prompt of [
    'sunscreen spf 50+',
    'sun cream factor 50',
    'solkräm 50+',
    'solkräm med solskyddsfaktor 50',
    'Sonnencreme LSF 50+',
    'crème solaire indice 50+',
    'crema solar FPS50',
  ])
    test(prompt, async () => assert.deepEqual(await found(prompt), ['fifty']))
})

test('in one word with its mark, beside another thing, and refused', async () => {
  assert.deepEqual(await found('protector solar factor 30'), ['thirty'])
  assert.deepEqual(await found('UV shirt for kids UPF 50+'), ['shirt'])
  assert.deepEqual(await found('sunscreen but not SPF 50'), ['thirty'])
})

test('a price beside it stays one', async () => {
  assert.deepEqual(await found('sunscreen under 30 euros'), ['fifty'])
})
