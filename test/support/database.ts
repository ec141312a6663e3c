/** A database of a test file's own, cloned from the migrated template in about 0.1 s: copied, where the log of it takes twice as long. */
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase, type Db } from '../../server/platform/database.ts'
import type { Connection } from '../../server/platform/embedded-postgres.ts'
import { log, TEMPLATE, testPostgres } from './postgres.ts'

export interface TestDatabase {
  readonly db: Db
  readonly connection: Connection
  close(): Promise<void>
}

export async function aDatabase(): Promise<TestDatabase> {
  const postgres = await testPostgres()
  const name = `${process.env['TIDINGS_TEST_PREFIX'] ?? 'test'}_${randomBytes(8).toString('hex')}`
  const nodes = [postgres.connection, ...postgres.workers]
  await Promise.all(
    nodes.map((node) => administer(node, `create database ${name} template ${TEMPLATE} strategy file_copy`)),
  )
  const connection = { ...postgres.connection, database: name }
  const db = openDatabase({ connection, log, connections: 4 })
  const close = async (): Promise<void> => {
    await db.close()
    for (const node of nodes) await administer(node, `drop database ${name} with (force)`)
    await postgres.close()
  }
  return { db, connection, close }
}

async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new Client({ ...connection })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
