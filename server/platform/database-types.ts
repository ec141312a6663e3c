/** What a database can be asked, for those who make one and those who use it. */
import type { Readable, Writable } from 'node:stream'
import type { Cancel, PoolOptions } from './connections.ts'
import type { Reach } from './distribution/reach.ts'
import type { Log } from './log.ts'
import type { Keyring } from './sealing/keyring.ts'
import type { Sql } from './sql.ts'

export interface Queryable {
  /** What seals and opens the secrets among the rows (sealing/columns.ts). */
  readonly keys: Keyring
  /** Keeps a look over all workspaces to those whose node answers. */
  readonly reach: Reach
  /** Rows as objects with camelCase names; times as ISO strings, bigint and numeric as numbers. */
  rows<Row>(query: Sql, options?: QueryOptions): Promise<Row[]>
  /** For libraries that write their own SQL: rows as the driver gives them. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

export interface QueryOptions {
  /** Its text is a filter's shape (statement-shapes.ts), or false: it is planned for its own values each time. */
  readonly named?: boolean | 'as a shape'
  /** All columns in PostgreSQL's binary format: texts (UTF-8) and bytea come as their bytes, and bigints as numbers. */
  readonly binary?: boolean
}

export type Tx = Queryable & { readonly inTransaction: true }

export interface Db extends Queryable {
  /** How many connections it keeps at most. */
  readonly connections: number
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** The bytes of `COPY (query) TO STDOUT …`, with back pressure; the connection returns when the stream ends. */
  copyOut(query: Sql, format: string): Promise<Readable>
  /** Runs `work` on one reserved connection, for session state such as temporary tables and COPY FROM. */
  session<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
  listen: Listener['listen']
  close(): Promise<void>
}

export interface Session extends Queryable {
  /** Ends the statement that is running, if one is: it fails with SQLSTATE 57014. */
  cancel(): Promise<void>
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  copyIn(statement: string): Writable
}

/** Notifications, of all channels on one connection. */
export interface Listener {
  /** Listens to a channel, reconnecting for ever; `onGap` is called when notifications may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<Listening>
  close(): Promise<void>
}

export interface Listening {
  isLive(): boolean
  close(): Promise<void>
}

export interface TransactionOptions {
  /** One snapshot for every statement of the transaction. */
  readonly isolation?: 'repeatable read'
  /** It stores nothing, which PostgreSQL sees to; over a pipelined connection it saves two round trips. */
  readonly isReading?: boolean
  /** What PostgreSQL goes by until the transaction ends, on every node that it reaches. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface DatabaseOptions extends PoolOptions {
  readonly log: Log
  /** Without them secrets are stored as they are, and sealed ones are not opened. */
  readonly keys?: Keyring
  /** Ends what a process of PostgreSQL is doing; over a connection of this pool unless said otherwise. */
  readonly cancel?: Cancel | undefined
  /** Called when no connection could be made: the embedded server is brought back here. */
  readonly revive?: (() => Promise<void>) | undefined
  /** That of several pools, which listen on one connection; one of its own unless said otherwise. */
  readonly listener?: Listener | undefined
}
