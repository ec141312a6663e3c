/** What operators and their machines ask: is it well, and forget a key (spec "Other shapes", docs/decisions). */
import { setTimeout as sleep } from 'node:timers/promises'
import { Type } from 'typebox'
import { announceChange, type KeyRing } from './authentication.ts'
import type { Http } from './http.ts'
import type { Db } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

/** A database that takes longer is of no use to a request either. */
const PROBE_MILLISECONDS = 2_000

const Health = Type.Object(
  { status: Type.String({ description: 'ok or unavailable' }) },
  { title: 'Health', examples: [{ status: 'ok' }] },
)
const KeyEviction = Type.Object(
  {
    apiKeyUuid: Type.String({
      format: 'uuid',
      description: 'The id of the key, as `tidings key list` shows it',
    }),
  },
  { additionalProperties: false, title: 'KeyEviction' },
)

export interface OperatorDoors {
  readonly db: Db
  /** A connection of its own: whatever keeps the others busy, the answer is about the database. */
  readonly health: Db
  readonly keys: KeyRing
}

export function operatorRoutes(http: Http, { db, health, keys }: OperatorDoors): void {
  const isAnswering = probeOf(health)

  http.get(
    '/health',
    {
      config: { access: 'public', ownRateLimit: true },
      schema: {
        operationId: 'getHealth',
        summary: 'Is the service well, its database included?',
        description: 'For load balancers and monitors; not counted by any rate limit.',
        tags: ['Operation'],
        response: { 200: Health, 503: Health },
      },
    },
    async (_, reply) => {
      if (await isAnswering()) return { status: 'ok' }
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' })
    },
  )

  http.get(
    '/health/live',
    {
      config: { access: 'public', ownRateLimit: true },
      schema: {
        operationId: 'getLiveness',
        summary: 'Does the process live?',
        description: 'Answers while the process lives, whatever the database does.',
        tags: ['Operation'],
        response: { 200: Health },
      },
    },
    async () => ({ status: 'ok' }),
  )

  http.post(
    '/api-keys/evict',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'evictKey',
        summary: 'Make every node read an API key again',
        description:
          'Needs `Authorization: Bearer <OPERATOR_TOKEN>`. Without that setting it always answers 403.',
        tags: ['Operation'],
        body: KeyEviction,
        response: { 204: Type.Null() },
      },
    },
    async ({ body: { apiKeyUuid } }, reply) => {
      keys.evict(apiKeyUuid)
      await announceChange(db, apiKeyUuid)
      return reply.code(204).send(null)
    },
  )
}

/** One question at a time, shared by all who ask meanwhile: health checks cannot use up the connections. */
function probeOf(db: Db): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  const ask = (): Promise<boolean> =>
    db.rows(sql`select 1`).then(
      () => true,
      () => false,
    )
  return () => {
    asking ??= ask().finally(() => (asking = undefined))
    return Promise.race([asking, sleep(PROBE_MILLISECONDS, false, { ref: false })])
  }
}
