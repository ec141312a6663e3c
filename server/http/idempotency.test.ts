/** Idempotency-Key: done once, answered the same for a day. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { now } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { createKey } from '../workspaces/api-keys/store.ts'
import { forgetWhatIsOver } from '../platform/retention.ts'
import { SCOPES } from './scopes.ts'

const server = await useServer()

const NAMED = { name: 'Ann' }

function once(key: string): Record<string, string> {
  return { 'idempotency-key': key }
}

async function contactsOf({ api }: TestWorkspace): Promise<number> {
  return (await api.get('/contacts')).body.meta.maxResults
}

/** Makes what is kept of a workspace older, by hours. */
async function age({ id }: TestWorkspace, hours: number): Promise<void> {
  await server.db.rows(sql`
    update idempotent_answer
    set created = ${earlier('created', `${hours} hours`)}, lease = ${earlier('lease', `${hours} hours`)}
    where workspace_id = ${id}::uuid`)
}

describe('Idempotency-Key', { concurrency: true }, () => {
  test('the first answer is replayed, status, body and ETag; the work is done once', async () => {
    const workspace = await aWorkspace(server)

    const first = await workspace.api.post('/contacts', NAMED, once('a'))
    const again = await workspace.api.post('/contacts', NAMED, once('a'))

    assertAnswered(first, 201)
    assertAnswered(again, 201)
    assert.equal(again.text, first.text)
    assert.equal(again.headers['content-type'], first.headers['content-type'])
    assert.equal(first.headers['idempotency-replayed'], undefined)
    assert.equal(again.headers['idempotency-replayed'], 'true')
    assert.equal(await contactsOf(workspace), 1)
  })

  test('an answer that the database wrote is replayed byte for byte', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/contacts', { name: 'Åsa 😀' })

    const first = await api.post('/contacts-search', { offset: 0, limit: 10 }, once('page'))
    await api.post('/contacts', { name: 'Björn' })
    const again = await api.post('/contacts-search', { offset: 0, limit: 10 }, once('page'))

    assert.equal(first.body.items[0].name, 'Åsa 😀')
    assert.equal(again.text, first.text)
    assert.equal(again.headers['idempotency-replayed'], 'true')
  })

  test('how a prompt was read is replayed with what it found', async () => {
    const { api } = await aWorkspace(server)
    const search = { prompt: 'red dress under 50 euro', offset: 0, limit: 1 }

    const first = await api.post('/products-search', search, once('prompt'))
    const again = await api.post('/products-search', search, once('prompt'))

    assert.equal(again.headers['idempotency-replayed'], 'true')
    assert.match(String(first.headers['x-search-interpretation']), /max-below=50/)
    assert.equal(again.headers['x-search-interpretation'], first.headers['x-search-interpretation'])
  })

  test('what was refused as it was written (400) is not kept: mended, it is done under the same key', async () => {
    const workspace = await aWorkspace(server)

    assertRefused(await workspace.api.post('/contacts', { email: 'ann@' }, once('mended')), 400)
    assertRefused(await workspace.api.post('/contacts', { email: 'ann@' }, once('mended')), 400)
    const mended = await workspace.api.post('/contacts', { email: 'ann@example.com' }, once('mended'))

    assertAnswered(mended, 201)
    assert.equal(mended.headers['idempotency-replayed'], undefined)
  })

  test('of twenty at once one does the work; the others get its answer or are told to wait', async () => {
    const workspace = await aWorkspace(server)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => workspace.api.post('/contacts', NAMED, once('twin'))),
    )

    for (const answer of answers)
      if (answer.status !== 201) assertRefused(answer, 409, /still being answered/)
    assert.equal(
      answers.filter(({ status, headers }) => status === 201 && !headers['idempotency-replayed']).length,
      1,
    )
    assert.equal(await contactsOf(workspace), 1)
  })

  test('the same key with another body or at another address is 409; nothing is done', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', NAMED, once('b'))

    assertRefused(await workspace.api.post('/contacts', { name: 'Bo' }, once('b')), 409, /another request/)
    assertRefused(await workspace.api.post('/collections', { title: 'Ann' }, once('b')), 409)

    assert.equal(await contactsOf(workspace), 1)
  })

  test('the same request in another form is another request: nobody who asks for a spreadsheet gets JSON', async () => {
    const { api } = await aWorkspace(server)
    const search = { offset: 0, limit: 1 }
    const json = await api.post('/contacts-search', search, once('form'))

    const csv = await api.post('/contacts-search', search, { ...once('form'), accept: 'text/csv' })
    const any = await api.post('/contacts-search', search, { ...once('form'), accept: '*/*' })

    assertRefused(csv, 409, /another request/)
    assert.equal(any.text, json.text)
    assert.equal(any.headers['idempotency-replayed'], 'true')
  })

  test('another API key, of the same workspace or another, has keys of its own', async () => {
    const workspace = await aWorkspace(server)
    const { key } = await createKey(server.db, workspace.id, { name: 'second', scopes: SCOPES })

    assertAnswered(await workspace.api.post('/contacts', NAMED, once('c')), 201)
    assertAnswered(await apiWith(server.http, key).post('/contacts', NAMED, once('c')), 201)

    assert.equal(await contactsOf(workspace), 2)
  })

  test('a refused request is not held against its key: mended, it is done', async () => {
    const workspace = await aWorkspace(server)

    assertRefused(await workspace.api.post('/contacts', { nothing: true }, once('d')), 400)
    assertAnswered(await workspace.api.post('/contacts', NAMED, once('d')), 201)
  })

  test('a refusal for the state things are in (409) is an answer, and is replayed', async () => {
    const workspace = await aWorkspace(server)
    const claims = { email: 'ann@example.com', phone: '+46701234567' }
    for (const [name, value] of Object.entries(claims))
      await workspace.api.post('/contacts', { [name]: value })

    const first = await workspace.api.post('/contacts', claims, once('e'))
    const again = await workspace.api.post('/contacts', claims, once('e'))

    assertRefused(first, 409)
    assert.equal(again.text, first.text)
    assert.equal(again.headers['idempotency-replayed'], 'true')
  })

  test('after 24 hours the key is free again, also before the hourly sweep', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', NAMED, once('f'))

    await age(workspace, 23)
    assert.equal(
      (await workspace.api.post('/contacts', NAMED, once('f'))).headers['idempotency-replayed'],
      'true',
    )
    await age(workspace, 2)

    const again = await workspace.api.post('/contacts', NAMED, once('f'))
    assertAnswered(again, 201)
    assert.equal(again.headers['idempotency-replayed'], undefined)
    assert.equal(await contactsOf(workspace), 2)
  })

  test('the sweep forgets what is older than a day, and nothing younger', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', NAMED, once('old'))
    await age(workspace, 25)
    await workspace.api.post('/contacts', NAMED, once('young'))

    await forgetWhatIsOver(server.db)

    const kept = await server.db.rows<{ key: string }>(
      sql`select key from idempotent_answer where workspace_id = ${workspace.id}::uuid`,
    )
    assert.deepEqual(kept, [{ key: 'young' }])
  })

  test('a claim that a crash left is taken over after its lease, not before', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', NAMED, once('g'))
    const leave = (lease: Date) =>
      server.db.rows(sql`
        update idempotent_answer set status = null, headers = null, body = null, lease = ${lease.toISOString()}::timestamptz
        where workspace_id = ${workspace.id}::uuid`)

    await leave(new Date(now().getTime() + 60_000))
    const early = await workspace.api.post('/contacts', NAMED, once('g'))
    await leave(new Date(now().getTime() - 1_000))
    const late = await workspace.api.post('/contacts', NAMED, once('g'))

    assertRefused(early, 409, /still being answered/)
    assert.equal(early.headers['retry-after'], '1')
    assertAnswered(late, 201)
  })

  test('a key of other characters or over 255 is 400', async () => {
    const workspace = await aWorkspace(server)

    for (const key of ['', 'two words', 'é', 'x'.repeat(256)]) {
      assertRefused(await workspace.api.post('/contacts', NAMED, once(key)), 400)
    }
    assertAnswered(await workspace.api.post('/contacts', NAMED, once('x'.repeat(255))), 201)
    assert.equal(await contactsOf(workspace), 1)
  })
})
