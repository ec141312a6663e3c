/** Everything is closed in bounded time: a program that cannot end is found by nobody. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { aDatabase } from '../../test/support/database.ts'
import { log } from '../../test/support/postgres.ts'
import { openDatabase } from './database.ts'
import { sql } from './sql.ts'
import { openClosings } from './wait-for-database.ts'

const database = await aDatabase()
after(() => database.close())

test('what never closes is left behind in its time, and what fails to close is passed over', async () => {
  const closed: string[] = []
  const closings = openClosings(log)
  closings.add(2, 'the last', 10, async () => closed.push('last'))
  closings.add(0, 'one that never ends', 0.1, () => new Promise(() => undefined))
  closings.add(0, 'another', 10, async () => closed.push('first'))
  closings.add(1, 'one that fails', 10, () => Promise.reject(new Error('It is broken')))

  await closings.close()

  assert.deepEqual(closed, ['first', 'last'])
})

test('a database is closed in bounded time, whatever still uses it', async () => {
  const db = openDatabase({ connection: database.connection, log, connections: 1 })
  await db.rows(sql`select 1`)
  const statement = db.rows(sql`select pg_sleep(120)`).then(
    () => 'the statement ended',
    () => 'the statement was cut',
  )
  const closing = db.close().then(() => 'closed')

  assert.notEqual(await Promise.race([closing, statement]), 'the statement ended')
  assert.equal(await closing, 'closed')
  assert.equal(await statement, 'the statement was cut')
})
