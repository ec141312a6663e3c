/** The schema is brought up to date once, by whoever comes first, and never on the wrong ground. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { Client, type ClientConfig } from 'pg'
import { log, testPostgres } from '../../test/support/postgres.ts'
import { splitStatements } from '../lib/sql-statements.ts'
import { migrate, pendingMigrations } from './migrations.ts'

const postgres = await testPostgres()
const made: string[] = []
after(async () => {
  for (const name of made) await on(postgres.connection, `drop database ${name} with (force)`)
  await postgres.close()
})

async function on(connection: ClientConfig, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...connection })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** An empty database. */
async function anEmpty(): Promise<ClientConfig> {
  const name = `migration_${randomBytes(6).toString('hex')}`
  await on(postgres.connection, `create database ${name}`)
  made.push(name)
  return { ...postgres.connection, database: name }
}

describe('migrations', { concurrency: true }, () => {
  test('an empty database gets every file once; a second run has nothing to do', async () => {
    const connection = await anEmpty()

    const pending = await pendingMigrations(connection)
    const { applied } = await migrate(connection, log)

    assert.ok(applied.includes('0001-foundation'))
    assert.deepEqual(applied, pending)
    assert.deepEqual(await pendingMigrations(connection), [])
    assert.deepEqual(await migrate(connection, log), { applied: [] })
    assert.deepEqual(await on(connection, 'select count(*)::int as n from contact'), [{ n: 0 }])
  })

  test('of five at once one applies, and all come back to a database that is up to date', async () => {
    const connection = await anEmpty()

    const results = await Promise.all(Array.from({ length: 5 }, () => migrate(connection, log)))

    assert.equal(results.filter(({ applied }) => applied.length > 0).length, 1)
    assert.deepEqual(await pendingMigrations(connection), [])
  })

  test('every statement of a file is a message of its own, as a distributed PostgreSQL wants tables changed', async (t) => {
    const connection = await anEmpty()
    const { mock } = t.mock.method(Client.prototype, 'query')

    await migrate(connection, log)

    const sent = mock.calls.map(({ arguments: [text] }) => text).filter((text) => typeof text === 'string')
    assert.ok(sent.length > 200, `only ${sent.length} messages were seen`)
    assert.deepEqual(
      sent.filter((text) => splitStatements(text).length > 1),
      [],
    )
  })

  test('an applied file that was changed is refused by name', async () => {
    const connection = await anEmpty()
    await migrate(connection, log)
    await on(connection, `update migration_checksum set sha256 = 'another' where name = '0001-foundation'`)

    await assert.rejects(migrate(connection, log), /0001-foundation\.sql was changed after it was applied/)
  })

  test('a database that is newer than the program is refused, and left as it is', async () => {
    const connection = await anEmpty()
    await migrate(connection, log)
    await on(connection, `insert into migration_checksum values ('9999-of-the-future', 'x')`)

    await assert.rejects(migrate(connection, log), /9999-of-the-future.*run a newer Tidings/)
    assert.deepEqual(
      await on(connection, `select count(*)::int as n from migration where name like '9999%'`),
      [{ n: 0 }],
    )
  })

  test('a program that dies midway leaves nothing half made, and no lock', async () => {
    const connection = await anEmpty()
    await on(connection, 'create table contact (something text)')

    await assert.rejects(migrate(connection, log), /contact/)

    assert.deepEqual(await on(connection, `select to_regclass('workspace') as made`), [{ made: null }])
    await on(connection, 'drop table contact')
    assert.ok((await migrate(connection, log)).applied.length > 0)
  })
})
