/** What is known of a server on a data folder: its postmaster.pid, its process, its socket. */
import { execFile } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { basename, join, resolve as resolvePath } from 'node:path'
import { promisify } from 'node:util'

export interface Postmaster {
  readonly pid: number
  /** Where its socket is, and the pipe its users hold; unknown in its first moments. */
  readonly runFolder: string | undefined
  readonly isReady: boolean
}

/** The socket's name is made of it; nothing listens on a network port. */
export const PORT = 5432
const REMNANT_MS = 2000
const ANSWER_MS = 2000
/** The protocol's SSLRequest: its length, then its number. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** What postmaster.pid says: of a living server, or of a dead one that left the file behind. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const [pid = '', , , , runFolder = '', , , status = ''] = linesOf(join(cluster, 'postmaster.pid'))
  if (!/^\d+$/.test(pid)) return undefined
  return {
    pid: Number(pid),
    runFolder: runFolder === '' ? undefined : resolvePath(cluster, runFolder),
    isReady: status.trim() === 'ready',
  }
}

/** Whether process `pid` is the server of this data folder, and not a stranger who got the number after it. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const [command = '', ...args] = await commandLine(pid)
  return basename(command) === 'postgres' && (args.includes(cluster) || args.includes(nameOf(cluster)))
}

/** A setting for people and us: the folder of a server whose own words name only its working folder. */
export function nameOf(cluster: string): string {
  return `tidings.folder=${cluster}`
}

/**
 * Whether a server answers in `runFolder`: to a question about encryption, which costs it no session. Being let in
 * is not enough, because the system lets callers in for a server that is just dying.
 */
export async function answersIn(runFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(runFolder), () => socket.write(SSL_REQUEST))
    socket.on('error', () => {}).setTimeout(ANSWER_MS, () => socket.destroy())
    socket.once('data', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('close', () => resolve(false))
  })
}

export function socketIn(runFolder: string): string {
  return join(runFolder, `.s.PGSQL.${PORT}`)
}

/** Removes lock files a power cut left empty: PostgreSQL refuses them, for fear of a server just starting. */
export function removeEmptyLocks(cluster: string, runFolder: string): void {
  for (const file of [join(cluster, 'postmaster.pid'), `${socketIn(runFolder)}.lock`]) {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats?.size === 0 && Date.now() - stats.mtimeMs > REMNANT_MS) rmSync(file, { force: true })
  }
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    // Any other error would hide a living server.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function commandLine(pid: number): Promise<readonly string[]> {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
    return stdout.trim().split(' ')
  } catch {
    return []
  }
}
