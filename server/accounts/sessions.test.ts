/** The public API asked by who is signed in: with a role, in a workspace, from our own pages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, asBrowser, PASSWORD, type Person } from '../../test/support/accounts.ts'
import { aServer, aWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const DRAFT = { deliveryChannel: 'email', title: 'Spring', text: 'It is here' }
const CSV = { accept: 'text/csv' }

async function forget(person: Person): Promise<void> {
  await server.db.rows(sql`
    update account_session set confirmed = ${earlier('confirmed', '11 minutes')}
    where account_id = ${person.accountId}::uuid`)
}

describe('the public API by session', () => {
  test('answers as to a key of the workspace that X-Workspace names, and of no other', async () => {
    const workspace = await aWorkspace(server)
    const { ask } = await aPerson(server, workspace, 'editor')
    const other = await aWorkspace(server)
    await other.api.post('/contacts', { email: 'theirs@example.com' })

    const made = await ask('POST', '/api/contacts', { email: 'ann@example.com' })

    assert.equal(made.status, 201, made.text)
    const bySession = await ask('GET', '/api/contacts')
    assert.equal(bySession.body.items.length, 1)
    assert.deepEqual(bySession.body, (await workspace.api.get('/contacts')).body)
  })

  test('lists the workspaces of the organization to its members, and to a member of one workspace only that', async () => {
    const workspace = await aWorkspace(server)
    await aWorkspace(server, { organizationId: workspace.organizationId })
    const wide = await aPerson(server, workspace, 'viewer')
    const guest = await aPerson(server, workspace, 'admin', 'workspace')

    const { body } = await guest.ask('GET', '/api/workspaces')

    assert.deepEqual(
      [body.meta.maxResults, body.items.map(({ id }: { id: string }) => id)],
      [1, [workspace.id]],
    )
    assert.equal((await wide.ask('GET', '/api/workspaces')).body.meta.maxResults, 2)
  })

  test('without X-Workspace is what it is without a key: 403, cookie or not', async () => {
    const { ask } = await aPerson(server, await aWorkspace(server), 'owner')

    // What the app's own header adds, words to be said in the reader's language, is left to its pages.
    const headers = { 'x-workspace': '', 'x-tidings-app': '' }
    const { status, body } = await ask('GET', '/api/contacts', undefined, headers)

    assert.equal(status, 403)
    assert.match(body.message, /API key is missing/)
    assert.deepEqual(Object.keys(body).sort(), ['message', 'path', 'statusCode', 'timestamp', 'traceId'])
  })

  test('with a key too is the key’s: a session adds nothing to it', async () => {
    const workspace = await aWorkspace(server, { scopes: ['products:read-only'] })
    const { ask } = await aPerson(server, workspace, 'owner')

    assert.equal((await ask('GET', '/api/contacts', undefined, { 'x-api-key': workspace.key })).status, 403)
    assert.equal((await ask('GET', '/api/contacts', undefined, { 'x-api-key': 'wrong' })).status, 403)
  })

  test('tells no page of another origin anything, whatever API_CORS_ORIGINS says', async () => {
    const open = await aServer({ API_CORS_ORIGINS: 'https://shop.example' })
    try {
      const workspace = await aWorkspace(open)
      const { ask } = await aPerson(open, workspace, 'owner')
      const from = { origin: 'https://shop.example' }
      const byKey = await workspace.api.get('/contacts', from)
      assert.equal(byKey.headers['access-control-allow-origin'], 'https://shop.example')

      for (const path of ['/api/contacts', '/app/api/session', `/api/${workspace.id}/posts`]) {
        const { headers } = await ask('GET', path, undefined, from)
        assert.equal(headers['access-control-allow-origin'], undefined, path)
        assert.equal(headers['access-control-allow-credentials'], undefined, path)
      }
    } finally {
      await open.close()
    }
  })
})

describe('an author only suggests', () => {
  test('drafts and suggestions are taken; publishing and scheduling a post are not, and nothing is stored', async () => {
    const workspace = await aWorkspace(server)
    const { ask } = await aPerson(server, workspace, 'author')
    const later = new Date(Date.now() + 86_400_000).toISOString()

    const draft = await ask('POST', '/api/campaigns', DRAFT)
    assert.equal(draft.status, 201)
    assert.equal((await ask('PATCH', `/api/campaigns/${draft.body.id}`, { title: 'May' })).status, 200)
    assert.equal((await ask('POST', '/api/post-requests', { header: 'A', text: 'a' })).status, 201)
    assert.equal((await ask('POST', '/api/post-requests', { header: 'A', action: 'suggest' })).status, 201)
    for (const body of [{ action: 'publish' }, { action: 'schedule', publishDate: later }]) {
      const answer = await ask('POST', '/api/post-requests', { header: 'B', text: 'b', ...body })
      assert.deepEqual([answer.status, answer.body.code], [403, 'notAllowed'])
    }

    assert.equal((await workspace.api.get('/posts')).body.meta.maxResults, 0)
    const stored = await server.db.rows(sql`
      select from post_request where workspace_id = ${workspace.id}::uuid and state <> 'suggested'`)
    assert.equal(stored.length, 0)
  })

  test('an editor publishes', async () => {
    const { ask } = await aPerson(server, await aWorkspace(server), 'editor')

    assert.equal((await ask('POST', '/api/post-requests', { header: 'B', action: 'publish' })).status, 201)
  })
})

describe('exports', () => {
  test('are for editors and up, with their password given in the last ten minutes; a key needs none', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const viewer = await aPerson(server, workspace, 'viewer')
    const search = { offset: 0, limit: 10 }
    assert.equal((await workspace.api.get('/contacts', CSV)).status, 200)
    assert.equal((await editor.ask('GET', '/api/contacts', undefined, CSV)).status, 200)
    assert.equal((await viewer.ask('GET', '/api/contacts', undefined, CSV)).body.code, 'notAllowed')
    assert.equal((await viewer.ask('POST', '/api/contacts-search', search, CSV)).body.code, 'notAllowed')
    await forget(editor)

    const late = await editor.ask('GET', '/api/contacts', undefined, CSV)
    assert.deepEqual([late.status, late.body.code], [403, 'confirmPassword'])
    assert.equal((await editor.ask('POST', '/api/contacts-search', search, CSV)).status, 403)
    assert.equal((await editor.ask('GET', '/api/contacts')).status, 200)

    const wrong = await editor.ask('POST', '/app/api/session/confirm', { password: 'wrong' })
    assert.deepEqual([wrong.status, wrong.body.code], [403, 'wrongPassword'])
    assert.equal((await editor.ask('GET', '/api/contacts', undefined, CSV)).status, 403)
    assert.equal((await editor.ask('POST', '/app/api/session/confirm', { password: PASSWORD })).status, 204)
    assert.equal((await editor.ask('GET', '/api/contacts', undefined, CSV)).status, 200)
  })
})

describe('a request of another site', () => {
  const WRITES: readonly (readonly [string, Record<string, string>, boolean])[] = [
    ['our page', { 'sec-fetch-site': 'same-origin' }, true],
    [
      'our page, in a browser that says only Origin',
      { 'sec-fetch-site': '', origin: 'http://tidings.test' },
      true,
    ],
    [
      'our page under another name of the same host',
      { 'sec-fetch-site': '', origin: 'http://localhost:80' },
      true,
    ],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another host of our site', { 'sec-fetch-site': 'same-site' }, false],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, false],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }, false],
    ['a sandboxed frame', { 'sec-fetch-site': '', origin: 'null' }, false],
    [
      'another origin that says it is ours',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      false,
    ],
    ['nobody who says where from', { 'sec-fetch-site': '' }, false],
    ['a form of ours', { 'content-type': 'text/plain', 'x-tidings-app': '' }, false],
  ]

  for (const [name, headers, isTaken] of WRITES) {
    test(`${name}: ${isTaken ? 'taken' : 'refused, and nothing is done'}`, async () => {
      const workspace = await aWorkspace(server)
      const { ask } = await aPerson(server, workspace, 'owner')

      const answer = await ask('POST', '/api/contacts', { name: 'Ann' }, { host: 'localhost:80', ...headers })

      assert.equal(answer.status, isTaken ? 201 : 403, answer.text)
      assert.equal((await workspace.api.get('/contacts')).body.meta.maxResults, isTaken ? 1 : 0)
    })
  }

  test('cannot sign anybody in, so that nobody types into another’s account', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'owner')

    const answer = await asBrowser(
      server,
      'POST',
      '/app/api/session',
      { email, password: PASSWORD },
      { 'sec-fetch-site': 'cross-site' },
    )

    assert.deepEqual([answer.status, answer.headers['set-cookie']], [403, undefined])
  })
})

describe('what changes while somebody is signed in', () => {
  test('a lowered role holds from the next request on, and so does being removed', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const { ask, membershipId } = await aPerson(server, workspace, 'editor')
    assert.equal((await ask('POST', '/api/contacts', { name: 'Ann' })).status, 201)

    assert.equal(
      (await owner.ask('PATCH', `/app/api/members/${membershipId}`, { role: 'viewer' })).status,
      204,
    )
    assert.equal((await ask('POST', '/api/contacts', { name: 'Bo' })).body.code, 'notAllowed')
    assert.equal((await ask('GET', '/api/contacts')).status, 200)

    assert.equal((await owner.ask('DELETE', `/app/api/members/${membershipId}`)).status, 204)
    assert.equal((await ask('GET', '/api/contacts')).body.code, 'workspaceUnknown')
    assert.deepEqual((await ask('GET', '/app/api/session')).body.workspaces, [])
  })
})
