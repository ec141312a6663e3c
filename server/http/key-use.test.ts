/** When an API key was last used: exact, and cheap. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aPerson } from '../../test/support/accounts.ts'
import { aDatabase } from '../../test/support/database.ts'
import { aServer, aWorkspace } from '../../test/support/server.ts'
import { moveClock } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const database = await aDatabase()
const server = await aServer({}, { ...database, close: async () => {} })
after(() => database.close())

async function lastUsed(keyId: string): Promise<string | null> {
  const [row] = await database.db.rows<{ lastUsed: string | null }>(sql`
    select last_used from api_key where id = ${keyId}::uuid`)
  return row?.lastUsed ?? null
}

/** Waits until it is written. */
async function firstUse(keyId: string): Promise<string> {
  for (let n = 0; n < 300; n += 1) {
    const at = await lastUsed(keyId)
    if (at !== null) return at
    await sleep(100)
  }
  return assert.fail('never written')
}

describe('the last use of a key', { concurrency: 1 }, () => {
  test('is written once a minute at most, whatever is asked, and what waits when the server ends', async () => {
    const workspace = await aWorkspace(server)
    const admin = await aPerson(server, workspace, 'admin')
    await admin.ask('GET', '/api/products')
    const unused = await aWorkspace(server)
    assert.equal(await lastUsed(workspace.keyId), null)

    await workspace.api.get('/products')
    const first = await firstUse(workspace.keyId)
    await workspace.api.get('/products')
    await sleep(2_500)
    assert.equal(await lastUsed(workspace.keyId), first)
    const { body } = await admin.ask('GET', '/app/api/keys')
    assert.equal(body.items[0].lastUsed, first)

    moveClock(120_000)
    await workspace.api.get('/products')
    await server.close()
    const last = await lastUsed(workspace.keyId)
    moveClock(0)

    assert.ok(Date.parse(last ?? '') - Date.parse(first) >= 120_000)
    assert.equal(await lastUsed(unused.keyId), null)
  })
})
