/** The signs of vectors that were stored before there were signs: as those of the vectors that come. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aWorkspace, useServer } from '../../../../test/support/server.ts'
import { readMigrations } from '../../../platform/migration-files.ts'
import { raw, sql } from '../../../platform/sql.ts'
import { bytesOf, signsOf } from './meaning.ts'

const server = await useServer()
const { db } = server

const VECTOR = Float32Array.from([0.5, -1, 0, -0, 2, -0.001, 1e-9, -3e8])
const SIGNS = '10001010'

test('an update gives each product with a vector its signs, and the others none', async () => {
  const { id: workspaceId, api } = await aWorkspace(server)
  const [vectored, plain] = [
    assertAnswered(await api.post('/products', { title: 'Lamp' }), 201),
    assertAnswered(await api.post('/products', { title: 'Chair' }), 201),
  ]
  await db.rows(sql`
    update product set embedding = ${bytesOf(VECTOR)}, embedding_signs = null
    where workspace_id = ${workspaceId}::uuid and id = ${vectored.id}::uuid`)
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0084'))
  const [update = ''] = /^update product[^;]*/m.exec(migration?.text ?? '') ?? []

  await db.rows(sql`${raw(update)} and p.workspace_id = ${workspaceId}::uuid`)

  const rows = await db.rows<{ id: string; signs: string | null }>(sql`
    select id, embedding_signs::text as signs from product where workspace_id = ${workspaceId}::uuid`)
  const signs = new Map(rows.map((row) => [row.id, row.signs]))
  assert.deepEqual([signs.get(vectored.id), signs.get(plain.id)], [SIGNS, null])
  assert.equal(signsOf(bytesOf(VECTOR)), SIGNS)
})
