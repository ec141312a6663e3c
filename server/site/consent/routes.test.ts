/** What the links of messages do: looking changes nothing, one click leaves, and only our own tokens open anything. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { assertContactsCounted } from '../../../test/support/counted.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { writeToken, type TokenKind } from '../../contacts/consent/tokens.ts'
import { recordConsent } from '../../contacts/consent/store.ts'
import { enqueue, openMailing } from '../../messaging/mailings/store.ts'
import { findSuppressed, suppress } from '../../contacts/suppression/store.ts'
import { readSecret } from '../../platform/secrets.ts'
import { sql } from '../../platform/sql.ts'
import { eraseContact } from '../../contacts/erasure.ts'
import { PERSONAL_DATA } from '../../personal-data.ts'
import { stopClock } from '../../platform/clock.ts'

const server = await useServer()
let secret: Buffer
before(async () => {
  secret = await readSecret(server.db, 'tokens')
})

const FORM = 'application/x-www-form-urlencoded'
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const PHONE = '+46701234567'

describe('POST /unsubscribe/{token}', { concurrency: true }, () => {
  test('RFC 8058: one click without cookies acts at once, answers 200 and leads nowhere', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })

    const answer = await post(sent, '/unsubscribe', ONE_CLICK)

    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers.location, undefined)
    assert.equal(answer.headers['set-cookie'], undefined)
    assert.match(answer.payload, /You are unsubscribed/)
    const contact = await readContact(sent)
    assert.equal(contact.state, 'unsubscribed')
    assert.equal(contact.follows.email, 'off')
    assert.equal((await suppressed(sent, 'ann@example.com'))?.reason, 'unsubscribed')
    await assertContactsCounted(server.db, sent.workspace.id)
  })

  test('RFC 8058: the same as multipart/form-data', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    const body =
      '--X\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--X--\r\n'

    const answer = await post(sent, '/unsubscribe', body, 'multipart/form-data; boundary=X')

    assert.equal(answer.statusCode, 200)
    assert.equal((await readContact(sent)).state, 'unsubscribed')
    assert.equal((await consent(sent)).at(-1)?.source, 'one-click')
  })

  test('the proof: source, the words, address, ip and user agent, and the message', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    await post(sent, '/unsubscribe', '', FORM, { 'user-agent': 'x'.repeat(1000) })

    const { created, ...event } = (await consent(sent)).at(-1)

    assert.ok(created)
    assert.deepEqual(event, {
      act: 'withdrawn',
      channel: 'email',
      source: 'unsubscribe page',
      words: 'Unsubscribe: Email from Blå Café to a…@example.com',
      textVersion: null,
      address: 'ann@example.com',
      ip: '127.0.0.1',
      userAgent: 'x'.repeat(300),
      deliveryId: sent.deliveryId,
    })
  })

  test('again, and by twenty at once, is as once', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })

    const answers = await Promise.all(Array.from({ length: 20 }, () => post(sent, '/unsubscribe', ONE_CLICK)))

    for (const { statusCode, payload } of answers) {
      assert.equal(statusCode, 200)
      assert.match(payload, /You are unsubscribed/)
    }
    assert.equal((await consent(sent)).filter(({ act }) => act === 'withdrawn').length, 1)
    await assertContactsCounted(server.db, sent.workspace.id)
  })

  test('who has a phone that is followed stays active, with email off; SMS is told to go on', async () => {
    const sent = await aMessage({ email: 'ann@example.com', phone: PHONE })

    const { payload } = await post(sent, '/unsubscribe', ONE_CLICK)

    const contact = await readContact(sent)
    assert.equal(contact.state, 'active')
    assert.deepEqual(contact.follows, { email: 'off', sms: 'always' })
    assert.match(payload, /You still get SMS from Blå Café to \+46…67/)
    assert.equal(await suppressed(sent, PHONE, 'sms'), undefined)
  })

  test('a link that came by SMS ends SMS', async () => {
    const sent = await aMessage({ email: 'ann@example.com', phone: PHONE }, 'sms')

    await post(sent, '/unsubscribe', ONE_CLICK)

    assert.deepEqual((await readContact(sent)).follows, { email: 'always', sms: 'off' })
    assert.equal((await suppressed(sent, PHONE, 'sms'))?.reason, 'stopped')
  })

  for (const state of ['bounced', 'complained', 'blocked'] as const) {
    test(`a contact that is ${state} stays so, with email off`, async () => {
      const sent = await aMessage({ email: 'ann@example.com' })
      await setState(sent, state)

      assert.equal((await post(sent, '/unsubscribe', ONE_CLICK)).statusCode, 200)

      const contact = await readContact(sent)
      assert.equal(contact.state, state)
      assert.equal(contact.follows.email, 'off')
    })
  }

  test('an old message whose row is gone from the ledger still works', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    await server.db.rows(sql`delete from delivery where workspace_id = ${sent.workspace.id}::uuid`)

    await post(sent, '/unsubscribe', ONE_CLICK)

    assert.equal((await readContact(sent)).state, 'unsubscribed')
  })

  test('is taken however often scanners looked at the link before', async (t) => {
    t.after(stopClock())
    const sent = await aMessage({ email: 'ann@example.com' })
    const looks = new Set<number>()
    for (let n = 0; n < 60; n += 1) looks.add((await get(sent, '/unsubscribe')).statusCode)
    assert.ok(looks.has(429))

    assert.equal((await post(sent, '/unsubscribe', ONE_CLICK)).statusCode, 200)
    assert.equal((await readContact(sent)).state, 'unsubscribed')
  })

  test('a body that is not a form at all is a wish to leave too; one that is too large is refused', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })

    assert.equal((await post(sent, '/unsubscribe', 'x'.repeat(20_000))).statusCode, 413)
    assert.equal((await readContact(sent)).state, 'active')
    assert.equal((await post(sent, '/unsubscribe', '\0\u{1f4a5}{', 'application/json')).statusCode, 200)
    assert.equal((await readContact(sent)).state, 'unsubscribed')
  })
})

describe('GET of any link', { concurrency: true }, () => {
  test('changes no row of any table: scanners open every link', async () => {
    const sent = await aMessage({ email: 'ann@example.com', phone: PHONE, addDirectly: false })
    const pages = ['/unsubscribe', '/preferences', '/confirm', '/my-data']
    const tables = await fingerprint(sent)

    for (const page of pages) {
      const url = `${page}/${tokenOf(sent, page)}`
      for (const method of ['GET', 'HEAD'] as const) {
        for (const path of [url, `${url}?List-Unsubscribe=One-Click&act=leave&email=off`]) {
          const answer = await server.http.inject({ method, url: path })
          assert.equal(answer.statusCode, 200, `${method} ${path}`)
        }
      }
    }
    await server.http.inject({ url: `/my-data/${tokenOf(sent, '/my-data')}/erase` })

    assert.deepEqual(await fingerprint(sent), tables)
  })

  test('shows no more of an address than its owner needs, runs no script, and is kept and told nowhere', async () => {
    const sent = await aMessage({ email: 'ann@example.com', phone: PHONE, name: 'Ann Ek' })

    for (const page of ['/unsubscribe', '/preferences', '/confirm', '/my-data']) {
      const { payload, headers } = await get(sent, page)
      assert.doesNotMatch(payload, /ann@example|Ann Ek|701234567|<script/)
      assert.match(String(headers['content-security-policy']), /default-src 'none'.*form-action 'self'/)
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(headers['referrer-policy'], 'no-referrer')
      assert.equal(headers['x-robots-tag'], 'noindex')
    }
  })

  test('what is shown is escaped', async () => {
    const sent = await aMessage({ email: "o'b@example.com" }, 'email', '<script>alert(1)</script><b>')

    for (const page of ['/unsubscribe', '/preferences', '/confirm']) {
      assert.doesNotMatch((await get(sent, page)).payload, /<script|<b>/)
    }
  })
})

describe('tokens', { concurrency: true }, () => {
  test('forged, cut, garbled and of another kind: 404 with help, and nothing changes', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    const good = tokenOf(sent, '/unsubscribe')
    const flipped = `${good.slice(0, -2)}${good.at(-2) === 'A' ? 'B' : 'A'}${good.at(-1)}`
    const foreign = writeToken(randomBytes(32), bearerOf(sent, 'preferences'))
    const tables = await fingerprint(sent)

    for (const token of [
      flipped,
      good.slice(0, -1),
      `${good}A`,
      foreign,
      'x',
      '%00',
      '..%2f',
      tokenOf(sent, '/confirm'),
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await server.http.inject({
          method,
          url: `/unsubscribe/${token}`,
          payload: method === 'POST' ? ONE_CLICK : '',
        })
        assert.equal(answer.statusCode, 404, token)
        assert.match(answer.payload, /This link does not work/)
      }
    }
    for (const page of ['/confirm', '/my-data']) {
      assert.equal((await server.http.inject({ url: `${page}/${good}` })).statusCode, 404)
    }

    assert.deepEqual(await fingerprint(sent), tables)
  })

  test('the id of a contact of another workspace is nobody there', async () => {
    const [mine, theirs] = [
      await aMessage({ email: 'ann@example.com' }),
      await aMessage({ email: 'ann@example.com' }),
    ]
    const { deliveryId } = mine
    const mixed = {
      kind: 'preferences',
      workspaceId: mine.workspace.id,
      contactId: theirs.contactId,
      deliveryId,
    } as const

    const answer = await server.http.inject({
      method: 'POST',
      url: `/unsubscribe/${writeToken(secret, mixed)}`,
      payload: ONE_CLICK,
      headers: { 'content-type': FORM },
    })

    assert.match(answer.payload, /No data about you is kept here/)
    assert.equal((await readContact(theirs)).state, 'active')
    assert.equal((await readContact(mine)).state, 'active')
  })

  test('of an erased contact: a calm page, for every endpoint', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    await eraseContact(server.db, sent.workspace.id, sent.contactId, 'test', PERSONAL_DATA)

    for (const page of ['/unsubscribe', '/preferences', '/confirm', '/my-data']) {
      assert.match((await get(sent, page)).payload, /No data about you is kept here/)
      if (page === '/my-data') continue
      const answer = await post(sent, page, ONE_CLICK)
      assert.equal(answer.statusCode, 200)
      assert.match(answer.payload, /No data about you is kept here/)
    }
  })

  test('of a test message: there is nothing to choose', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    const token = writeToken(secret, { ...bearerOf(sent, 'preferences'), contactId: null })

    const answer = await server.http.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      payload: ONE_CLICK,
    })

    assert.equal(answer.statusCode, 200)
    assert.match(answer.payload, /did not go to a subscriber/)
    assert.equal((await readContact(sent)).state, 'active')
  })

  test('are in no line of the log', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    const paths: unknown[] = []
    const { info } = server.http.log
    server.http.log.info = (...words: unknown[]) => void paths.push(words)
    try {
      await get(sent, '/preferences')
    } finally {
      server.http.log.info = info
    }
    assert.doesNotMatch(JSON.stringify(paths), new RegExp(tokenOf(sent, '/preferences')))
  })
})

describe('POST /preferences/{token}', { concurrency: true }, () => {
  test('saves each channel, says what was saved, and keeps the words', async () => {
    const sent = await aMessage({ email: 'ann@example.com', phone: PHONE })

    const { payload } = await post(sent, '/preferences', 'email=only_new&sms=off')

    assert.deepEqual((await readContact(sent)).follows, { email: 'only_new', sms: 'off' })
    assert.match(payload, /Email from Blå Café to a…@example\.com: Only new posts/)
    const events = (await consent(sent)).slice(-2)
    assert.deepEqual(events.map(({ act, channel }) => `${channel} ${act}`).sort(), [
      'email granted',
      'sms withdrawn',
    ])
    assert.equal(
      events[0].words,
      'Save\nEmail from Blå Café to a…@example.com: Only new posts\nSMS from Blå Café to +46…67: Nothing',
    )
  })

  test('leaving everything, and subscribing again by the button that undoes it', async () => {
    const sent = await aMessage({ email: 'ann@example.com', phone: PHONE })

    const { payload } = await post(sent, '/preferences', 'act=leave')
    assert.equal((await readContact(sent)).state, 'unsubscribed')
    assert.ok(await suppressed(sent, PHONE, 'sms'))
    const undo =
      /name="act" value="again">\s*<input type="hidden" name="email" value="(\w+)">\s*<input type="hidden" name="sms" value="(\w+)">/.exec(
        payload,
      )
    await post(sent, '/preferences', `act=again&email=${undo?.[1]}&sms=${undo?.[2]}`)

    const contact = await readContact(sent)
    assert.equal(contact.state, 'active')
    assert.deepEqual(contact.follows, { email: 'always', sms: 'always' })
    assert.equal(await suppressed(sent, 'ann@example.com'), undefined)
    assert.equal(await suppressed(sent, PHONE, 'sms'), undefined)
    await assertContactsCounted(server.db, sent.workspace.id)
  })

  test('coming back on one channel brings back no other', async () => {
    const sent = await aMessage({ email: 'ann@example.com', phone: PHONE })
    await post(sent, '/preferences', 'act=leave')

    await post(sent, '/preferences', 'email=always')

    assert.deepEqual((await readContact(sent)).follows, { email: 'always', sms: 'off' })
    assert.ok(await suppressed(sent, PHONE, 'sms'))
  })

  test('who goes to and fro all day fills no table, and is left when it leaves', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    let payload = ''
    for (let n = 0; n < 40; n += 1) {
      await server.db.transaction((tx) =>
        recordConsent(tx, sent.workspace.id, [
          { contactId: sent.contactId, channel: 'email', act: 'granted', source: 'test', address: null },
        ]),
      )
    }
    for (let n = 0; n < 12; n += 1) {
      await post(sent, '/preferences', 'act=leave')
      payload = (await post(sent, '/preferences', 'email=always')).payload
    }

    assert.match(payload, /Too many changes today/)
    assert.equal((await readContact(sent)).state, 'unsubscribed')
    const rows = (await consent(sent)).length
    for (let n = 0; n < 3; n += 1) await post(sent, '/preferences', n % 2 ? 'act=leave' : 'email=always')
    assert.equal((await consent(sent)).length, rows)
  })

  test('nonsense saves nothing', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    const tables = await fingerprint(sent)

    for (const body of ['', 'email=sometimes', 'sms=always', 'act=data', 'email=', '%', 'EMAIL=off']) {
      const answer = await post(sent, '/preferences', body)
      assert.equal(answer.statusCode, 200, body)
      assert.doesNotMatch(answer.payload, /Saved/)
    }

    assert.deepEqual(await fingerprint(sent), tables)
  })

  test('a complaint, a bounce and a block are lifted by nobody here', async () => {
    for (const reason of ['complained', 'bounced', 'blocked'] as const) {
      const sent = await aMessage({ email: 'ann@example.com' })
      await setState(sent, reason)
      await server.db.transaction((tx) =>
        suppress(tx, sent.workspace.id, [{ channel: 'email', address: 'ann@example.com', reason }]),
      )

      await post(sent, '/preferences', 'email=always')

      assert.equal((await readContact(sent)).state, reason)
      assert.equal((await suppressed(sent, 'ann@example.com'))?.reason, reason)
    }
  })
})

describe('after leaving', { concurrency: true }, () => {
  test('the address coming back in a file or by the API stays suppressed; by a form it is lifted', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    const { workspace } = sent
    await post(sent, '/unsubscribe', ONE_CLICK)
    await eraseContact(server.db, workspace.id, sent.contactId, 'test', PERSONAL_DATA)
    await workspace.api.post('/contacts', { email: 'Ann@Example.com', addDirectly: true })
    await workspace.api.post(`/webhooks/contacts/${workspace.webhookId}?isImport=true`, {
      email: 'ann@example.com',
    })
    assert.ok(await suppressed(sent, 'ann@example.com'))

    await workspace.api.post(`/webhooks/contacts/${workspace.webhookId}`, { email: 'ANN@example.com' })

    assert.equal(await suppressed(sent, 'ann@example.com'), undefined)
  })

  test('a workspace that switches the channel on by the API takes it off the list', async () => {
    const sent = await aMessage({ email: 'ann@example.com' })
    await post(sent, '/unsubscribe', ONE_CLICK)

    await sent.workspace.api.patch(`/contacts/${sent.contactId}/notification-settings`, { email: true })

    assert.equal(await suppressed(sent, 'ann@example.com'), undefined)
    const last = (await consent(sent)).at(-1)
    assert.deepEqual([last.act, last.source, last.channel], ['granted', 'api', 'email'])
  })
})

interface Sent {
  readonly workspace: TestWorkspace
  readonly contactId: string
  readonly deliveryId: string
}

/** A contact, active unless said otherwise, and a message to it that is in the ledger. */
async function aMessage(
  details: Readonly<Record<string, unknown>>,
  channel: 'email' | 'sms' = 'email',
  name = 'Blå Café',
): Promise<Sent> {
  const workspace = await aWorkspace(server, { name })
  const { body } = await workspace.api.post('/contacts', { addDirectly: true, ...details })
  const address = String(channel === 'email' ? details['email'] : details['phone'])
  const [deliveryId = ''] = await server.db.transaction(async (tx) => {
    const content = channel === 'email' ? { subject: 'News', blocks: [] } : { text: 'News' }
    const { id } = await openMailing(tx, workspace.id, {
      kind: 'welcome',
      channel,
      isStanding: true,
      content,
    })
    return enqueue(tx, workspace.id, id, [{ contactId: body.id, address }])
  })
  return { workspace, contactId: body.id, deliveryId }
}

const KINDS: Readonly<Record<string, TokenKind>> = {
  '/unsubscribe': 'preferences',
  '/preferences': 'preferences',
  '/confirm': 'confirm',
  '/my-data': 'data',
}

function bearerOf({ workspace, contactId, deliveryId }: Sent, kind: TokenKind) {
  return { kind, workspaceId: workspace.id, contactId, deliveryId }
}

function tokenOf(sent: Sent, page: string): string {
  return writeToken(secret, bearerOf(sent, KINDS[page] ?? 'preferences'))
}

function get(sent: Sent, page: string) {
  return server.http.inject({ url: `${page}/${tokenOf(sent, page)}` })
}

function post(
  sent: Sent,
  page: string,
  payload: string,
  type = FORM,
  headers: Readonly<Record<string, string>> = {},
) {
  const url = `${page}/${tokenOf(sent, page)}`
  return server.http.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } })
}

async function readContact({ workspace, contactId }: Sent) {
  const { body } = await workspace.api.get(`/contacts?$filter=id eq '${contactId}'`)
  return body.items[0]
}

async function setState({ workspace, contactId }: Sent, state: string): Promise<void> {
  await server.db.rows(sql`
    update contact set state = ${state} where workspace_id = ${workspace.id}::uuid and id = ${contactId}::uuid`)
}

function suppressed({ workspace }: Sent, address: string, channel: 'email' | 'sms' = 'email') {
  return findSuppressed(server.db, workspace.id, { channel, address })
}

async function consent({ workspace, contactId }: Sent) {
  const { listConsent } = await import('../../contacts/consent/store.ts')
  // Tests look into whatever was kept.
  // oxlint-disable-next-line typescript/no-explicit-any
  return (await listConsent(server.db, workspace.id, contactId)) as any[]
}

/** Every row of every table that names the workspace, as a hash for each table; but the log of requests and of the last use of keys, written later. */
async function fingerprint({ workspace }: Sent): Promise<string> {
  const tables = await server.db.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename !~ '^(delivery_|(api_key|api_request|form_call)$)' order by 1`)
  const hashes = tables.map(async ({ name }) => {
    const { rows } = await server.db.execute(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t where t::text like $1`,
      [`%${workspace.id}%`],
    )
    return `${name} ${JSON.stringify(rows)}`
  })
  return (await Promise.all(hashes)).join('\n')
}
