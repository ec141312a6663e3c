/** The log of what was asked with API keys: routes, statuses and traces, never ids, queries or bodies. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aPerson, type Person } from '../../test/support/accounts.ts'
import { apiWith, aWorkspace, useServer } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()

interface Logged {
  readonly id: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly keyId: string
  readonly traceId: string
}

/** Waits until so many are there; they are written a moment later. */
async function logged({ ask }: Person, count: number, query = ''): Promise<Logged[]> {
  let items: Logged[] = []
  for (let n = 0; n < 200 && items.length < count; n += 1) {
    if (n > 0) await sleep(50)
    items = (await ask('GET', `/app/api/requests${query}`)).body.items
  }
  return items
}

describe('the log of requests', () => {
  test('has each request of a key with its route, status and trace, newest first', async () => {
    const { api, keyId, ...workspace } = await aWorkspace(server)
    const admin = await aPerson(server, workspace, 'admin')
    const contactId = newId()
    await api.get("/contacts?$filter=name eq 'Geheim'")
    const refused = await api.patch(`/contacts/${contactId}/tags`, { tagsToAdd: ['Geheim'] })

    const items = await logged(admin, 2)

    assert.deepEqual(
      items.map(({ method, route, status }) => [method, route, status]),
      [
        ['PATCH', '/api/contacts/:contactId/tags', 404],
        ['GET', '/api/contacts', 200],
      ],
    )
    assert.deepEqual([items[0]?.keyId, items[0]?.traceId], [keyId, refused.headers['x-trace-id']])
    const rows = await server.db.rows<{ text: string }>(sql`select r::text as text from api_request r`)
    assert.ok(rows.every(({ text }) => !text.includes('Geheim') && !text.includes(contactId)))
    assert.deepEqual(
      (await logged(admin, 1, '?failed=true')).map(({ status }) => status),
      [404],
    )
    assert.deepEqual(
      (await logged(admin, 1, `?before=${items[0]?.id}`)).map(({ id }) => id),
      [items[1]?.id],
    )
    assert.deepEqual(await logged(admin, 0, `?key=${newId()}`), [])
    const { body } = await admin.ask('GET', '/app/api/keys')
    assert.match(body.items[0].lastUsed, /^\d{4}-/)
  })

  test('has what a key was refused for want of a scope, and nothing of a key that is not valid', async () => {
    const { api, ...workspace } = await aWorkspace(server, { scopes: ['products:read-only'] })
    const admin = await aPerson(server, workspace, 'admin')

    const refused = await api.get('/contacts')
    const stranger = await apiWith(server.http, 'tdg_wrong').get('/contacts')

    assert.deepEqual([refused.status, stranger.status], [403, 403])
    assert.deepEqual(
      (await logged(admin, 1)).map(({ route, status }) => [route, status]),
      [['/api/contacts', 403]],
    )
  })

  test('is of the workspace alone, and keeps nothing of what people do in the app', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    const [admin, stranger] = [await aPerson(server, one, 'admin'), await aPerson(server, other, 'admin')]
    await admin.ask('GET', '/api/products')
    await one.api.get('/contacts')

    assert.deepEqual(
      (await logged(admin, 1)).map(({ route }) => route),
      ['/api/contacts'],
    )
    assert.deepEqual(await logged(stranger, 0), [])
    assert.equal((await stranger.ask('GET', '/app/api/keys')).body.items[0].lastUsed, null)
  })
})
