/** A cluster of a test file's own, whose nodes it may kill, with Tidings on it. */
import { after } from 'node:test'
import { openDatabase, type Db } from '../../server/platform/database.ts'
import { distribute } from '../../server/platform/distribution/distribute.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { sql } from '../../server/platform/sql.ts'
import { log } from '../support/postgres.ts'
import { aServer, type TestServer } from '../support/server.ts'
import { aCluster, findCitus, makeDatabase, type Cluster } from './cluster.ts'

const DATABASE = 'tidings'

export interface OwnCluster extends Cluster {
  readonly server: TestServer
  /** With connections of its own, as a command has. */
  readonly db: Db
  /** The worker that this workspace lies on: 1 or 2, the place of its node among the nodes. */
  workerOf(workspaceId: string): Promise<1 | 2>
}

/** Ends with the file. */
export async function useCluster(settings: Readonly<Record<string, string>> = {}): Promise<OwnCluster> {
  const bin = findCitus()
  if (bin === undefined) throw new Error('npm run test:citus runs this where there is Citus')
  const cluster = await aCluster(bin)
  const nodes = cluster.nodes.map(({ connection }) => connection)
  await makeDatabase(nodes, DATABASE, 'with its workers')
  const connection = { ...cluster.nodes[0].connection, database: DATABASE }
  await migrate(connection, log)
  await distribute(connection, 4)
  const db = openDatabase({ connection, log, connections: 4 })
  const server = await aServer(settings, { db, connection, close: () => db.close() })
  after(async () => {
    await server.close()
    await cluster.close()
  })
  const workerOf = async (workspaceId: string): Promise<1 | 2> => {
    const [place] = await db.rows<{ port: number }>(sql`
      select n.nodeport as port from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
      where p.shardid = get_shard_id_for_distribution_column('contact', ${workspaceId}::uuid)`)
    return place?.port === cluster.nodes[1].connection.port ? 1 : 2
  }
  return { ...cluster, server, db, workerOf }
}
