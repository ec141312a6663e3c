/** Membership in the one server of a data folder: joining the one that runs, or starting it. */
import type { ChildProcess } from 'node:child_process'
import { chownSync, closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { relative } from 'node:path'
import { nameFor } from './account.ts'
import type { DataDir } from './data-dir.ts'
import { acquireStartLock } from './data-dir-lock.ts'
import { lastLines, rotateLog, sizeOf } from './log-file.ts'
import {
  answersIn,
  isPostmaster,
  nameOf,
  readPostmaster,
  removeEmptyLocks,
  type Postmaster,
} from './postmaster.ts'
import { refuseToStart } from './refused.ts'
import { ALLOCATOR, settingsFor, usableMemory } from './settings.ts'
import { adopt, hasUsers, hasWatcher, isWatched, launch, openHold } from './shutdown-watcher.ts'

/** A membership in the server: it runs at least until `hold`, a descriptor, is closed. */
export interface Membership {
  readonly hold: number
  readonly runFolder: string
}

const POLL_MS = 10
const LOG_EVERY_MS = 10_000
/** How long a watcher without a server is believed to belong to one just starting. */
const STARTING_MS = 3000
/** How long a start that lost to another one, or to the last moments of a dead server, is tried again. */
const RETRY_MS = 15_000
const PASSING_FAULT =
  /lock file "[^"]+" already exists|could not remove old lock file|still in use|already in use|shared memory block/

/**
 * Joins the server on this data folder, or starts it; resolves when it takes connections. Any number of processes
 * may do so at once: PostgreSQL's own lock lets one of their servers live, and the others join it. `meanwhile` is called
 * when one was started and is waited for.
 */
export async function joinServer(dir: DataDir, meanwhile?: () => void): Promise<Membership> {
  const began = Date.now()
  let lastLogged = began
  for (;;) {
    const membership = await step(dir, Date.now() - began, meanwhile)
    if (membership !== undefined) return membership
    if (Date.now() - lastLogged > LOG_EVERY_MS) {
      lastLogged = Date.now()
      dir.log.info(`Waiting for PostgreSQL to start or to stop; see ${dir.logFile}`)
    }
    await sleep(POLL_MS)
  }
}

/** Gives up `membership`; resolves when the server is gone, if we were its last user, and at once if not. */
export async function leaveServer({ cluster }: DataDir, { hold, runFolder }: Membership): Promise<void> {
  const server = readPostmaster(cluster)
  closeSync(hold)
  if (server === undefined) return
  // Somebody who joins before the watcher looks keeps the server.
  while (!hasUsers(runFolder) && (await isPostmaster(server.pid, cluster))) {
    // A watch that somebody killed ends nothing; asking a server twice does no harm.
    if (!hasWatcher(runFolder)) interrupt(server.pid)
    await sleep(POLL_MS)
  }
}

async function step(dir: DataDir, waitedMs: number, meanwhile?: () => void): Promise<Membership | undefined> {
  const server = readPostmaster(dir.cluster)
  const runFolder = server?.runFolder ?? dir.runFolder
  const hold = openHold(runFolder)
  const answers = server !== undefined && (await answersIn(runFolder))
  if (hold !== undefined && answers && server.isReady && isWatched(hold)) return { hold, runFolder }
  if (hold !== undefined) closeSync(hold)
  const lives = server !== undefined && (await isPostmaster(server.pid, dir.cluster))
  // One that stops still answers, and has lost its watch because it stops: its successor is waited for.
  const isStaying = readPostmaster(dir.cluster)?.isReady === true
  if (answers && hold === undefined && isStaying) return takeOver(dir, server, runFolder, lives)
  const isStarting = hold !== undefined && waitedMs < STARTING_MS
  return lives || answers || isStarting ? undefined : startServer(dir, waitedMs, meanwhile)
}

/** The server's watch was killed and the server was not. */
function takeOver(dir: DataDir, server: Postmaster, runFolder: string, lives: boolean): Membership {
  if (!lives) {
    refuseToStart(
      `The database in ${dir.cluster} is in use by a server of another container or user; stop that one first`,
    )
  }
  dir.log.warn('PostgreSQL was left without its watcher; watching it again')
  const descriptor = openLog(dir)
  const { hold } = adopt({ ...dir, runFolder }, server.pid, descriptor)
  closeSync(descriptor)
  return { hold, runFolder }
}

/** One process at a time, for two PostgreSQLs that find a dead one's lock may each remove the other's. */
async function startServer(
  dir: DataDir,
  waitedMs: number,
  meanwhile?: () => void,
): Promise<Membership | undefined> {
  const lock = acquireStartLock(dir.runFolder)
  if (lock === undefined) return undefined
  try {
    const server = readPostmaster(dir.cluster)
    // Another one may have started it while we came here.
    if (server !== undefined && (await isPostmaster(server.pid, dir.cluster))) return undefined
    return await launchServer(dir, server, waitedMs, meanwhile)
  } finally {
    lock.release()
  }
}

async function launchServer(
  dir: DataDir,
  stale: Postmaster | undefined,
  waitedMs: number,
  meanwhile?: () => void,
): Promise<Membership | undefined> {
  const { cluster, logFile, runFolder } = dir
  removeEmptyLocks(cluster, runFolder)
  rotateLog(logFile)
  const logged = sizeOf(logFile)
  const descriptor = openLog(dir)
  const { hold, child } = launch(dir, command(dir), descriptor, { ...ALLOCATOR, ...pardon(stale) })
  closeSync(descriptor)
  meanwhile?.()
  if (await isReady(child, dir)) return { hold, runFolder }
  closeSync(hold)
  const said = lastLines(logFile, logged)
  if (waitedMs < RETRY_MS && PASSING_FAULT.test(said)) return undefined
  return refuseToStart(`PostgreSQL did not start. The end of ${logFile}:\n${said}`)
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It ended this moment.
  }
}

function command({ binaries, cluster, runFolder, runner }: DataDir): readonly string[] {
  const folder = nameFor(runner, cluster)
  // In a folder closed to it the server knows its own `run` by no path.
  const isWithin = runner.isInside && runFolder.startsWith(`${cluster}/`)
  const socketFolder = isWithin ? relative(cluster, runFolder) : runFolder
  const sockets = ['-c', `unix_socket_directories=${socketFolder}`, '-c', 'unix_socket_permissions=0700']
  const files = ['-c', `hba_file=${folder}/pg_hba.conf`, '-c', 'listen_addresses=']
  const name = folder === cluster ? [] : ['-c', nameOf(cluster)]
  return [binaries.postgres, '-D', folder, ...name, ...sockets, ...files, ...settingsFor(usableMemory())]
}

/**
 * A dead server's number may belong to a stranger by now, even to us, and PostgreSQL would take it for a server.
 * It never does so with its grandparent's number: naming the stranger so leaves the removal of the lock to it.
 */
function pardon(stale: Postmaster | undefined): NodeJS.ProcessEnv {
  return stale === undefined ? {} : { PG_GRANDPARENT_PID: String(stale.pid) }
}

/** Crash recovery takes as long as it takes: there is no time limit while PostgreSQL lives. */
async function isReady(child: ChildProcess, { cluster, runFolder }: DataDir): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (readPostmaster(cluster)?.isReady === true && (await answersIn(runFolder))) return true
    await sleep(POLL_MS)
  }
  return false
}

function openLog({ logFile, runner }: DataDir): number {
  const descriptor = openSync(logFile, 'a', 0o600)
  // Whoever owns the database may be the next to start it.
  if (runner.account !== undefined) chownSync(logFile, runner.account.uid, runner.account.gid)
  return descriptor
}
