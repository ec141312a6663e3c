/** What is kept under an Idempotency-Key: of whom, for how long, how much, and what is not touched by it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { sql } from '../platform/sql.ts'
import { createKey } from '../workspaces/api-keys/store.ts'
import { SCOPES } from './scopes.ts'

const server = await useServer()

function once(key: string): Record<string, string> {
  return { 'idempotency-key': key }
}

async function ageBy({ id }: TestWorkspace, seconds: number): Promise<void> {
  await server.db.rows(sql`
    update idempotent_answer set created = ${earlier('created', `${seconds} seconds`)}
    where workspace_id = ${id}::uuid`)
}

/** As many more answers as `n`, copies of one that is kept. */
async function keptBeside({ id }: TestWorkspace, n: number): Promise<void> {
  await server.db.rows(sql`
    insert into idempotent_answer (workspace_id, api_key_id, key, request_hash, lease, created, status, headers, body)
    select workspace_id, api_key_id, 'more' || i, request_hash, lease, created, status, headers, body
    from (select * from idempotent_answer where workspace_id = ${id}::uuid limit 1) one,
      generate_series(1, ${n}::int) i`)
}

describe('what is kept', { concurrency: true }, () => {
  test('each key has its own answer, whatever was asked under another since', async () => {
    const { api } = await aWorkspace(server)
    const ann = await api.post('/contacts', { name: 'Ann' }, once('a'))
    const bob = await api.post('/contacts', { name: 'Bob' }, once('b'))
    assertRefused(await api.post('/contacts', { email: 'x@' }, once('c')), 400)

    const annAgain = await api.post('/contacts', { name: 'Ann' }, once('a'))
    const bobAgain = await api.post('/contacts', { name: 'Bob' }, once('b'))

    assert.equal(annAgain.text, ann.text)
    assert.equal(bobAgain.text, bob.text)
    assert.equal(annAgain.headers['idempotency-replayed'], 'true')
    for (const name of ['etag', 'location', 'content-type'])
      assert.equal(annAgain.headers[name], ann.headers[name], name)
  })

  test('only a POST is kept: what reads is read again', async () => {
    const { api } = await aWorkspace(server)
    const first = await api.get('/contacts', once('a'))
    assertAnswered(await api.post('/contacts', { name: 'Ann' }), 201)

    const again = await api.get('/contacts', once('a'))

    assert.equal(first.body.meta.maxResults, 0)
    assert.equal(again.body.meta.maxResults, 1)
  })

  test('what is refused or read with a key that is taken leaves the answer that is kept as it is', async () => {
    const { api } = await aWorkspace(server)
    const first = await api.post('/contacts', { name: 'Ann' }, once('a'))
    assertRefused(await api.post('/contacts', { name: 'Bob' }, once('a')), 409)
    assertAnswered(await api.get('/contacts', once('a')))

    const again = await api.post('/contacts', { name: 'Ann' }, once('a'))

    assertAnswered(again, 201)
    assert.equal(again.text, first.text)
  })

  test('an answer that showed somebody who was erased since is not shown again', async () => {
    const { api, id } = await aWorkspace(server)
    assertAnswered(await api.post('/contacts', { name: 'Ann' }, once('a')), 201)
    await server.db.rows(sql`
      update idempotent_answer set headers = null, body = null where workspace_id = ${id}::uuid`)

    const again = await api.post('/contacts', { name: 'Ann' }, once('a'))

    assertRefused(again, 409)
    assert.match(again.text, /erased/)
  })

  test('half a minute past 24 hours the key is free', async () => {
    const workspace = await aWorkspace(server)
    const { api } = workspace
    assertAnswered(await api.post('/contacts', { name: 'Ann' }, once('a')), 201)
    await ageBy(workspace, 24 * 3600 + 30)

    const again = await api.post('/contacts', { name: 'Ann' }, once('a'))

    assert.equal(again.headers['idempotency-replayed'], undefined)
  })
})

describe('10,000 answers of an API key', { concurrency: true }, () => {
  test('are kept; one more is 429, and what is kept is replayed all the same', async () => {
    const workspace = await aWorkspace(server)
    const { api } = workspace
    assertAnswered(await api.post('/contacts', { name: 'Ann' }, once('a')), 201)
    await keptBeside(workspace, 9_998)
    const { key } = await createKey(server.db, workspace.id, { name: 'Other', scopes: SCOPES })
    const other = apiWith(server.http, key)
    await ageBy(workspace, 24 * 3600 - 30)
    assertAnswered(await other.post('/contacts', { name: 'Cleo' }, once('theirs')), 201)

    await workspaceForgetsRoom()
    const last = await api.post('/contacts', { name: 'Bob' }, once('b'))
    const more = await api.post('/contacts', { name: 'Dan' }, once('d'))

    assertAnswered(last, 201)
    assertRefused(more, 429)
    assert.match(more.text, /10,?000/)
    assert.equal(
      (await api.post('/contacts', { name: 'Ann' }, once('a'))).headers['idempotency-replayed'],
      'true',
    )
    assertAnswered(await other.post('/contacts', { name: 'Eve' }, once('theirs-too')), 201)
    await ageBy(workspace, 60)
    assertAnswered(await api.post('/contacts', { name: 'Dan' }, once('d')), 201)
  })
})

/** What a node knows of an API key it believes for five seconds. */
async function workspaceForgetsRoom(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5_100))
}
