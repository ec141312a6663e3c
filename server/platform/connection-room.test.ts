/** An operator is warned of connections that PostgreSQL does not take before they run out, with the number that fits. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aDatabase } from '../../test/support/database.ts'
import { connectionRoom, roomFor, warnOfRoom } from './connection-room.ts'
import { sql } from './sql.ts'

const { db, close } = await aDatabase()
after(close)

/** What is said at a start of a process that may make so many. */
async function warnings(each: number): Promise<string[]> {
  const said: string[] = []
  const log = { warn: (line: string) => void said.push(line) }
  await warnOfRoom(db, { DATABASE_CONNECTIONS: each }, log as never)
  return said
}

describe('connections that PostgreSQL has', () => {
  test('are counted without those it keeps for its superusers', async () => {
    const { says, mend } = await connectionRoom(db, { DATABASE_CONNECTIONS: 1 })
    const [row] = await db.rows<{ most: number }>(sql`select current_setting('max_connections')::int as most`)

    assert.match(says, /^\d+ process(es)? with up to 1 connections each, of \d+ that PostgreSQL takes$/)
    assert.equal(Number(/of (\d+) that/.exec(says)?.[1]), (row?.most ?? 0) - 3)
    assert.equal(mend, undefined)
  })

  test('fewer than the processes may make are mended by a number that fits, or by more of them', () => {
    assert.equal(roomFor(4, 24, 96).mend, undefined)
    assert.equal(
      roomFor(5, 24, 97).mend,
      'set DATABASE_CONNECTIONS to 19, or raise max_connections of PostgreSQL by 23',
    )
    // Five connections each are less than a process can be parted into.
    assert.equal(roomFor(20, 6, 117).mend, 'raise max_connections of PostgreSQL by 3')
  })

  test('too few of them are said at a start, and enough are not', async () => {
    assert.deepEqual(await warnings(1), [])
    const [line = '', ...others] = await warnings(1_000)
    assert.match(line, /with up to 1000 connections each, .*: (set|raise) /)
    assert.deepEqual(others, [])
  })
})
