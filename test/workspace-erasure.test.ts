/** Of a workspace that everything has been done with nothing is left in the whole database, nor a picture on the disk. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { auditErased } from '../server/accounts/workspace-audit.ts'
import { loadDemo, type Demo } from '../server/demo/load.ts'
import { NAME } from '../server/demo/shop.ts'
import { pathsOf } from '../server/media/rules.ts'
import { createIntegration } from '../server/posts/embeds/store.ts'
import { openMediaStore } from '../server/platform/object-store/open.ts'
import { sql } from '../server/platform/sql.ts'
import { archiveWorkspace, deleteWorkspace, restoreWorkspace } from '../server/workspaces/ending/ending.ts'
import { eraseOverWorkspaces } from '../server/workspaces/ending/erase.ts'
import { listOwnTables } from '../server/workspaces/ending/tables-store.ts'
import { createWorkspace } from '../server/workspaces/store.ts'
import { aPerson } from './support/accounts.ts'
import { tablesHolding } from './support/database-words.ts'
import { aMediaFolder } from './support/pictures.ts'
import { log } from './support/postgres.ts'
import { apiWith, useServer } from './support/server.ts'

const { folder, MEDIA_URL } = aMediaFolder()
const server = await useServer({ MEDIA_URL })
const { db, config } = server
const store = openMediaStore(config)
const press = { db, media: store, publicUrl: config.PUBLIC_URL }

/** The rows of a workspace in each table. */
async function rowsOf(workspaceId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  // Two are written in the background; a number that is counted stands in as many rows as chance gives it (query/counters.ts).
  const late = ['api_request', 'form_call', 'counter']
  for (const { name } of (await listOwnTables(db)).filter((table) => !late.includes(table.name))) {
    const { rows } = await db.execute(`select count(*)::int as n from "${name}" where workspace_id = $1`, [
      workspaceId,
    ])
    const [{ n }] = rows as [{ n: number }]
    if (n > 0) counts[name] = n
  }
  return counts
}

/** A shop with a history, people, keys, embeds, sessions and requests of its own. */
async function aLife(): Promise<Demo & { siblingId: string; embedId: string }> {
  const demo = await loadDemo(press)
  const { organizationId, workspaceId, webhookId, key } = demo
  const { id: siblingId } = await createWorkspace(db, { organizationId, name: 'Beside it' })
  const { id: embedId } = await createIntegration(db, { workspaceId: siblingId, organizationId }, [
    workspaceId,
    siblingId,
  ])
  const place = { id: workspaceId, organizationId }
  const admin = await aPerson(server, place, 'admin', 'workspace')
  for (const [path, body] of [
    ['/app/api/segments', { name: 'All', filter: "state eq 'active'" }],
    ['/app/api/consent-texts', { words: 'Yes' }],
    ['/app/api/suppressions', { addresses: ['x@example.com'], reason: 'unsubscribed' }],
    ['/app/api/invitations', { email: `guest-${workspaceId}@example.com`, role: 'viewer', workspaceId }],
  ] as const) {
    const { status, text } = await admin.ask('POST', path, body)
    assert.ok(status < 300, `${path}: ${text}`)
  }
  const form = { email: 'one.more@example.com', note: 'hello' }
  assert.equal((await apiWith(server.http).post(`/webhooks/contacts/${webhookId}`, form)).status, 200)
  await apiWith(server.http).post(`/webhooks/contacts/${webhookId}`, { note: 'nobody' })
  const again = { 'idempotency-key': 'once' }
  assert.equal(
    (await apiWith(server.http, key).post('/contacts', { email: 'k@example.com' }, again)).status,
    201,
  )
  return { ...demo, siblingId, embedId }
}

async function filesOf(workspaceId: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => `/media/${name}`.startsWith(pathsOf(workspaceId)) && name.endsWith('.png'))
}

async function erase(): Promise<void> {
  await eraseOverWorkspaces({ db, log, store, note: auditErased })
}

describe('a workspace that is deleted', { concurrency: 1 }, () => {
  test('leaves nothing in any table but the line that says so, and its neighbour keeps every row', async () => {
    const [gone, stays] = [await aLife(), await aLife()]
    const touched = Object.keys(await rowsOf(gone.workspaceId))
    assert.ok(touched.length > 35, touched.join())
    const before = await rowsOf(stays.workspaceId)
    assert.ok((await filesOf(gone.workspaceId)).length > 0)

    await deleteWorkspace(db, gone.workspaceId, { name: NAME, atOnce: true })
    await erase()

    assert.deepEqual(await tablesHolding(db, [gone.workspaceId, gone.webhookId]), ['audit_entry'])
    const left = await db.rows(sql`
      select organization_id, workspace_id, action from audit_entry where subject = ${gone.workspaceId}`)
    assert.deepEqual(left, [
      { organizationId: gone.organizationId, workspaceId: null, action: 'workspace.erased' },
    ])
    assert.deepEqual(await rowsOf(gone.workspaceId), {})
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.includes(gone.workspaceId)),
      [],
    )
    assert.deepEqual(await rowsOf(stays.workspaceId), before)
    assert.ok((await filesOf(stays.workspaceId)).length > 0)
    const [embed] = await db.rows<{ feedIds: string[] }>(sql`
      select feed_ids from embedded_integration
      where workspace_id = ${gone.siblingId}::uuid and id = ${gone.embedId}::uuid`)
    assert.deepEqual(embed?.feedIds, [gone.siblingId])
  })

  test('that was archived and brought back has every row as before', async () => {
    const { workspaceId } = await aLife()
    // Its flow is paused, and so listens no more.
    const { event_interest: _, ...before } = await rowsOf(workspaceId)

    await archiveWorkspace(db, workspaceId)
    await restoreWorkspace(db, workspaceId)
    await erase()

    assert.deepEqual(await rowsOf(workspaceId), before)
  })

  test('is emptied of every table that names a workspace, each before those it refers to', async () => {
    const tables = (await listOwnTables(db)).map(({ name }) => name)
    const named = await db.rows<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where column_name = 'workspace_id' and table_schema = 'public' and table_name !~ '^delivery_(\\d|other)'`)

    assert.deepEqual(tables.toSorted(), named.map(({ name }) => name).toSorted())
    assert.ok(tables.indexOf('webhook_attempt') < tables.indexOf('webhook_message'))
    assert.ok(tables.indexOf('webhook_message') < tables.indexOf('webhook_endpoint'))
    assert.ok((await listOwnTables(db)).every(({ keys }) => keys.length > 0))
  })
})
