/** Every route that a session opens, of the app and of the public API, by every role: who gets in, and who does not. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { routesOf, type DeclaredRoute } from '../server/http/route-table.ts'
import { newId } from '../server/platform/clock.ts'
import { archiveWorkspace } from '../server/workspaces/ending/ending.ts'
import { aPerson, asBrowser, type Person } from './support/accounts.ts'
import { aWorkspace, useServer, type TestWorkspace } from './support/server.ts'

const ROLES = ['owner', 'admin', 'editor', 'author', 'viewer'] as const
type Role = (typeof ROLES)[number]

/** Who may: so far down the list of roles. `anyone`: without a session too. */
type Least = Role | 'anyone'

/** Written down here by itself: what the policy says is what is tested. */
const APP: Readonly<Record<string, Least>> = {
  'GET /session': 'viewer',
  'POST /session': 'anyone',
  'DELETE /session': 'anyone',
  'POST /session/confirm': 'viewer',
  'PATCH /account': 'viewer',
  'GET /account/security': 'viewer',
  'POST /account/totp': 'viewer',
  'POST /account/totp/confirm': 'viewer',
  'DELETE /account/totp': 'viewer',
  'POST /account/recovery-codes': 'viewer',
  'GET /account/passkeys': 'viewer',
  'POST /account/passkey-offer': 'viewer',
  'POST /account/passkeys': 'viewer',
  'PATCH /account/passkeys/:id': 'viewer',
  'DELETE /account/passkeys/:id': 'viewer',
  'GET /sign-in': 'anyone',
  'GET /provider': 'admin',
  'GET /provider/start': 'anyone',
  'GET /provider/callback': 'anyone',
  'POST /passkeys/ask': 'anyone',
  'POST /session/passkey': 'anyone',
  'POST /session/confirm/passkey': 'viewer',
  'GET /audit': 'admin',
  'GET /requests': 'admin',
  'GET /sessions': 'viewer',
  'DELETE /sessions': 'viewer',
  'DELETE /sessions/:id': 'viewer',
  'POST /links': 'anyone',
  'GET /links/:token': 'anyone',
  'POST /links/:token': 'anyone',
  'GET /members': 'admin',
  'POST /invitations': 'admin',
  'DELETE /invitations/:id': 'admin',
  'PATCH /members/:id': 'admin',
  'DELETE /members/:id': 'admin',
  'GET /home': 'viewer',
  'GET /fields': 'viewer',
  'GET /field-counts': 'viewer',
  'GET /fields/:id/uses': 'viewer',
  'POST /fields': 'editor',
  'PATCH /fields/:id': 'editor',
  'DELETE /fields/:id': 'editor',
  'GET /segments': 'viewer',
  'POST /segments': 'editor',
  'GET /segments/:id': 'viewer',
  'PATCH /segments/:id': 'editor',
  'DELETE /segments/:id': 'editor',
  'GET /contacts/:id': 'viewer',
  'PATCH /contacts/:id': 'editor',
  'POST /contacts/:id/notes': 'editor',
  'POST /contacts/:id/block': 'editor',
  'POST /contacts/:id/unblock': 'editor',
  'GET /contacts/:id/data': 'editor',
  'POST /contacts/:id/erase': 'admin',
  'POST /contact-tasks/tags': 'editor',
  'POST /contact-tasks/activate': 'editor',
  'POST /contact-tasks/unsubscribe': 'editor',
  'POST /contact-tasks/erase': 'admin',
  'GET /contact-tasks': 'editor',
  'GET /contact-tasks/:id': 'editor',
  'POST /contact-tasks/:id/stop': 'editor',
  'POST /contacts/export': 'editor',
  'GET /imports': 'editor',
  'POST /imports': 'editor',
  'GET /imports/:id': 'editor',
  'DELETE /imports/:id': 'editor',
  'PUT /imports/:id/pieces/:number': 'editor',
  'POST /imports/:id/uploaded': 'editor',
  'POST /imports/:id/preview': 'editor',
  'POST /imports/:id/check': 'editor',
  'POST /imports/:id/start': 'editor',
  'POST /imports/:id/stop': 'editor',
  'POST /imports/:id/resume': 'editor',
  'POST /imports/:id/undo': 'editor',
  'GET /imports/:id/rejected': 'editor',
  'POST /campaigns/:id/publish': 'editor',
  'POST /campaigns/:id/schedule': 'editor',
  'POST /campaigns/:id/unschedule': 'editor',
  'POST /campaigns/:id/pause': 'editor',
  'POST /campaigns/:id/resume': 'editor',
  'POST /campaigns/:id/cancel': 'editor',
  'POST /campaigns/:id/retry-failed': 'editor',
  'POST /campaigns/:id/test': 'author',
  'GET /campaigns/:id/status': 'viewer',
  'GET /campaigns/:id/preflight': 'viewer',
  'GET /campaigns/:id/preview': 'viewer',
  'GET /campaigns/:id/frame': 'viewer',
  'GET /campaigns/:id/report': 'viewer',
  'GET /campaigns/:id/people': 'viewer',
  'GET /campaign-names': 'viewer',
  'GET /campaigns/:id/curve': 'viewer',
  'GET /campaigns/:id/split-test': 'viewer',
  'PUT /campaigns/:id/split-test': 'author',
  'DELETE /campaigns/:id/split-test': 'author',
  'GET /campaigns/:id/split-test/report': 'viewer',
  'POST /campaigns/:id/split-test/winner': 'editor',
  'GET /campaigns/:id/post-author': 'viewer',
  'PUT /campaigns/:id/post-author': 'author',
  'GET /campaigns/:id/versions': 'viewer',
  'GET /campaigns/:id/versions/:version': 'viewer',
  'POST /campaigns/:id/versions/:version/restore': 'author',
  'GET /templates': 'viewer',
  'GET /templates/:id': 'viewer',
  'POST /templates': 'editor',
  'PATCH /templates/:id': 'editor',
  'DELETE /templates/:id': 'editor',
  'POST /audience/count': 'viewer',
  'GET /post-requests': 'viewer',
  'GET /post-requests/:id': 'viewer',
  'POST /post-requests/:id/approve': 'editor',
  'POST /post-requests/:id/reject': 'editor',
  'POST /post-requests/:id/schedule': 'editor',
  'PATCH /post-requests/:id': 'editor',
  'GET /settings': 'admin',
  'PATCH /settings': 'admin',
  'POST /settings/webhook-secret': 'admin',
  'POST /settings/webhook-secret/rotate': 'admin',
  'POST /workspaces': 'admin',
  'POST /workspace/archive': 'owner',
  'POST /workspace/restore': 'owner',
  'POST /workspace/delete': 'owner',
  'GET /team-members': 'admin',
  'POST /team-members': 'admin',
  'PATCH /team-members/:id': 'admin',
  'DELETE /team-members/:id': 'admin',
  'GET /keys': 'admin',
  'POST /keys': 'admin',
  'POST /keys/:id/rotate': 'admin',
  'DELETE /keys/:id': 'admin',
  'GET /domains': 'admin',
  'POST /domains': 'admin',
  'POST /domains/:domain/check': 'admin',
  'DELETE /domains/:domain': 'admin',
  'GET /messages': 'viewer',
  'GET /messages/:id': 'viewer',
  'GET /messages/count': 'viewer',
  'POST /messages/retry': 'editor',
  'GET /flows': 'viewer',
  'GET /flows/:id': 'viewer',
  'GET /flows/:id/contacts': 'viewer',
  'POST /flows': 'editor',
  'POST /flows/:id': 'editor',
  'POST /flows/:id/status': 'editor',
  'POST /flows/rehearse': 'editor',
  'POST /flows/mail-preview': 'editor',
  'POST /flows/mail-test': 'editor',
  'GET /dead-letters': 'editor',
  'POST /dead-letters/events/retry': 'editor',
  'POST /dead-letters/webhooks/retry': 'editor',
  'GET /suppressions': 'viewer',
  'POST /suppressions': 'editor',
  'POST /suppressions/remove': 'editor',
  'GET /media': 'viewer',
  'POST /media': 'author',
  'POST /media-by-url': 'author',
  'GET /media/:id': 'viewer',
  'PATCH /media/:id': 'author',
  'POST /media/:id/cuts': 'author',
  'DELETE /media/:id': 'editor',
  'GET /picture': 'viewer',
  'GET /products/:id': 'viewer',
  'PATCH /products/:id': 'editor',
  'GET /products/:id/uses': 'viewer',
  'GET /collections': 'viewer',
  'GET /collections/:id': 'viewer',
  'PATCH /collections/:id': 'editor',
  'GET /collections/:id/products': 'viewer',
  'POST /collections/:id/products': 'editor',
  'GET /search/words': 'viewer',
  'PUT /search/words': 'editor',
  'POST /search/words/remove': 'editor',
  'GET /search/pins': 'viewer',
  'PUT /search/pins': 'editor',
  'GET /search/hidden': 'viewer',
  'POST /search/hidden': 'editor',
  'GET /search/misses': 'viewer',
  'POST /search/misses/forget': 'editor',
  'GET /consent-texts': 'admin',
  'POST /consent-texts': 'admin',
  'GET /forms/rejected': 'admin',
  'GET /forms/calls': 'admin',
  'POST /forms/read': 'admin',
  'POST /forms/rejected/:id/replay': 'admin',
}

/** Ask for a session, and for no workspace. */
const OF_NO_WORKSPACE = /^\/(session|account|sessions|links|passkeys|sign-in)(\/|$)/

const API: Readonly<Record<string, Role>> = {
  'GET /authorization': 'viewer',
  'GET /workspaces': 'viewer',
  'GET /team-members': 'viewer',
  'GET /contacts': 'viewer',
  'POST /contacts-search': 'viewer',
  'POST /contacts': 'editor',
  'PATCH /contacts/:contactId/notification-settings': 'editor',
  'PATCH /contacts/:contactId/tags': 'editor',
  'GET /contacts/contacts-tags': 'viewer',
  'GET /products': 'viewer',
  'POST /products-search': 'viewer',
  'POST /products': 'editor',
  'GET /collections': 'viewer',
  'POST /collections': 'editor',
  'GET /posts': 'viewer',
  'GET /public-posts': 'viewer',
  'POST /post-requests': 'author',
  'GET /campaigns': 'viewer',
  'GET /campaigns/:id': 'viewer',
  'POST /campaigns': 'author',
  'PATCH /campaigns/:id': 'author',
  'GET /embedded-integrations': 'viewer',
  'POST /embedded-integrations': 'editor',
}

/** Bodies that would be taken where no word of it may reach: the others are sent one that is refused as it is. */
const BODIES: Readonly<Record<string, object>> = { 'POST /embedded-integrations': {} }

const server = await useServer()
const routes = routesOf(server.http).filter(({ method }) => method !== 'HEAD')
const ofApp = routes.filter(({ access }) => typeof access === 'object')
const ofApi = routes.filter(
  ({ access }) => typeof access === 'string' && access !== 'public' && access !== 'operator',
)

function nameOf({ method, url }: DeclaredRoute): string {
  return `${method} ${url.replace(/^(\/app)?\/api/, '')}`
}

function addressOf({ url }: DeclaredRoute): string {
  return url.replaceAll(/:([^/]+)/g, () => newId())
}

function bodyOf(route: DeclaredRoute): object | undefined {
  if (!/POST|PATCH|PUT/.test(route.method)) return undefined
  return BODIES[nameOf(route)] ?? { 'no such member': true }
}

function isIn(role: Role, least: Least | undefined): boolean {
  if (least === undefined) throw new Error('The table of this test does not have it')
  return least === 'anyone' || ROLES.indexOf(role) <= ROLES.indexOf(least)
}

describe('the routes that a session opens', () => {
  test('are those of the tables of this test, each of which says who may', () => {
    assert.deepEqual(ofApp.map(nameOf).sort(), Object.keys(APP).sort())
    assert.deepEqual(ofApi.map(nameOf).sort(), Object.keys(API).sort())
  })

  test('of the app stand under /app/api, and out of the public document', () => {
    assert.ok(ofApp.every(({ url }) => url.startsWith('/app/api/')))
  })
})

/** What an owner still may in an archived workspace, besides what only reads and is of everybody. */
const AT_REST: readonly string[] = [
  'POST /contacts/:id/erase',
  'GET /contacts/:id/data',
  'POST /contact-tasks/erase',
  'POST /contacts/export',
  'POST /workspaces',
  'POST /workspace/archive',
  'POST /workspace/restore',
  'POST /workspace/delete',
  'POST /keys',
  'POST /keys/:id/rotate',
  'DELETE /keys/:id',
  'POST /invitations',
  'DELETE /invitations/:id',
  'PATCH /members/:id',
  'DELETE /members/:id',
  'POST /audience/count',
  'POST /contacts-search',
  'POST /products-search',
  'POST /forms/read',
]

test('in an archived workspace its owner reads, settles rights, and changes nothing else', async () => {
  const workspace = await aWorkspace(server)
  const { ask } = await aPerson(server, workspace, 'owner')
  await archiveWorkspace(server.db, workspace.id)

  for (const route of [...ofApp, ...ofApi]) {
    const name = nameOf(route)
    const path = route.url.replace(/^\/app\/api/, '')
    if (APP[name] === 'anyone' || OF_NO_WORKSPACE.test(path)) continue
    const isOpen = AT_REST.includes(name) || route.method === 'GET'
    const { status, body, text } = await ask(route.method, addressOf(route), bodyOf(route))
    if (isOpen) assert.ok(![401, 403].includes(status) || body.code === 'confirmPassword', `${name}: ${text}`)
    else assert.deepEqual([status, body.code], [403, 'workspaceArchived'], `${name}: ${text}`)
    if (name.startsWith('POST /workspace/')) await archiveWorkspace(server.db, workspace.id)
  }
})

describe('each route of the app, and of the public API by session, is open to those who may and to nobody else', () => {
  let workspace: TestWorkspace
  const people = new Map<Role, Person>()
  const local = new Map<Role, Person>()

  before(async () => {
    workspace = await aWorkspace(server)
    for (const role of ROLES) {
      people.set(role, await aPerson(server, workspace, role))
      if (role !== 'owner') local.set(role, await aPerson(server, workspace, role, 'workspace'))
    }
  })

  const expected = [
    ...ofApp.map((route) => ({ route, least: APP[nameOf(route)] })),
    ...ofApi.map((route) => ({ route, least: API[nameOf(route)] as Least })),
  ]
  for (const { route, least } of expected) {
    const { method, url } = route
    test(`${method} ${url}: ${least}`, async () => {
      for (const group of [people, local]) {
        for (const [role, { ask }] of group) {
          const isOut = /session(s|$)/.test(url) && method === 'DELETE'
          if (isOut) continue
          const { status, body, text } = await ask(method, addressOf(route), bodyOf(route))
          if (isIn(role, least)) assert.ok(![401, 403].includes(status) && status < 500, `${role}: ${text}`)
          else assert.deepEqual([status, body.code], [403, 'notAllowed'], `${role}: ${text}`)
        }
      }
    })

    test(`${method} ${url}: nobody who is signed out`, async () => {
      const { status, body } = await asBrowser(server, method, addressOf(route), bodyOf(route), {
        'x-workspace': workspace.id,
      })

      if (least === 'anyone') assert.notEqual(status, 403)
      else assert.deepEqual([status, body.code], [401, 'signedOut'])
    })

    if (least === 'anyone' || OF_NO_WORKSPACE.test(url.replace('/app/api', ''))) continue
    test(`${method} ${url}: not in a workspace of others, of none, or none that is named`, async () => {
      const foreign = await aWorkspace(server)
      const { ask } = people.get('owner') ?? assert.fail()

      for (const id of [foreign.id, newId(), 'x', ...(url.startsWith('/app') ? [''] : [])]) {
        const answer = await ask(method, addressOf(route), bodyOf(route), { 'x-workspace': id })
        assert.deepEqual(
          [answer.status, answer.body.code],
          [404, 'workspaceUnknown'],
          `${id}: ${answer.text}`,
        )
      }
    })

    if (method === 'GET') continue
    test(`${method} ${url}: not from a page of another site`, async () => {
      const { ask } = people.get('owner') ?? assert.fail()

      const answer = await ask(method, addressOf(route), bodyOf(route), { 'sec-fetch-site': 'cross-site' })

      assert.deepEqual([answer.status, answer.body.code], [403, 'crossSite'])
    })
  }
})
