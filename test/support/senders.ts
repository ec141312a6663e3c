/** Senders of a test file on its own server, stopped after each test, and a clock that is put back. */
import { after, afterEach } from 'node:test'
import type { Sender } from '../../server/messaging/sending/sender.ts'
import type { SenderOptions } from '../../server/messaging/sending/state.ts'
import type { Transport } from '../../server/messaging/transport.ts'
import { moveClock } from '../../server/platform/clock.ts'
import { openDatabase, type Db } from '../../server/platform/database.ts'
import { sql } from '../../server/platform/sql.ts'
import { log } from './postgres.ts'
import { aSender } from './sending.ts'
import { aServer, type TestServer } from './server.ts'

interface Senders {
  readonly server: TestServer
  /** With connections enough for several senders. */
  readonly db: Db
  start(outside: Transport, options?: Partial<SenderOptions>): Sender
  /** Moves the clock until the test ends. */
  later(seconds: number): void
}

export async function useSenders(): Promise<Senders> {
  const server = await aServer()
  const db = openDatabase({ connection: server.connection, log, connections: 8 })
  after(async () => {
    await db.close()
    await server.close()
  })
  const senders: Sender[] = []
  const moved: number[] = []
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()))
    for (const milliseconds of moved.splice(0)) moveClock(-milliseconds)
    // A sender sends for all workspaces: what a test left waiting is none of the next one's.
    await db.rows(sql`update mailing set status = 'cancelled' where status in ('sending', 'paused')`)
  })
  return {
    server,
    db,
    start: (outside, options) => {
      const sender = aSender(db, outside, options)
      senders.push(sender)
      return sender
    },
    later: (seconds) => {
      moved.push(seconds * 1000)
      moveClock(seconds * 1000)
    },
  }
}
