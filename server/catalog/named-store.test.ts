/** How products and collections are found by the names other systems give them. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import type { Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { lockCollections } from './collections/store.ts'
import { upsertCollections } from './collections/upsert.ts'
import { lockProducts } from './products/store.ts'
import { upsertProducts } from './products/upsert.ts'

const EACH = 200
const server = await useServer()
const known = await aWorkspace(server)
const young = await aWorkspace(server)

before(async () => {
  await server.db.rows(sql`alter table product set (autovacuum_enabled = false)`)
  await server.db.rows(sql`alter table collection set (autovacuum_enabled = false)`)
  await fill(known.id)
  await server.db.rows(sql`analyze product, collection`)
  await fill(young.id)
})

async function fill(workspaceId: string): Promise<void> {
  const bodies = Array.from({ length: EACH }, (_, n) => ({ externalId: `e${n}`, title: `Mug ${n}` }))
  await server.db.transaction((tx) => upsertCollections(tx, workspaceId, bodies))
  await server.db.transaction((tx) => upsertProducts(tx, workspaceId, bodies))
}

/** How many rows of the table it reads. */
async function rowsRead(table: string, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return server.db.transaction(async (tx) => {
    await work(tx)
    const [row] = await tx.rows<{ n: number }>(sql`
      select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = ${table}::text`)
    return row?.n ?? 0
  })
}

describe('what is named, in a workspace that came after the last statistics', () => {
  const named = { ids: [], externalIds: ['e7', 'e8'] }

  test('is found without comparing each product with each', async () => {
    const read = await rowsRead('product', async (tx) => {
      assert.equal((await lockProducts(tx, young.id, named)).length, 2)
    })

    assert.ok(read <= 3 * EACH, `${read} rows`)
  })

  test('is found without comparing each collection with each', async () => {
    const read = await rowsRead('collection', async (tx) => {
      assert.equal((await lockCollections(tx, young.id, named)).length, 2)
    })

    assert.ok(read <= 3 * EACH, `${read} rows`)
  })
})
