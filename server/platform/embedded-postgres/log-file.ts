/** PostgreSQL's own log, DATA_DIR/postgres.log: kept small, and quoted when PostgreSQL does not start. */
import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

const MOST_BYTES = 8 * 1024 * 1024
const QUOTED_LINES = 12
const QUOTED_BYTES = 16 * 1024

/**
 * Moves a log over 8 MiB to `<file>.1`, replacing the one before. PostgreSQL holds the file open for appending, so
 * it is copied and emptied; lines written in between are lost.
 */
export function rotateLog(file: string): void {
  if (sizeOf(file) <= MOST_BYTES) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

/** In bytes; a log that does not exist yet has none. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** The last dozen lines written since the log had `from` bytes. */
export function lastLines(file: string, from: number): string {
  const size = sizeOf(file)
  const begin = Math.max(from > size ? 0 : from, size - QUOTED_BYTES)
  const bytes = Buffer.alloc(size - begin)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, bytes, 0, bytes.length, begin)
  } finally {
    closeSync(descriptor)
  }
  return bytes.toString().trimEnd().split('\n').slice(-QUOTED_LINES).join('\n')
}
