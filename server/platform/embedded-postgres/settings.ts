/** The settings PostgreSQL is started with: given on the command line, so that an upgrade changes them. */
import { totalmem } from 'node:os'

const MIB = 1024 * 1024

/** The memory we may use, in bytes: the machine's, or what a container is held to. */
export function usableMemory(): number {
  const held = process.constrainedMemory()
  return held > 0 ? Math.min(held, totalmem()) : totalmem()
}

/**
 * Arguments for `postgres` on a machine with `memory` bytes, half of which we leave to Node and the others.
 * `fsync` and `synchronous_commit` are not among them: they stay on.
 */
export function settingsFor(memory: number): readonly string[] {
  const settings = {
    shared_buffers: megabytes(memory / 8, 32, 1024),
    effective_cache_size: megabytes(memory / 2, 128, 1024 * 1024),
    maintenance_work_mem: megabytes(memory / 32, 32, 512),
    work_mem: megabytes(memory / 512, 4, 32),
    max_connections: '100',
    random_page_cost: '1.1',
    jit: 'off',
    // lz4 is not in this build.
    wal_compression: 'pglz',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // A statement's text holds what people wrote; the log is not the place for it.
    log_min_error_statement: 'panic',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function megabytes(bytes: number, least: number, most: number): string {
  return `${Math.round(Math.min(most, Math.max(least, bytes / MIB)))}MB`
}
