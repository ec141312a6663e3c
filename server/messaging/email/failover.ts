/** Several mail servers, the first that works: one that cannot be reached is backed off from, for longer each time. */
import { now } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { openPool, type Pool, type PoolOptions } from '../../platform/smtp/pool.ts'
import type { SmtpServer } from '../../platform/smtp/server-url.ts'
import type { SmtpMessage, Step } from '../../platform/smtp/transaction.ts'
import type { Outcome } from '../transport.ts'
import { domainOf } from './letterhead.ts'
import { outcomeOf } from './replies.ts'

/** A mail server and how it has been of late; shared by all who send through it. */
export interface Route {
  /** Host and port: what the ledger and people see. */
  readonly name: string
  readonly connections: number
  readonly pool: Pool
  backoffUntil: number
  backoffMilliseconds: number
  /** Why it is left alone. */
  words: string
}

const FIRST_BACKOFF_MILLISECONDS = 1_000
const LONGEST_BACKOFF_MILLISECONDS = 60_000

export function openRoute(server: SmtpServer, options: PoolOptions): Route {
  return {
    name: `${server.host}:${server.port}`,
    connections: server.connections,
    pool: openPool(server, options),
    backoffUntil: 0,
    backoffMilliseconds: 0,
    words: '',
  }
}

/**
 * One attempt by the first route that takes the message. The next is tried only when the one before surely did not
 * accept it and said nothing against it but that it does not want us. With all routes backing off the answer comes at once.
 */
export async function deliverWithFailover(
  routes: readonly Route[],
  message: SmtpMessage,
  { log, stop }: { readonly log: Log; readonly stop: AbortSignal | undefined },
): Promise<Outcome> {
  const words: string[] = []
  let lost: Outcome | undefined
  let blamed: Outcome | undefined
  for (const route of routes) {
    if (route.backoffUntil > now().getTime()) {
      words.push(route.words)
      continue
    }
    const attempt = await route.pool.deliver(message, stop)
    if (attempt.end === 'unopened') backOff(route, attempt.words, log)
    else if (attempt.end !== 'withdrawn') route.backoffMilliseconds = 0
    const outcome = timed(outcomeOf(attempt, route.name, domainOf(message.to)), attempt)
    if (outcome.state === 'unreachable') words.push(outcome.detail)
    else if (isAboutUs(outcome)) blamed ??= outcome
    else if (outcome.state === 'lost') lost ??= outcome
    else return outcome
  }
  return blamed ?? lost ?? { state: 'unreachable', detail: words.join('; ') }
}

/** What is said before a message is handed over says nothing of what happens to those that are. */
function timed(outcome: Outcome, attempt: { readonly end: string; readonly step?: Step }): Outcome {
  const isEarly = attempt.end === 'answered' && attempt.step !== 'END'
  if (!isEarly || (outcome.state !== 'deferred' && outcome.state !== 'failed')) return outcome
  return { ...outcome, isEarly }
}

/** The server does not want us; another one may. */
function isAboutUs(outcome: Outcome): boolean {
  return 'isAboutUs' in outcome
}

/** Many messages fail together when a server goes: they count as one. */
function backOff(route: Route, words: string, log: Log): void {
  const at = now().getTime()
  route.words = words
  if (route.backoffUntil > at) return
  route.backoffMilliseconds = Math.min(
    Math.max(route.backoffMilliseconds * 2, FIRST_BACKOFF_MILLISECONDS),
    LONGEST_BACKOFF_MILLISECONDS,
  )
  route.backoffUntil = at + route.backoffMilliseconds
  log.warn(
    { route: route.name, words, backoffSeconds: route.backoffMilliseconds / 1000 },
    'a mail server is left alone for a while',
  )
}
