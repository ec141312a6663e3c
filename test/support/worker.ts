/** A worker of its own process whose clock can be moved: the real loops and the real sender, until it is killed. */
import { readConfig } from '../../server/platform/config.ts'
import { moveClock } from '../../server/platform/clock.ts'
import { openDatabase } from '../../server/platform/database.ts'
import type { Connection } from '../../server/platform/embedded-postgres.ts'
import { openSending } from '../../server/messaging/sending/open.ts'
import { openLoops } from '../../server/worker.ts'
import { log } from './postgres.ts'

/** The worker's argument, as JSON. */
export interface WorkerOrders {
  readonly connection: Connection
  readonly settings: Readonly<Record<string, string>>
  /** How far its clock is moved from the start, in milliseconds. */
  readonly offset: number
}

// Only the tests start it.
const { connection, settings, offset } = JSON.parse(process.argv[2] ?? '') as WorkerOrders
moveClock(offset)
const db = openDatabase({ connection, log, connections: 8 })
const config = readConfig(settings)
openLoops({ db, config, log })
openSending({ db, config, log })
process.on('message', (milliseconds) => moveClock(Number(milliseconds)))
process.send?.('ready')
