/** A running Tidings: opened in order, and closed in the reverse one, the embedded database last. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { Http } from '../http/http.ts'
import { openSending } from '../messaging/sending/open.ts'
import { loadDemoIfEmpty, type Demo } from '../demo/load.ts'
import type { Config } from '../platform/config.ts'
import { demoSettings } from './demo.ts'
import type { Db } from '../platform/database.ts'
import { openInstallation } from '../platform/installation.ts'
import { openJobs } from '../platform/jobs.ts'
import { openServer } from '../server.ts'
import { jobsOf, openLoops } from '../worker.ts'

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

/** Requests in flight get this long when the server stops. */
const STOP_MILLISECONDS = 20_000

/** Opens what the role asks for. Whatever fails, what was opened before it is closed again. */
export async function serve(config: Config, log: Logger, role: Role): Promise<Serving> {
  await using opened = new AsyncDisposableStack()
  const { pools, db, place, close } = await openInstallation(config, log, role)
  opened.defer(close)
  const jobs = await openJobs(db, log, jobsOf({ db, config, log }), role !== 'api')
  opened.defer(() => jobs.stop())
  if (role !== 'api') {
    const loops = openLoops({ db, config, log })
    opened.defer(() => loops.stop())
    const sending = openSending({ db, config, log })
    opened.defer(() => sending.stop())
  }
  const demo =
    config.TIDINGS_DEMO && role !== 'worker'
      ? await loadDemoIfEmpty({ db, jobs, ...demoSettings(config) })
      : undefined
  if (role !== 'worker') {
    const http = await openServer({ config, pools, jobs, log })
    opened.defer(() => closeServer(http))
    await http.listen({ port: config.PORT, host: config.HOST })
  }
  const everything = opened.move()
  return { db, place, demo, stop: () => everything.disposeAsync() }
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

async function closeServer(http: Http): Promise<void> {
  const force = setTimeout(() => http.server.closeAllConnections(), STOP_MILLISECONDS)
  try {
    await http.close()
  } finally {
    clearTimeout(force)
  }
}
