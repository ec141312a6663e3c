/** A contact's page: what is known of one person, and what is changed by hand. */
import { Type, type Static } from 'typebox'
import { ContactRecord } from '../contacts/schemas.ts'
import { NAME_LENGTH, TEXT_LENGTH, URL_LENGTH } from '../http/limits.ts'
import { Nullable, WebAddress } from '../http/schemas.ts'

const Time = Type.String({ format: 'date-time' })
const strict = { additionalProperties: false } as const
const Channel = Type.Enum(['email', 'sms'] as const)
const Text = Nullable(Type.String())

export const TIMELINE_KINDS = ['message', 'opened', 'clicked', 'note', 'reply', 'consent', 'flow'] as const

export const TimelineEntry = Type.Object({
  at: Time,
  kind: Type.Enum(TIMELINE_KINDS),
  channel: Nullable(Channel),
  /** Which of its kind: of a message its state, of consent what was done, of a flow its act. */
  state: Text,
  /** What it says: subject, text, address of a link. */
  text: Text,
  /** Who or what it came from, or the reason of a state in a sentence. */
  detail: Text,
})
export type TimelineEntry = Static<typeof TimelineEntry>

export const CustomFieldRecord = Type.Object({
  name: Type.String(),
  label: Type.String(),
  type: Type.Enum(['text', 'number', 'date', 'boolean'] as const),
})
export type CustomFieldRecord = Static<typeof CustomFieldRecord>

export const ConsentProof = Type.Object({
  created: Time,
  act: Type.Enum(['invited', 'confirmed', 'granted', 'withdrawn', 'erased'] as const),
  channel: Nullable(Channel),
  source: Type.String(),
  words: Text,
  /** Of the workspace's consent text. */
  textVersion: Nullable(Type.Integer()),
  address: Text,
  /** Null for those who may not see it, and where none is kept. */
  ip: Text,
  isIpKept: Type.Boolean(),
  userAgent: Text,
})
export type ConsentProof = Static<typeof ConsentProof>

export const ContactPage = Type.Object({
  contact: ContactRecord,
  hash: Type.String({ description: 'Goes into If-Match of a change' }),
  fields: Type.Array(CustomFieldRecord),
  suppressed: Type.Array(
    Type.Object({
      channel: Channel,
      reason: Type.Enum(['bounced', 'complained', 'unsubscribed', 'stopped', 'blocked'] as const),
      created: Time,
    }),
  ),
  /** Oldest first. */
  consent: Type.Array(ConsentProof),
  /** Newest first, as many as a page shows; `total` of all. */
  timeline: Type.Object({ total: Type.Integer(), items: Type.Array(TimelineEntry) }),
})
export type ContactPage = Static<typeof ContactPage>

const Line = Type.Optional(Nullable(Type.String({ maxLength: NAME_LENGTH })))

export const ContactChanges = Type.Object(
  {
    name: Line,
    email: Line,
    phone: Line,
    image: Type.Optional(Nullable(WebAddress('Of a picture'))),
    bio: Type.Optional(Nullable(Type.String({ maxLength: TEXT_LENGTH }))),
    address: Line,
    city: Line,
    postalCode: Line,
    region: Line,
    country: Line,
    source: Line,
    customFields: Type.Optional(
      Type.Record(Type.String({ maxLength: URL_LENGTH }), Nullable(Type.String({ maxLength: TEXT_LENGTH }))),
    ),
  },
  strict,
)
export type ContactChanges = Static<typeof ContactChanges>

export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 1_000 })) })

export const NewNote = Type.Object({ text: Type.String({ minLength: 1, maxLength: 10_000 }) }, strict)
