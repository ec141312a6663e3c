/** Who calls the contact webhook: which webhook, whether trusted, and within which limits. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyRing } from '../../http/authentication.ts'
import type { Http } from '../../http/http.ts'
import { callerAddress, mustBeWithinRate } from '../../http/rate-limit.ts'
import { rateLimiter, type Limiter, type Rate } from '../../lib/rate.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { openKnownWebhooks } from './known-webhooks.ts'
import type { Webhook } from './store.ts'
import { isTrusted, openWebhookSecrets } from './trust.ts'

export interface Caller {
  readonly webhook: Webhook
  /** It showed a key of the workspace or the webhook's secret. */
  readonly isTrusted: boolean
}

export interface CallerDependencies {
  readonly db: Db
  readonly keys: KeyRing
  /** Calls a minute for each webhook id and address. */
  readonly perMinute: number
  /** Calls without trust for each webhook id, from all addresses together. */
  readonly totalPerMinute: number
  readonly totalPerDay: number
  /** Calls with an id or a key that is not there, for each address. */
  readonly strangerRate: Rate
}

const MINUTES_A_DAY = 1_440

/**
 * Before the body is read: 404 for an id that is not there, 403 for a key or secret that is wrong, 429 past a limit. Who
 * asks for ids that are not there is counted by address, and past that limit costs no look-up any more.
 */
export async function admitCallers(
  http: Http,
  { db, keys, perMinute, totalPerMinute, totalPerDay, strangerRate }: CallerDependencies,
): Promise<(request: object) => Caller> {
  const webhooks = await openKnownWebhooks(db)
  const secrets = await openWebhookSecrets(db)
  const perCaller = rateLimiter({ perMinute, burst: perMinute })
  const totals = [
    rateLimiter({ perMinute: totalPerMinute, burst: totalPerMinute }),
    rateLimiter({ perMinute: totalPerDay / MINUTES_A_DAY, burst: totalPerDay }),
  ]
  const strangers = rateLimiter(strangerRate)
  const admitted = new WeakMap<object, Caller>()
  http.addHook('onClose', () => webhooks.close())
  http.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // Both routes have it in their path.
    const { webhookId } = request.params as { webhookId: string }
    const address = callerAddress(request)
    const countStranger = (): void => mustBeWithinRate(strangers, address, reply)
    const beforeReading = (): void => {
      if (!strangers.isOpen(address, now().getTime())) countStranger()
    }
    const webhook = await webhooks.find(webhookId, beforeReading)
    if (!webhook) {
      countStranger()
      refuse('webhook-unknown')
    }
    mustBeWithinRate(perCaller, `${webhookId} ${address}`, reply)
    if (webhook.isArchived) refuse('webhook-unknown')
    const trusted = await isTrusted(request, webhook, { keys, secrets, beforeReading }).catch(
      (error: unknown) => {
        countStranger()
        throw error
      },
    )
    if (!trusted) mustBeWithinTotals(request, totals, webhookId)
    admitted.set(request, { webhook, isTrusted: trusted })
  })
  return (request) => admitted.get(request) ?? refuse('webhook-unknown')
}

/** Many addresses together must not fill a workspace either. Who is trusted is neither counted nor held up. */
function mustBeWithinTotals({ log }: FastifyRequest, totals: readonly Limiter[], webhookId: string): void {
  for (const limiter of totals) {
    const { allowed, waitSeconds } = limiter.take(webhookId, now().getTime())
    if (allowed) continue
    log.warn({ limit: limiter.rate.burst }, 'a contact webhook is called more often than its limit')
    refuse('rate-limited', waitSeconds)
  }
}
