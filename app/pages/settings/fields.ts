/** The settings of the workspace as its forms show them: which stand together, and how each is asked for. */
import type { Settings } from '../../../server/app-api/settings-schemas.ts'
import type { settingsFields } from '../../words/en/settings-fields.ts'

export type Group = Exclude<keyof Settings, 'addresses'>
export type FieldName = keyof typeof settingsFields.labels
export type Kind =
  | 'text'
  | 'email'
  | 'area'
  | 'lines'
  | 'number'
  | 'switch'
  | 'choice'
  | 'color'
  | 'country'
  | 'zone'
  | 'language'

export interface Field {
  readonly name: FieldName
  readonly kind: Kind
}

export interface Part {
  readonly group: Group
  /** Its title and text in the catalogue. */
  readonly words:
    | 'workspace'
    | 'place'
    | 'sender'
    | 'servers'
    | 'outbox'
    | 'pace'
    | 'sms'
    | 'joining'
    | 'guards'
    | 'tracking'
  readonly fields: readonly Field[]
}

const text = (name: FieldName): Field => ({ name, kind: 'text' })
const as = (kind: Kind, ...names: FieldName[]): Field[] => names.map((name) => ({ name, kind }))

export const PARTS = {
  workspace: {
    group: 'workspace',
    words: 'workspace',
    fields: [
      text('name'),
      text('handle'),
      text('tagline'),
      ...as('lines', 'links'),
      text('image'),
      { name: 'accentColor', kind: 'color' },
      ...as('choice', 'readingFont'),
    ],
  },
  place: {
    group: 'workspace',
    words: 'place',
    fields: [
      { name: 'country', kind: 'country' },
      { name: 'timezone', kind: 'zone' },
      { name: 'language', kind: 'language' },
    ],
  },
  sender: {
    group: 'sender',
    words: 'sender',
    fields: [
      ...as('email', 'senderEmail'),
      text('senderName'),
      ...as('email', 'replyTo'),
      ...as('area', 'postalAddress'),
    ],
  },
  servers: { group: 'sender', words: 'servers', fields: [text('smtpUrl'), text('bounceDomain')] },
  outbox: { group: 'sender', words: 'outbox', fields: as('switch', 'outboxOnly') },
  pace: {
    group: 'pace',
    words: 'pace',
    fields: [
      text('sendWindow'),
      ...as('number', 'emailsPerMinute', 'emailsPerDomain', 'smsPerMinute'),
      text('warmUpFrom'),
      ...as('choice', 'unknownRule'),
    ],
  },
  sms: {
    group: 'sms',
    words: 'sms',
    fields: [...as('switch', 'smsEnabled'), text('smsSender'), ...as('switch', 'smsPreviewInPosts')],
  },
  joining: {
    group: 'forms',
    words: 'joining',
    fields: [
      ...as('switch', 'doubleOptIn'),
      text('welcomeSubject'),
      ...as('area', 'welcomeText'),
      ...as('switch', 'notifyTeam'),
    ],
  },
  guards: {
    group: 'forms',
    words: 'guards',
    fields: [text('webhookHoneypot'), ...as('lines', 'webhookOrigins')],
  },
  tracking: { group: 'tracking', words: 'tracking', fields: as('choice', 'tracking') },
} as const satisfies Readonly<Record<string, Part>>

export type Value = string | boolean

/** What a form holds of what the API says. */
export function shownValue({ kind }: Field, value: unknown): Value {
  if (kind === 'switch') return value === true
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What the API is sent of what a form holds; null takes a setting away. */
export function sentValue({ kind }: Field, value: Value): unknown {
  if (typeof value === 'boolean') return value
  const text = value.trim()
  if (kind === 'lines') return text.split(/\s*\n\s*/).filter(Boolean)
  if (text === '') return null
  return kind === 'number' ? Number(text) : text
}
