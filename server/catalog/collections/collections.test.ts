/** GET /collections and POST /collections, as their enemies ask. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { apiWith, aWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'

const server = await useServer()

describe('POST /collections', () => {
  test('creates with 201 and answers exactly {id}; the list shows every member of Collection', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)

    const created = assertAnswered(await api.post('/collections', { title: '  Été à la plage ' }), 201)

    assert.deepEqual(Object.keys(created), ['id'])
    const { meta, items } = assertAnswered(await api.get('/collections'))
    assert.equal(meta.maxResults, 1)
    const { created: at, updated, ...rest } = items[0]
    assert.deepEqual(rest, {
      id: created.id,
      feedId: workspaceId,
      title: 'Été à la plage',
      handle: 'ete-a-la-plage',
      bodyHtml: '',
      externalId: '',
    })
    assert.match(at, /Z$/)
    assert.equal(at, updated)
  })

  test('updates by externalId with 200: omitted members stay, null clears', async () => {
    const { api } = await aWorkspace(server)
    const body = {
      title: 'A',
      externalId: 'x',
      bodyHtml: '<b>1</b>',
      source: 's',
      customProperties: { a: 1 },
    }
    const { id } = assertAnswered(await api.post('/collections', body), 201)

    assert.deepEqual(assertAnswered(await api.post('/collections', { title: 'B', externalId: 'x' }), 200), {
      id,
    })
    const [kept] = (await api.get('/collections')).body.items
    assertAnswered(await api.post('/collections', { id, title: 'B', externalId: null, bodyHtml: null }), 200)
    const [cleared] = (await api.get('/collections')).body.items

    assert.deepEqual([kept.title, kept.bodyHtml, kept.handle, kept.externalId], ['B', '<b>1</b>', 'a', 'x'])
    assert.deepEqual([cleared.bodyHtml, cleared.externalId], ['', ''])
    assert.equal((await api.get('/collections?$filter=customProperties.a eq 1')).body.meta.maxResults, 1)
  })

  test('a UUID that is not here makes a collection of that id; another id is refused with 400', async () => {
    const { api } = await aWorkspace(server)
    const id = newId()

    assert.deepEqual(
      assertAnswered(await api.post('/collections', { id: id.toUpperCase(), title: 'A' }), 201),
      { id },
    )
    assertAnswered(await api.post('/collections', { id, title: 'B' }), 200)
    assertRefused(await api.post('/collections', { id: 'sku-1', title: 'A' }), 400, /no UUID/)

    assert.equal((await api.get('/collections')).body.meta.maxResults, 1)
  })

  test('id and externalId of two collections are refused with 409 and change nothing', async () => {
    const { api } = await aWorkspace(server)
    const { id } = assertAnswered(await api.post('/collections', { title: 'A' }), 201)
    assertAnswered(await api.post('/collections', { title: 'B', externalId: 'b' }), 201)

    assertRefused(
      await api.post('/collections', { id, externalId: 'b', title: 'C' }),
      409,
      /send one of the two/,
    )

    const titles = (await api.get('/collections')).body.items.map(({ title }: { title: string }) => title)
    assert.deepEqual(titles.sort(), ['A', 'B'])
  })

  test('equal titles get handles of their own; a handle that is taken is refused with 409', async () => {
    const { api } = await aWorkspace(server)
    await Promise.all(Array.from({ length: 40 }, () => api.post('/collections', { title: '!!!' })))

    const handles = (await api.get('/collections?$limit=100')).body.items.map(
      ({ handle }: { handle: string }) => handle,
    )

    assert.equal(new Set(handles).size, 40)
    assert.ok(handles.includes('collection'))
    assertRefused(await api.post('/collections', { title: 'X', handle: 'collection-2' }), 409, /is taken/)
  })

  test('50 concurrent identical upserts make one row', async () => {
    const { api } = await aWorkspace(server)

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.post('/collections', { title: 'Twin', externalId: 'twin' })),
    )

    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    assert.equal(answers.filter(({ status }) => status === 200).length, 49)
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    const { meta, items } = (await api.get('/collections')).body
    assert.deepEqual([meta.maxResults, items.length], [1, 1])
  })

  for (const [what, body, message] of [
    ['no title', {}, /title: is required/],
    ['a null title', { title: null }, /title/],
    ['a blank title', { title: '  ' }, /title/],
    ['a number as title', { title: 5 }, /title: must be string/],
    ['a title of 501 characters', { title: 'x'.repeat(501) }, /at most 500/],
    ['an unknown member', { title: 'A', colour: 'red' }, /colour: is not a member here/],
    ['a numeric externalId', { title: 'A', externalId: 7 }, /externalId/],
    ['a null id', { title: 'A', id: null }, /id: must be string/],
    ['a numeric bodyHtml', { title: 'A', bodyHtml: 1 }, /bodyHtml/],
    ['a handle that is too long', { title: 'A', handle: 'x'.repeat(501) }, /handle/],
    ['a boolean property', { title: 'A', customProperties: { a: true } }, /customProperties\.a/],
    ['a null property', { title: 'A', customProperties: { a: null } }, /customProperties\.a/],
    ['a mixed list', { title: 'A', customProperties: { a: [1, 'b'] } }, /only strings or only numbers/],
    ['a list of lists', { title: 'A', customProperties: { a: [[1]] } }, /customProperties\.a/],
    ['an array', [{ title: 'A' }], /must be object/],
    ['a NUL in the title', { title: 'a\0b' }, /NUL/],
  ] as const) {
    test(`${what} is refused with 400 and nothing is stored`, async () => {
      const { api } = await aWorkspace(server)

      assertRefused(await api.post('/collections', body), 400, message)

      assert.equal((await api.get('/collections')).body.meta.maxResults, 0)
    })
  }

  test('needs products:read-write; a collection of another workspace is not touched', async () => {
    const { api } = await aWorkspace(server)
    const { id } = assertAnswered(await api.post('/collections', { title: 'Mine', externalId: 'm' }), 201)
    const reader = await aWorkspace(server, { scopes: ['products:read-only'] })
    const other = await aWorkspace(server)

    assertRefused(await reader.api.post('/collections', { title: 'A' }), 403, /products:read-write/)
    assertRefused(await apiWith(server.http).post('/collections', { title: 'A' }), 403, /missing/)
    assertAnswered(await other.api.post('/collections', { id, externalId: 'm', title: 'Theirs' }), 201)

    assert.equal((await api.get('/collections')).body.items[0].title, 'Mine')
  })
})

describe('GET /collections', () => {
  test('takes $offset, $limit and $filter; newest first; $orderBy is refused', async () => {
    const { api } = await aWorkspace(server)
    for (const title of ['A', 'B', 'C'])
      await api.post('/collections', { title, externalId: title.toLowerCase() })
    const titles = async (query: string) => {
      const { items } = assertAnswered(await api.get(`/collections?${query}`))
      return items.map(({ title }: { title: string }) => title).join('')
    }

    assert.equal(await titles(''), 'CBA')
    assert.equal(await titles('$offset=1&$limit=1'), 'B')
    assert.equal(await titles("$filter=title in ('A','C')"), 'CA')
    assert.equal(await titles("$filter=externalId eq 'b'"), 'B')
    assert.equal(await titles("$filter=bodyHtml eq ''"), 'CBA')
    assertRefused(await api.get('/collections?$orderBy=title'), 400, /\$orderBy is not taken here/)
    assertRefused(await api.get("/collections?$filter=colour eq 'x'"), 400, /not a field to filter by/)
    assertRefused(await api.get('/collections?$limit=1001'), 400)
    assertRefused(await api.get('/collections?$offset=-1'), 400)
  })

  test('needs products:read-only, which products:read-write includes', async () => {
    const writer = await aWorkspace(server, { scopes: ['products:read-write'] })
    const stranger = await aWorkspace(server, { scopes: ['contacts:read-write'] })

    assertAnswered(await writer.api.get('/collections'))
    assertRefused(await stranger.api.get('/collections'), 403, /products:read-only/)
    assertRefused(await apiWith(server.http).get('/collections'), 403)
  })
})
