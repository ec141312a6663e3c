/** Where the server's socket and its users' pipe are: in the database's folder, or where paths are short. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { socketIn } from './postmaster.ts'
import { refuseToStart } from './refused.ts'
import { pipeIn } from './shutdown-watcher.ts'

/** A socket's path holds 103 bytes on macOS and 107 on Linux. */
const MOST_BYTES = 100

/**
 * The first folder that takes a socket and a pipe, made and handed to `account`: `<cluster>/run`, else one of this
 * database's own in /tmp (not $TMPDIR: every process must find the same) or, last, in the system's own choice.
 */
export async function makeRunFolder(cluster: string, account: Account | undefined): Promise<string> {
  const name = `tidings-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
  for (const folder of [join(cluster, 'run'), join('/tmp', name), join(tmpdir(), name)]) {
    if (Buffer.byteLength(socketIn(folder)) <= MOST_BYTES && (await isFurnished(folder, account)))
      return folder
  }
  return refuseToStart(
    `Neither ${cluster} nor /tmp takes a unix socket and a named pipe; choose a DATA_DIR on a local disk, ` +
      'or set DATABASE_URL to a PostgreSQL of yours',
  )
}

async function isFurnished(folder: string, account: Account | undefined): Promise<boolean> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!mayTrust(folder, account)) return false
    if (account !== undefined) chownSync(folder, account.uid, account.gid)
    return isPipe(pipeIn(folder)) || ((await takesSockets(folder)) && (await isPiped(folder, account)))
  } catch {
    return false
  }
}

/** In /tmp anybody may have made the folder first. */
function mayTrust(folder: string, account: Account | undefined): boolean {
  const stats = lstatSync(folder)
  const isOurs = stats.uid === process.getuid?.() || stats.uid === account?.uid
  return stats.isDirectory() && isOurs && (stats.mode & 0o022) === 0
}

/** Some shared volumes of containers take neither sockets nor pipes. */
async function takesSockets(folder: string): Promise<boolean> {
  const path = join(folder, `.probe-${process.pid}`)
  rmSync(path, { force: true })
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(path, () => server.close(() => resolve(true)))
  })
}

async function isPiped(folder: string, account: Account | undefined): Promise<boolean> {
  const pipe = pipeIn(folder)
  // Another process may make it at the same moment.
  await promisify(execFile)('mkfifo', ['-m', '600', pipe]).catch(() => {})
  if (!isPipe(pipe)) return false
  chmodSync(pipe, 0o600)
  if (account !== undefined) chownSync(pipe, account.uid, account.gid)
  return true
}

function isPipe(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFIFO() ?? false
}
