/** How a transaction begins and ends: with its isolation and its settings, in as few round trips as its connection allows. */
import type { PoolClient } from 'pg'
import type { Queryable, TransactionOptions, Tx } from './database-types.ts'
import { isDatabaseAway } from './database-errors.ts'
import { run } from './statements.ts'

/** What everybody who asks the database is given beside it. */
export type Context = Pick<Queryable, 'keys' | 'reach'>

/** What a name and a value of ours may be: they stand in the statement as they are. */
const NAME = /^[a-z_.]+$/
const VALUE = /^[a-z0-9.]+$/

/**
 * Over a pipelined connection what only reads is not waited for to begin, nor to end: its first statement is on its way
 * behind the beginning, and whoever uses the connection next comes behind its end.
 */
export async function transact<Result>(
  client: PoolClient,
  context: Context,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const isAhead = client.pipeline && (options.isReading ?? false)
  const begun = client.query(beginning(options))
  // Its fault is thrown below, when it was not the first to be waited for.
  begun.catch(() => undefined)
  try {
    if (!isAhead) await begun
    const result = await work({
      inTransaction: true,
      ...context,
      rows: (query, options) => run(client, query, options),
      execute: (text, values) => client.query(text, values),
    })
    await begun
    const ended = client.query('commit')
    if (isAhead) ended.catch(() => undefined)
    else await ended
    return result
  } catch (error) {
    if (!isDatabaseAway(error)) await client.query('rollback')
    await begun
    throw error
  }
}

/**
 * A distributed PostgreSQL hands on a `set local` where it is asked to, and never what a function sets; on any other the
 * first of them sets a name that nobody reads.
 */
function beginning({ isolation, isReading = false, settings }: TransactionOptions): string {
  const modes = [...(isolation ? [`isolation level ${isolation}`] : []), ...(isReading ? ['read only'] : [])]
  const begin = ['begin', modes.join(', ')].join(' ').trim()
  if (!settings) return begin
  const set = Object.entries(settings).map(([name, value]) => {
    if (!NAME.test(name) || !VALUE.test(value))
      throw new Error(`No setting of a transaction: ${name} = ${value}`)
    return `set local ${name} to '${value}'`
  })
  return [begin, `set local citus.propagate_set_commands to 'local'`, ...set].join('; ')
}
