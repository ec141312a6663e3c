/** A database at several addresses: the one that takes writes is found, and found again after a failover. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aCable } from '../../test/support/cable.ts'
import { aDatabase } from '../../test/support/database.ts'
import { log } from '../../test/support/postgres.ts'
import { openDatabase } from './database.ts'
import { hostsOf } from './hosts.ts'
import { sql } from './sql.ts'

const database = await aDatabase()
after(() => database.close())

test('an address list is read as libpq reads it, with everything else of it kept', () => {
  const hosts = hostsOf('postgres://ann:p,w@one:5432,two:5433,[::1]:5/shop?sslmode=require')

  const seen = Array.from({ length: hosts.count }, () => {
    const at = hosts.current()
    hosts.passOver(at)
    hosts.passOver(at)
    return at
  })
  assert.deepEqual(seen, [
    'postgres://ann:p,w@one:5432/shop?sslmode=require',
    'postgres://ann:p,w@two:5433/shop?sslmode=require',
    'postgres://ann:p,w@[::1]:5/shop?sslmode=require',
  ])
  assert.equal(hosts.current(), seen[0])
  assert.equal(hostsOf('postgres:///shop?host=/run/postgresql').count, 1)
})

describe('a failover to another address', () => {
  test('statements and notifications find the database wherever it is, time and again', async () => {
    const one = await aCable(database.connection)
    const two = await aCable(database.connection)
    await one.unplug()
    const url = one.url.replace(`127.0.0.1:${one.port}`, `127.0.0.1:${one.port},127.0.0.1:${two.port}`)
    const connection = { connectionString: url, hosts: hostsOf(url) }
    const db = openDatabase({ connection, log, connections: 3 })
    const notified: string[] = []
    const listening = await db.listen(
      'moved',
      (payload) => notified.push(payload),
      () => undefined,
    )
    const turns = [
      [two, one],
      [one, two],
      [two, one],
    ] as const

    for (const [here, there] of turns) {
      assert.deepEqual(await eventuallyRows(() => db.rows(sql`select 1 as n`)), [{ n: 1 }])
      await until(() => listening.isLive())
      await there.plugIn()
      await here.unplug()
    }
    for (let tries = 0; notified.length === 0; tries += 1) {
      assert.ok(tries < 600, 'notified at last')
      await eventuallyRows(() => db.rows(sql`select pg_notify('moved', 'notified')`))
      await sleep(100)
    }

    await listening.close()
    await db.close()
    await Promise.all([one.close(), two.close()])
  })
})

async function eventuallyRows<Row>(ask: () => Promise<Row[]>): Promise<Row[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const rows = await ask().catch(() => undefined)
    if (rows) return rows
    await sleep(50)
  }
  return ask()
}

async function until(isMet: () => boolean): Promise<void> {
  for (let tries = 0; tries < 3_000 && !isMet(); tries += 1) await sleep(20)
  assert.ok(isMet(), String(isMet))
}
