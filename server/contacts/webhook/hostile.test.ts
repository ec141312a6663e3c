/** The contact webhook under attack, over real HTTP: limits, broken bodies, other origins, a database that goes away. */
import assert from 'node:assert/strict'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, test } from 'node:test'
import { aDatabase } from '../../../test/support/database.ts'
import { log } from '../../../test/support/postgres.ts'
import { aServer, aWorkspace, type TestServer, useServer } from '../../../test/support/server.ts'
import { openDatabase } from '../../platform/database.ts'
import { onePool } from '../../platform/pools.ts'
import { sql } from '../../platform/sql.ts'
import { openServer } from '../../server.ts'
import { createOrganization, createWorkspace } from '../../workspaces/store.ts'

const server = await useServer()
const base = await server.http.listen({ port: 0, host: '127.0.0.1' })
const JSON_TYPE = { 'content-type': 'application/json' }

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

async function post(
  address: string,
  body: NonNullable<RequestInit['body']> | null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

function assertSilent({ status, text }: Answer, expected: number): void {
  assert.deepEqual([status, text], [expected, ''])
}

async function aHook(on: TestServer = server, at = base) {
  const workspace = await aWorkspace(on)
  const count = async (): Promise<number> => {
    const rows = await on.db.rows(sql`select id from contact where workspace_id = ${workspace.id}::uuid`)
    return rows.length
  }
  return { ...workspace, count, address: `${at}/webhooks/contacts/${workspace.webhookId}` }
}

describe('POST {webhook_url}/{webhookId}, bodies', () => {
  test('400 with an empty body for broken JSON and for anything but an object', async () => {
    const hook = await aHook()

    for (const body of [
      '',
      '{',
      '{"email":"a@example.com"',
      '[]',
      '[{"email":"a@example.com"},{"email":"b@example.com"}]',
      '"a@example.com"',
      'null',
      '\0',
    ]) {
      assertSilent(await post(hook.address, body, JSON_TYPE), 400)
    }
    assertSilent(await post(hook.address, null), 400)
    assertSilent(await post(hook.address, 'x', { 'content-type': 'multipart/form-data' }), 400)
    assertSilent(
      await post(hook.address, '--X\r\n', { 'content-type': 'multipart/form-data; boundary=X' }),
      400,
    )
    assert.equal(await hook.count(), 0)
  })

  test('415 with an empty body for what is neither JSON nor a form; these are taken whatever they are declared as', async () => {
    const hook = await aHook()
    const body = '{"email":"a@example.com"}'

    for (const type of ['text/plain', 'application/xml', 'image/png', 'nonsense'])
      assertSilent(await post(hook.address, '<email>a@example.com</email>', { 'content-type': type }), 415)
    assertSilent(await post(hook.address, 'hello', { 'content-type': 'text/plain' }), 415)
    assert.equal(await hook.count(), 0)
    for (const type of [
      'Application/JSON; Charset="UTF-8"',
      'text/plain;charset=UTF-8',
      'application/json; charset=klingon',
      'nonsense',
    ])
      assert.equal((await post(hook.address, body, { 'content-type': type })).status, 200, type)
    assert.equal((await post(hook.address, new TextEncoder().encode('email=a%40example.com'))).status, 200)
    assert.equal(await hook.count(), 1)
  })

  test('413 with an empty body over 1 MiB, for each type, told in advance or not; 1 MiB is taken', async () => {
    const hook = await aHook()
    const bodies = [
      ['{"email":"a@example.com","x":"', '"}', 'application/json'],
      ['email=a@example.com&x=', '', 'application/x-www-form-urlencoded'],
      [
        '--X\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n--X\r\nContent-Disposition: form-data; name="x"\r\n\r\n',
        '\r\n--X--',
        'multipart/form-data; boundary=X',
      ],
    ] as const
    for (const [head, tail, type] of bodies) {
      const fill = (bytes: number): string => head + 'x'.repeat(bytes - head.length - tail.length) + tail
      const headers = { 'content-type': type }
      assertSilent(await post(hook.address, fill(1_048_577), headers), 413)
      const unannounced = { body: new Blob([fill(1_048_577)]).stream(), duplex: 'half' as const }
      const response = await fetch(hook.address, { method: 'POST', headers, ...unannounced })
      assertSilent({ status: response.status, text: await response.text(), headers: response.headers }, 413)
      assert.equal(await hook.count(), 0, type)
    }
    for (const [head, tail, type] of bodies) {
      const body = head + 'x'.repeat(1_048_576 - head.length - tail.length) + tail
      assert.equal((await post(hook.address, body, { 'content-type': type })).status, 200, type)
    }
    assert.equal(await hook.count(), 1)
  })

  test('hostile keys are keys: __proto__, constructor, and 10,000 of them', async () => {
    const hook = await aHook()
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`key ${n}`, 'x']))

    const json = `{"__proto__":{"email":"evil@example.com"},"constructor":{"prototype":1},"email":"a@example.com"}`
    assert.equal((await post(hook.address, json, JSON_TYPE)).status, 200)
    assert.equal(
      (await post(hook.address, JSON.stringify({ ...many, email: 'b@example.com' }), JSON_TYPE)).status,
      200,
    )
    assert.equal(
      (await post(hook.address, new URLSearchParams({ ...many, email: 'c@example.com' }))).status,
      200,
    )
    const form = new FormData()
    for (const key of ['__proto__', 'toString', 'hasOwnProperty']) form.append(key, 'x')
    form.append('email', 'd@example.com')
    form.append('cv', new Blob(['bytes']), 'cv.pdf')
    assert.equal((await post(hook.address, form)).status, 200)

    const { items } = (await hook.api.get('/contacts?$orderBy=email')).body
    assert.deepEqual(
      items.map(({ email }: { email: string }) => email),
      ['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`),
    )
    assert.equal(({} as Record<string, unknown>)['email'], undefined)
  })

  test('NUL characters and halves of surrogate pairs are mended, and the contact is kept', async () => {
    const hook = await aHook()

    const json = String.raw`{"email":"a\u0000@example.com","name":"A\ud83d","note":"\u0000","x\u0000":"\udc00","tags":["t\u0000","\ud800u"]}`
    assert.equal((await post(hook.address, json, JSON_TYPE)).status, 200)
    assert.equal((await post(hook.address, new URLSearchParams('email=b@example.com&name=B%00'))).status, 200)

    const { items } = (await hook.api.get('/contacts?$orderBy=email')).body
    assert.deepEqual(
      items.map(({ email, name }: { email: string; name: string }) => [email, name]),
      [
        ['a@example.com', 'A\uFFFD'],
        ['b@example.com', 'B'],
      ],
    )
    assert.deepEqual(items[0].tags, ['t', '\uFFFDu'])
  })

  test('arrays and objects where a value belongs are refused, or noted, never stored as text', async () => {
    const hook = await aHook()

    for (const body of [{ email: {} }, { email: [{ a: 1 }] }])
      assertSilent(await post(hook.address, JSON.stringify(body), JSON_TYPE), 400)
    assert.equal(await hook.count(), 0)

    for (const body of [
      { email: 'a@example.com', name: { a: 1 } },
      { email: 'a@example.com', tags: [{ b: 2 }] },
    ]) {
      assert.equal((await post(hook.address, JSON.stringify(body), JSON_TYPE)).status, 200)
    }
    const { items } = (await hook.api.get('/contacts')).body
    assert.deepEqual([items[0].name, items[0].tags], [null, []])
    const notes = await server.db.rows<{ text: string }>(sql`
      select text from contact_note where workspace_id = ${hook.id}::uuid order by id`)
    assert.match(notes.map(({ text }) => text).join(), /name\.a: 1.*tags\[0\]\.b: 2/s)
  })

  test('other methods and paths below the webhook fail with an empty body too', async () => {
    const hook = await aHook()

    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(hook.address, { method })
      assert.deepEqual(
        [response.status, response.headers.get('allow'), await response.text()],
        [405, 'POST', ''],
      )
    }
    assertSilent(await post(`${hook.address}/more`, '{}', JSON_TYPE), 404)
    assertSilent(await post(`${base}/webhooks/contacts`, '{}', JSON_TYPE), 404)
    assertSilent(await post(`${base}/webhooks/contacts/%zz`, '{}', JSON_TYPE), 400)
  })
})

test('pages of any origin may post JSON: the preflight allows it, the answer and a failure can be read', async () => {
  const hook = await aHook()
  const origin = 'https://shop.example'

  const preflight = await fetch(hook.address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  const answer = await post(hook.address, '{"email":"a@example.com"}', { ...JSON_TYPE, origin })
  const failure = await post(hook.address, '{', { ...JSON_TYPE, origin })

  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
  assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /POST/)
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /content-type/i)
  assert.deepEqual([answer.status, answer.text], [200, '{"status":"success"}'])
  for (const { headers } of [answer, failure]) assert.equal(headers.get('access-control-allow-origin'), '*')
  assertSilent(failure, 400)
})

test('60 a minute for each webhook id and address: then 429, an empty body, Retry-After and the limit in headers', async () => {
  const limited = await aServer({ WEBHOOK_RATE_LIMIT_PER_MINUTE: '60', TRUST_PROXY: '127.0.0.1' })
  const at = await limited.http.listen({ port: 0, host: '127.0.0.1' })
  try {
    const hook = await aHook(limited, at)
    const other = await aHook(limited, at)
    const from = (address: string, ip: string, body = '{"email":"a@example.com"}') =>
      post(address, body, { ...JSON_TYPE, 'x-forwarded-for': ip })

    const previewed = hook.address.replace('contacts/', 'contacts/test/')
    const started = performance.now()

    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, n) => from(n % 3 === 0 ? previewed : hook.address, '192.0.2.1')),
    )

    const refused = answers.filter(({ status }) => status === 429)
    const taken = answers.filter(({ status }) => status === 200).length
    // One comes back every second.
    const most = 61 + Math.floor((performance.now() - started) / 1_000)
    assert.ok(taken >= 60 && taken <= most, `${taken} were taken, not 60 to ${most}`)
    assert.equal(taken + refused.length, 150)
    for (const answer of refused) {
      assertSilent(answer, 429)
      assert.ok(Number(answer.headers.get('retry-after')) >= 1)
      assert.match(answer.headers.get('ratelimit-policy') ?? '', /q=60;w=60/)
      assert.match(answer.headers.get('ratelimit') ?? '', /r=0/)
    }
    assert.equal((await from(hook.address, '192.0.2.2')).status, 200, 'another address')
    assert.equal((await from(other.address, '192.0.2.1')).status, 200, 'another webhook')
  } finally {
    await limited.close()
  }
})

test('who asks for ids that are not there is limited by address', async () => {
  const limited = await aServer({ PUBLIC_RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_BURST: '5' })
  const at = await limited.http.listen({ port: 0, host: '127.0.0.1' })
  try {
    const statuses = []
    for (let n = 0; n < 8; n += 1)
      statuses.push((await post(`${at}/webhooks/contacts/id${n}`, '{}', JSON_TYPE)).status)

    assert.deepEqual(statuses.slice(0, 5), [404, 404, 404, 404, 404])
    assert.ok(statuses.slice(6).includes(429), statuses.join(' '))
  } finally {
    await limited.close()
  }
})

test('503 with an empty body while the database is away, and the same post is taken when it is back', async () => {
  const { connection, close } = await aDatabase()
  const wire = await aWire(connection)
  const db = openDatabase({
    connection: { ...connection, host: '127.0.0.1', port: wire.port },
    log,
    connections: 4,
  })
  const http = await openServer({ config: server.config, pools: onePool(db), log })
  const at = await http.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { id: organizationId } = await createOrganization(db, 'O')
    const { webhookId } = await createWorkspace(db, {
      organizationId,
      name: 'W',
      country: 'SE',
      timezone: 'UTC',
    })
    const address = `${at}/webhooks/contacts/${webhookId}`
    assert.equal((await post(address, '{"email":"a@example.com"}', JSON_TYPE)).status, 200)

    wire.cut()
    const away = await post(address, '{"email":"b@example.com","note":"Hi"}', JSON_TYPE)
    assertSilent(away, 503)
    assert.ok(Number(away.headers.get('retry-after')) >= 1)

    wire.mend()
    assert.equal((await post(address, '{"email":"b@example.com","note":"Hi"}', JSON_TYPE)).status, 200)
    const [counts] = await db.rows<{ contacts: number; notes: number }>(sql`
      select (select count(*) from contact) as contacts, (select count(*) from contact_note) as notes`)
    assert.deepEqual(counts, { contacts: 2, notes: 1 })
  } finally {
    await http.close()
    await db.close()
    wire.close()
    await close()
  }
})

test('a delivery that is cut off half-way leaves nothing half-stored', async () => {
  const { db } = server
  const hook = await aHook()
  await post(hook.address, '{"email":"first@example.com"}', JSON_TYPE)
  const body = '{"email":"a@example.com","tags":"half","note":"half"}'

  const cut = await db.transaction(async (tx) => {
    // The tag is made by now; the row, its links, its note and the counters wait for these locks.
    await tx.rows(sql`select from counter where workspace_id = ${hook.id}::uuid for update`)
    await tx.rows(sql`lock table contact_note in exclusive mode`)
    const answer = post(hook.address, body, JSON_TYPE)
    for (let ended = 0; ended === 0;) {
      // On a connection of its own: within a transaction the activity is a snapshot.
      const waiting = await db.rows(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      ended = waiting.length
    }
    return answer
  })

  assertSilent(cut, 503)
  const [left] = await db.rows(sql`
    select (select count(*) from contact where workspace_id = ${hook.id}::uuid) as contacts,
      (select count(*) from contact_tag where workspace_id = ${hook.id}::uuid) as tags,
      (select count(*) from contact_tagging where workspace_id = ${hook.id}::uuid) as links,
      (select count(*) from contact_note where workspace_id = ${hook.id}::uuid) as notes`)
  assert.deepEqual(left, { contacts: 1, tags: 0, links: 0, notes: 0 })
  assert.equal((await hook.api.get('/contacts')).body.meta.maxResults, 1)
  assert.equal((await post(hook.address, body, JSON_TYPE)).status, 200)
  const [whole] = await db.rows<{ n: number }>(sql`
    select count(*) as n from contact_note where workspace_id = ${hook.id}::uuid`)
  assert.equal(whole?.n, 1)
})

/** A way to the database that can be cut. */
async function aWire({ host, port }: { host: string; port: number }) {
  const open = new Set<Socket>()
  let isCut = false
  const relay = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from
        .on('error', () => to.destroy())
        .on('close', () => to.destroy())
        .pipe(to)
    }
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    isCut = true
    for (const socket of open) socket.destroy()
    open.clear()
  }
  return {
    // A TCP server's address is an object.
    port: (relay.address() as AddressInfo).port,
    cut,
    mend: () => (isCut = false),
    close: () => {
      cut()
      relay.close()
    },
  }
}
