/**
 * Runs the tests of what speaks to the database on a Citus cluster of three nodes; arguments narrow the files by their path.
 * Without a PostgreSQL that has the extension it says so, and is content.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { distribute } from '../../server/platform/distribution/distribute.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { log, TEMPLATE } from '../support/postgres.ts'
import { aCluster, ask, findCitus, makeDatabase, type Cluster } from './cluster.ts'
import { SUITES } from './suites.ts'

/** Looks for what is due go to all of them: two a worker show all there is to see. */
const SHARDS = 4

const bin = findCitus()
if (bin === undefined)
  process.stdout.write(
    'Skipped: no PostgreSQL on this machine has Citus; install it, and say PG_CONFIG=/…/pg_config if it is not found\n',
  )
else await runOn(bin)

async function runOn(bin: string): Promise<void> {
  const cluster = await aCluster(bin)
  try {
    await aTemplate(cluster)
    process.exitCode = await runTests(cluster, process.argv.slice(2))
  } finally {
    await cluster.close()
  }
}

/** The nodes of a cluster find each other by the name of the database: copied on each of them, it is a cluster again. */
async function aTemplate(cluster: Cluster): Promise<void> {
  const nodes = cluster.nodes.map(({ connection }) => connection)
  await makeDatabase(nodes, TEMPLATE, 'with its workers')
  const connection = { ...cluster.nodes[0].connection, database: TEMPLATE }
  await migrate(connection, log)
  await distribute(connection, SHARDS)
  for (const { connection } of cluster.nodes) {
    // Who keeps it open: nobody copies a database that is in use.
    await ask(connection, `alter database ${TEMPLATE} with allow_connections false`)
    await ask(
      connection,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${TEMPLATE}'`,
    )
  }
}

async function runTests(cluster: Cluster, wanted: readonly string[]): Promise<number> {
  const [coordinator, ...workers] = cluster.nodes.map(({ connection }) => connection)
  const files = wanted.length > 0 ? wanted : SUITES
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'run.ts'), ...files], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TIDINGS_TEST_POSTGRES: JSON.stringify(coordinator),
      TIDINGS_TEST_WORKERS: JSON.stringify(workers),
      ...(wanted.length > 0 ? {} : { TIDINGS_TEST_WHOLE: '1' }),
    },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
