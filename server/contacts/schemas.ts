/** Contacts on the wire (spec "Contact, as returned …", POST /contacts body). */
import { Type, type Static } from 'typebox'
import { NAME_LENGTH, TAG_LENGTH, TAGS_MAXIMUM, TEXT_LENGTH } from '../http/limits.ts'
import {
  EXAMPLE_ID,
  ListOf,
  Nullable,
  SearchFields,
  SearchFilter,
  SearchLimit,
  SearchOffset,
  SearchOrder,
  WebAddress,
} from '../http/schemas.ts'
import { BASIC_CONTACT, CONTACT, CREATED_CONTACT } from './examples.ts'
import { CONTACT_STATES } from './states.ts'

export type ContactState = (typeof CONTACT_STATES)[number]

export const FREQUENCIES = ['always', 'only_new', 'off'] as const
export type Frequency = (typeof FREQUENCIES)[number]

const SYSTEM_SOURCES = [
  'webhook',
  'api',
  'core',
  'list_import',
  'direct',
  'third_party_1',
  'third_party_2',
  'third_party_3',
  'third_party_4',
  'third_party_5',
  'third_party_6',
] as const

const State = Type.Enum(CONTACT_STATES, { description: '`active` ones get what is sent' })
const Frequency = Type.Enum(FREQUENCIES, { description: 'What the contact wants of this channel' })
const Text = Type.String({ maxLength: NAME_LENGTH })
const TagName = Type.String({
  minLength: 1,
  description: `Compared without case; at most ${TAG_LENGTH} characters without the spaces around it`,
})
const Time = Type.String({ format: 'date-time' })
const Switch = Type.Boolean({ description: 'Whether the channel is on' })
/** Not a Record: its pattern `^.*$` leaves out names that hold a line break, and their values unchecked. */
const StatusTags = Type.Unsafe<Record<string, Record<string, unknown>>>({
  type: 'object',
  additionalProperties: { type: 'object' },
  description: 'Objects by name, merged into those the contact has',
})

/** The record of lists and searches. */
export const ContactRecord = Type.Object(
  {
    id: Type.String(),
    feedId: Type.String({ description: 'The workspace' }),
    state: State,
    name: Nullable(Type.String()),
    email: Nullable(Type.String({ description: 'Unique in the workspace, without case' })),
    phone: Nullable(Type.String({ description: 'E.164; unique in the workspace' })),
    image: Nullable(Type.String({ description: 'Address of a picture' })),
    bio: Nullable(Type.String()),
    address: Nullable(Type.String()),
    city: Nullable(Type.String()),
    postalCode: Nullable(Type.String()),
    region: Nullable(Type.String()),
    country: Nullable(Type.String({ description: 'ISO 3166-1' })),
    source: Nullable(Type.String({ description: 'Where it comes from, in your words' })),
    systemSource: Nullable(Type.String({ description: 'The system it comes from' })),
    tags: Type.Array(Type.String()),
    statusTags: Type.Record(Type.String(), Type.Unknown(), { description: 'Objects by name' }),
    customFields: Type.Record(Type.String(), Type.Unknown(), { description: "By each field's data name" }),
    notificationSettings: Type.Object({ email: Switch, sms: Switch }),
    follows: Type.Object({ email: Frequency, sms: Frequency }),
    created: Time,
    updated: Time,
    lastActivity: Nullable(Type.String({ format: 'date-time', description: 'When it last acted' })),
  },
  { title: 'Contact', examples: [CONTACT] },
)
export const ContactList = ListOf(ContactRecord, 'ContactList')

/** What a search with `fields` gives: exactly those members. */
export const ContactSearchList = ListOf(
  Type.Partial(ContactRecord, {
    title: 'ContactMembers',
    examples: [{ id: CONTACT.id, name: CONTACT.name }],
  }),
  'ContactSearchList',
)

export const CreatedContact = Type.Pick(ContactRecord, ['id', 'state', 'name', 'email', 'phone', 'image'], {
  title: 'CreatedContact',
  examples: [CREATED_CONTACT],
})

export const BasicContact = Type.Object(
  { ...CreatedContact.properties, feedId: Type.String({ description: 'The workspace' }) },
  { title: 'BasicContact', examples: [BASIC_CONTACT] },
)

export const ContactCreation = Type.Object(
  {
    name: Type.Optional(Text),
    email: Type.Optional(Type.String({ description: 'Matched without case' })),
    phone: Type.Optional(Type.String({ description: "Read in the workspace's country, stored in E.164" })),
    source: Type.Optional(
      Type.String({ maxLength: NAME_LENGTH, description: 'Where it comes from, in your words' }),
    ),
    addDirectly: Type.Optional(Type.Boolean({ description: 'true: active at once; else invited' })),
    useEmailByDefault: Type.Optional(
      Type.Boolean({ description: 'false: the invitation goes by SMS when there is a phone' }),
    ),
    tags: Type.Optional(
      Type.Array(TagName, { maxItems: TAGS_MAXIMUM, description: 'Added to those the contact has' }),
    ),
    statusTags: Type.Optional(StatusTags),
    image: Type.Optional(WebAddress('Absolute http or https address of a picture')),
    bio: Type.Optional(Type.String({ maxLength: TEXT_LENGTH })),
    address: Type.Optional(Text),
    city: Type.Optional(Text),
    postalCode: Type.Optional(Text),
    region: Type.Optional(Text),
    follows: Type.Optional(
      Type.Object(
        { email: Type.Optional(Frequency), sms: Type.Optional(Frequency) },
        { additionalProperties: false },
      ),
    ),
    customMessage: Type.Optional(Type.String({ maxLength: TEXT_LENGTH, description: 'In the invitation' })),
    notificationSettings: Type.Optional(
      Type.Enum(FREQUENCIES, { description: 'Both channels; `follows` sets each, and wins' }),
    ),
    systemSource: Type.Optional(
      Type.Enum(SYSTEM_SOURCES, { description: 'The system the contact comes from' }),
    ),
  },
  {
    additionalProperties: false,
    title: 'ContactCreation',
    description: 'At least one of email, phone and name',
    examples: [{ email: 'ann@example.com', name: 'Ann Ek', tags: ['vip'], addDirectly: true }],
  },
)
export type ContactCreation = Static<typeof ContactCreation>

export const NotificationSettings = Type.Object(
  { email: Type.Optional(Switch), sms: Type.Optional(Switch) },
  {
    additionalProperties: false,
    title: 'NotificationSettings',
    description: 'Each channel on or off; one that is not sent stays as it is',
    examples: [{ email: true, sms: false }],
  },
)
export type NotificationSettings = Static<typeof NotificationSettings>

export const TagChanges = Type.Object(
  {
    tagsToAdd: Type.Optional(Type.Array(TagName, { maxItems: TAGS_MAXIMUM })),
    tagsToRemove: Type.Optional(Type.Array(TagName, { maxItems: TAGS_MAXIMUM })),
  },
  {
    additionalProperties: false,
    title: 'TagChanges',
    description: 'The same tag in both lists is refused',
    examples: [{ tagsToAdd: ['vip'], tagsToRemove: ['lead'] }],
  },
)
export type TagChanges = Static<typeof TagChanges>

export const ContactSearch = Type.Object(
  {
    fields: Type.Optional(SearchFields(['id', 'email', 'tags'])),
    orderBy: Type.Optional(SearchOrder),
    filter: Type.Optional(SearchFilter),
    offset: SearchOffset,
    limit: SearchLimit,
  },
  {
    additionalProperties: false,
    title: 'ContactSearch',
    examples: [{ filter: "tags eq 'vip'", orderBy: 'name', fields: ['id', 'name'], offset: 0, limit: 100 }],
  },
)

export const ContactId = Type.Object({
  contactId: Type.String({ title: 'ContactId', description: 'Id of the contact', examples: [EXAMPLE_ID] }),
})

export const NoContent = Type.Null({ description: 'Done; there is no body' })
