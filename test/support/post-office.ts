/** Workspaces that send through mail servers over real sockets, by senders in the test's own process. */
import { emailTransport } from '../../server/messaging/email/transport.ts'
import type { Sender } from '../../server/messaging/sending/sender.ts'
import type { SenderOptions } from '../../server/messaging/sending/state.ts'
import type { Transport } from '../../server/messaging/transport.ts'
import { moveClock } from '../../server/platform/clock.ts'
import { openDatabase, type Db } from '../../server/platform/database.ts'
import type { PoolOptions } from '../../server/platform/smtp/pool.ts'
import { sql } from '../../server/platform/sql.ts'
import { changeSettings } from '../../server/workspaces/store.ts'
import { aHostileMailServer, type HostileMailServer } from './hostile-mail-server.ts'
import { log } from './postgres.ts'
import { aSender } from './sending.ts'
import { aServer, aWorkspace, type TestServer } from './server.ts'

export interface PostOffice {
  readonly server: TestServer
  readonly db: Db
  /** A new workspace that sends through `smtpUrl`. */
  shop(smtpUrl: string): Promise<string>
  hostile(decide?: HostileMailServer['decide']): Promise<HostileMailServer>
  /** A worker of its own, with connections of its own. */
  worker(smtp?: Omit<PoolOptions, 'name'>, options?: Partial<SenderOptions>): Sender
  start(outside: Transport, options?: Partial<SenderOptions>): Sender
  /** The clock goes on, for this test. */
  later(seconds: number): void
  /** Called when the test is over, with what else it opened. */
  onTidy(close: () => Promise<unknown>): void
  /** After each test: a sender sends for all workspaces, and what it left waiting is none of the next one's. */
  tidy(): Promise<void>
  close(): Promise<void>
}

export async function aPostOffice(): Promise<PostOffice> {
  const server = await aServer({ PUBLIC_URL: 'https://tidings.example' })
  const db = openDatabase({ connection: server.connection, log, connections: 8 })
  const closing: (() => Promise<unknown>)[] = []
  const start: PostOffice['start'] = (outside, options = {}) => {
    // Tests move the clock while batches are on their way: none may be taken for lost.
    const sender = aSender(db, outside, { leaseSeconds: 7 * 86_400, stopMilliseconds: 500, ...options })
    closing.push(() => sender.stop())
    return sender
  }
  return {
    server,
    db,
    shop: async (smtpUrl) => {
      const { id } = await aWorkspace(server)
      await changeSettings(db, id, { senderEmail: 'news@shop.example', smtpUrl })
      return id
    },
    hostile: async (decide) => {
      const hostile = await aHostileMailServer(decide)
      closing.push(() => hostile.close())
      return hostile
    },
    worker: (smtp = {}, options = {}) => {
      const config = { PUBLIC_URL: server.config.PUBLIC_URL }
      const transport = emailTransport({ db, config, log, smtp: { closeMilliseconds: 0, ...smtp } })
      closing.push(() => transport.close())
      return start(transport, options)
    },
    start,
    later: (seconds) => {
      moveClock(seconds * 1000)
      closing.push(async () => moveClock(-seconds * 1000))
    },
    onTidy: (close) => void closing.push(close),
    tidy: async () => {
      for (const close of closing.splice(0).reverse()) await close()
      await db.rows(sql`update mailing set status = 'cancelled' where status in ('sending', 'paused')`)
    },
    close: async () => {
      await db.close()
      await server.close()
    },
  }
}
