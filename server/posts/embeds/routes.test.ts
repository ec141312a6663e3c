/** GET and POST /embedded-integrations (spec "Other shapes", docs/decisions "Addresses"). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { apiWith, aWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { archiveWorkspace, restoreWorkspace } from '../../workspaces/ending/ending.ts'

const server = await useServer()

describe('POST /embedded-integrations', () => {
  test("without feedIds shows the key's own workspace, answered 201 with every member", async () => {
    const { api, id } = await aWorkspace(server)

    const body = assertAnswered(await api.post('/embedded-integrations', {}), 201)

    assert.deepEqual(Object.keys(body).toSorted(), ['created', 'feedIds', 'id'])
    assert.deepEqual(body.feedIds, [id])
    assert.deepEqual(assertAnswered(await api.get('/embedded-integrations')), {
      meta: { maxResults: 1 },
      items: [body],
    })
  })

  test('takes workspaces of the same organization, each once', async () => {
    const { api, id, organizationId } = await aWorkspace(server)
    const sister = await aWorkspace(server, { organizationId })

    const answer = await api.post('/embedded-integrations', {
      feedIds: [sister.id, id.toUpperCase(), sister.id],
    })

    assert.deepEqual(assertAnswered(answer, 201).feedIds, [sister.id, id])
  })

  test('a workspace of another organization, none, or no id at all is refused with 400 naming it', async () => {
    const { api, id } = await aWorkspace(server)
    const foreign = await aWorkspace(server)

    for (const wrong of [foreign.id, newId(), 'x', '']) {
      const answer = await api.post('/embedded-integrations', { feedIds: [id, wrong] })

      assertRefused(answer, 400, new RegExp(wrong))
    }
    assert.equal((await api.get('/embedded-integrations')).body.meta.maxResults, 0)
  })

  test('a workspace that is archived, of which nothing is public, is refused with 400 until it is back', async () => {
    const { api, id, organizationId } = await aWorkspace(server)
    const sister = await aWorkspace(server, { organizationId })
    await archiveWorkspace(server.db, sister.id)

    const answer = await api.post('/embedded-integrations', { feedIds: [id, sister.id] })

    assertRefused(answer, 400, new RegExp(`feedIds.*archived.*${sister.id}`))
    assert.equal((await api.get('/embedded-integrations')).body.meta.maxResults, 0)
    await restoreWorkspace(server.db, sister.id)
    assertAnswered(await api.post('/embedded-integrations', { feedIds: [id, sister.id] }), 201)
  })

  const faulty = [
    [],
    'x',
    [1],
    null,
    {},
    { feedIds: null },
    { feedIds: [] },
    { feedIds: 'x' },
    { feedIds: [1] },
  ]
  for (const body of [...faulty, { feedIds: [{}] }, { ids: [] }].filter((b) => JSON.stringify(b) !== '{}')) {
    test(`${JSON.stringify(body)} is refused with 400`, async () => {
      const { api } = await aWorkspace(server)

      assertRefused(await api.ask('POST', '/embedded-integrations', JSON.stringify(body), JSON_TYPE), 400)
      assert.equal((await api.get('/embedded-integrations')).body.meta.maxResults, 0)
    })
  }

  test('an empty list is refused by what would be right', async () => {
    const { api } = await aWorkspace(server)
    assertRefused(
      await api.post('/embedded-integrations', { feedIds: [] }),
      400,
      /^feedIds: must not be empty$/,
    )
  })

  test('concurrent requests with one Idempotency-Key make one integration', async () => {
    const { api } = await aWorkspace(server)

    await Promise.all(
      Array.from({ length: 10 }, () => api.post('/embedded-integrations', {}, { 'idempotency-key': 'k' })),
    )

    assert.equal((await api.get('/embedded-integrations')).body.meta.maxResults, 1)
  })
})

describe('GET /embedded-integrations', () => {
  test('lists those of the workspace only, newest first, in pages', async () => {
    const { api, organizationId } = await aWorkspace(server)
    const sister = await aWorkspace(server, { organizationId })
    await sister.api.post('/embedded-integrations', {})
    const made: string[] = []
    for (let n = 0; n < 3; n += 1) made.unshift((await api.post('/embedded-integrations', {})).body.id)

    const page = assertAnswered(await api.get('/embedded-integrations?$limit=2&$offset=1'))

    assert.equal(page.meta.maxResults, 3)
    assert.deepEqual(
      page.items.map(({ id }: { id: string }) => id),
      made.slice(1),
    )
  })

  test('$filter finds those that show a workspace', async () => {
    const { api, id, organizationId } = await aWorkspace(server)
    const sister = await aWorkspace(server, { organizationId })
    await api.post('/embedded-integrations', { feedIds: [sister.id] })
    await api.post('/embedded-integrations', { feedIds: [id] })

    const query = encodeURIComponent(`feedIds eq '${sister.id}'`)

    assert.equal((await api.get(`/embedded-integrations?$filter=${query}`)).body.meta.maxResults, 1)
  })
})

test('scopes: reading needs posts:read-only, making needs posts:read-write', async () => {
  const { api } = await aWorkspace(server, { scopes: ['posts:read-only'] })
  const other = await aWorkspace(server, { scopes: ['feeds:read-write'] })
  const none = apiWith(server.http)

  assertAnswered(await api.get('/embedded-integrations'))
  assertRefused(await api.post('/embedded-integrations', {}), 403, /posts:read-write/)
  assertRefused(await other.api.get('/embedded-integrations'), 403, /posts:read-only/)
  assertRefused(await none.get('/embedded-integrations'), 403)
  assertRefused(await none.post('/embedded-integrations', {}), 403)
})

const JSON_TYPE = { 'content-type': 'application/json' }
