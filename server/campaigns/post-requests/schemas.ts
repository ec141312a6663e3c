/** Post requests on the wire (spec "POST /post-requests body", "Post request result"), and the job they wake. */
import { Type, type Static } from 'typebox'
import { NAME_LENGTH, TAG_LENGTH, TEXT_LENGTH, URL_LENGTH } from '../../http/limits.ts'
import { EXAMPLE_ID } from '../../http/schemas.ts'

export const POST_REQUEST_STATES = ['published', 'scheduled', 'suggested', 'rejected', 'failed'] as const
export type PostRequestState = (typeof POST_REQUEST_STATES)[number]

const IMAGES_MAXIMUM = 100

const Name = Type.String({ maxLength: NAME_LENGTH })
const Text = Type.String({ maxLength: TEXT_LENGTH })
const Tag = Type.String({ minLength: 1, maxLength: TAG_LENGTH })
const Picture = Type.String({ maxLength: URL_LENGTH, description: 'An absolute http or https address' })
const Link = Type.String({
  maxLength: URL_LENGTH,
  description: 'An absolute http, https, mailto or tel address',
})

const Button = Type.Object({ text: Name, url: Link }, { additionalProperties: false })

const CtaLink = Type.Object(
  { title: Name, url: Link, fileName: Type.Optional(Name) },
  { additionalProperties: false },
)

const Author = Type.Object(
  {
    userId: Type.Optional(Name),
    name: Type.Optional(Name),
    bio: Type.Optional(Text),
    phone: Type.Optional(Name),
    email: Type.Optional(Name),
    image: Type.Optional(Picture),
  },
  {
    additionalProperties: false,
    description: 'phone and email are kept with the request and never published',
  },
)

const Recipients = Type.Object(
  {
    contactId: Type.Optional(Type.String({ description: 'Delivers to this contact of the workspace only' })),
    isPostPrivate: Type.Optional(Type.Boolean({ description: 'The post is on no list and no public page' })),
  },
  { additionalProperties: false },
)

const NotificationSettings = Type.Object(
  {
    notify: Type.Optional(Type.Boolean({ description: 'false: published with no message sent' })),
    notifyInactiveFollowers: Type.Optional(Type.Boolean()),
    showFullPostInEmail: Type.Optional(Type.Boolean()),
    deliveryMode: Type.Optional(
      Type.Enum(['user_preference', 'force_email', 'force_sms', 'force_email_and_sms'], {
        description: "user_preference follows each contact's settings; none overrides an unsubscribe",
      }),
    ),
    notificationText: Type.Optional(Text),
    postTitle: Type.Optional(Name),
    postDescription: Type.Optional(Text),
    targetedTag: Type.Optional(Tag),
    rejectedTag: Type.Optional(Tag),
    targetedStatusTag: Type.Optional(Tag),
    rejectedStatusTag: Type.Optional(Tag),
  },
  { additionalProperties: false },
)

export const PostRequest = Type.Object(
  {
    header: Type.Optional(
      Type.String({
        maxLength: NAME_LENGTH,
        description: 'The title; without it, the first line of the text',
      }),
    ),
    text: Type.Optional(
      Type.String({ maxLength: TEXT_LENGTH, description: 'Plain text; an empty line parts paragraphs' }),
    ),
    imageUrl: Type.Optional(Picture),
    mediaImageUrls: Type.Optional(Type.Array(Picture, { maxItems: IMAGES_MAXIMUM })),
    action: Type.Optional(
      Type.Enum(['publish', 'schedule', 'suggest'], {
        default: 'suggest',
        description: 'A suggestion waits in the app for a person',
      }),
    ),
    publishDate: Type.Optional(
      Type.String({
        description:
          'ISO 8601 with its offset, in the future; schedule needs it, publish refuses it, for a suggestion it is a wish',
        examples: ['2030-11-20T09:00:00+01:00'],
      }),
    ),
    button: Type.Optional(Button),
    ctaLink: Type.Optional(CtaLink),
    author: Type.Optional(Author),
    recipients: Type.Optional(Recipients),
    notificationSettings: Type.Optional(NotificationSettings),
  },
  {
    additionalProperties: false,
    title: 'PostRequest',
    examples: [{ header: 'Open on Sunday', text: 'From ten to four.', action: 'publish' }],
  },
)
export type PostRequest = Static<typeof PostRequest>

export const PostRequestResult = Type.Object(
  {
    body: Type.Object({ requestId: Type.String() }),
    state: Type.Enum(POST_REQUEST_STATES),
  },
  { title: 'PostRequestResult', examples: [{ body: { requestId: EXAMPLE_ID }, state: 'published' }] },
)
export type PostRequestResult = Static<typeof PostRequestResult>
