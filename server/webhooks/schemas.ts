/** What endpoints are sent, a schema for each type of event: the webhooks of the OpenAPI document. */
import { Type, type TSchema } from 'typebox'
import { CampaignSummary } from '../campaigns/schemas.ts'
import { ContactRecord } from '../contacts/schemas.ts'
import { CONTACT_STATES } from '../contacts/states.ts'
import { EVENT_TYPES, type EventType } from '../events/schemas.ts'
import { PostAuthor } from '../posts/schemas.ts'
import { EXAMPLE_FEED, EXAMPLE_ID, Nullable } from '../http/schemas.ts'

const Time = Type.String({ format: 'date-time' })
const Text = Type.String()
const EXAMPLE_TIME = '2026-11-22T10:00:00.000Z'
const EXAMPLE_CONTACT = '0199a3f4-3b2a-7d10-a2c4-1f6e8d7c5b90'
const EXAMPLE_MAILING = '0199a3f7-6c5d-7e21-8b3f-9a0d1e2f3c4b'

const SentPost = Type.Object(
  {
    id: Text,
    feedId: Type.String({ description: 'The workspace' }),
    title: Text,
    text: Type.String({ description: 'The post as plain text' }),
    html: Type.String({ description: 'The post as HTML that is safe to show' }),
    image: Nullable(Text),
    author: Nullable(PostAuthor),
    tags: Type.Array(Text),
    isPrivate: Type.Boolean({ description: 'Sent to its recipients only, and on no page' }),
    publishedDate: Time,
  },
  {
    title: 'WebhookPost',
    examples: [
      {
        id: EXAMPLE_ID,
        feedId: EXAMPLE_FEED,
        title: 'Open on Sunday',
        text: 'From ten to four.',
        html: '<p>From ten to four.</p>',
        image: null,
        author: { name: 'Bo Lind' },
        tags: ['news'],
        isPrivate: false,
        publishedDate: EXAMPLE_TIME,
      },
    ],
  },
)

const Delivery = Type.Object(
  {
    id: Text,
    mailingId: Text,
    campaignId: Nullable(Text),
    kind: Type.String({
      description: 'What it was part of: campaign, teaser, post, invitation, welcome, flow …',
    }),
    channel: Type.Enum(['email', 'sms']),
    contactId: Nullable(Text),
    address: Type.String({ description: 'Where it went' }),
    state: Type.Enum(['queued', 'leased', 'sent', 'failed', 'skipped', 'unknown']),
    reason: Nullable(Type.String({ description: 'Why not, in one word' })),
    detail: Nullable(Type.String({ description: 'What the other side said' })),
    outcome: Nullable(Type.Enum(['delivered', 'bounced', 'complained'])),
  },
  {
    title: 'Delivery',
    examples: [
      {
        id: EXAMPLE_ID,
        mailingId: EXAMPLE_MAILING,
        campaignId: null,
        kind: 'welcome',
        channel: 'email',
        contactId: EXAMPLE_CONTACT,
        address: 'ann@example.com',
        state: 'sent',
        reason: null,
        detail: null,
        outcome: null,
      },
    ],
  },
)

/** What `data` holds of the event's subject, under the word before the dot. */
const SUBJECTS: Readonly<Record<string, Readonly<Record<string, TSchema>>>> = {
  contact: { contact: ContactRecord },
  post: { post: SentPost },
  campaign: { campaign: CampaignSummary },
  delivery: { delivery: Delivery },
  // It is about the workspace.
  sending: {},
}

const OfMessage = { mailingId: Text, contactId: Nullable(Text) }
const ofMessage = { mailingId: EXAMPLE_MAILING, contactId: EXAMPLE_CONTACT }

/** What `data` holds besides, and an example of it. */
const BESIDES: Readonly<
  Partial<Record<EventType, readonly [Readonly<Record<string, TSchema>>, Readonly<Record<string, unknown>>]>>
> = {
  'contact.tagged': [{ tag: Text }, { tag: 'news' }],
  'contact.unsubscribed': [{ state: Type.Enum(CONTACT_STATES) }, { state: 'unsubscribed' }],
  'campaign.paused': [{ reason: Text }, { reason: 'The mail server does not take the password' }],
  'sending.unreachable': [
    { channel: Type.Enum(['email', 'sms']), since: Time, nextTry: Time, reason: Text },
    {
      channel: 'email',
      since: EXAMPLE_TIME,
      nextTry: '2026-11-22T10:05:00.000Z',
      reason: 'The mail server does not answer',
    },
  ],
  'delivery.sent': [OfMessage, ofMessage],
  'delivery.failed': [
    { ...OfMessage, reason: Nullable(Text), detail: Nullable(Text) },
    { ...ofMessage, reason: 'rejected', detail: '550 5.1.1 No such user' },
  ],
  'delivery.bounced': [
    { ...OfMessage, detail: Nullable(Text) },
    { ...ofMessage, detail: '550 5.1.1 No such user' },
  ],
  'delivery.complained': [OfMessage, ofMessage],
}

/** A subject that is gone since is named by its id alone. */
const Gone = Type.Object({ id: Text }, { title: 'GoneSubject', examples: [{ id: EXAMPLE_ID }] })

/** The bodies of all webhooks, by the type of their event. */
export function webhookBodies(): Readonly<
  Record<EventType, { readonly about: string; readonly body: TSchema }>
> {
  const bodies = Object.entries(EVENT_TYPES).map(([type, about]) => {
    // As the table names them.
    const [besides, example] = BESIDES[type as EventType] ?? [{}, {}]
    const subjects = Object.entries(SUBJECTS[type.split('.', 1)[0] ?? ''] ?? {})
    const data = {
      workspaceId: Text,
      ...besides,
      ...Object.fromEntries(subjects.map(([noun, record]) => [noun, Type.Union([record, Gone])])),
    }
    const shown = {
      workspaceId: EXAMPLE_FEED,
      ...example,
      ...Object.fromEntries(subjects.map(([noun, record]) => [noun, exampleOf(record)])),
    }
    const body = Type.Object(
      {
        type: Type.Literal(type),
        timestamp: Time,
        data: Type.Object(
          data,
          besides === OfMessage ? { title: 'DeliveryEventData', examples: [shown] } : {},
        ),
      },
      { title: titleOf(type), examples: [{ type, timestamp: EXAMPLE_TIME, data: shown }] },
    )
    return [type, { about, body }]
  })
  // One for each type of the table.
  return Object.fromEntries(bodies) as ReturnType<typeof webhookBodies>
}

function exampleOf(schema: TSchema): unknown {
  return (schema as { readonly examples?: readonly unknown[] }).examples?.[0]
}

/** `contact.form_posted` as `ContactFormPostedEvent`. */
function titleOf(type: string): string {
  const words = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Event`
}
