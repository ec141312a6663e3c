/** What could not be handed over: events to our own consumers, and messages to webhooks. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Time = Type.String({ format: 'date-time' })
const Id = Type.String({ format: 'uuid' })

export const DeadLetters = Type.Object({
  /** The oldest first. */
  events: Type.Array(
    Type.Object({
      id: Type.String(),
      /** Who could not take it: a flow, the welcome, webhooks. */
      consumer: Type.String(),
      type: Type.String(),
      subjectId: Type.String(),
      reason: Type.String(),
      created: Time,
      failed: Time,
    }),
  ),
  /** The newest first. */
  webhooks: Type.Array(
    Type.Object({
      id: Type.String(),
      endpointId: Type.String(),
      url: Type.String(),
      type: Type.String(),
      attempts: Type.Integer(),
      lastStatus: Nullable(Type.Integer()),
      lastAnswer: Nullable(Type.String()),
      created: Time,
    }),
  ),
})
export type DeadLetters = Static<typeof DeadLetters>

/** One of them; without it all. */
export const EventRetry = Type.Object(
  { one: Type.Optional(Type.Object({ id: Id, consumer: Type.String({ maxLength: 100 }) }, strict)) },
  strict,
)
export const WebhookRetry = Type.Object({ id: Type.Optional(Id) }, strict)
