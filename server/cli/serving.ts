/** A running Tidings: opened in order, and closed in the reverse one, the embedded database last. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { openGate, type Place } from '../http/gate.ts'
import type { Demo } from '../demo/load.ts'
import type { Config } from '../platform/config.ts'
import { demoSettings } from './demo.ts'
import { loadDemoApart } from './demo-apart.ts'
import { startProcesses } from './processes.ts'
import type { Environment } from './run.ts'
import { later } from '../lib/lazy.ts'
import { warnOfRoom } from '../platform/connection-room.ts'
import type { Db } from '../platform/database.ts'
import { openInstallation } from '../platform/installation.ts'
import { openClosings, waitingForDatabase, logAbsence, type Closings } from '../platform/wait-for-database.ts'
import { hasOrganization } from '../workspaces/store.ts'

export type Role = 'all' | 'api' | 'worker'

export interface Serving {
  readonly db: Db
  /** Where the data is, in words for people. */
  readonly place: string
  /** The demo, when this start loaded it. */
  readonly demo: Demo | undefined
  /** Finishes what is in flight and closes everything. */
  stop(): Promise<void>
}

const answering = later(() => import('../server.ts'))
const working = later(() => import('../worker.ts'))
const sending = later(() => import('../messaging/sending/open.ts'))

/** Requests in flight get this long when the server stops. */
const STOP_MILLISECONDS = 20_000
/** Closed together, and before what they use. */
const PHASE = { taking: 0, application: 1, database: 2 }
/** Longer than each of them gives itself; who is not done by then is left behind. */
const CLOSING_SECONDS = 25

/** What this process does, and beside which others. */
export interface Part {
  readonly role: Role
  /** That answer requests, this one included. */
  readonly processes: number
  /** Another process began this one, to answer requests on its port. */
  readonly isBeside?: boolean | undefined
}

/**
 * Opens what the role asks for: the port first, so that health can be asked while the database is waited for, and what
 * works by itself last. Whatever fails, what was opened before it is closed again, in bounded time.
 */
export async function serve(env: Environment, config: Config, log: Logger, part: Part): Promise<Serving> {
  const closings = openClosings(log)
  try {
    return { ...(await open(env, config, log, part, closings)), stop: closings.close }
  } catch (error) {
    await closings.close()
    throw error
  }
}

async function open(
  env: Environment,
  config: Config,
  log: Logger,
  part: Part,
  closings: Closings,
): Promise<Omit<Serving, 'stop'>> {
  const { role, processes } = part
  const gate = role === 'worker' ? undefined : await openGate(await placeOf(config, part))
  if (gate) closings.add(PHASE.taking, 'requests', CLOSING_SECONDS, () => gate.close(STOP_MILLISECONDS))
  const { pools, db, place, close } = await openInstallation(config, log, role, () => void load(role))
  closings.add(PHASE.database, 'the database', CLOSING_SECONDS, close)
  const patience = { seconds: config.DATABASE_WAIT_SECONDS, tell: logAbsence(log) }
  const demo =
    config.TIDINGS_DEMO && role !== 'worker' && !part.isBeside
      ? await waitingForDatabase(patience, () => firstDemo({ env, config, log, db }))
      : undefined
  if (gate) {
    const { openServer } = await answering()
    const http = await openServer({ config, pools, log, gate })
    closings.add(PHASE.application, 'the application', CLOSING_SECONDS, () => http.close())
    await http.ready()
    gate.open()
    const others = startProcesses(processes - 1, env, config, log)
    closings.add(PHASE.taking, 'the processes beside', CLOSING_SECONDS, () => others.stop())
  }
  if (role !== 'api') {
    const [{ openLoops }, { openSending }] = await Promise.all([working(), sending()])
    const loops = openLoops({ db, config, log })
    closings.add(PHASE.taking, 'background work', CLOSING_SECONDS, () => loops.stop())
    const sender = openSending({ db, config, log })
    closings.add(PHASE.taking, 'sending', CLOSING_SECONDS, () => sender.stop())
  }
  await warnOfRoom(db, config, log)
  return { db, place, demo }
}

/** While the database starts, in a process of its own. A fault is met by whoever uses them. */
async function load(role: Role): Promise<void> {
  const parts: (() => Promise<unknown>)[] = [
    ...(role === 'worker' ? [] : [answering]),
    ...(role === 'api' ? [] : [working, sending]),
  ]
  await Promise.allSettled(parts.map((part) => part()))
}

/** A port that several share is taken all the same where somebody else has it: tried alone first. */
async function placeOf({ PORT: port, HOST: host }: Config, { processes, isBeside }: Part): Promise<Place> {
  if (isBeside) return { port, host, reusePort: true }
  if (processes === 1) return { port, host }
  await (await openGate({ port, host })).close(0)
  return { port, host, reusePort: true }
}

interface FirstStart {
  readonly env: Environment
  readonly config: Config
  readonly log: Logger
  readonly db: Db
}

/** The demo, where there is no organization yet. */
async function firstDemo({ env, config, log, db }: FirstStart): Promise<Demo | undefined> {
  if (await hasOrganization(db)) return undefined
  log.info('loading the demo shop')
  const demo = await loadDemoApart(env, config, log)
  if (demo) return demo
  const { loadDemoIfEmpty } = await import('../demo/load.ts')
  return loadDemoIfEmpty({ db, ...demoSettings(config) })
}

/** A port nobody uses, for PORT=0: addresses in answers and pages are made before the server listens. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
