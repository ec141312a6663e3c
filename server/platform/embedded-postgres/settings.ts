/** The settings PostgreSQL is started with: given on the command line, so that an upgrade changes them. */
import { totalmem } from 'node:os'

const MIB = 1024 * 1024

/**
 * glibc gives the system back what is free above this at the end of the heap, 128 KB unless it is set, and fetches it again a page
 * at a time: a list of 100 contacts, whose text passes through some 400 KB, cost PostgreSQL twice as much processor time.
 * Each connection keeps so much at most.
 */
const KEPT_BYTES = MIB

/** What the server's processes find in their environment; what knows nothing of it passes it over. */
export const ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_TRIM_THRESHOLD_: String(KEPT_BYTES),
  MALLOC_MMAP_THRESHOLD_: String(KEPT_BYTES),
}

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
    max_connections: '120',
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
