/** Sends what waits for endpoints, signed, several at a time; what fails is tried again for days. */
import { setTimeout as sleep } from 'node:timers/promises'
import { goRound, openRoundRobin } from '../lib/round-robin.ts'
import { now } from '../platform/clock.ts'
import { retried, type Db, type Tx } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { openPollLoop, type Loop } from '../platform/poll-loop.ts'
import type { EgressClient } from '../platform/egress-client.ts'
import { recordAttempts, type Attempt } from './attempt-store.ts'
import { openFlight, weightOf } from './flight.ts'
import {
  findEndpointWithMessages,
  leaseMessages,
  type EndpointInTurn,
  type Message,
} from './message-store.ts'
import { isGone, isSuccess, pauseSeconds, standingAfter } from './rules.ts'
import { headersOf } from './signing.ts'
import { holdEndpoints, setFailingSince, switchOff, type EndpointKey } from './store.ts'

const LOOK_MILLISECONDS = 500
/** Longer than a batch takes at an endpoint that answers each message at the last moment, eight at a time. */
const LEASE_SECONDS = 120

export interface WebhookDependencies {
  readonly db: Db
  readonly log: Log
  readonly egress: EgressClient
}

/** Delivers as long as the program runs, to many endpoints side by side; several processes may. */
export function openWebhooks(dependencies: WebhookDependencies): Loop {
  const flight = openFlight()
  const step = openRoundRobin(
    (last: EndpointKey | undefined) => findEndpointWithMessages(dependencies.db, last, flight.busy()),
    async (endpoint) => {
      // Nothing done: another worker has them in hand, or the database has none to give.
      const turn = deliverTo(dependencies, endpoint).then((didSome) => (didSome ? undefined : look()))
      flight.begin(endpoint, turn)
      while (!flight.hasRoom()) await flight.next()
      return true
    },
  )
  const loop = openPollLoop('webhooks', dependencies.log, async () => {
    if (await step()) return true
    const landing = flight.next()
    if (landing === undefined) return false
    await Promise.race([landing, look()])
    return true
  })
  return {
    stop: async () => {
      await loop.stop()
      await flight.all()
    },
  }
}

function look(): Promise<void> {
  return sleep(LOOK_MILLISECONDS, undefined, { ref: false })
}

/** One batch of every endpoint that has something waiting; whether there was any. @internal For tests, who count rounds. */
export async function deliverWebhooks(dependencies: WebhookDependencies): Promise<boolean> {
  return goRound(
    (last: EndpointKey | undefined) => findEndpointWithMessages(dependencies.db, last),
    (endpoint) => deliverTo(dependencies, endpoint),
  )
}

/** Never throws: what could not be recorded is sent again when its lease is over. */
async function deliverTo(dependencies: WebhookDependencies, endpoint: EndpointInTurn): Promise<boolean> {
  const { db, log } = dependencies
  const { workspaceId, endpointId } = endpoint
  try {
    const batch = { limit: weightOf(endpoint), leaseSeconds: LEASE_SECONDS }
    const messages = await leaseMessages(db, endpoint, batch)
    if (messages.length === 0) return false
    const attempts = await Promise.all(messages.map((message) => attempt(dependencies, message)))
    const isEnded = await retried(() => db.transaction((tx) => record(tx, endpoint, attempts)))
    if (isEnded) log.warn({ workspaceId, endpointId }, 'a webhook endpoint was switched off')
    return true
  } catch (error) {
    log.error(
      { err: error, workspaceId, endpointId },
      'a batch for a webhook endpoint was not sent or not recorded; it will be tried again',
    )
    return false
  }
}

async function attempt({ egress }: WebhookDependencies, message: Message): Promise<Attempt> {
  const { id, endpointId, url, payload, attempts } = message
  const began = performance.now()
  const { status, text } = await egress.post(endpointId, url, payload, headersOf(message))
  const tried = {
    messageId: id,
    status,
    answer: text,
    milliseconds: Math.round(performance.now() - began),
  }
  if (isSuccess(status)) return { ...tried, state: 'delivered', due: undefined }
  const pause = isGone(status) ? undefined : pauseSeconds(attempts + 1)
  return pause === undefined
    ? { ...tried, state: 'failed', due: undefined }
    : { ...tried, state: 'waiting', due: new Date(now().getTime() + pause * 1000) }
}

/** A batch in one transaction that holds the endpoint first; whether it is switched off by this batch. */
async function record(
  tx: Tx,
  { workspaceId, endpointId }: EndpointKey,
  attempts: readonly Attempt[],
): Promise<boolean> {
  const [endpoint] = await holdEndpoints(tx, workspaceId, endpointId)
  if (!endpoint) return false
  await recordAttempts(tx, { workspaceId, endpointId }, attempts)
  if (endpoint.status === 'disabled') return false
  const statuses = attempts.map(({ status }) => status)
  const known = endpoint.failingSince === null ? null : new Date(endpoint.failingSince)
  const { isOver, failingSince } = standingAfter(statuses, known, now())
  if (isOver) await switchOff(tx, workspaceId, endpointId)
  else if (failingSince?.getTime() !== known?.getTime())
    await setFailingSince(tx, workspaceId, endpointId, failingSince)
  return isOver
}
