/** Signing in at an OpenID provider: a real one on this machine, that lies when a test tells it to. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, beforeEach, describe, test } from 'node:test'
import { aPerson, asBrowser, type AppAnswer } from '../../test/support/accounts.ts'
import { aProvider, CLIENT } from '../../test/support/provider.ts'
import { aServer, aWorkspace, useServer, type TestServer } from '../../test/support/server.ts'
import { moveClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { sql } from '../platform/sql.ts'

const provider = await aProvider()
const settings = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Harbour ID',
}
const server = await useServer(settings)

beforeEach(() => {
  Object.assign(provider, { isForged: false, lies: {} })
})

interface Journey {
  /** What the browser keeps meanwhile. */
  readonly cookie: string
  /** Where the provider sent it back to. */
  readonly back: string
}

/** Leaves for the provider as a browser does, and is about to come back. */
async function leave(at: TestServer = server, query = '', session = ''): Promise<Journey> {
  const left = await asBrowser(at, 'GET', `/app/api/provider/start${query}`, undefined, { cookie: session })
  assert.equal(left.status, 302, left.text)
  const answer = await fetch(String(left.headers['location']), { redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  return { cookie: left.cookie ?? '', back: pathname + search }
}

async function comeBack({ cookie, back }: Journey, at: TestServer = server): Promise<AppAnswer> {
  return asBrowser(at, 'GET', back, undefined, {
    cookie,
    'sec-fetch-site': 'cross-site',
    'x-tidings-app': '',
  })
}

/** What the address of the sign-in says went wrong; undefined when there is a session. */
function problemOf({ headers }: AppAnswer): string | undefined {
  return new URL(String(headers['location'])).searchParams.get('problem') ?? undefined
}

async function signInAs(email: string, more: object = {}): Promise<AppAnswer> {
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Ann', ...more }
  return comeBack(await leave())
}

const invite = async (email: string) => {
  const workspace = await aWorkspace(server)
  const { ask } = await aPerson(server, workspace, 'owner')
  const wish = { email, role: 'editor', workspaceId: workspace.id }
  assert.equal((await ask('POST', '/app/api/invitations', wish)).status, 201)
  return workspace
}

const anAddress = () => `ann-${randomUUID()}@example.com`

async function sessionOf({ cookie }: AppAnswer) {
  return (await asBrowser(server, 'GET', '/app/api/session', undefined, { cookie: cookie ?? '' })).body
}

async function accountsOf(email: string): Promise<number> {
  return (await server.db.rows(sql`select 1 from account where lower(email) = lower(${email})`)).length
}

describe('signing in at a provider', () => {
  test('is offered by its name', async () => {
    const { body } = await asBrowser(server, 'GET', '/app/api/sign-in')
    assert.equal(body.provider, 'Harbour ID')
  })

  test('is told to who may invite, as it is set up, with all but its secret', async () => {
    const workspace = await aWorkspace(server)
    const [admin, editor] = [
      await aPerson(server, workspace, 'admin'),
      await aPerson(server, workspace, 'editor'),
    ]

    const { body, text } = await admin.ask('GET', '/app/api/provider')

    assert.deepEqual(body, {
      redirectUrl: 'http://tidings.test/app/api/provider/callback',
      provider: { name: 'Harbour ID', issuer: provider.issuer, clientId: CLIENT.id, domains: [] },
    })
    assert.ok(!text.includes(CLIENT.secret))
    assert.equal((await editor.ask('GET', '/app/api/provider')).status, 403)
  })

  test('goes by code with PKCE, state and nonce, to where somebody was going, and never elsewhere', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'viewer')
    provider.person = { sub: randomUUID(), email, email_verified: true }

    const answers = []
    for (const next of [
      '/w/harbour/contacts?page=3',
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
    ])
      answers.push(await comeBack(await leave(server, `?next=${encodeURIComponent(next)}`)))

    assert.deepEqual(
      answers.map(({ headers }) => headers['location']),
      ['/w/harbour/contacts?page=3', '/', '/', '/'].map((place) => `http://tidings.test/app${place}`),
    )
    const [asked] = provider.asked
    assert.deepEqual([asked?.get('response_type'), asked?.get('code_challenge_method')], ['code', 'S256'])
    assert.ok((asked?.get('state') ?? '').length > 20 && (asked?.get('nonce') ?? '').length > 20)
  })

  test('opens the account of a verified address, and from then on of the subject, whatever the address becomes', async () => {
    const { email, accountId } = await aPerson(server, await aWorkspace(server), 'viewer')
    const first = await signInAs(email.toUpperCase(), { sub: `subject of ${email}` })
    const moved = await signInAs(anAddress(), { sub: `subject of ${email}` })
    const heir = await signInAs(email, { sub: 'somebody else who got the address' })

    assert.equal((await sessionOf(first)).account.id, accountId)
    assert.equal((await sessionOf(moved)).account.id, accountId)
    assert.equal(problemOf(heir), 'providerAddress')
  })

  test('accepts the invitations of the address, in any case and once, and makes the account', async () => {
    const email = anAddress()
    const workspace = await invite(email)

    provider.person = { sub: randomUUID(), email: email.toUpperCase(), email_verified: true, name: 'Ann' }
    const journeys = [await leave(), await leave()]
    const answers = await Promise.all(journeys.map((journey) => comeBack(journey)))

    for (const answer of answers) {
      const { account, workspaces } = await sessionOf(answer)
      assert.deepEqual(
        [account.name, workspaces.map(({ id, role }: { id: string; role: string }) => [id, role])],
        ['Ann', [[workspace.id, 'editor']]],
      )
    }
    assert.equal(await accountsOf(email), 1)
  })

  test('leaves strangers outside, and makes no account of them', async () => {
    const email = anAddress()
    assert.equal(problemOf(await signInAs(email)), 'providerStranger')
    assert.equal(await accountsOf(email), 0)
  })

  for (const [what, more] of [
    ['not verified', { email_verified: false }],
    ['said to be verified by a word', { email_verified: 'true' }],
    ['of nobody', { email: undefined }],
  ] as const) {
    test(`refuses an address that is ${what}, although it has an account`, async () => {
      const { email } = await aPerson(server, await aWorkspace(server), 'owner')
      assert.equal(problemOf(await signInAs(email, more)), 'providerAddress')
    })
  }

  for (const [what, lies] of [
    ['of another nonce', { nonce: 'of another sign-in' }],
    ['for another client', { aud: 'somebody else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has run out', { exp: 1 }],
  ] as const) {
    test(`refuses a token ${what}`, async () => {
      const { email } = await aPerson(server, await aWorkspace(server), 'owner')
      provider.lies = lies
      assert.equal(problemOf(await signInAs(email)), 'providerFailed')
    })
  }

  test('refuses a token that is signed by another key', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'owner')
    provider.isForged = true
    assert.equal(problemOf(await signInAs(email)), 'providerFailed')
  })

  test('arrives once, and in the browser that left: no replay, no foreign state, no borrowed cookie', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'owner')
    provider.person = { sub: randomUUID(), email, email_verified: true }
    const [journey, other] = [await leave(), await leave()]

    const twins = await Promise.all([comeBack(journey), comeBack(journey)])
    const without = await comeBack({ ...other, cookie: '' })
    const mixed = await comeBack({ back: (await leave()).back, cookie: other.cookie })

    assert.deepEqual(new Set(twins.map(problemOf)), new Set(['providerLate', undefined]))
    assert.deepEqual([problemOf(without), problemOf(mixed)], ['providerLate', 'providerFailed'])
  })

  test('ends within a day, however much it is used', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'owner')
    const answer = await signInAs(email)
    assert.equal((await sessionOf(answer)).account.email, email)
    moveClock(23 * 3600_000)
    assert.equal((await sessionOf(answer)).account.email, email)
    moveClock(25 * 3600_000)
    try {
      assert.equal((await sessionOf(answer)).code, 'signedOut')
    } finally {
      moveClock(0)
    }
  })

  test('stands for the password where it is asked for again: of the same person, who shows it again there', async () => {
    const workspace = await aWorkspace(server)
    const { email, accountId, cookie, ask } = await aPerson(server, workspace, 'owner')
    const stale = () =>
      server.db.rows(sql`
        update account_session set confirmed = now() - interval '1 hour' where account_id = ${accountId}::uuid`)
    await stale()
    const other = await aPerson(server, workspace, 'viewer')

    const back = async (whose: string) => {
      provider.person = { sub: `subject of ${whose}`, email: whose, email_verified: true }
      const journey = await leave(server, '?confirm=1', cookie)
      return comeBack({ ...journey, cookie: `${cookie}; ${journey.cookie}` })
    }
    const wrong = await back(other.email)
    const still = await ask('POST', '/app/api/account/totp')
    const right = await back(email)

    assert.deepEqual([problemOf(wrong), still.body.code], ['providerOther', 'confirmPassword'])
    assert.equal(new URL(String(right.headers['location'])).pathname, '/app/confirmed')
    assert.deepEqual([provider.asked[0]?.get('prompt'), provider.asked[0]?.get('max_age')], ['login', '0'])
    assert.equal((await ask('POST', '/app/api/account/totp')).status, 201)
  })
})

const of = (env: Record<string, string>) => () => readConfig(env)

describe('the provider’s settings', () => {
  test('OIDC_DOMAINS and OIDC_ROLE let people of these domains in who were not invited, and nobody else', async () => {
    const open = await aServer({ ...settings, OIDC_DOMAINS: 'Harbour.example', OIDC_ROLE: 'author' })
    after(() => open.close())
    const workspace = await aWorkspace(open)
    const enter = async (email: string) => {
      provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Bo' }
      return comeBack(await leave(open), open)
    }

    const own = await enter('bo@harbour.example')
    const near = []
    for (const email of [
      'bo@evil-harbour.example',
      'bo@harbour.example.evil.example',
      'bo@sub.harbour.example',
    ])
      near.push(await enter(email))

    const { body } = await asBrowser(open, 'GET', '/app/api/session', undefined, { cookie: own.cookie ?? '' })
    assert.deepEqual([body.workspaces[0].id, body.workspaces[0].role], [workspace.id, 'author'])
    assert.deepEqual(near.map(problemOf), Array(3).fill('providerAddress'))
  })

  test('that are half said stop the start in a sentence', () => {
    assert.throws(of({ OIDC_ISSUER: 'https://id.example' }), /OIDC_CLIENT_ID: is needed/)
    assert.throws(of({ ...settings, OIDC_ROLE: 'editor' }), /OIDC_DOMAINS: is needed/)
    assert.throws(of({ ...settings, OIDC_ISSUER: 'http://id.example' }), /OIDC_ISSUER/)
    assert.throws(of({ ...settings, OIDC_ROLE: 'owner' }), /OIDC_ROLE/)
  })

  test('without one there is nothing to start', async () => {
    const bare = await aServer()
    after(() => bare.close())
    assert.equal((await asBrowser(bare, 'GET', '/app/api/provider/start')).status, 404)
  })
})
