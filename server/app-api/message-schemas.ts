/** The outbox: what was sent to whom, what became of it, and what is sent again. */
import { Type, type Static } from 'typebox'
import { CHANNELS } from '../contacts/channel.ts'
import { URL_LENGTH } from '../http/limits.ts'
import { Nullable } from '../http/schemas.ts'
import { FINAL_WORDS } from '../messaging/mailings/word-rules.ts'

const strict = { additionalProperties: false } as const
const Time = Type.String({ format: 'date-time' })
const Text = Nullable(Type.String())

const KINDS = ['campaign', 'teaser', 'post', 'invitation', 'welcome', 'notification', 'flow', 'test'] as const

const FILTERS = {
  word: Type.Optional(Type.Enum(FINAL_WORDS)),
  channel: Type.Optional(Type.Enum(CHANNELS)),
  kind: Type.Optional(Type.Enum(KINDS)),
  mailing: Type.Optional(Type.String({ format: 'uuid' })),
  to: Type.Optional(
    Type.String({ maxLength: URL_LENGTH, description: 'Email, phone number, id or a part of the name' }),
  ),
}

export const MessageQuery = Type.Object({
  ...FILTERS,
  after: Type.Optional(Type.String({ format: 'uuid', description: 'The last of the page before' })),
})
export type MessageQuery = Static<typeof MessageQuery>

/** How many there are of what is looked for. */
export const MessageCountQuery = Type.Object(FILTERS)

export const MessageCount = Type.Object({
  /** At least so many where not all were counted. */
  maxResults: Type.Integer(),
  isWhole: Type.Boolean(),
})
export type MessageCount = Static<typeof MessageCount>

/** What a server meant by its last words. */
export const MEANINGS = [
  'dead_address',
  'full_mailbox',
  'refused_message',
  'about_us',
  'throttled',
  'try_later',
] as const

const RECORD = {
  id: Type.String(),
  contactId: Text,
  address: Text,
  kind: Type.Enum(KINDS),
  channel: Type.Enum(CHANNELS),
  mailingId: Type.String(),
  campaignId: Text,
  postId: Text,
  /** The subject, or how an SMS begins, before it is filled in for anybody. */
  about: Text,
  word: Type.Enum(FINAL_WORDS),
  /** A word of the ledger for why it was left out or failed. */
  reason: Text,
  meaning: Nullable(Type.Enum(MEANINGS)),
  /** May it be sent again? */
  canRetry: Type.Boolean(),
  created: Time,
  /** When it waits: not before then. */
  due: Nullable(Time),
  /** When its last word came. */
  at: Nullable(Time),
}

export const MessageRecord = Type.Object(RECORD)
export type MessageRecord = Static<typeof MessageRecord>

export const MessageList = Type.Object({
  items: Type.Array(MessageRecord),
  /** As `after` of the page that follows, which may be empty and have a `next` of its own. */
  next: Text,
})
export type MessageList = Static<typeof MessageList>

const MessageEvent = Type.Object({
  at: Time,
  what: Type.Enum(['written', 'settled', 'reported', 'opened', 'clicked', 'due'] as const),
  /** The words of a server, an address that was clicked, or a program that opened by itself. */
  detail: Text,
  isMachine: Type.Boolean(),
})

export const MessagePage = Type.Object({
  ...RECORD,
  contactName: Text,
  attempts: Type.Integer(),
  /** What handed it over: `smtp`, `outbox` and the like. */
  route: Text,
  /** The last words of a server or gateway, as they were. */
  reply: Text,
  /** The message itself, where it was kept on this machine instead of sent. */
  kept: Nullable(Type.Object({ sender: Type.String(), subject: Text, html: Text, text: Type.String() })),
  events: Type.Array(MessageEvent),
})
export type MessagePage = Static<typeof MessagePage>

/** The same words as of the list; `ids` instead for those alone. */
export const Retry = Type.Object(
  {
    ids: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 1000 })),
    channel: FILTERS.channel,
    kind: FILTERS.kind,
    mailing: FILTERS.mailing,
    to: FILTERS.to,
  },
  strict,
)
export const Retried = Type.Object({ retried: Type.Integer() })
export type Retried = Static<typeof Retried>
