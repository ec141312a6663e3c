/** Links that were sent before their codes had the number of a workspace lead on where they did. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { Client } from 'pg'
import { migrateBefore, olderWorkspaces } from '../../../test/support/older-schema.ts'
import { log, testPostgres } from '../../../test/support/postgres.ts'
import { openDatabase } from '../../platform/database.ts'
import { migrate } from '../../platform/migrations.ts'
import { sql } from '../../platform/sql.ts'
import { createWorkspace } from '../../workspaces/store.ts'
import { findPlace, shortCodes } from './store.ts'

const postgres = await testPostgres()
const database = `links_${randomBytes(6).toString('hex')}`
const connection = { ...postgres.connection, database }
await administer(`create database ${database}`)
const db = openDatabase({ connection, log, connections: 2 })
after(async () => {
  await db.close()
  await administer(`drop database ${database} with (force)`)
  await postgres.close()
})

async function administer(statement: string): Promise<void> {
  const client = new Client({ ...postgres.connection })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('short links from before', () => {
  test('lead where they did; the oldest workspace has the shortest number, and new ones have the next', async () => {
    await migrateBefore(connection, '0112')
    const [first = '', second = ''] = await olderWorkspaces(connection, 2)
    // The later one is stored first: its number goes by its age.
    for (const [id, code, url] of [
      [second, 'Ab3dE9x', '/w/older-1/2/spring'],
      [first, '0000000', '/w/older-0/1/news'],
      [first, 'zY3dE9xKl0', '/preferences/token'],
    ] as const)
      await db.rows(sql`
        insert into short_link (code, workspace_id, url, created) values (${code}, ${id}::uuid, ${url}, now())`)

    await migrate(connection, log)

    assert.equal(await findPlace(db, 'Ab3dE9x'), '/w/older-1/2/spring')
    assert.equal(await findPlace(db, '0000000'), '/w/older-0/1/news')
    assert.equal(await findPlace(db, 'zY3dE9xKl0'), '/preferences/token')
    const [organization] = await db.rows<{ id: string }>(sql`select id from organization`)
    const made = await createWorkspace(db, { organizationId: organization?.id ?? '', name: 'New' })
    for (const [id, start] of [
      [first, '0'],
      [second, '1'],
      [made.id, '2'],
    ] as const) {
      const place = '/w/older-0/1/news'
      const code = (await shortCodes(db, id, [place])).get(place) ?? ''
      assert.match(code, new RegExp(`^${start}[0-9A-Za-z]{7}$`))
      assert.equal(await findPlace(db, code), place)
    }
  })
})
