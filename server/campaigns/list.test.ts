/** GET /campaigns and GET /campaigns/{id}: clamps, filters, orders, hashes and whose campaigns they are. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { type Api, apiWith, aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { createKey } from '../workspaces/api-keys/store.ts'

const server = await useServer()

describe('GET /campaigns', () => {
  let workspace: TestWorkspace
  let api: Api
  before(async () => {
    workspace = await aWorkspace(server)
    api = workspace.api
    for (let n = 1; n <= 105; n += 1) {
      const body =
        n % 5 === 0 ? { deliveryChannel: 'sms', text: 't' } : { deliveryChannel: 'email', title: `C${n}` }
      assertAnswered(await api.post('/campaigns', body), 201)
    }
  })

  test('limit: $limit above 30 reads as 30, and meta.maxResults is the exact total', async () => {
    const { meta, items } = assertAnswered(await api.get('/campaigns?$limit=1000'))

    assert.equal(meta.maxResults, 105)
    assert.equal(items.length, 30)
    assert.equal(items[0].deliveryChannel, 'sms', 'the newest first')
    assert.deepEqual(Object.keys(items[1]), [
      'id',
      'title',
      'status',
      'deliveryChannel',
      'smsTeaser',
      'created',
      'updated',
    ])
  })

  test('limit: $offset above 100 reads as 100', async () => {
    const far = assertAnswered(await api.get('/campaigns?$offset=99999999'))
    const hundred = assertAnswered(await api.get('/campaigns?$offset=100'))

    assert.deepEqual(far, hundred)
    assert.equal(far.items.length, 5)
  })

  test('limit: $filter narrows on status, deliveryChannel or publishDate, and on nothing else', async () => {
    const sms = assertAnswered(
      await api.get("/campaigns?$filter=deliveryChannel eq 'sms' and status eq 'draft'"),
    )
    const dated = assertAnswered(await api.get("/campaigns?$filter=publishDate gt '2020-01-01'"))

    assert.equal(sms.meta.maxResults, 21)
    assert.deepEqual(dated, { meta: { maxResults: 0 }, items: [] })
    for (const filter of ["title eq 'C1'", "created gt '2020-01-01'", "id eq 'x'", 'smsTeaser eq true']) {
      assertRefused(
        await api.get(`/campaigns?$filter=${filter}`),
        400,
        /status, deliveryChannel, publishDate/,
      )
    }
  })

  test('limit: $orderBy sorts by created, updated or publishDate, and by nothing else', async () => {
    const { items } = assertAnswered(await api.get('/campaigns?$orderBy=created&$limit=2'))

    assert.deepEqual(
      items.map(({ title }: { title: string }) => title),
      ['C1', 'C2'],
    )
    assertAnswered(await api.get('/campaigns?$orderBy=updated desc, publishDate'))
    for (const order of ['title', 'status', 'deliveryChannel', 'id']) {
      assertRefused(await api.get(`/campaigns?$orderBy=${order}`), 400, /publishDate, created, updated/)
    }
  })

  test('a negative or fractional page is refused, an unknown $ parameter too', async () => {
    for (const query of ['$limit=-1', '$limit=0', '$limit=1.5', '$offset=-1', '$offset=x', '$select=id']) {
      assertRefused(await api.get(`/campaigns?${query}`), 400)
    }
  })

  test('needs the scope posts:read-only', async () => {
    const { key } = await createKey(server.db, workspace.id, { name: 'k', scopes: ['contacts:read-write'] })

    assertRefused(await apiWith(server.http, key).get('/campaigns'), 403, /posts:read-only/)
    assertRefused(await apiWith(server.http).get('/campaigns'), 403)
  })

  test('the total follows changes of status at once', async () => {
    const { api, id } = await aWorkspace(server)
    const { body } = await api.post('/campaigns', { deliveryChannel: 'email', title: 'a' })
    const drafts = "/campaigns?$filter=status eq 'draft'"
    assert.equal((await api.get(drafts)).body.meta.maxResults, 1)
    await server.db.execute(`update campaign set status = 'paused' where workspace_id = $1 and id = $2`, [
      id,
      body.id,
    ])
    await api.post('/campaigns', { deliveryChannel: 'email', title: 'b' })
    await api.post('/campaigns', { deliveryChannel: 'email', title: 'c' })

    assert.equal((await api.get(drafts)).body.meta.maxResults, 2)
  })
})

describe('GET /campaigns/{id}', () => {
  test('answers the full campaign with its hash as the ETag, unset members left out', async () => {
    const { api } = await aWorkspace(server)
    const { body: made } = await api.post('/campaigns', { deliveryChannel: 'email', title: 'May' })

    const answer = await api.get(`/campaigns/${made.id}`)

    const { id, hash, created, updated, ...rest } = assertAnswered(answer)
    assert.deepEqual(answer.body, made)
    assert.equal(answer.headers['etag'], `"${hash}"`)
    assert.equal(created, updated)
    assert.deepEqual(rest, {
      title: 'May',
      status: 'draft',
      deliveryChannel: 'email',
      smsTeaser: false,
      editorUrl: `http://tidings.test/app/campaigns/${id}`,
      recipients: { segmentIds: [] },
      notification: {},
      blocks: [],
    })
  })

  test('If-None-Match with the hash answers 304 and no body; another answers 200', async () => {
    const { api } = await aWorkspace(server)
    const { body } = await api.post('/campaigns', { deliveryChannel: 'email', title: 'May' })

    for (const tag of [body.hash, `"${body.hash}"`, `W/"${body.hash}"`, `"x", "${body.hash}"`, '*']) {
      const known = await api.get(`/campaigns/${body.id}`, { 'if-none-match': tag })
      assert.equal(known.status, 304, tag)
      assert.equal(known.text, '')
      assert.equal(known.headers['etag'], `"${body.hash}"`)
    }
    assertAnswered(await api.get(`/campaigns/${body.id}`, { 'if-none-match': '"x"' }))
  })

  test('an unknown id, a malformed one and an id of another workspace are 404', async () => {
    const mine = await aWorkspace(server)
    const other = await aWorkspace(server)
    const { body } = await other.api.post('/campaigns', { deliveryChannel: 'email', title: 'Theirs' })

    for (const id of [body.id, '01234567-89ab-7def-8123-456789abcdef', 'nonsense', "' or 1=1"]) {
      assertRefused(await mine.api.get(`/campaigns/${encodeURIComponent(id)}`), 404)
      assertRefused(await mine.api.patch(`/campaigns/${encodeURIComponent(id)}`, { title: 'x' }), 404)
    }
    assert.equal((await other.api.get(`/campaigns/${body.id}`)).body.title, 'Theirs')
    assert.equal((await mine.api.get('/campaigns')).body.meta.maxResults, 0)
  })

  test('X-Api-Version is taken; an unknown one is refused', async () => {
    const { api } = await aWorkspace(server)
    const { body } = await api.post(
      '/campaigns',
      { deliveryChannel: 'sms', text: 'x' },
      { 'x-api-version': '2026-07' },
    )

    for (const path of ['/campaigns', `/campaigns/${body.id}`]) {
      assert.equal((await api.get(path, { 'x-api-version': '2026-07' })).headers['x-api-version'], '2026-07')
      assertRefused(await api.get(path, { 'x-api-version': '1999-01' }), 400, /2026-07/)
    }
    assertRefused(await api.patch(`/campaigns/${body.id}`, {}, { 'x-api-version': 'x' }), 400)
    assertRefused(await api.post('/campaigns', {}, { 'x-api-version': 'x' }), 400)
  })
})
