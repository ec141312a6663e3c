/** Settings of one transaction, on every node that it reaches. */
import type { Tx } from './database.ts'

/** What a name and a value of ours may be: they stand in the statement as they are. */
const NAME = /^[a-z_.]+$/
const VALUE = /^[a-z0-9.]+$/

/**
 * Sets what PostgreSQL goes by until the transaction ends. A distributed PostgreSQL hands on a `set local` where it is
 * asked to, and never what a function sets; on any other the first statement sets a name that nobody reads.
 */
export async function setLocally(tx: Tx, name: string, value: string): Promise<void> {
  if (!NAME.test(name) || !VALUE.test(value))
    throw new Error(`No setting of a transaction: ${name} = ${value}`)
  await tx.execute(`set local citus.propagate_set_commands to 'local'`)
  await tx.execute(`set local ${name} to '${value}'`)
}
