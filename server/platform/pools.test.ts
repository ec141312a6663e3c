/** The parting of a process's connections: what one kind of work takes, the others keep. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aDatabase } from '../../test/support/database.ts'
import { log } from '../../test/support/postgres.ts'
import { eventually } from '../../test/support/sending.ts'
import { sqlState } from './database.ts'
import { openPools, sharesOf, type Pools } from './pools.ts'
import { sql } from './sql.ts'

const { db, connection, close } = await aDatabase()
after(close)

const KINDS = ['requests', 'searches', 'downloads', 'work', 'health'] as const

function pools(connections: number, searchMilliseconds = 60_000): Pools {
  return openPools({ connection, log, connections, role: 'all', searchMilliseconds })
}

async function setting(pool: Pools['work'], name: string): Promise<string | undefined> {
  const [row] = await pool.rows<{ value: string }>(sql`select current_setting(${name}::text) as value`)
  return row?.value
}

describe('the connections of a process', () => {
  test('all kinds together, and the one that listens, are never more than the setting, and each has one', () => {
    for (const role of ['all', 'api'] as const) {
      for (let total = 6; total <= 200; total += 1) {
        const shares = Object.values(sharesOf(total, role))
        assert.equal(
          shares.reduce((sum, share) => sum + share, 2),
          total,
        )
        assert.ok(
          shares.every((share) => share >= 1),
          `${total} ${role} ${shares.join(' ')}`,
        )
      }
    }
  })

  test('a kind that has all its connections in use leaves the others theirs', async (t) => {
    const opened = pools(6)
    t.after(() => opened.close())

    for (const busy of KINDS) {
      const held = Promise.withResolvers<void>()
      const began = Promise.withResolvers<void>()
      const holding = opened[busy].transaction(async () => {
        began.resolve()
        await held.promise
      })
      await began.promise
      for (const other of KINDS) {
        if (other !== busy) assert.equal((await opened[other].rows(sql`select 1`)).length, 1)
      }
      held.resolve()
      await holding
    }
  })

  test('all that a process listens to is heard over one connection, each by who asked for it', async (t) => {
    const opened = pools(6)
    t.after(() => opened.close())
    const heard: string[] = []
    const hear = (pool: Pools['work'], channel: string) =>
      pool.listen(
        channel,
        (payload) => void heard.push(`${channel} ${payload}`),
        () => undefined,
      )
    const [one, two, other] = await Promise.all([
      hear(opened.requests, 'one'),
      hear(opened.requests, 'two'),
      hear(opened.work, 'two'),
    ])
    const listeners = sql`
      select from pg_stat_activity where application_name = 'tidings listener' and datname = current_database()`
    assert.equal((await db.rows(listeners)).length, 1)

    await db.rows(sql`select pg_notify('two', 'a'), pg_notify('one', 'b'), pg_notify('three', 'c')`)
    await eventually(() => heard.length >= 3)
    assert.deepEqual(heard, ['two a', 'two a', 'one b'])

    await one.close()
    await two.close()
    assert.deepEqual([one.isLive(), two.isLive(), other.isLive()], [false, false, true])
    await db.rows(sql`select pg_notify('one', 'd'), pg_notify('two', 'e')`)
    await eventually(() => heard.length >= 4)
    assert.deepEqual(heard.slice(3), ['two e'])

    await other.close()
    await eventually(async () => (await db.rows(listeners)).length === 0)
    const again = await hear(opened.work, 'two')
    assert.equal(again.isLive(), true, 'a process that listened to nothing any more listens again')
  })

  test('limits of statements are told when connecting: no statement is added, and work has none', async (t) => {
    const opened = pools(6, 1_500)
    t.after(() => opened.close())

    assert.equal(await setting(opened.searches, 'statement_timeout'), '1500ms')
    assert.equal(await setting(opened.requests, 'statement_timeout'), '30s')
    assert.equal(await setting(opened.downloads, 'statement_timeout'), '0')
    assert.equal(await setting(opened.work, 'statement_timeout'), '0')
    const stat = sql`select query from pg_stat_activity where application_name = 'tidings searches' and datname = current_database()`
    const queries = (await db.rows<{ query: string }>(stat)).map(({ query }) => query)
    assert.ok(
      queries.every((query) => /current_setting/.test(query)),
      queries.join('; '),
    )
  })

  test('a search that takes longer is ended by PostgreSQL, and its connection serves the next', async (t) => {
    const opened = pools(6, 100)
    t.after(() => opened.close())

    await assert.rejects(
      opened.searches.rows(sql`select pg_sleep(60)`),
      (error) => sqlState(error) === '57014',
    )

    assert.equal((await opened.searches.rows(sql`select 1`)).length, 1)
    const running = sql`
      select from pg_stat_activity where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`
    assert.deepEqual(await db.rows(running), [])
  })
})
