/** `tidings distribute`: the tables laid over the nodes of a Citus cluster, each where it belongs. */
import { InvalidArgumentError, type Command } from 'commander'
import { distribute, type Distribution } from '../platform/distribution/distribute.ts'
import { reachDatabase } from '../platform/installation.ts'
import { migrate } from '../platform/migrations.ts'
import type { Run } from './run.ts'
import { misused } from './words.ts'

const SHARDS = 8
const SHARDS_MAXIMUM = 1_000

export function distributeCommand(program: Command, run: Run): void {
  program
    .command('distribute')
    .description('spread the workspaces over the nodes of a Citus cluster; stop the server first')
    .option('--shards <n>', 'in how many parts, of which each lies on one node', shards, SHARDS)
    .action(
      run.alone(async ({ config, log }, { shards }: { shards: number }) => {
        if (!config.DATABASE_URL)
          misused(
            'The database that comes along is of one machine: set DATABASE_URL to the coordinator of a cluster',
          )
        const { connection, close } = await reachDatabase(config, log)
        try {
          await migrate(connection, log)
          const done = await distribute(connection, shards)
          return { value: done, text: summaryOf(done) }
        } finally {
          await close()
        }
      }),
    )
}

function summaryOf({ laid, tables }: Distribution): string {
  if (laid.length === 0) return `Everything is where it belongs: ${tables.length} tables.`
  const places = Map.groupBy(laid, ({ place }) => place)
  return [...places]
    .map(([place, there]) => `${there.length} tables ${place}: ${there.map(({ name }) => name).join(', ')}`)
    .join('\n')
}

function shards(text: string): number {
  const n = Number(text)
  if (Number.isInteger(n) && n >= 1 && n <= SHARDS_MAXIMUM) return n
  throw new InvalidArgumentError(`A whole number from 1 to ${SHARDS_MAXIMUM}.`)
}
