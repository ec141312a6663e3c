/** The contact webhook on the wire (spec "Contact webhook"). */
import { Type } from 'typebox'
import { Nullable } from '../../http/schemas.ts'
import { CONTACT } from '../examples.ts'
import { ContactRecord } from '../schemas.ts'

const Text = Type.String()

/** For the documentation: what is sent is read by fields.ts, in whatever words it comes. */
const ContactSent = Type.Object(
  {
    email: Type.Optional(Type.String({ description: 'Required unless phone is set' })),
    phone: Type.Optional(
      Type.String({ description: "Required unless email is set; read in the workspace's country" }),
    ),
    name: Type.Optional(Type.String({ description: 'Full name' })),
    first_name: Type.Optional(Text),
    last_name: Type.Optional(Type.String({ description: 'Combined with first_name when name is not sent' })),
    tags: Type.Optional(
      Type.Union([Type.Array(Text), Text], { description: 'A list, or one text with commas' }),
    ),
    note: Type.Optional(Type.String({ description: 'Kept as a note on the contact' })),
    marketing_consent: Type.Optional(
      Type.Union([Type.Boolean(), Text], {
        description:
          'No: the contact is stored without being subscribed; `email_consent`, `sms_consent` for one channel',
      }),
    ),
    custom_fields: Type.Optional(
      Type.Record(Text, Type.Unknown(), { description: "By each custom field's data name" }),
    ),
    consent_text_version: Type.Optional(
      Type.Union([Type.Integer(), Text], {
        description:
          'Which version of the workspace’s consent text the form showed; with a yes to consent its words are the proof',
      }),
    ),
    redirect: Type.Optional(
      Type.String({
        description: 'Forms only: where to go on success, within the origins the workspace allows',
      }),
    ),
  },
  {
    title: 'ContactSent',
    additionalProperties: true,
    description:
      'Keys are matched without case and punctuation, with their usual synonyms; others are ignored.',
    examples: [
      { 'E-Mail': 'ann@example.com', first_name: 'Ann', tags: 'news, vip', custom_fields: { size: 'L' } },
    ],
  },
)

export const Body = {
  content: {
    'application/json': { schema: ContactSent },
    'application/x-www-form-urlencoded': { schema: ContactSent },
    'multipart/form-data': { schema: ContactSent },
  },
}

export const WebhookId = Type.Object({
  webhookId: Type.String({
    title: 'WebhookId',
    description: "The workspace's webhook id: the only credential that is needed",
    examples: ['h7Kq2mZx9Rt4'],
  }),
})

export const DeliveryQuery = Type.Object({
  isImport: Type.Optional(
    Type.Boolean({
      description:
        'true, in any case, or 1: nobody is greeted, and the consent of a contact that is there stays as it is',
    }),
  ),
})

export const TrustHeaders = Type.Object({
  'x-webhook-key': Type.Optional(
    Type.String({
      description:
        "The webhook's secret, also taken as `?key=`: the delivery is trusted. Never to stand in a page",
    }),
  ),
  'x-api-key': Type.Optional(
    Type.String({ description: 'A key of the workspace with contacts:read-write: the delivery is trusted' }),
  ),
})

export const Delivered = Type.Object(
  { status: Type.String({ description: '`success`' }) },
  { title: 'Delivered', examples: [{ status: 'success' }] },
)

export const LedOn = Type.Null({ description: "A form's allowed redirect is followed" })

export const Preview = Type.Object(
  {
    status: Type.String({ description: 'success' }),
    contact: Nullable(
      Type.Partial(ContactRecord, {
        title: 'PreviewedContact',
        description: 'Trusted: the whole record; otherwise only what was sent, normalised',
      }),
    ),
    action: Type.Enum(['create', 'update', 'none', 'store'], {
      description:
        'store: without trust it is not said whether there is such a contact; none: the hidden field was filled in',
    }),
    read: Type.Record(Text, Text, { description: 'What each key was read as' }),
    fields: Type.Array(Type.Object({ field: Text, key: Text, why: Text }), {
      description: 'From which key each field was read, and why',
    }),
    ignored: Type.Array(Type.Object({ key: Text, reason: Text }), {
      description: 'Keys that hold a value which goes into no field, and why',
    }),
    note: Nullable(Type.String({ description: 'The note that would be kept on the contact' })),
  },
  {
    title: 'ContactPreview',
    examples: [
      {
        status: 'success',
        contact: CONTACT,
        action: 'update',
        read: { 'E-Mail': 'email', first_name: 'name', tags: 'tags' },
        fields: [{ field: 'email', key: 'E-Mail', why: 'its name is “E-Mail”' }],
        ignored: [{ key: 'utm_source', reason: 'no field is called so' }],
        note: null,
      },
    ],
  },
)
