/** Requests and answers of the app about campaigns, beside the public API. */
import { Type, type Static } from 'typebox'
import { CAMPAIGN_STATUSES, PreflightLine } from '../campaigns/schemas.ts'
import { CHANNELS } from '../contacts/channel.ts'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
export const Count = Type.Integer()
const Time = Type.String({ format: 'date-time' })

const COUNTS = {
  recipients: Count,
  sent: Count,
  failed: Count,
  skipped: Count,
  unknown: Count,
  waiting: Count,
}

export const CampaignProgress = Type.Object({
  id: Type.String(),
  status: Type.Enum(CAMPAIGN_STATUSES),
  ...COUNTS,
  reason: Type.Optional(Type.String()),
  teaser: Type.Optional(Type.Object(COUNTS)),
  isCounting: Type.Optional(
    Type.Literal(true, { description: 'More recipients are still being written down' }),
  ),
})
export type CampaignProgress = Static<typeof CampaignProgress>

export const Schedule = Type.Object(
  { at: Type.String({ maxLength: 60, description: 'ISO 8601 with its offset, in the future' }) },
  strict,
)
export type Schedule = Static<typeof Schedule>

/** So long it can still be taken back. */
export const UNDO_SECONDS_MAXIMUM = 60
export const Publishing = Type.Object(
  {
    undoSeconds: Type.Optional(
      Type.Integer({ minimum: 0, maximum: UNDO_SECONDS_MAXIMUM, description: 'Waits so long, scheduled' }),
    ),
  },
  strict,
)
export type Publishing = Static<typeof Publishing>

export const TestSend = Type.Object(
  { to: Type.String({ maxLength: 300, description: 'An email address, or a number such as +46701234567' }) },
  strict,
)
export type TestSend = Static<typeof TestSend>
export const TestSent = Type.Object({ messageId: Type.String() })

export const Preflight = Type.Object({
  isReady: Type.Boolean(),
  recipients: Count,
  lines: Type.Array(PreflightLine),
})
export type Preflight = Static<typeof Preflight>

const Engagement = Type.Object({
  kind: Type.Enum(['open', 'click']),
  url: Nullable(Type.String()),
  human: Count,
  proxy: Count,
  machine: Count,
  people: Nullable(Count),
})

const MailingReport = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: '`campaign`, or `teaser` of its SMS' }),
  channel: Type.Enum(CHANNELS),
  status: Type.String(),
  variant: Type.Integer({ description: '1 to 4: a version of a split test; 0: all, or the rest' }),
  isCounting: Type.Boolean({ description: 'More recipients are still being written down' }),
  ...COUNTS,
  reasons: Type.Array(
    Type.Object({
      state: Type.Enum(['failed', 'skipped', 'unknown']),
      reason: Nullable(Type.String()),
      count: Count,
    }),
  ),
  domains: Type.Array(Type.Object({ domain: Type.String(), ...COUNTS })),
  firstSent: Nullable(Time),
  lastSent: Nullable(Time),
  delivered: Count,
  bounced: Count,
  complained: Count,
  engagement: Type.Array(Engagement),
})

export const CampaignReport = Type.Object({
  id: Type.String(),
  status: Type.Enum(CAMPAIGN_STATUSES),
  reason: Type.Optional(Type.String()),
  /** By which a catalogue knows the reason, where it does. */
  said: Type.Optional(Type.Object({ key: Type.String(), values: Type.Array(Type.String()) })),
  isCounted: Type.Boolean({ description: 'Whether the workspace counts opens and clicks' }),
  mailings: Type.Array(MailingReport),
})
export type CampaignReport = Static<typeof CampaignReport>

export const AudienceQuestion = Type.Object(
  {
    channel: Type.Enum(CHANNELS),
    segmentIds: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 100 })),
    filter: Type.Optional(
      Type.String({ maxLength: 4_096, description: 'A `$filter` of contacts, instead of segments' }),
    ),
  },
  strict,
)
export type AudienceQuestion = Static<typeof AudienceQuestion>
export const AudienceCount = Type.Object({ recipients: Count })
export type AudienceCount = Static<typeof AudienceCount>

export const SegmentList = Type.Object({
  items: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), filter: Type.String() })),
})
export type SegmentList = Static<typeof SegmentList>

export const PEOPLE = ['sent', 'opened', 'clicked', 'failed', 'skipped', 'unknown', 'waiting'] as const
export const PeopleQuery = Type.Object(
  {
    which: Type.Enum(PEOPLE),
    after: Type.Optional(Type.String({ format: 'uuid', description: 'The last of the page before' })),
  },
  strict,
)
export type PeopleQuery = Static<typeof PeopleQuery>

export const CampaignPeople = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      contactId: Nullable(Type.String()),
      address: Nullable(Type.String({ description: 'null: there was none, or it was erased' })),
      at: Nullable(Time),
      reason: Nullable(Type.String()),
      detail: Nullable(Type.String({ description: 'The last words of the mail server or gateway' })),
    }),
  ),
  next: Type.Optional(Type.String({ description: '`after` of the next page' })),
})
export type CampaignPeople = Static<typeof CampaignPeople>

export const CampaignCurve = Type.Object({
  from: Nullable(Time),
  hours: Type.Array(
    Type.Object({ hour: Type.Integer({ description: 'After `from`, from 0' }), opens: Count, clicks: Count }),
  ),
})
export type CampaignCurve = Static<typeof CampaignCurve>
