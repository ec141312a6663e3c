/** What is read strictly, and how faults are reported: digits, bodies, one message a fault, each with its place. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'

const server = await useServer({ API_CORS_ORIGINS: 'https://crm.example' })

const NO_DIGITS = ['Infinity', '1e400', '0x10', '1e3', '-1', '%2B5', '%205', '5.0', 'NaN', '', '٣']
const PLACES = [
  '/contacts?$limit',
  '/contacts?$offset',
  '/products?$limit',
  '/collections?$offset',
  '/campaigns?$limit',
  '/campaigns?$offset',
  '/posts?$offset',
  '/workspaces?$limit',
  '/embedded-integrations?$limit',
  '/public-posts?limit',
]

describe('numbers of a query', { concurrency: true }, () => {
  test('anything but digits is refused with 400 that names the parameter, in every list', async () => {
    const { api } = await aWorkspace(server)

    for (const place of PLACES) {
      const name = place.slice(place.indexOf('?') + 1)
      for (const text of NO_DIGITS) {
        const answer = await api.get(`${place}=${text}`)
        if (answer.status === 404) break
        assertRefused(answer, 400, /digits/)
        assert.deepEqual(
          answer.body.details.map(({ path }: { path: string }) => path),
          [name],
          `${place}=${text}`,
        )
      }
    }
  })

  test('sent twice a number is refused, and any count of digits is read as the number it is', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await api.get('/contacts?$limit=3&$limit=4'), 400, /^\$limit: .*once/)
    assertAnswered(await api.get('/contacts?$limit=007'))
    assertAnswered(await api.get(`/campaigns?$limit=${'9'.repeat(400)}`))
    assertRefused(await api.get(`/contacts?$offset=${'9'.repeat(400)}`), 400, /^\$offset: must be <= /)
  })

  test('the numbers of search bodies are whole, in range and no text', async () => {
    const { api } = await aWorkspace(server)

    for (const path of ['/contacts-search', '/products-search'])
      for (const limit of ['10', 1.5, -1, null, 101]) {
        assertRefused(await api.post(path, { offset: 0, limit }), 400, /^limit: /)
        assertRefused(
          await api.post(path, { limit: 1, offset: limit === 101 ? 2 ** 53 : limit }),
          400,
          /^offset: /,
        )
      }
    const json = { 'content-type': 'application/json' }
    for (const number of ['1e400', '-1e400'])
      assertRefused(
        await api.post('/contacts-search', `{"offset":0,"limit":${number}}`, json),
        400,
        /^limit: /,
      )
  })
})

describe('messages', { concurrency: true }, () => {
  test('a fault has one message, also where a member takes null or one of several types', async () => {
    const { api } = await aWorkspace(server)
    const faults = {
      title: [5, 'title: must be string or null'],
      isForSale: ['x', 'isForSale: must be boolean or null'],
      imageUrl: ['nowhere', 'imageUrl: must be an absolute http or https address'],
      tags: ['x', 'tags: must be array or null'],
    } as const

    for (const [name, [value, message]] of Object.entries(faults)) {
      const answer = await api.post('/products', { externalId: 'a', [name]: value })
      assertRefused(answer, 400)
      assert.equal(answer.body.message, message)
      assert.equal(answer.body.details.length, 1)
    }
    const both = await api.post('/products', { externalId: 'a', title: 5, isForSale: 'x' })
    assert.equal(both.body.details.length, 2)
    const nested = await api.post('/campaigns', { deliveryChannel: 'email', notification: { emailTitle: 5 } })
    assert.equal(nested.body.message, 'notification.emailTitle: must be string or null')
  })

  test('a message names the member or header that is wrong', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await api.post('/contacts', { email: 'ann@' }), 400, /^email: /)
    assertRefused(await api.post('/contacts', { phone: '12' }), 400, /^phone: /)
    assertRefused(await api.post('/contacts', {}), 400, /^body: /)
    assertRefused(await api.post('/contacts', [], {}), 400, /^body: must be object/)
    const headed = await api.post('/contacts', { name: 'Ann' }, { 'idempotency-key': 'a b' })
    assertRefused(headed, 400, /^Idempotency-Key: /)
    assertRefused(await api.get("/contacts?$filter=colour eq 'x'"), 400, /^\$filter, position 1: /)
  })

  test('unknown collections are named of both lists at once', async () => {
    const { api } = await aWorkspace(server)

    const answer = await api.post('/products', {
      externalId: 'a',
      collectionIds: ['no'],
      externalCollectionIds: ['nix'],
    })

    assertRefused(answer, 400, /collectionIds: .*\bno; externalCollectionIds: .*\bnix/)
    assert.equal(answer.body.details.length, 2)
  })
})

describe('bodies', { concurrency: true }, () => {
  const json = { 'content-type': 'application/json' }

  test('one that is not UTF-8 is refused with 400 that says so', async () => {
    const { api } = await aWorkspace(server)

    for (const type of ['application/json', 'application/json; charset=iso-8859-1']) {
      const answer = await api.post('/contacts', Buffer.from('{"name":"Café"}', 'latin1'), {
        'content-type': type,
      })
      assertRefused(answer, 400, /UTF-8/)
    }
    const sound = await api.post('/contacts', Buffer.from('\ufeff{"name":"Café"}'), json)
    assert.equal(assertAnswered(sound, 201).name, 'Café')
  })

  test('one that nests deeper than a parser is given is refused with 400 that says how deep it may be', async () => {
    const { api } = await aWorkspace(server)
    const open = 1_000_000

    for (const text of ['['.repeat(open), `{"name":"x","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`])
      assertRefused(await api.post('/contacts', Buffer.from(text), json), 400, /nests deeper than 32 levels/)

    const quoted = `{"name":"Ann","bio":"${'[\\"'.repeat(20_000)}"}`
    assert.equal(assertAnswered(await api.post('/contacts', Buffer.from(quoted), json), 201).name, 'Ann')
  })

  test('one with a member named like the machinery of objects is refused with 400 that says so, wherever it stands', async () => {
    const { api } = await aWorkspace(server)

    for (const statusTags of ['{"__proto__":{}}', '{"a":{"constructor":{"prototype":{}}}}']) {
      const answer = await api.post(
        '/contacts',
        Buffer.from(`{"name":"Ann","statusTags":${statusTags}}`),
        json,
      )
      assertRefused(answer, 400, /a member may not be called __proto__/)
    }
    const broken = await api.post('/contacts', Buffer.from('{"name":"__proto__"'), json)
    assertRefused(broken, 400, /not valid JSON/)
    const sound = await api.post(
      '/contacts',
      Buffer.from('{"name":"__proto__","statusTags":{"constructor":{}}}'),
      json,
    )
    assert.equal(assertAnswered(sound, 201).name, '__proto__')
  })

  test('a compressed one is refused with 415 that says so, before it is read', async () => {
    const { api } = await aWorkspace(server)

    for (const encoding of ['gzip', 'br', 'GZIP', 'gzip, gzip']) {
      const answer = await api.post('/contacts', gzipSync('{"name":"Ann"}'), {
        ...json,
        'content-encoding': encoding,
      })
      assertRefused(answer, 415, /Content-Encoding: .*not compressed/)
    }
    const plain = await api.post('/contacts', '{"name":"Ann"}', { ...json, 'content-encoding': 'identity' })
    assertAnswered(plain, 201)
  })

  test('an address of a picture or page is http or https; blank is not one', async () => {
    const { api } = await aWorkspace(server)

    for (const address of [
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'ftp://a.example/b',
      '/a.png',
      'a b',
    ]) {
      assertRefused(await api.post('/contacts', { name: 'Ann', image: address }), 400, /^image: .*http/)
      for (const name of ['url', 'imageUrl'])
        assertRefused(await api.post('/products', { title: 'T', [name]: address }), 400, /http or https/)
    }
    const made = await api.post('/contacts', { name: 'Ann', image: 'https://a.example/ann.png' })
    assert.equal(assertAnswered(made, 201).image, 'https://a.example/ann.png')
    assert.equal(assertAnswered(await api.post('/contacts', { name: 'Bo', image: '' }), 201).image, null)
  })
})

test('pages of another origin may read the headers that answers explain themselves by', async () => {
  const { api } = await aWorkspace(server)

  const { headers } = await api.get('/contacts', { origin: 'https://crm.example' })

  const exposed = String(headers['access-control-expose-headers']).split(', ')
  for (const name of ['X-Search-Interpretation', 'Content-Disposition', 'Idempotency-Replayed', 'ETag'])
    assert.ok(exposed.includes(name), name)
})
