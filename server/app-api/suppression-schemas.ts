/** The list of addresses that are not written to: seen, added to, and taken off. */
import { Type, type Static } from 'typebox'
import { CHANNELS } from '../contacts/channel.ts'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const REASONS = ['bounced', 'complained', 'unsubscribed', 'stopped', 'blocked'] as const
const Reason = Type.Enum(REASONS)
const Channel = Type.Enum(CHANNELS)
const ADDRESS_LENGTH = 400

/** So many at once; larger lists are files, for `tidings suppression import`. */
export const ADDRESSES_AT_ONCE = 5_000

export const SuppressionQuery = Type.Object({
  reason: Type.Optional(Reason),
  find: Type.Optional(Type.String({ maxLength: ADDRESS_LENGTH, description: 'An email or phone number' })),
  after: Type.Optional(Type.String({ maxLength: 1_000, description: 'The `next` of the page before' })),
})

export const SuppressionRecord = Type.Object({
  channel: Channel,
  address: Type.String(),
  reason: Reason,
  /** In the words of whoever said so. */
  detail: Nullable(Type.String()),
  /** The message that it followed from. */
  messageId: Nullable(Type.String()),
  created: Type.String({ format: 'date-time' }),
})
export type SuppressionRecord = Static<typeof SuppressionRecord>

export const SuppressionList = Type.Object({
  meta: Type.Object({ maxResults: Type.Integer() }),
  /** How many there are for each reason. */
  counts: Type.Record(Type.String(), Type.Integer()),
  items: Type.Array(SuppressionRecord),
  next: Nullable(Type.String()),
})
export type SuppressionList = Static<typeof SuppressionList>

export const NewSuppressions = Type.Object(
  {
    addresses: Type.Array(Type.String({ maxLength: ADDRESS_LENGTH }), {
      minItems: 1,
      maxItems: ADDRESSES_AT_ONCE,
    }),
    reason: Reason,
  },
  strict,
)
export const AddedSuppressions = Type.Object({
  added: Type.Integer(),
  /** What is neither an email address nor a phone number, as it was sent. */
  rejected: Type.Array(Type.String()),
})
export type AddedSuppressions = Static<typeof AddedSuppressions>

export const SuppressionToLift = Type.Object(
  {
    channel: Channel,
    address: Type.String({ maxLength: ADDRESS_LENGTH }),
    isMeant: Type.Optional(
      Type.Boolean({ description: 'Complaints and blocks too, which asks for an admin and the password' }),
    ),
  },
  strict,
)
