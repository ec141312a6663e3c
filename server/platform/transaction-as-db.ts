/** A transaction in the place of a database. */
import type { Db, Tx } from './database.ts'

/** A transaction as a database, so that verbs with transactions of their own become parts of it. */
export function asDb(tx: Tx): Db {
  return {
    connections: 1,
    keys: tx.keys,
    reach: tx.reach,
    rows: tx.rows,
    execute: tx.execute,
    transaction: (work) => work(tx),
    copyOut: outside,
    session: outside,
    listen: outside,
    close: outside,
  }
}

function outside(): never {
  throw new Error('This needs a connection of its own and cannot run within a transaction')
}
