/** The contact endpoints as an enemy uses them: no key, wrong scope, and bodies made to break things. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { apiWith, aWorkspace, useServer } from '../../test/support/server.ts'
import { SCOPES, type Scope } from '../http/scopes.ts'

const server = await useServer()

const ENDPOINTS: readonly [string, string, unknown, Scope][] = [
  ['GET', '/contacts', undefined, 'contacts:read-only'],
  ['POST', '/contacts-search', { offset: 0, limit: 1 }, 'contacts:read-only'],
  ['POST', '/contacts', { name: 'Ann' }, 'feeds:read-write'],
  ['PATCH', `/contacts/${randomUUID()}/notification-settings`, {}, 'contacts:read-write'],
  ['PATCH', `/contacts/${randomUUID()}/tags`, {}, 'contacts:read-write'],
  ['GET', '/contacts/contacts-tags', undefined, 'contacts:read-only'],
]

function long(length: number): string {
  return 'x'.repeat(length)
}

function deep(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
}

const JSON_BODY = { 'content-type': 'application/json' }

for (const [method, path, body, scope] of ENDPOINTS)
  describe(`${method} ${path.replace(/[0-9a-f-]{36}/, '{contactId}')}`, () => {
    test('without a key, or with one that is not valid, 403', async () => {
      assertRefused(await apiWith(server.http).ask(method, path, body), 403, /key is missing/)
      assertRefused(await apiWith(server.http, 'nonsense').ask(method, path, body), 403, /not valid/)
    })

    test(`a key without ${scope} is refused with 403 naming it`, async () => {
      const readWrite = scope.replace('read-only', 'read-write')
      const scopes = SCOPES.filter((other) => other !== scope && other !== readWrite)
      const { api } = await aWorkspace(server, { scopes })

      assertRefused(await api.ask(method, path, body), 403, new RegExp(scope))
    })

    test(`${scope} is enough`, async () => {
      const { api } = await aWorkspace(server, { scopes: [scope] })

      const { status } = await api.ask(method, path, body)

      assert.ok([200, 201, 404].includes(status), String(status))
    })
  })

describe('POST /contacts', () => {
  test('a member of the wrong type, too long or unknown is refused with 400 naming it, and nothing is stored', async () => {
    const { api } = await aWorkspace(server)
    const wrong: Record<string, readonly unknown[]> = {
      name: [7, null, [], {}, long(501)],
      email: [7, null, '', 'x', 'a@b', 'a b@example.com', `${long(300)}@example.com`, "a@example.com'--"],
      phone: [7, null, '', '12', 'abc', long(500)],
      source: [7, null, long(501)],
      addDirectly: ['true', 1, null],
      useEmailByDefault: ['true', 0, null],
      tags: [
        'a',
        [7],
        [''],
        [' '],
        [null],
        [long(101)],
        null,
        Array.from({ length: 501 }, (_, n) => `t${n}`),
      ],
      statusTags: [[], 'x', { a: 1 }, { a: null }, { a: [] }, { 'a\nb': 5 }, null],
      image: [7, long(2049), null],
      bio: [7, null, long(100_001)],
      address: [7, long(501)],
      city: [false, long(501)],
      postalCode: [22_222, long(501)],
      region: [{}, long(501)],
      follows: ['always', { email: 'sometimes' }, { email: true }, { push: 'always' }, null],
      customMessage: [7, long(100_001), null],
      notificationSettings: ['sometimes', true, { email: true }, null],
      systemSource: ['other', 7, null],
      customFields: [{ size: 'L' }],
      id: [randomUUID()],
      state: ['active'],
      nope: [1],
    }
    for (const [member, values] of Object.entries(wrong))
      for (const value of values) {
        const answer = await api.post('/contacts', { name: 'Ann', [member]: value })

        assertRefused(answer, 400)
        const paths = answer.body.details.map(({ path }: { path: string }) => path)
        assert.ok(
          paths.some((path: string) => path.startsWith(member)),
          `${member}: ${answer.text}`,
        )
      }
    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 0)
  })

  test('NUL, half a surrogate pair, __proto__, endless depth and numbers beyond double are 400', async () => {
    const { api } = await aWorkspace(server)
    for (const body of [
      '{"name":"a\\u0000b"}',
      '{"name":"a","tags":["\\u0000"]}',
      '{"name":"a","statusTags":{"\\u0000":{}}}',
      '{"name":"\\ud800"}',
      '{"name":"a","statusTags":{"a":{"b":"\\udc00"}}}',
      '{"name":"a","__proto__":{"state":"active"}}',
      '{"name":"a","statusTags":{"__proto__":{"a":1}}}',
      '{"name":"a","constructor":{"prototype":{}}}',
      `{"name":"a","statusTags":{"a":${deep(100)}}}`,
      `{"name":"a","statusTags":${deep(50_000)}}`,
      '['.repeat(100_000),
      '{"name":"a","statusTags":{"a":{"n":1e999}}}',
      '{"name":"a"',
      'null',
      '"x"',
      '[]',
      '',
    ])
      assertRefused(await api.post('/contacts', body, JSON_BODY), 400)
    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 0)
  })

  test('text of every script, quotes and SQL come back as they were sent', async () => {
    const { api } = await aWorkspace(server)
    const name = `O'Neill"; drop table contact; -- \\ 你好 🎉 ‮ \u0001 \u2028 .`
    const statusTags = { "it's": { '"': '\\u0000', n: 1e300, list: [null, { constructor: 1 }] } }

    assertAnswered(await api.post('/contacts', { name, statusTags, tags: [name.slice(0, 40)] }), 201)

    const [contact] = assertAnswered(await api.get('/contacts')).items
    assert.equal(contact.name, name)
    assert.deepEqual(contact.statusTags, statusTags)
    assert.deepEqual(contact.tags, [name.slice(0, 40).trim()])
  })

  test('a body over 1 MiB is 413, another content type 415', async () => {
    const { api } = await aWorkspace(server)
    const large = JSON.stringify({ name: 'a', bio: 'x'.repeat(1_048_576) })

    assertRefused(await api.post('/contacts', large, JSON_BODY), 413, /1 MiB/)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data',
    ])
      assertRefused(await api.post('/contacts', 'name=Ann', { 'content-type': type }), 415)
    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 0)
  })

  test('$ parameters are not taken here', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await api.post('/contacts?$filter=x', { name: 'Ann' }), 400, /\$filter is not taken here/)
  })
})

test('PUT and DELETE on contacts are 405 with what is allowed', async () => {
  const { api } = await aWorkspace(server)

  const answer = await api.ask('DELETE', '/contacts')

  assertRefused(answer, 405)
  assert.match(String(answer.headers.allow), /GET.*POST/)
})
