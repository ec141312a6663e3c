/** Databases on the cluster of the run that are not distributed yet. */
import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import { testPostgres } from '../support/postgres.ts'
import type { Connection } from '../../server/platform/embedded-postgres.ts'
import { ask, makeDatabase, type Readiness } from './cluster.ts'

/** The coordinator's first; dropped with the file. */
export async function aBareDatabase(
  readiness: Readiness,
): Promise<{ readonly home: Connection; readonly nodes: readonly Connection[] }> {
  const { connection, workers } = await testPostgres()
  const database = `bare_${randomBytes(6).toString('hex')}`
  const servers = [connection, ...workers]
  await makeDatabase(servers, database, readiness)
  after(async () => {
    for (const server of servers) await ask(server, `drop database ${database} with (force)`)
  })
  return { home: { ...connection, database }, nodes: servers.map((server) => ({ ...server, database })) }
}

/** As DATABASE_URL says it. */
export function urlOf({ host, port, user, database }: Connection): string {
  return `postgresql://${user}@${host}:${port}/${database}`
}
