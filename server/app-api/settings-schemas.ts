/** A workspace's settings as the app shows and changes them. */
import { Type, type Static, type TProperties } from 'typebox'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Text = Type.String({ maxLength: 10_000 })
const Number = Type.Integer({ minimum: 1, maximum: 1_000_000 })

const Workspace = {
  name: Text,
  handle: Text,
  country: Text,
  timezone: Text,
  language: Text,
  image: Nullable(Text),
  accentColor: Nullable(Text),
  readingFont: Type.Enum(['sans', 'serif']),
  tagline: Nullable(Text),
  links: Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 10 }),
}
const Sender = {
  senderEmail: Nullable(Text),
  senderName: Nullable(Text),
  replyTo: Nullable(Text),
  postalAddress: Nullable(Text),
  /** With `***` in place of passwords; changing it needs the password of the account. */
  smtpUrl: Nullable(Text),
  bounceDomain: Nullable(Text),
  /** Changing it needs the password too: strangers are written to, or nobody is. */
  outboxOnly: Type.Boolean(),
}
const Sms = { smsEnabled: Type.Boolean(), smsSender: Nullable(Text), smsPreviewInPosts: Type.Boolean() }
const Pace = {
  sendWindow: Nullable(Text),
  emailsPerMinute: Nullable(Number),
  emailsPerDomain: Nullable(Number),
  smsPerMinute: Nullable(Number),
  warmUpFrom: Nullable(Text),
  unknownRule: Type.Enum(['send_again', 'leave']),
}
const Forms = {
  webhookHoneypot: Nullable(Text),
  webhookOrigins: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 100 }),
  doubleOptIn: Type.Boolean(),
  welcomeSubject: Nullable(Text),
  welcomeText: Nullable(Text),
  notifyTeam: Type.Boolean(),
}
const Tracking = { tracking: Type.Enum(['off', 'anonymous', 'person']) }

export const Settings = Type.Object({
  workspace: Type.Object(Workspace),
  sender: Type.Object(Sender),
  sms: Type.Object(Sms),
  pace: Type.Object(Pace),
  forms: Type.Object(Forms),
  tracking: Type.Object(Tracking),
  addresses: Type.Object({
    page: Type.String({ description: 'The public page' }),
    webhook: Type.String({ description: 'Where forms are posted to' }),
  }),
})
export type Settings = Static<typeof Settings>

const part = <Properties extends TProperties>(properties: Properties) =>
  Type.Optional(Type.Partial(Type.Object(properties), strict))

export const SettingsChanges = Type.Object(
  {
    workspace: part(Workspace),
    sender: part(Sender),
    sms: part(Sms),
    pace: part(Pace),
    forms: part(Forms),
    tracking: part(Tracking),
  },
  strict,
)
export type SettingsChanges = Static<typeof SettingsChanges>

export const WebhookSecret = Type.Object({ secret: Type.String(), header: Type.String() })
export type WebhookSecret = Static<typeof WebhookSecret>

export const NewWorkspace = Type.Object(
  {
    name: Text,
    handle: Type.Optional(Text),
    country: Type.Optional(Text),
    timezone: Type.Optional(Text),
  },
  strict,
)
export type NewWorkspace = Static<typeof NewWorkspace>
