/** Sends what waits for endpoints, signed, several at a time; what fails is tried again for days. */
import { Webhook } from 'standardwebhooks'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { keepDoing, type Loop } from '../platform/loop.ts'
import type { Answered, Outward } from '../platform/outward.ts'
import { DISABLED_AFTER_MILLISECONDS, isGone, isSuccess, pauseSeconds } from './rules.ts'
import {
  findWorkspaceWithMessages,
  leaseMessages,
  recordAttempt,
  setEndpointStatus,
  type Attempt,
  type Message,
} from './store.ts'

const AT_ONCE = 20
/** Longer than the slowest answer that is waited for. */
const LEASE_SECONDS = 60

export interface WebhookDependencies {
  readonly db: Db
  readonly log: Log
  readonly outward: Outward
}

/** Delivers as long as the program runs; several processes may. */
export function openWebhooks(dependencies: WebhookDependencies): Loop {
  return keepDoing('webhooks', dependencies.log, () => deliverWebhooks(dependencies))
}

/** One batch of one workspace; whether there was any. */
export async function deliverWebhooks(dependencies: WebhookDependencies): Promise<boolean> {
  const workspaceId = await findWorkspaceWithMessages(dependencies.db)
  if (workspaceId === undefined) return false
  const { db } = dependencies
  const messages = await leaseMessages(db, workspaceId, { limit: AT_ONCE, leaseSeconds: LEASE_SECONDS })
  await Promise.all(messages.map((message) => deliver(dependencies, message)))
  return messages.length > 0
}

async function deliver({ db, log, outward }: WebhookDependencies, message: Message): Promise<void> {
  const began = performance.now()
  const answered = await outward.post(message.url, message.payload, headersOf(message))
  const attempt = attemptOf(message, answered, Math.round(performance.now() - began))
  await db.transaction(async (tx) => {
    await recordAttempt(tx, message, attempt)
    if (!isSuccess(answered.status) && isOver(message, answered)) {
      await setEndpointStatus(tx, message.workspaceId, message.endpointId, 'disabled')
      log.warn({ endpointId: message.endpointId, ...answered }, 'a webhook endpoint was switched off')
    }
  })
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
