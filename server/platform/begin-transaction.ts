/** How a transaction begins: with its isolation and its settings, in one round trip. */
import type { TransactionOptions } from './database-types.ts'

/** What a name and a value of ours may be: they stand in the statement as they are. */
const NAME = /^[a-z_.]+$/
const VALUE = /^[a-z0-9.]+$/

/**
 * A distributed PostgreSQL hands on a `set local` where it is asked to, and never what a function sets; on any other the
 * first of them sets a name that nobody reads.
 */
export function beginning({ isolation, settings }: TransactionOptions): string {
  const begin = isolation ? `begin isolation level ${isolation}` : 'begin'
  if (!settings) return begin
  const set = Object.entries(settings).map(([name, value]) => {
    if (!NAME.test(name) || !VALUE.test(value))
      throw new Error(`No setting of a transaction: ${name} = ${value}`)
    return `set local ${name} to '${value}'`
  })
  return [begin, `set local citus.propagate_set_commands to 'local'`, ...set].join('; ')
}
