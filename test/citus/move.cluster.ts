/** A workspace changes its node while it is written to: nothing is lost, nothing refused, and everybody finds it there. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../server/platform/sql.ts'
import { aFolder } from '../support/embedded.ts'
import { manyContacts } from '../support/many-contacts.ts'
import { eventually } from '../support/sending.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { tidings } from '../support/tidings.ts'
import { urlOf } from './databases.ts'
import { useCluster } from './own-cluster.ts'

const cluster = await useCluster()
const { server, db } = cluster
const settings = { DATABASE_URL: urlOf(server.connection), DATA_DIR: aFolder() }
const LANES = 3

interface Place {
  readonly host: string
  readonly port: number
  readonly neighbours: number
  readonly moved: boolean
}

/** Writes and reads as fast as answers come, until `work` is over; the addresses that were stored. */
async function underWrites(
  { api }: TestWorkspace,
  label: string,
  work: () => Promise<void>,
): Promise<string[]> {
  const stored: string[] = []
  const over = new AbortController()
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const email = `${label}-${lane}-${n}@example.com`
      const { status, text } = await api.post('/contacts', { email })
      assert.equal(status, 201, text)
      stored.push(email)
      const found = await api.get(`/contacts?$filter=email eq '${email}'`)
      assert.equal(found.body.meta.maxResults, 1, 'what was stored is found at once')
    }
  })
  try {
    await eventually(() => stored.length > LANES)
    await work()
    const by = stored.length
    await eventually(() => stored.length > by + LANES)
  } finally {
    over.abort()
  }
  await Promise.all(lanes)
  return stored
}

async function emailsOf({ id }: TestWorkspace, label: string): Promise<string[]> {
  const rows = await db.rows<{ email: string }>(sql`
    select email from contact where workspace_id = ${id}::uuid and email like ${`${label}-%`} order by email`)
  return rows.map(({ email }) => email)
}

function addressOf(worker: 1 | 2): string {
  const { host, port } = cluster.nodes[worker].connection
  return `${host}:${port}`
}

describe('a workspace', () => {
  test('is moved to another node under writes: none is lost or refused, and it is there afterwards', async () => {
    const workspace = await aWorkspace(server)
    await manyContacts(db, workspace.id, 5_000)
    const from = await cluster.workerOf(workspace.id)
    const to = from === 1 ? 2 : 1

    const stored = await underWrites(workspace, 'moved', async () => {
      const { exitCode, stderr, json } = await tidings(
        ['workspace', 'move', workspace.id, '--to', addressOf(to), '--json'],
        settings,
      )
      assert.equal(exitCode, 0, stderr)
      assert.equal(json<Place>().moved, true)
      assert.match(stderr, /%, \d+\.\d MB/, 'it says how far it is')
    })

    assert.equal(await cluster.workerOf(workspace.id), to)
    assert.deepEqual(await emailsOf(workspace, 'moved'), stored.toSorted())
    const [{ n } = { n: 0 }] = await db.rows<{ n: number }>(sql`
      select count(*)::int as n from contact where workspace_id = ${workspace.id}::uuid`)
    assert.equal(n, 5_000 + stored.length)
    const again = await tidings(
      ['workspace', 'move', workspace.id, '--to', addressOf(to), '--json'],
      settings,
    )
    assert.equal(again.json<Place>().moved, false)
  })

  test('is given a part of its own under writes, and its neighbours keep what is theirs', async () => {
    const workspace = await aWorkspace(server)
    const neighbours: TestWorkspace[] = []
    while (neighbours.length < 8) neighbours.push(await aWorkspace(server))
    for (const { id } of neighbours) await manyContacts(db, id, 20)

    const stored = await underWrites(workspace, 'isolated', async () => {
      const { exitCode, stderr, json } = await tidings(
        ['workspace', 'isolate', workspace.id, '--json'],
        settings,
      )
      assert.equal(exitCode, 0, stderr)
      assert.deepEqual([json<Place>().moved, json<Place>().neighbours], [true, 0])
    })

    assert.deepEqual(await emailsOf(workspace, 'isolated'), stored.toSorted())
    for (const { api } of neighbours) assert.equal((await api.get('/contacts')).body.meta.maxResults, 20)
    const again = await tidings(['workspace', 'isolate', workspace.id, '--json'], settings)
    assert.equal(again.json<Place>().moved, false)
  })

  test('that is not there, or an address without a node, is refused in a sentence', async () => {
    const { id } = await aWorkspace(server)

    const nowhere = await tidings(['workspace', 'move', id, '--to', '127.0.0.9:5432'], settings)
    const nobody = await tidings(['workspace', 'isolate', crypto.randomUUID()], settings)

    assert.equal(nowhere.exitCode, 1)
    assert.match(nowhere.stderr, /No node 127\.0\.0\.9:5432 holds workspaces; there are 127\.0\.0\.1/)
    assert.equal(nobody.exitCode, 1)
  })
})
