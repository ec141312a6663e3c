/** Is the database away, or was it asked something wrong? */
import { DatabaseError } from 'pg'
import { EmbeddedPostgresRefused } from './embedded-postgres/refused.ts'

/** Citus calls it an internal error (XX000). */
const LOST_NODE = /^failure on connection marked as essential/

/** The SQLSTATE of a database error, or undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined
}

/**
 * Is the database away rather than a statement wrong? SQLSTATE class 08, 57P0x, too many connections, a server that has
 * become a standby (25006), and what sockets say.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof EmbeddedPostgresRefused) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // A missing file is ENOENT too; a socket that is not there fails to connect.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  if (/^(08|57P0|53300|25006)/.test(code) || isNodeAway(error)) return true
  if (/^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code)) return true
  return (
    isPoolBusy(error) ||
    /^(Connection terminated|timeout expired|Query read timeout|Client (?:has encountered a connection|was closed))/.test(
      error.message,
    )
  )
}

/** Did one that answers us say that another one does not answer it? So the coordinator of a cluster tells of its nodes. */
export function isNodeAway(error: unknown): boolean {
  return (
    error instanceof DatabaseError && (/^(08|57P0)/.test(error.code ?? '') || LOST_NODE.test(error.message))
  )
}

/** A statement was planned for a part of a cluster that was cut in two meanwhile; it did nothing, and may be sent again. */
export function isPartGone(error: unknown): boolean {
  return error instanceof DatabaseError && /^could not find valid entry for shard \d/.test(error.message)
}

/** No connection of the pool came free in time: the server may be well. */
export function isPoolBusy(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
}
