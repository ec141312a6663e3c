/** Every route of the table, whatever module it is of: who gets in, with which scope, and whose data they see. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { routesOf, type DeclaredRoute } from '../server/http/route-table.ts'
import { SCOPES } from '../server/http/scopes.ts'
import { newId } from '../server/platform/clock.ts'
import { createKey, revokeKey } from '../server/workspaces/api-keys/store.ts'
import { createMember } from '../server/workspaces/team-members/store.ts'
import { assertRefused } from './support/assertions.ts'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from './support/server.ts'

/** Spec "Authentication", rule 3, and docs/decisions where it names none. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'GET /authorization': 'any-key',
  'GET /team-members': 'feeds:read-only',
  'GET /workspaces': 'feeds:read-only',
  'POST /contacts': 'feeds:read-write',
  'GET /contacts': 'contacts:read-only',
  'POST /contacts-search': 'contacts:read-only',
  'GET /contacts/contacts-tags': 'contacts:read-only',
  'PATCH /contacts/:contactId/notification-settings': 'contacts:read-write',
  'PATCH /contacts/:contactId/tags': 'contacts:read-write',
  'GET /products': 'products:read-only',
  'POST /products-search': 'products:read-only',
  'GET /collections': 'products:read-only',
  'POST /products': 'products:read-write',
  'POST /collections': 'products:read-write',
  'GET /posts': 'posts:read-only',
  'GET /:workspaceId/posts': 'public',
  'GET /public-posts': 'posts:read-only',
  'GET /campaigns': 'posts:read-only',
  'GET /campaigns/:id': 'posts:read-only',
  'POST /post-requests': 'posts:read-write',
  'POST /campaigns': 'posts:read-write',
  'PATCH /campaigns/:id': 'posts:read-write',
  'GET /embedded-integrations': 'posts:read-only',
  'POST /embedded-integrations': 'posts:read-write',
  'GET /health': 'public',
  'GET /health/live': 'public',
  'POST /api-keys/evict': 'operator',
}

/** Which keys with a single scope open what asks for a scope: a read-write one what its read-only one opens, too. */
const OPENED_BY: Readonly<Record<string, readonly string[]>> = {
  'feeds:read-only': ['feeds:read-only', 'feeds:read-write'],
  'feeds:read-write': ['feeds:read-write'],
  'contacts:read-only': ['contacts:read-only', 'contacts:read-write'],
  'contacts:read-write': ['contacts:read-write'],
  'products:read-only': ['products:read-only', 'products:read-write'],
  'products:read-write': ['products:read-write'],
  'posts:read-only': ['posts:read-only', 'posts:read-write'],
  'posts:read-write': ['posts:read-write'],
}

const server = await useServer()
const routes = routesOf(server.http)
/** Those of the app ask for a session: test/every-session-route.test.ts. */
const keyed = routes.flatMap(({ access, ...route }) =>
  typeof access === 'string' && access !== 'public' && access !== 'operator' ? [{ ...route, access }] : [],
)

function nameOf({ method, url }: DeclaredRoute): string {
  return `${method} ${url.replace(/^\/api/, '')}`
}

/** The route's address with these ids in it, or new ones. */
function addressOf({ url }: DeclaredRoute, ids: Readonly<Record<string, string>> = {}): string {
  return url.replaceAll(/:([^/]+)/g, (_, name: string) => ids[name] ?? newId()).replace('*', 'x')
}

/** Asks a route as a caller; what is sent is not a valid body, so that nothing comes of it. */
async function ask(route: DeclaredRoute, key?: string, ids?: Readonly<Record<string, string>>) {
  const body = /POST|PATCH|PUT/.test(route.method) ? { 'no such member': true } : undefined
  return apiWith(server.http, key).ask(route.method, addressOf(route, ids), body)
}

describe('spec "Authentication", rule 3: each endpoint requires a scope', () => {
  test('every endpoint of the table is there, and asks for exactly the scope it names', () => {
    const declared = new Map(routes.map((route) => [nameOf(route), route.access]))

    for (const [name, access] of Object.entries(SPECIFIED)) assert.equal(declared.get(name), access, name)
  })

  test('no other endpoint under /api answers without a key', () => {
    const open = routes.filter(({ access, url }) => access === 'public' && url.startsWith('/api/'))

    const unexpected = open
      .map((route) => nameOf({ ...route, method: route.method === 'HEAD' ? 'GET' : route.method }))
      .filter((name) => SPECIFIED[name] !== 'public' && name !== 'GET /openapi.json')
    assert.deepEqual(unexpected, [])
  })

  for (const route of keyed) {
    test(`${nameOf(route)}: 403 without a key, with a wrong one, and with a revoked one`, async () => {
      const { id } = await aWorkspace(server)
      const revoked = await createKey(server.db, id, { name: 'revoked', scopes: SCOPES })
      await revokeKey(server.db, revoked.id)

      for (const key of [undefined, 'wrong', revoked.key]) {
        const answer = await ask(route, key)
        if (route.method === 'HEAD') assert.equal(answer.status, 403)
        else assertRefused(answer, 403, /API key/)
      }
    })

    test(`${nameOf(route)}: of all single scopes only the right ones are let in, and 403 names it`, async () => {
      const { id } = await aWorkspace(server)
      const { access } = route

      for (const scope of SCOPES) {
        const { key } = await createKey(server.db, id, { name: scope, scopes: [scope] })
        const answer = await ask(route, key)
        if (access === 'any-key' || OPENED_BY[access]?.includes(scope))
          assert.notEqual(answer.status, 403, scope)
        else if (route.method === 'HEAD') assert.equal(answer.status, 403, scope)
        else assertRefused(answer, 403, new RegExp(access))
      }
    })
  }
})

describe('spec "Authentication", rule 2: every result is limited to the workspace of the key', () => {
  const MARK = 'belongs-to-one-workspace'
  let owner: TestWorkspace
  let stranger: TestWorkspace
  const ids: Record<string, string> = {}

  before(async () => {
    owner = await aWorkspace(server, { name: MARK })
    stranger = await aWorkspace(server)
    const { api } = owner
    await createMember(server.db, owner.id, { name: MARK, email: 'member@example.com' })
    const contact = await api.post('/contacts', { name: MARK, email: 'mark@example.com', tags: [MARK] })
    ids['contactId'] = contact.body.id
    const campaign = await api.post('/campaigns', { deliveryChannel: 'email', title: MARK, text: MARK })
    ids['id'] = campaign.body.id
    await api.post('/products', { title: MARK, tags: [MARK], externalId: MARK })
    await api.post('/collections', { title: MARK, externalId: MARK })
    await api.post('/post-requests', { header: MARK, text: MARK, action: 'publish' })
    for (const [name, id] of Object.entries(ids)) assert.match(id, /^[0-9a-f-]{36}$/, name)
  })

  const reading = keyed.filter(({ method }) => method !== 'HEAD')
  for (const route of reading) {
    test(`${nameOf(route)}: a key of another workspace sees and changes nothing`, async () => {
      const searches = route.url.endsWith('search') ? { offset: 0, limit: 10 } : undefined
      const body = searches ?? (/POST|PATCH/.test(route.method) ? {} : undefined)

      const answer = await apiWith(server.http, stranger.key).ask(route.method, addressOf(route, ids), body)

      assert.ok(!answer.text.includes(MARK), answer.text.slice(0, 300))
      assert.ok(answer.status < 500, answer.text)
      if (/:(contactId|id)\b/.test(route.url)) assertRefused(answer, 404)
    })
  }

  test('the owner still finds all of it as it was', async () => {
    const found = await Promise.all(
      ['/contacts', '/products', '/collections', '/campaigns', '/team-members', '/posts'].map((path) =>
        owner.api.get(path),
      ),
    )

    for (const { body, text } of found) {
      assert.equal(body.meta.maxResults, 1, text)
      assert.ok(text.includes(MARK), text)
    }
  })
})

describe('spec "Pagination and filtering", rule 1: an endpoint accepts only the parameters listed for it', () => {
  const PARAMETERS = { $offset: '0', $limit: '1', $filter: 'id ne null', $orderBy: 'created desc' }
  const CAMPAIGN_PARAMETERS = { ...PARAMETERS, $filter: 'status ne null' }
  const LISTED: Readonly<Record<string, readonly (keyof typeof PARAMETERS)[]>> = {
    '/workspaces': ['$offset', '$limit', '$filter', '$orderBy'],
    '/team-members': [],
    '/contacts': ['$offset', '$limit', '$filter', '$orderBy'],
    '/contacts/contacts-tags': [],
    '/products': ['$offset', '$limit', '$filter'],
    '/collections': ['$offset', '$limit', '$filter'],
    '/posts': ['$offset', '$limit', '$filter', '$orderBy'],
    '/{workspaceId}/posts': ['$offset', '$limit', '$filter', '$orderBy'],
    '/public-posts': [],
    '/campaigns': ['$offset', '$limit', '$filter', '$orderBy'],
  }

  for (const [path, listed] of Object.entries(LISTED)) {
    test(`GET ${path} takes ${listed.join(', ') || 'none of them'}`, async () => {
      const { api, id } = await aWorkspace(server)

      const parameters = path === '/campaigns' ? CAMPAIGN_PARAMETERS : PARAMETERS
      for (const [name, value] of Object.entries(parameters)) {
        const answer = await api.get(`${path.replace('{workspaceId}', id)}?${name}=${value}`)
        if (listed.some((taken) => taken === name)) assert.equal(answer.status, 200, answer.text)
        else assertRefused(answer, 400, /\$/)
      }
    })
  }
})

describe('what is not in the table', () => {
  for (const [url, ofUrl] of Map.groupBy(routes, ({ url }) => url)) {
    if (url.startsWith('/webhooks')) continue
    test(`${url}: another method is 405, and Allow names those there are`, async () => {
      const missing = (['DELETE', 'PUT', 'POST', 'PATCH', 'GET'] as const).find(
        (method) => !ofUrl.some((route) => route.method === method),
      )
      assert.ok(missing)

      const address = addressOf({ method: missing, url, access: 'public' })
      const answer = await server.http.inject({ method: missing, url: address })

      assert.equal(answer.statusCode, 405, answer.payload)
      const allowed = String(answer.headers['allow']).split(', ')
      for (const { method } of ofUrl) assert.ok(allowed.includes(method))
      assert.ok(!allowed.includes(missing))
    })
  }
})
