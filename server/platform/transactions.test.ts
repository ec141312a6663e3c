/** Transactions over connections that are pipelined: what only reads waits neither for its beginning nor for its end. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aDatabase } from '../../test/support/database.ts'
import { log } from '../../test/support/postgres.ts'
import { isDatabaseAway, openDatabase, sqlState } from './database.ts'
import { sql } from './sql.ts'

const { db, connection, close } = await aDatabase()
const cancel = async (backend: number): Promise<boolean> => {
  await db.rows(sql`select pg_cancel_backend(${backend}::int)`)
  return true
}
const one = openDatabase({ connection, log, connections: 1, isPipelined: true, cancel })
after(async () => {
  await one.close()
  await close()
})

const READING = { isolation: 'repeatable read', isReading: true } as const
/** PostgreSQL: read_only_sql_transaction, invalid_parameter_value, query_canceled. */
const READ_ONLY = '25006'
const INVALID_VALUE = '22023'
const CANCELLED = '57014'

async function setting(name: string): Promise<string | undefined> {
  const [row] = await one.rows<{ value: string }>(sql`select current_setting(${name}::text) as value`)
  return row?.value
}

function askWith(settings: Record<string, string>): Promise<unknown[]> {
  return one.transaction((tx) => tx.rows(sql`select 1 as of_two`), { ...READING, settings })
}

describe('a transaction that only reads, over a pipelined connection', () => {
  test('sees one snapshot, under its own settings, which end with it', async () => {
    await db.rows(sql`create table seen (n int)`)

    const seen = await one.transaction(
      async (tx) => {
        const read = () =>
          tx.rows<{ n: number; scans: string }>(
            sql`select count(*)::int as n, current_setting('enable_seqscan') as scans from seen`,
          )
        const first = await read()
        await db.rows(sql`insert into seen values (1)`)
        return [...first, ...(await read())]
      },
      { ...READING, settings: { enable_seqscan: 'off' } },
    )

    assert.deepEqual(seen, [
      { n: 0, scans: 'off' },
      { n: 0, scans: 'off' },
    ])
    assert.equal(await setting('enable_seqscan'), 'on')
    assert.equal(await setting('transaction_isolation'), 'read committed')
  })

  test('stores nothing, and the connection is good for the next', async () => {
    await db.rows(sql`create table unkept (n int)`)

    const refused = await one
      .transaction((tx) => tx.rows(sql`insert into unkept values (1)`), READING)
      .catch((error: unknown) => error)

    assert.equal(sqlState(refused), READ_ONLY)
    assert.deepEqual(await one.rows(sql`insert into unkept values (2) returning n`), [{ n: 2 }])
  })

  test('that cannot begin says why, and not what followed from it; its statement is good for the next', async () => {
    const refused = await askWith({ enable_seqscan: 'perhaps' }).catch((error: unknown) => error)

    assert.equal(sqlState(refused), INVALID_VALUE)
    assert.deepEqual(await askWith({ enable_seqscan: 'off' }), [{ ofTwo: 1 }])
  })

  test('is cancelled while it begins or reads, and leaves the connection as it was', async () => {
    for (const wait of [0, 1, 20]) {
      const cancelled = await one
        .session(async (session) => {
          const reading = session.transaction((tx) => tx.rows(sql`select pg_sleep(5)`), READING)
          reading.catch(() => undefined)
          await sleep(wait)
          const again = setInterval(() => void session.cancel(), 20)
          return reading.finally(() => clearInterval(again))
        })
        .catch((error: unknown) => error)

      assert.equal(sqlState(cancelled), CANCELLED)
      await sleep(50)
      assert.equal(await setting('transaction_isolation'), 'read committed')
    }
  })

  test('gives its connection on in order: none sees the transaction of another', async () => {
    const own = await setting('random_page_cost')
    const all = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const cost = `${n + 11}`
        const read = async (): Promise<unknown> => {
          const [row] = await one.transaction(
            (tx) =>
              tx.rows<{ cost: string }>(sql`select current_setting('random_page_cost') as cost, ${n}::int`),
            { ...READING, settings: { random_page_cost: cost } },
          )
          return row?.cost
        }
        return n % 2 === 0 ? (await read()) === cost : (await setting('random_page_cost')) === own
      }),
    )

    assert.ok(all.every(Boolean), JSON.stringify(all))
  })

  test('whose work fails before anything is asked ends, too', async () => {
    const fault = new Error('on purpose')
    await assert.rejects(
      one.transaction(async () => Promise.reject(fault), READING),
      fault,
    )
    await assert.rejects(
      one.transaction(async (tx) => {
        await tx.rows(sql`select 1`)
        await sleep(1)
        throw fault
      }, READING),
      fault,
    )

    assert.equal(await setting('transaction_isolation'), 'read committed')
  })

  test('that is cut off is away, and the next gets another connection', async () => {
    const cut = await one
      .transaction((tx) => tx.rows(sql`select pg_terminate_backend(pg_backend_pid())`), READING)
      .catch((error: unknown) => error)

    assert.equal(isDatabaseAway(cut), true)
    assert.deepEqual(await one.rows(sql`select 1 as n`), [{ n: 1 }])
  })
})

test('over a pipelined connection what stores is stored when it is answered, and not when it failed', async () => {
  await db.rows(sql`create table stored (n int)`)

  await one.transaction((tx) => tx.rows(sql`insert into stored values (1)`))
  assert.deepEqual(await db.rows(sql`select n from stored`), [{ n: 1 }])
  await assert.rejects(
    one.transaction(async (tx) => {
      await tx.rows(sql`insert into stored values (2)`)
      throw new Error('on purpose')
    }),
    /on purpose/,
  )
  assert.deepEqual(await db.rows(sql`select n from stored`), [{ n: 1 }])
})
