/** COPY out of the database: a stream of bytes from a query whose values are written in. */
import type { Readable } from 'node:stream'
import { escapeLiteral, type PoolClient } from 'pg'
import copyStreams from 'pg-copy-streams'
import { cancelDropped, type Cancel } from './connections.ts'
import { raw, sql, type Sql } from './sql.ts'

/** The bytes of a query; the connection is released when the stream ends, and cancelled and dropped when abandoned. */
export function copyOut(client: PoolClient, query: Sql, format: string, cancel: Cancel): Readable {
  const { text } = sql`copy (${inlined(query)}) to stdout ${raw(format)}`
  const stream = client.query(copyStreams.to(text))
  let released = false
  // PostgreSQL, still sorting, would not notice a dropped connection; and a reader that left would leave COPY running.
  const release = (error?: Error): void => {
    if (released) return
    released = true
    if (error) void cancelDropped(client, cancel)
    client.release(error)
  }
  stream.once('end', () => release())
  // More than once: what is abandoned fails again when its connection ends.
  stream.on('error', (error) => release(error))
  stream.once('close', () => release(new Error('the copy was abandoned')))
  return stream
}

/** A statement with its values written in, for COPY, which takes no parameters. */
export function inlined(query: Sql): Sql {
  return raw(query.strings.reduce((text, part, index) => text + literal(query.values[index - 1]) + part))
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return `'${String(value)}'`
  if (Array.isArray(value)) return escapeLiteral(arrayText(value))
  if (typeof value === 'string') return escapeLiteral(value)
  throw new TypeError(`A COPY cannot carry a ${typeof value}`)
}

function arrayText(values: readonly unknown[]): string {
  const quoted = values.map((value) => {
    if (value === null) return 'NULL'
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`A COPY cannot carry a list with a ${typeof value}`)
    return `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${quoted.join(',')}}`
}
