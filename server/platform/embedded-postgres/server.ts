/** Taking part in the one server of a data folder: joining the one that runs, or starting it. */
import type { ChildProcess } from 'node:child_process'
import { chownSync, closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { relative } from 'node:path'
import { nameFor } from './account.ts'
import type { Place } from './place.ts'
import { claimStart } from './claim.ts'
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
import { settingsFor, usableMemory } from './settings.ts'
import { adopt, hasUsers, hasWatch, isWatched, launch, takeHold } from './watch.ts'

/** A part in the server: it runs at least until `hold`, a descriptor, is closed. */
export interface Part {
  readonly hold: number
  readonly runFolder: string
}

const POLL_MS = 10
const TELL_MS = 10_000
/** How long a watch without a server is believed to belong to one just starting. */
const STARTING_MS = 3000
/** How long a start that lost to another one, or to the last moments of a dead server, is tried again. */
const RETRY_MS = 15_000
const PASSING_FAULT =
  /lock file "[^"]+" already exists|could not remove old lock file|still in use|already in use|shared memory block/

/**
 * Joins the server on this data folder, or starts it; resolves when it takes connections. Any number of processes
 * may do so at once: PostgreSQL's own lock lets one of their servers live, and the others join it.
 */
export async function takePart(place: Place): Promise<Part> {
  const began = Date.now()
  let told = began
  for (;;) {
    const part = await step(place, Date.now() - began)
    if (part !== undefined) return part
    if (Date.now() - told > TELL_MS) {
      told = Date.now()
      place.log.info(`Waiting for PostgreSQL to start or to stop; see ${place.logFile}`)
    }
    await sleep(POLL_MS)
  }
}

/** Gives up `part`; resolves when the server is gone, if we were its last user, and at once if not. */
export async function leave({ cluster }: Place, { hold, runFolder }: Part): Promise<void> {
  const server = readPostmaster(cluster)
  closeSync(hold)
  if (server === undefined) return
  // Somebody who joins before the watch looks keeps the server.
  while (!hasUsers(runFolder) && (await isPostmaster(server.pid, cluster))) {
    // A watch that somebody killed ends nothing; asking a server twice does no harm.
    if (!hasWatch(runFolder)) interrupt(server.pid)
    await sleep(POLL_MS)
  }
}

async function step(place: Place, waitedMs: number): Promise<Part | undefined> {
  const server = readPostmaster(place.cluster)
  const runFolder = server?.runFolder ?? place.runFolder
  const hold = takeHold(runFolder)
  const answers = server !== undefined && (await answersIn(runFolder))
  if (hold !== undefined && answers && server.isReady && isWatched(hold)) return { hold, runFolder }
  if (hold !== undefined) closeSync(hold)
  const lives = server !== undefined && (await isPostmaster(server.pid, place.cluster))
  // One that stops still answers, and has lost its watch because it stops: its successor is waited for.
  const isStaying = readPostmaster(place.cluster)?.isReady === true
  if (answers && hold === undefined && isStaying) return takeOver(place, server, runFolder, lives)
  const isStarting = hold !== undefined && waitedMs < STARTING_MS
  return lives || answers || isStarting ? undefined : startServer(place, waitedMs)
}

/** The server's watch was killed and the server was not. */
function takeOver(place: Place, server: Postmaster, runFolder: string, lives: boolean): Part {
  if (!lives) {
    refuseToStart(
      `The database in ${place.cluster} is in use by a server of another container or user; stop that one first`,
    )
  }
  place.log.warn('PostgreSQL was left without its watch; watching it again')
  const descriptor = openLog(place)
  const { hold } = adopt({ ...place, runFolder }, server.pid, descriptor)
  closeSync(descriptor)
  return { hold, runFolder }
}

/** One process at a time, for two PostgreSQLs that find a dead one's lock may each remove the other's. */
async function startServer(place: Place, waitedMs: number): Promise<Part | undefined> {
  const claim = claimStart(place.runFolder)
  if (claim === undefined) return undefined
  try {
    const server = readPostmaster(place.cluster)
    // Another one may have started it while we came here.
    if (server !== undefined && (await isPostmaster(server.pid, place.cluster))) return undefined
    return await launchServer(place, server, waitedMs)
  } finally {
    claim.release()
  }
}

async function launchServer(
  place: Place,
  stale: Postmaster | undefined,
  waitedMs: number,
): Promise<Part | undefined> {
  const { cluster, logFile, runFolder } = place
  removeEmptyLocks(cluster, runFolder)
  rotateLog(logFile)
  const logged = sizeOf(logFile)
  const descriptor = openLog(place)
  const { hold, child } = launch(place, command(place), descriptor, pardon(stale))
  closeSync(descriptor)
  if (await isReady(child, place)) return { hold, runFolder }
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

function command({ binaries, cluster, runFolder, runner }: Place): readonly string[] {
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
async function isReady(child: ChildProcess, { cluster, runFolder }: Place): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (readPostmaster(cluster)?.isReady === true && (await answersIn(runFolder))) return true
    await sleep(POLL_MS)
  }
  return false
}

function openLog({ logFile, runner }: Place): number {
  const descriptor = openSync(logFile, 'a', 0o600)
  // Whoever owns the database may be the next to start it.
  if (runner.account !== undefined) chownSync(logFile, runner.account.uid, runner.account.gid)
  return descriptor
}
