/** Campaigns on the wire (spec "Campaign summary", "Campaign (full …)", POST and PATCH /campaigns). */
import { Type, type Static } from 'typebox'
import { NAME_LENGTH, SEGMENTS_MAXIMUM, SUBJECT_LENGTH, TEXT_LENGTH } from '../http/limits.ts'
import { EXAMPLE_ID, ListOf, Nullable } from '../http/schemas.ts'
import { CHANNELS } from '../contacts/channel.ts'
import { Block, Blocks } from '../content/blocks/blocks.ts'
import { CAMPAIGN, SUMMARY } from './examples.ts'

export const CAMPAIGN_STATUSES = [
  'draft',
  'scheduled',
  'publishing',
  'paused',
  'published',
  'cancelled',
  'failed',
] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

const Time = Type.String({ format: 'date-time' })
const Channel = Type.Enum(CHANNELS, { description: 'Fixed at creation' })
const SmsTeaser = Type.Boolean({
  description:
    'Email campaigns: also notify recipients by SMS. Needs SMS and the SMS preview in posts in the workspace',
})

export const CampaignSummary = Type.Object(
  {
    id: Type.String(),
    title: Type.Optional(Type.String({ description: 'Of an email also the subject, unless that is set' })),
    status: Type.Enum(CAMPAIGN_STATUSES, { description: 'Only a draft can be changed' }),
    deliveryChannel: Channel,
    smsTeaser: Type.Optional(SmsTeaser),
    publishDate: Type.Optional(
      Type.String({ format: 'date-time', description: 'When it was or is to be published' }),
    ),
    created: Time,
    updated: Time,
  },
  { title: 'CampaignSummary', examples: [SUMMARY] },
)
export const CampaignList = ListOf(CampaignSummary, 'CampaignList')

/** Unset members are left out. */
export const CampaignRecord = Type.Object(
  {
    ...CampaignSummary.properties,
    editorUrl: Type.String({ description: 'Opens the campaign in the app' }),
    hash: Type.String({ description: 'Another one after every change; also the ETag. Send it as If-Match' }),
    recipients: Type.Object({ segmentIds: Type.Array(Type.String()) }),
    notification: Type.Object({
      smsText: Type.Optional(Type.String()),
      emailTitle: Type.Optional(Type.String()),
      emailDescription: Type.Optional(Type.String()),
    }),
    blocks: Type.Optional(Type.Array(Block)),
    text: Type.Optional(Type.String({ description: 'The SMS text; of an email, the one plain text it is' })),
  },
  { title: 'Campaign', examples: [CAMPAIGN] },
)
export type CampaignRecord = Static<typeof CampaignRecord>

const Recipients = Type.Object(
  {
    segmentIds: Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: SEGMENTS_MAXIMUM,
      description: 'Segments of the workspace; an empty list removes all',
    }),
  },
  { additionalProperties: false },
)

const Notification = Type.Object(
  {
    smsText: Type.Optional(
      Nullable(
        Type.String({ maxLength: TEXT_LENGTH, description: "The SMS teaser's text; of an SMS, its text" }),
      ),
    ),
    emailTitle: Type.Optional(
      Nullable(
        Type.String({ maxLength: SUBJECT_LENGTH, description: 'The subject, when it is not the title' }),
      ),
    ),
    emailDescription: Type.Optional(
      Nullable(Type.String({ maxLength: NAME_LENGTH, description: 'Shown after the subject in an inbox' })),
    ),
  },
  { additionalProperties: false, description: 'Members that are not sent stay; null clears one' },
)

const CONTENT = {
  title: Type.Optional(
    Nullable(
      Type.String({
        maxLength: NAME_LENGTH,
        description: 'Of an email at most 45 characters, and its subject',
      }),
    ),
  ),
  smsTeaser: Type.Optional(SmsTeaser),
  text: Type.Optional(
    Type.String({
      maxLength: TEXT_LENGTH,
      description: 'The SMS text; of an email, plain text instead of blocks',
    }),
  ),
  blocks: Type.Optional(Blocks),
  recipients: Type.Optional(Recipients),
  notification: Type.Optional(Notification),
}

export const CampaignCreation = Type.Object(
  { deliveryChannel: Channel, ...CONTENT },
  {
    additionalProperties: false,
    title: 'CampaignCreation',
    examples: [
      { deliveryChannel: 'email', title: 'Spring', blocks: [{ type: 'h1', text: 'Spring is here' }] },
      { deliveryChannel: 'sms', text: 'Spring is here' },
    ],
  },
)
export type CampaignCreation = Static<typeof CampaignCreation>

export const CampaignChanges = Type.Object(CONTENT, {
  additionalProperties: false,
  title: 'CampaignChanges',
  description: 'Members that are not sent keep their values',
  examples: [{ title: 'Summer' }],
})
export type CampaignChanges = Static<typeof CampaignChanges>

export const CampaignId = Type.Object({
  id: Type.String({ title: 'CampaignId', description: 'Id of the campaign', examples: [EXAMPLE_ID] }),
})

export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description: 'The hash of the campaign as it was read: bare, quoted, one of a list, or *',
      examples: ['"9Qd1xYw2Jk0"'],
    }),
  ),
})
export const IfNoneMatch = Type.Object({
  'if-none-match': Type.Optional(Type.String({ description: 'Hashes that need not be sent again (304)' })),
})

/** What of a campaign is looked at before it goes out, and where the app mends it; null: nothing is to be mended. */
/** Where a line is mended: a page, and after `#` what has the cursor there. */
export const MENDS = [
  'composer',
  'composer#block',
  'composer#subject',
  'composer#recipients',
  'settings/sending#senderEmail',
  'settings/sending#postalAddress',
  'settings/sending#smtpUrl',
  'settings/sending#outboxOnly',
  'settings/domains#domain',
  'settings/sms#smsEnabled',
  'settings/sms#smsSender',
  'settings/sms#smsPreviewInPosts',
] as const

export const PreflightLine = Type.Object({
  name: Type.Enum([
    'subject',
    'content',
    'recipients',
    'teaser',
    'sender',
    'domain',
    'server',
    'outbox',
    'address',
  ]),
  result: Type.Enum(['passes', 'warns', 'blocks']),
  message: Type.String(),
  where: Nullable(Type.Enum(MENDS)),
  /** What a catalogue of other languages knows the sentence by, with what varies in it; unset: as it is. */
  key: Type.Optional(Type.String()),
  values: Type.Optional(Type.Array(Type.String())),
  /** Which one, where a block is to be mended; from 1. */
  block: Type.Optional(Type.Integer()),
})
export type PreflightLine = Static<typeof PreflightLine>
