/** Sends what waits for endpoints, signed, several at a time; what fails is tried again for days. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { goRound, openRounds } from '../lib/rounds.ts'
import { now } from '../platform/clock.ts'
import { retried, type Db } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { keepDoing, type Loop } from '../platform/loop.ts'
import type { Answered, Outward } from '../platform/outward.ts'
import {
  findEndpointWithMessages,
  leaseMessages,
  recordAttempt,
  type Attempt,
  type EndpointKey,
  type Message,
} from './message-store.ts'
import { DISABLED_AFTER_MILLISECONDS, isGone, isSuccess, pauseSeconds } from './rules.ts'
import { switchOff } from './store.ts'

const MESSAGES_AT_ONCE = 20
/** So many may be slow before the others wait for them. */
const ENDPOINTS_AT_ONCE = 32
const LOOK_MILLISECONDS = 500
/** Longer than the slowest answer that is waited for. */
const LEASE_SECONDS = 60

export interface WebhookDependencies {
  readonly db: Db
  readonly log: Log
  readonly outward: Outward
}

/** Delivers as long as the program runs, to many endpoints side by side; several processes may. */
export function openWebhooks(dependencies: WebhookDependencies): Loop {
  const turns = new Map<string, Promise<unknown>>()
  const step = openRounds(
    (last: EndpointKey | undefined) => findEndpointWithMessages(dependencies.db, last, [...turns.keys()]),
    async (endpoint) => {
      const turn = deliverTo(dependencies, endpoint)
        // Another worker has them in hand, or the database has none to give.
        .then((didSome) => (didSome ? undefined : sleep(LOOK_MILLISECONDS, undefined, { ref: false })))
        .finally(() => turns.delete(endpoint.endpointId))
      turns.set(endpoint.endpointId, turn)
      if (turns.size >= ENDPOINTS_AT_ONCE) await Promise.race(turns.values())
      return true
    },
  )
  const loop = keepDoing('webhooks', dependencies.log, async () => {
    if (await step()) return true
    if (turns.size === 0) return false
    await Promise.race([...turns.values(), sleep(LOOK_MILLISECONDS, undefined, { ref: false })])
    return true
  })
  return {
    stop: async () => {
      await loop.stop()
      await Promise.all(turns.values())
    },
  }
}

/** One batch of every endpoint that has something waiting; whether there was any. */
export async function deliverWebhooks(dependencies: WebhookDependencies): Promise<boolean> {
  return goRound(
    (last: EndpointKey | undefined) => findEndpointWithMessages(dependencies.db, last),
    (endpoint) => deliverTo(dependencies, endpoint),
  )
}

/** Never throws: what could not be recorded is sent again when its lease is over. */
async function deliverTo(dependencies: WebhookDependencies, endpoint: EndpointKey): Promise<boolean> {
  const { db, log } = dependencies
  try {
    const batch = { limit: MESSAGES_AT_ONCE, leaseSeconds: LEASE_SECONDS }
    const messages = await leaseMessages(db, endpoint, batch)
    const delivered = await Promise.allSettled(messages.map((message) => deliver(dependencies, message)))
    for (const each of delivered)
      if (each.status === 'rejected')
        log.error({ err: each.reason, ...endpoint }, 'what an endpoint answered was not recorded')
    return messages.length > 0
  } catch (error) {
    log.error(
      { err: error, ...endpoint },
      'nothing could be sent to a webhook endpoint; it will be tried again',
    )
    return false
  }
}

async function deliver({ db, log, outward }: WebhookDependencies, message: Message): Promise<void> {
  const began = performance.now()
  const answered = await outward.post(message.url, message.payload, headersOf(message))
  const attempt = attemptOf(message, answered, Math.round(performance.now() - began))
  const { workspaceId, endpointId } = message
  const isEnded = await retried(() =>
    db.transaction(async (tx) => {
      await recordAttempt(tx, message, attempt)
      return (
        !isSuccess(answered.status) && isOver(message, answered) && switchOff(tx, workspaceId, endpointId)
      )
    }),
  )
  if (isEnded) log.warn({ endpointId, ...answered }, 'a webhook endpoint was switched off')
}

function attemptOf(message: Message, { status, text }: Answered, milliseconds: number): Attempt {
  const tried = { status, answer: text, milliseconds }
  if (isSuccess(status)) return { ...tried, state: 'delivered', due: undefined }
  const pause = isGone(status) ? undefined : pauseSeconds(message.attempts + 1)
  return pause === undefined
    ? { ...tried, state: 'failed', due: undefined }
    : { ...tried, state: 'waiting', due: new Date(now().getTime() + pause * 1000) }
}

function isOver({ failingSince }: Message, { status }: Answered): boolean {
  const since = failingSince === null ? now().getTime() : new Date(failingSince).getTime()
  return isGone(status) || now().getTime() - since > DISABLED_AFTER_MILLISECONDS
}

/** The id and time are signed with the body, so that neither can be replayed with another. */
function headersOf({ id, payload, secret }: Message): Record<string, string> {
  const at = now()
  return {
    'content-type': 'application/json',
    'user-agent': 'Tidings',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, payload),
  }
}
