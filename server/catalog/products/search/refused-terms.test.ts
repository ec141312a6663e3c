/** POST /products-search: a part that is refused is refused whatever language a product says it in. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'plain', title: 'Regnjacka gul' },
  { externalId: 'hood', title: 'Veste imperméable, capuche amovible' },
  { externalId: 'kapuze', title: 'Regenjacke mit Kapuze' },
])

test('no hood is none in French or German either', async () => {
  for (const prompt of ['raincoat without hood', 'regnjacka utan luva', 'Regenjacke ohne Kapuze'])
    assert.deepEqual(await found(prompt), ['plain'], prompt)
  assert.equal((await found('raincoat with hood')).length > 0, true)
})
