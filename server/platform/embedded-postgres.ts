/** The embedded PostgreSQL: one server per data folder, shared by every Tidings process that uses the folder. */
import { closeSync, utimesSync } from 'node:fs'
import { readPassword, USER } from './embedded-postgres/cluster.ts'
import { rotateLog } from './embedded-postgres/log-file.ts'
import { prepareDataDir, type Log, type DataDir } from './embedded-postgres/data-dir.ts'
import { PORT } from './embedded-postgres/postmaster.ts'
import { joinServer, leaveServer } from './embedded-postgres/server.ts'
import { pipeIn } from './embedded-postgres/shutdown-watcher.ts'

/** What `pg` needs: the socket's folder as host. The role owns the database and is not a superuser. */
export interface Connection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export interface EmbeddedPostgres {
  readonly connection: Connection
  /** Starts the server again if it has died; resolves when it takes connections. Many callers share one attempt. */
  ensureRunning(): Promise<void>
  /** Ends our use. The last user's stop ends the server and waits until it is gone; calls after the first share it. */
  stop(): Promise<void>
}

const HOUR_MS = 3_600_000

/**
 * Starts or joins the server on `dataDir`/postgres, making the database at the first start. Throws
 * `EmbeddedPostgresRefused`, whose message tells the operator what to do. The server ends with its last user,
 * also when that one is killed. `meanwhile` is called when the server was started, which takes a moment.
 */
export async function startEmbedded({
  dataDir,
  log,
  meanwhile,
}: {
  dataDir: string
  log: Log
  meanwhile?: (() => void) | undefined
}): Promise<EmbeddedPostgres> {
  const dir = await prepareDataDir(dataDir, log)
  const password = readPassword(dir.cluster)
  let membership = await joinServer(dir, meanwhile)
  const { runFolder } = membership
  const tending = setInterval(() => tend(dir, runFolder), HOUR_MS).unref()
  let stopping: Promise<void> | undefined

  const ensureRunning = shared(async () => {
    if (stopping !== undefined) throw new Error('The embedded PostgreSQL is stopping')
    const before = membership
    membership = await joinServer(dir)
    closeSync(before.hold)
  })

  async function stop(): Promise<void> {
    clearInterval(tending)
    await ensureRunning.settled()
    await leaveServer(dir, membership)
  }

  return {
    connection: { host: runFolder, port: PORT, user: USER, password, database: USER },
    ensureRunning: ensureRunning.call,
    stop: async () => (stopping ??= stop()),
  }
}

/** Callers while it works get the same promise. */
function shared(work: () => Promise<void>): { call(): Promise<void>; settled(): Promise<void> } {
  let working: Promise<void> | undefined
  const call = async (): Promise<void> => (working ??= work().finally(() => (working = undefined)))
  return { call, settled: async () => working?.catch(() => {}) }
}

/** Keeps the log small, and the pipe young: in /tmp old files are swept away. */
function tend({ logFile, log }: DataDir, runFolder: string): void {
  try {
    rotateLog(logFile)
    const now = new Date()
    utimesSync(pipeIn(runFolder), now, now)
  } catch (error) {
    log.warn(`The embedded PostgreSQL's log could not be kept small: ${String(error)}`)
  }
}
