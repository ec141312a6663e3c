/** POST /contacts: one contact for one identity, whoever races. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { aServer, aWorkspace } from '../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

describe('POST /contacts', () => {
  test('creates an invited contact and answers 201 with exactly the members of CreatedContact', async () => {
    const { api } = await aWorkspace(server)

    const answer = await api.post('/contacts', {
      email: ' Ann@Example.COM ',
      name: 'Ann',
      tags: ['VIP', 'vip '],
    })

    const { id, ...rest } = assertAnswered(answer, 201)
    assert.match(id, /^[0-9a-f-]{36}$/)
    assert.deepEqual(rest, {
      state: 'invited',
      name: 'Ann',
      email: 'Ann@example.com',
      phone: null,
      image: null,
    })
    const list = assertAnswered(await api.get("/contacts?$filter=tags eq 'vip'"))
    assert.equal(list.meta.maxResults, 1)
    assert.deepEqual(list.items[0].tags, ['VIP'])
  })

  test('50 concurrent identical creates make one row', async () => {
    const { api } = await aWorkspace(server)

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        api.post('/contacts', { email: 'twin@example.com', tags: [`t${n % 3}`] }),
      ),
    )

    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    const list = assertAnswered(await api.get('/contacts'))
    assert.equal(list.meta.maxResults, 1)
    assert.equal(list.items.length, 1)
    assert.deepEqual(list.items[0].tags.toSorted(), ['t0', 't1', 't2'])
  })

  test('an email of one contact with the phone of another is refused with 409 and changes nothing', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/contacts', { email: 'a@example.com', name: 'A' })
    await api.post('/contacts', { phone: '070-123 45 67', name: 'B' })

    const answer = await api.post('/contacts', { email: 'a@example.com', phone: '+46701234567', name: 'C' })

    assertRefused(answer, 409, /belongs to contact/)
    const names = (await api.get('/contacts?$orderBy=name')).body.items.map(
      ({ name }: { name: string }) => name,
    )
    assert.deepEqual(names, ['A', 'B'])
  })
})
