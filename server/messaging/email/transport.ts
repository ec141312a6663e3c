/** Email: a mailing made ready, and each of its messages written, signed and handed to a mail server or the outbox. */
import { readEmail } from '../../lib/email-address.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { PoolOptions } from '../../platform/smtp/pool.ts'
import { readSmtpUrls, SmtpUrlError, type SmtpServer } from '../../platform/smtp/server-url.ts'
import { keepInOutbox, OUTBOX_ROUTE } from '../outbox/store.ts'
import { Unsendable } from '../../content/unsendable.ts'
import type { Leased, Outcome, Prepared, Transport } from '../transport.ts'
import type { MailboxSettings } from './mailbox-address.ts'
import { deliverWithFailover, openRoute, type Route } from './failover.ts'
import { openStationery, returnPathOf, type FilledLetter, type Letter, type Stationery } from './letter.ts'
import { readLetterhead } from './read-letterhead.ts'
import { domainOf, type Letterhead } from './letterhead.ts'
import { findSender, type Sender } from '../settings-store.ts'
import { keptWords, mailServersOf } from '../outbox/rules.ts'

export interface EmailDependencies {
  readonly db: Db
  readonly config: Pick<Config, 'SMTP_URL' | 'PUBLIC_URL'> & MailboxSettings
  readonly log: Log
  readonly smtp?: Omit<PoolOptions, 'name'>
}

/** Hands one message on; what it says is the message's fate. */
type Deliver = (leased: Leased, to: string, letter: Letter, stop?: AbortSignal) => Promise<Outcome>

/** For each connection one message under way, one announced behind it, one being written. */
const MESSAGES_PER_CONNECTION = 3
const OUTBOX_WRITERS = 8

/** The rest of a batch is not tried once the server asks for less. */
const EVERYBODY = ''

/** Routes are shared by all mailings that use the same server in the same way, for as long as the transport is open. */
export function emailTransport({ db, config, log, smtp }: EmailDependencies): Transport {
  const routes = new Map<string, Route>()
  const name = greetingName(config.PUBLIC_URL)
  const routesOf = (urls: string): Route[] =>
    readServers(urls).map((server) => {
      const route = routes.get(server.url) ?? openRoute(server, { name, ...smtp })
      routes.set(server.url, route)
      return route
    })
  return {
    prepare: async (mailing) => {
      const sender = await findSender(db, mailing.workspaceId)
      const head = await readLetterhead(db, config, mailing, sender)
      const urls = sender && mailServersOf(sender, config.SMTP_URL)
      if (urls === undefined) return sending(head, OUTBOX_WRITERS, keeping(db, head, sender))
      const ways = routesOf(urls)
      const connections = Math.max(...ways.map((route) => route.connections))
      return sending(head, connections * MESSAGES_PER_CONNECTION, (leased, to, { content }, stop) =>
        deliverWithFailover(ways, { from: returnPathOf(head, leased), to, content }, { log, stop }),
      )
    },
    close: async () => {
      await Promise.all(Array.from(routes.values(), (route) => route.pool.close()))
    },
  }
}

function sending(head: Letterhead, width: number, deliver: Deliver): Prepared {
  const stationery = openStationery(head)
  return {
    send: async (batch, report, stop) => {
      const waiting = batch.values()
      const throttled = new Map<string, Outcome>()
      const work = async (): Promise<void> => {
        for (const leased of waiting) {
          const said = throttled.get(EVERYBODY) ?? throttled.get(domainOf(leased.address).toLowerCase())
          const outcome = said ?? (await attempt(stationery, leased, deliver, stop))
          if (outcome.state === 'throttled') throttled.set(outcome.domain ?? EVERYBODY, outcome)
          report(leased.id, outcome)
        }
      }
      const workers = Array.from({ length: Math.min(width, batch.length) }, work)
      // All have ended before a fault of one is thrown: nothing is reported afterwards.
      const ends = await Promise.allSettled(workers)
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    },
  }
}

async function attempt(
  stationery: Stationery,
  leased: Leased,
  deliver: Deliver,
  stop: AbortSignal | undefined,
): Promise<Outcome> {
  if (stop?.aborted === true) return { state: 'withdrawn', detail: 'It was not begun' }
  const to = readEmail(leased.address)
  if (to === undefined) {
    return {
      state: 'failed',
      reason: 'bounced',
      detail: 'This is not a valid email address for mail servers',
      isEarly: true,
    }
  }
  let filled: FilledLetter
  try {
    filled = stationery.fill(leased)
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { state: 'failed', reason: 'unrenderable', detail }
  }
  return deliver(leased, to, await stationery.write(leased, to, filled), stop)
}

function keeping(db: Db, { senderEmail: sender }: Letterhead, of: Sender | undefined): Deliver {
  return async ({ workspaceId, id }, recipient, { subject, content: body }) => {
    await keepInOutbox(db, [{ workspaceId, id, channel: 'email', sender, recipient, subject, body }])
    return { state: 'sent', route: OUTBOX_ROUTE, detail: keptWords(of, 'SMTP_URL') }
  }
}

function readServers(urls: string): readonly SmtpServer[] {
  try {
    return readSmtpUrls(urls)
  } catch (error) {
    if (error instanceof SmtpUrlError) throw new Unsendable(`${error.message}; correct SMTP_URL`)
    throw error
  }
}

/** Servers want a host's name; where we have none, they get our address. */
function greetingName(publicUrl: string): string | undefined {
  const { hostname } = new URL(publicUrl)
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : undefined
}
