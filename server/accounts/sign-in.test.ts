/** Signing in by password: who is let in, what is said to others, and what a session is. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, asBrowser, PASSWORD } from '../../test/support/accounts.ts'
import { aServer, aWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { sql } from '../platform/sql.ts'
import { SESSION_SECONDS } from './cookie-rules.ts'
import { isPassword, hashPassword } from './password.ts'
import { stopClock } from '../platform/clock.ts'

const server = await useServer()
const { db } = server

function signIn(email: string, password: string, headers: Record<string, string> = {}) {
  return asBrowser(server, 'POST', '/app/api/session', { email, password }, headers)
}

function me(cookie: string) {
  return asBrowser(server, 'GET', '/app/api/session', undefined, { cookie })
}

describe('signing in', () => {
  test('the right password, whatever the case of the address, opens a session with all the app begins with', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour' })
    const { email, accountId } = await aPerson(server, workspace, 'editor')

    const answer = await signIn(email.toUpperCase(), PASSWORD)

    assert.equal(answer.status, 200, answer.text)
    const { account, organizations, workspaces } = answer.body
    assert.deepEqual(account, { id: accountId, email, name: 'An editor', language: 'en' })
    assert.deepEqual(organizations, [{ id: workspace.organizationId, name: 'Test organization' }])
    const [{ color, permissions, ...place }, ...others] = workspaces
    assert.deepEqual(others, [])
    assert.deepEqual(place, {
      id: workspace.id,
      handle: workspace.handle,
      name: 'Harbour',
      imageUrl: null,
      timezone: 'Europe/Stockholm',
      country: 'SE',
      outboxOnly: false,
      archived: null,
      eraseAfter: null,
      organizationId: workspace.organizationId,
      role: 'editor',
    })
    assert.match(color, /^#[0-9a-f]{6}$/)
    assert.ok(permissions.includes('campaigns:publish') && !permissions.includes('settings:write'))
    assert.deepEqual((await me(answer.cookie ?? '')).body, answer.body)
  })

  test('an address that nobody has and a wrong password are answered alike, to the last word', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'owner')

    const [wrong, unknown] = [
      await signIn(email, 'not the password'),
      await signIn('nobody@example.com', PASSWORD),
    ]

    for (const { status, body, headers } of [wrong, unknown]) {
      assert.deepEqual([status, body.code], [401, 'wrongSignIn'])
      assert.equal(headers['set-cookie'], undefined)
    }
    assert.deepEqual(words(wrong.body), words(unknown.body))
  })

  test('an address that nobody has costs a hash, as a wrong password does', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'owner')
    await spent(email)

    const [wrong, unknown] = [await spent(email), await spent('nobody@example.com')]

    assert.ok(unknown > wrong / 3, `${unknown} of ${wrong} microseconds`)
  })

  test('an account without a password is opened by none, not by an empty one either', async () => {
    const { email, accountId } = await aPerson(server, await aWorkspace(server), 'owner')
    await db.rows(sql`update account set password_hash = null where id = ${accountId}::uuid`)

    for (const password of ['', 'null', PASSWORD]) assert.equal((await signIn(email, password)).status, 401)
  })

  test('each sign-in makes a token of its own and ends the session the browser came with: none can be planted', async () => {
    const { email, cookie } = await aPerson(server, await aWorkspace(server), 'owner')

    const planted = await signIn(email, PASSWORD, { cookie })

    assert.notEqual(planted.cookie, cookie)
    assert.equal((await me(cookie)).status, 401)
    assert.equal((await me(planted.cookie ?? '')).status, 200)
  })

  test('only a hash of the token is kept', async () => {
    const { cookie } = await aPerson(server, await aWorkspace(server), 'owner')
    const token = cookie.split('=')[1] ?? ''

    const rows = await db.rows<{ text: string }>(sql`select s::text as text from account_session s`)

    assert.ok(rows.length > 0 && token.length === 43)
    assert.ok(rows.every(({ text }) => !text.includes(token)))
  })

  test('the cookie is for this host alone, out of reach of scripts, and secure where browsers keep such', async () => {
    const { email } = await aPerson(server, await aWorkspace(server), 'owner')
    const plain = String((await signIn(email, PASSWORD)).headers['set-cookie'])
    assert.match(plain, /^tidings=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)

    for (const PUBLIC_URL of ['https://tidings.example', 'http://localhost:3000', 'http://127.0.0.1:3000']) {
      const other = await aServer({ PUBLIC_URL, SIGN_IN_RATE_LIMIT_PER_MINUTE: '1000' })
      try {
        const person = await aPerson(other, await aWorkspace(other), 'owner')
        const { headers } = await asBrowser(other, 'POST', '/app/api/session', {
          email: person.email,
          password: PASSWORD,
        })
        assert.match(
          String(headers['set-cookie']),
          /^__Host-tidings=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/,
        )
      } finally {
        await other.close()
      }
    }
  })
})

describe('attempts', () => {
  test('an address that tries too often waits, with the right password too; so does an account that is tried so', async (t) => {
    t.after(stopClock())
    const slow = await aServer({ SIGN_IN_RATE_LIMIT_PER_MINUTE: '5' })
    try {
      const { email } = await aPerson(slow, await aWorkspace(slow), 'owner')
      const attempt = async (address: string, remoteAddress: string, password = 'wrong password') => {
        const answer = await slow.http.inject({
          method: 'POST',
          url: '/app/api/session',
          remoteAddress,
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          payload: JSON.stringify({ email: address, password }),
        })
        return answer.statusCode
      }
      const onePair = await statusesOf(8, () => attempt(email, '192.0.2.1'))
      const manyAccounts = await statusesOf(20, (n) => attempt(`a${n}@example.com`, '192.0.2.2'))
      const manyAddresses = await statusesOf(20, (n) => attempt('victim@example.com', `198.51.100.${n}`))

      assert.deepEqual(onePair, [401, 401, 401, 401, 401, 429, 429, 429])
      assert.equal(await attempt(email, '192.0.2.1', PASSWORD), 429)
      assert.equal(await attempt(email, '192.0.2.9', PASSWORD), 200)
      for (const statuses of [manyAccounts, manyAddresses]) {
        assert.deepEqual(statuses.slice(0, 15), Array(15).fill(401))
        assert.deepEqual(statuses.slice(15), Array(5).fill(429))
      }
    } finally {
      await slow.close()
    }
  })
})

describe('a session', () => {
  test('ends by itself when it is not used for its time, and by signing out at once', async () => {
    const { cookie } = await aPerson(server, await aWorkspace(server), 'owner')
    const other = await aPerson(server, await aWorkspace(server), 'owner')
    assert.equal((await me(cookie)).status, 200)

    const out = await asBrowser(server, 'DELETE', '/app/api/session', undefined, { cookie })
    assert.deepEqual([out.status, out.text], [204, ''])
    assert.match(String(out.headers['set-cookie']), /^tidings=; .*Max-Age=0$/)
    const gone = await me(cookie)
    assert.deepEqual([gone.status, gone.body.code], [401, 'signedOut'])
    assert.equal((await me(other.cookie)).status, 200)

    await db.rows(sql`
      update account_session set last_seen = ${earlier('last_seen', `${SESSION_SECONDS + 60} seconds`)}
      where account_id = ${other.accountId}::uuid`)
    assert.equal((await me(other.cookie)).status, 401)
  })

  test('is seen among one’s own, and ended there: nobody ends or sees another’s', async () => {
    const { ask, email } = await aPerson(server, await aWorkspace(server), 'viewer')
    const stranger = await aPerson(server, await aWorkspace(server), 'owner')
    const second = await signIn(email, PASSWORD, { 'user-agent': 'Firefox on a phone' })
    const { items } = (await ask('GET', '/app/api/sessions')).body
    assert.deepEqual(
      items.map((one: { agent: string; isCurrent: boolean }) => [one.agent, one.isCurrent]),
      [
        ['Firefox on a phone', false],
        ['Test', true],
      ],
    )

    const [{ id }] = items
    assert.equal((await stranger.ask('DELETE', `/app/api/sessions/${id}`)).status, 404)
    assert.equal((await me(second.cookie ?? '')).status, 200)
    assert.equal((await ask('DELETE', `/app/api/sessions/${id}`)).status, 204)
    assert.equal((await me(second.cookie ?? '')).status, 401)
    assert.equal((await ask('GET', '/app/api/session')).status, 200)
  })

  test('a new password needs the old one, and ends every other session', async () => {
    const { ask, email } = await aPerson(server, await aWorkspace(server), 'viewer')
    const second = (await signIn(email, PASSWORD)).cookie ?? ''
    const next = 'quite another set of words'

    const refused = await ask('PATCH', '/app/api/account', { password: next, currentPassword: 'wrong' })
    assert.deepEqual([refused.status, refused.body.code], [403, 'wrongPassword'])
    assert.equal(
      (await ask('PATCH', '/app/api/account', { password: 'short', currentPassword: PASSWORD })).status,
      400,
    )
    assert.equal((await me(second)).status, 200)
    const changed = await ask('PATCH', '/app/api/account', { password: next, currentPassword: PASSWORD })

    assert.equal(changed.status, 200, changed.text)
    assert.equal((await me(second)).status, 401)
    assert.equal((await ask('GET', '/app/api/session')).status, 200)
    assert.equal((await signIn(email, PASSWORD)).status, 401)
    assert.equal((await signIn(email, next)).status, 200)
  })

  test('name and language can be changed, and nothing else of it', async () => {
    const { ask } = await aPerson(server, await aWorkspace(server), 'viewer')

    const { body } = await ask('PATCH', '/app/api/account', { name: ' Ada ', language: 'sv' })

    assert.deepEqual([body.account.name, body.account.language], ['Ada', 'sv'])
    assert.equal((await ask('PATCH', '/app/api/account', { email: 'other@example.com' })).status, 400)
    assert.equal((await ask('PATCH', '/app/api/account', { language: 'xx' })).status, 400)
    assert.equal((await ask('PATCH', '/app/api/account', { name: '  ' })).status, 400)
  })
})

describe('passwords', () => {
  test('are hashed with argon2id and a salt of their own, and known in any spelling of Unicode', async () => {
    const [one, other] = [await hashPassword('blåbär i maj'), await hashPassword('blåbär i maj')]

    assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    assert.notEqual(one, other)
    assert.ok(await isPassword('blåbär i maj'.normalize('NFD'), one))
    assert.ok(!(await isPassword('blabar i maj', one)))
  })

  test('of older costs are taken, and hashed again', async () => {
    const { email, accountId } = await aPerson(server, await aWorkspace(server), 'owner')
    await db.rows(
      sql`update account set password_hash = ${await cheaper(PASSWORD)} where id = ${accountId}::uuid`,
    )

    assert.equal((await signIn(email, PASSWORD)).status, 200)

    const [row] = await db.rows<{ hash: string }>(
      sql`select password_hash as hash from account where id = ${accountId}::uuid`,
    )
    assert.match(row?.hash ?? '', /m=19456,t=2,p=1/)
    assert.equal((await signIn(email, PASSWORD)).status, 200)
  })
})

/** The same password under a cost that nobody uses any more. */
async function cheaper(password: string): Promise<string> {
  const { argon2Sync } = await import('node:crypto')
  const nonce = Buffer.from('somesaltsomesalt')
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 64,
    passes: 1,
  })
  return `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(hash)}`
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** An error object without what differs by itself. */
function words(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...body, traceId: '', timestamp: '' }
}

async function statusesOf(times: number, ask: (n: number) => Promise<number>): Promise<number[]> {
  const statuses = []
  for (let n = 0; n < times; n += 1) statuses.push(await ask(n))
  return statuses
}

/** Microseconds of work that eight wrong sign-ins cost. */
async function spent(email: string): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < 8; n += 1) await signIn(email, 'not the password')
  const { user, system } = process.cpuUsage(before)
  return user + system
}
