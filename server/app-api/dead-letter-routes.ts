/** What could not be handed over, and giving it again: as `tidings event` and `webhook replay`. */
import { listFailures, retryFailures } from '../events/failure-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { readLog, replay } from '../webhooks/log-store.ts'
import { listEndpoints } from '../webhooks/store.ts'
import { audited } from './audit.ts'
import { DeadLetters, EventRetry, WebhookRetry } from './dead-letter-schemas.ts'
import { config } from './declare.ts'
import { Retried } from './message-schemas.ts'

const hide = true
/** Of each kind, at most. */
const SHOWN = 100

export function deadLetterRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/dead-letters',
    { config: config('work:read'), schema: { hide, response: { 200: DeadLetters } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const [events, webhooks, endpoints] = await Promise.all([
        listFailures(db, workspaceId, SHOWN),
        readLog(db, workspaceId, { state: 'failed', limit: SHOWN }),
        listEndpoints(db, workspaceId),
      ])
      const urls = new Map(endpoints.map(({ id, url }) => [id, url]))
      return {
        events,
        webhooks: webhooks.map(({ state: _state, due: _due, ...message }) => ({
          ...message,
          url: urls.get(message.endpointId) ?? '',
        })),
      }
    },
  )

  http.post(
    '/dead-letters/events/retry',
    { config: config('outbox:write'), schema: { hide, body: EventRetry, response: { 200: Retried } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { one } = request.body
      const recording = audited(db, request, { action: 'event.retried', subject: one?.id })
      if (one) return { retried: await retryFailures(recording, workspaceId, now(), one) }
      let retried = 0
      // What fails once more meanwhile is not taken again.
      const until = now()
      for (let some = -1; some !== 0; retried += some)
        some = await retryFailures(recording, workspaceId, until)
      return { retried }
    },
  )

  http.post(
    '/dead-letters/webhooks/retry',
    { config: config('outbox:write'), schema: { hide, body: WebhookRetry, response: { 200: Retried } } },
    async (request) => {
      const { id } = request.body
      const recording = audited(db, request, { action: 'webhook.replayed', subject: id })
      const wanted = { messageId: id, state: 'failed' } as const
      return { retried: await replay(recording, callerOf(request).workspaceId, wanted) }
    },
  )
}
