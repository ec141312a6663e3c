/** The way to PostgreSQL: values, names, transactions, retries, streams, notifications, and what breaks. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { Client } from 'pg'
import { aDatabase } from '../../test/support/database.ts'
import { inlined } from './copy.ts'
import { isDatabaseAway, openDatabase, retried, sqlState } from './database.ts'
import { log } from '../../test/support/postgres.ts'
import { join, raw, sql } from './sql.ts'

const { db, connection, close } = await aDatabase()
after(close)

async function until(isMet: () => boolean | Promise<boolean>): Promise<void> {
  const began = Date.now()
  while (!(await isMet())) {
    if (Date.now() - began > 10_000) throw new Error('not met within 10 s')
    await sleep(20)
  }
}

describe('rows', () => {
  test('names become camelCase, times ISO strings, bigint and numeric numbers; json is left alone', async () => {
    const [row] = await db.rows(sql`
      select 1 as plain_name, timestamptz '2026-11-20 18:00:00.123+01' as at_time, 9007199254740991::bigint as big,
        12.50::numeric as exact, null::int as nothing, '{"snake_case": 1}'::jsonb as map, array['a,b', null] as list`)

    assert.deepEqual(row, {
      plainName: 1,
      atTime: '2026-11-20T17:00:00.123Z',
      big: 9007199254740991,
      exact: 12.5,
      nothing: null,
      map: { snake_case: 1 },
      list: ['a,b', null],
    })
  })

  test('in binary a text is its bytes, of any size, and a bigint a number', async () => {
    for (const size of [0, 10, 60_000, 300_000]) {
      const asked = sql`
        select repeat('é', ${size}::int) as text, 9007199254740991::bigint as big, null::text as nothing`
      const rows = await db.rows<{ text: Buffer }>(asked, { binary: true })

      assert.ok(Buffer.isBuffer(rows[0]?.text))
      assert.deepEqual(rows, [{ text: Buffer.from('é'.repeat(size)), big: 9007199254740991, nothing: null }])
    }
    assert.deepEqual(await db.rows(sql`select 'é'::text as text`), [{ text: 'é' }], 'and others as before')
  })

  test('answers in binary that overlap in time keep each its own bytes', async () => {
    const letters = 'a b c d e f g h i j k l m n o p q r s t u v'.split(' ')
    const answers = await Promise.all(
      letters.map((letter) =>
        db.rows<{ text: Buffer }>(sql`select repeat(${letter}::text, 100000) as text`, { binary: true }),
      ),
    )
    for (const [index, [row]] of answers.entries())
      assert.deepEqual(row?.text, Buffer.from((letters[index] ?? '').repeat(100_000)))
  })

  test('a value is never read as SQL, whatever it holds', async () => {
    const hostile = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0'))
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        assert.deepEqual(await db.rows(sql`select ${text}::text as text`), [{ text }])
      }),
      { numRuns: 50 },
    )
  })

  test('one statement serves many values: parameters are told apart, with and without a name', async () => {
    for (const named of [true, false]) {
      for (let n = 0; n < 3; n += 1) {
        assert.deepEqual(await db.rows(sql`select ${n}::int + ${10}::int as sum`, { named }), [
          { sum: n + 10 },
        ])
      }
    }
  })
})

describe('inlined', () => {
  test('values written into a COPY arrive as they are, hostile ones too', async () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom(
          `'; drop table contact; --`,
          String.raw`\'; select 1; --`,
          String.raw`\\`,
          '$1',
          '$$',
          `E'\\x'`,
          '{"a"}',
        ),
      )
      .filter((text) => !text.includes('\0'))
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.option(text), { maxLength: 4 }), async (value, list) => {
        const statement = inlined(sql`select ${value}::text as value, ${list}::text[] as list`)
        assert.deepEqual(statement.values, [])
        assert.deepEqual(await db.rows(statement, { named: false }), [{ value, list }])
      }),
      { numRuns: 50 },
    )
  })

  test('numbers, booleans and null are written too; anything else is a fault of the program', async () => {
    assert.deepEqual(
      await db.rows(inlined(sql`select ${5}::int as n, ${true}::boolean as yes, ${null}::text as nothing`), {
        named: false,
      }),
      [{ n: 5, yes: true, nothing: null }],
    )
    assert.throws(() => inlined(sql`select ${{ an: 'object' }}`), /cannot carry/)
  })
})

describe('transactions', () => {
  test('a fault takes everything back, and the connection is good for the next', async () => {
    await db.rows(sql`create table kept (n int)`)

    await assert.rejects(
      db.transaction(async (tx) => {
        await tx.rows(sql`insert into kept values (1)`)
        throw new Error('on purpose')
      }),
      /on purpose/,
    )

    assert.deepEqual(await db.rows(sql`select count(*) as n from kept`), [{ n: 0 }])
  })

  test('repeatable read sees one snapshot', async () => {
    await db.rows(sql`create table seen (n int)`)

    const counts = await db.transaction(
      async (tx) => {
        const first = await tx.rows<{ n: number }>(sql`select count(*) as n from seen`)
        await db.rows(sql`insert into seen values (1)`)
        return [first, await tx.rows<{ n: number }>(sql`select count(*) as n from seen`)].map(
          ([row]) => row?.n,
        )
      },
      { isolation: 'repeatable read' },
    )

    assert.deepEqual(counts, [0, 0])
  })

  test('retried runs again after a deadlock and after a twin took the key, and not after other faults', async () => {
    await db.rows(sql`create table pair (id int primary key, n int not null)`)
    await db.rows(sql`insert into pair values (1, 0), (2, 0)`)
    const cross = (first: number, second: number) =>
      retried(() =>
        db.transaction(async (tx) => {
          await tx.rows(sql`update pair set n = n + 1 where id = ${first}::int`)
          await sleep(50)
          await tx.rows(sql`update pair set n = n + 1 where id = ${second}::int`)
        }),
      )
    await Promise.all([cross(1, 2), cross(2, 1)])
    assert.deepEqual(await db.rows(sql`select n from pair order by id`), [{ n: 2 }, { n: 2 }])

    let attempts = 0
    const found = await retried(async () => {
      attempts += 1
      if (attempts === 1) await db.rows(sql`insert into pair values (1, 0)`)
      return 'found'
    })
    assert.equal(found, 'found')
    assert.equal(attempts, 2)

    let others = 0
    const wrong = async () => {
      others += 1
      await db.rows(sql`select no_such_column`)
    }
    await assert.rejects(retried(wrong), (error) => sqlState(error) === '42703')
    assert.equal(others, 1)
  })

  test('retried gives up in the end, with the fault itself', async () => {
    let attempts = 0
    const always = async () => {
      attempts += 1
      await db.rows(sql`insert into pair values (1, 0)`)
    }

    await assert.rejects(retried(always), (error) => sqlState(error) === '23505')
    assert.equal(attempts, 5)
  })
})

describe('streams', () => {
  test('COPY out gives every byte, and gives the connection back', async () => {
    const lone = openDatabase({ connection, log, connections: 1 })

    const stream = await lone.copyOut(
      sql`select n, ${"it's"} from generate_series(1, ${50_000}::int) n`,
      'with (format csv)',
    )
    let text = ''
    for await (const chunk of stream) text += String(chunk)

    assert.equal(text.split('\n').length, 50_001)
    assert.ok(text.startsWith("1,it's\n2,"))
    assert.deepEqual(await lone.rows(sql`select 1 as n`), [{ n: 1 }])
    await lone.close()
  })

  test('a COPY abandoned midway frees its connection, and ends on the server', async () => {
    const lone = openDatabase({ connection, log, connections: 1 })
    const stream = await lone.copyOut(
      sql`select n, repeat('x', 1000) from generate_series(1, ${5_000_000}::int) n`,
      '',
    )
    await once(stream, 'readable')

    stream.destroy()

    assert.deepEqual(await lone.rows(sql`select 1 as n`), [{ n: 1 }])
    await until(async () => {
      const [running] = await db.rows<{ n: number }>(sql`
        select count(*) as n from pg_stat_activity
        where datname = current_database() and query like 'copy (%' and state = 'active'`)
      return running?.n === 0
    })
    await lone.close()
  })

  test('a COPY whose statement fails rejects its reader, and frees its connection', async () => {
    const lone = openDatabase({ connection, log, connections: 1 })

    const stream = await lone.copyOut(sql`select 1 / (n - 3) from generate_series(1, 5) n`, '')
    await assert.rejects(stream.toArray(), /division by zero/)

    assert.deepEqual(await lone.rows(sql`select 1 as n`), [{ n: 1 }])
    await lone.close()
  })
})

describe('notifications', () => {
  test('arrive, and again after the connection was cut; the gap is reported each time', async () => {
    const arrived: string[] = []
    let gaps = 0
    const listening = await db.listen(
      'test_channel',
      (payload) => arrived.push(payload),
      () => (gaps += 1),
    )
    assert.equal(listening.isLive(), true)
    assert.equal(gaps, 1)
    await db.rows(sql`select pg_notify('test_channel', 'one')`)
    await until(() => arrived.length === 1)

    await db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tidings listener' and datname = current_database()`)
    await until(() => !listening.isLive())
    await until(() => listening.isLive())
    await db.rows(sql`select pg_notify('test_channel', 'two')`)
    await until(() => arrived.length === 2)

    assert.deepEqual(arrived, ['one', 'two'])
    assert.equal(gaps, 3, 'one at the cut, one when it was live again')
    await listening.close()
    assert.equal(gaps, 3, 'closing is not a gap')
  })

  test('which their reader cannot read do not end the program, nor the ones behind them', async () => {
    const read: string[] = []
    const listening = await db.listen(
      'strange_channel',
      (payload) => void read.push((JSON.parse(payload) as { name: string }).name),
      () => undefined,
    )

    for (const payload of ['{"name":"one"}', 'no JSON', 'null', '{"name":"two"}'])
      await db.rows(sql`select pg_notify('strange_channel', ${payload})`)
    await until(() => read.length === 2)

    assert.deepEqual(read, ['one', 'two'])
    await listening.close()
  })
})

test('a listener that is cut off again and again keeps one connection, and none once it is closed', async () => {
  const channel = 'cut_channel'
  const listening = await db.listen(
    channel,
    () => undefined,
    () => undefined,
  )
  const connections = async (): Promise<number> => {
    const [row] = await db.rows<{ n: number }>(sql`
      select count(*) as n from pg_stat_activity
      where application_name = 'tidings listener' and datname = current_database() and query like ${`%${channel}%`}`)
    return row?.n ?? 0
  }

  for (let cut = 0; cut < 4; cut += 1) {
    await db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tidings listener' and datname = current_database()`)
    await until(() => !listening.isLive())
    await until(() => listening.isLive())
  }

  assert.equal(await connections(), 1)
  await listening.close()
  for (let tries = 0; (await connections()) > 0; tries += 1) assert.ok(tries < 1000)
})

describe('a database that is away', () => {
  test('is told from a statement that is wrong', async () => {
    const nowhere = openDatabase({ connection: { host: '127.0.0.1', port: 1 }, log })
    const away = await nowhere.rows(sql`select 1`).catch((error: unknown) => error)
    const wrong = await db.rows(sql`select no_such_column`).catch((error: unknown) => error)

    assert.equal(isDatabaseAway(away), true)
    assert.equal(isDatabaseAway(wrong), false)
    assert.equal(isDatabaseAway('a text'), false)
    assert.equal(isDatabaseAway(await readFile('/no/such/file').catch((error: unknown) => error)), false)
    await nowhere.close()
  })

  test('a connection cut under a statement fails that one, and the next gets another', async () => {
    const cut = await db
      .rows(sql`select pg_terminate_backend(pg_backend_pid())`)
      .catch((error: unknown) => error)

    assert.equal(isDatabaseAway(cut), true)
    assert.deepEqual(await db.rows(sql`select 1 as n`), [{ n: 1 }])
  })

  test('a connection that was closed under a transaction is away, and nothing wrong was asked', async () => {
    const client = new Client({ ...connection })
    await client.connect()
    const ending = client.end()
    const closed = await client.query('select 1').catch((error: unknown) => error)

    assert.equal(isDatabaseAway(closed), true)
    await ending
  })

  test('revive is called before giving up, and its fault is the one that is told', async () => {
    let revived = 0
    const revive = async () => {
      revived += 1
      throw new Error('cannot be brought back')
    }
    const nowhere = openDatabase({ connection: { host: '127.0.0.1', port: 1 }, log, revive })

    await assert.rejects(nowhere.rows(sql`select 1`), /cannot be brought back/)
    assert.equal(revived, 1)
    await nowhere.close()
  })
})

test('fragments nest, and lists of them are joined', async () => {
  const conditions = join([sql`n > ${1}::int`, sql`n < ${4}::int`], ' and ')

  const rows = await db.rows(
    sql`select n from generate_series(1, 5) n where ${conditions} order by n ${raw('desc')}`,
  )

  assert.deepEqual(rows, [{ n: 3 }, { n: 2 }])
})
