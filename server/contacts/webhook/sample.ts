/** A payload that somebody tries out: read as a delivery is, and not stored. */
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { bodyIn } from './bodies.ts'
import { readFields, type WebhookFields } from './fields.ts'
import { contactInputOf, ignoredKeys, isTrapped, readingOf, redirectOf } from './rules.ts'
import { shownText } from './shown-text.ts'
import { findWebhookOf } from './store.ts'

export interface Sample {
  readonly fields: { field: string; key: string; why: string; value: string | null }[]
  readonly ignored: { key: string; reason: string }[]
  /** What would be noted on the contact. */
  readonly note: string | null
  readonly isTrapped: boolean
  /** Why it would be refused. */
  readonly problems: string[]
}

/** By the settings of the workspace. Refused with 400 when it is neither JSON nor a form. */
export async function readSample(db: Db, workspaceId: string, text: string): Promise<Sample> {
  const webhook = (await findWebhookOf(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
  const { body } = await shownText(db, workspaceId, bodyIn(Buffer.from(text), ''))
  const fields = readFields(body.pairs, webhook.customFields, webhook.country)
  const terms = { isImport: false, isTrusted: false, doubleOptIn: webhook.doubleOptIn }
  return {
    fields: readingOf(fields).map((one) => ({ ...one, value: valueOf(fields, one.field) })),
    ignored: ignoredKeys(fields, body, redirectOf(body, webhook.origins)),
    note: contactInputOf(fields, body.files, terms).note?.text ?? null,
    isTrapped: isTrapped(body, webhook.honeypot),
    problems: fields.problems.map(({ path, message }) => `${path} ${message}`),
  }
}

const SENT_AS: Readonly<Record<string, keyof WebhookFields>> = {
  first_name: 'name',
  last_name: 'name',
  address2: 'address',
  postal_code: 'postalCode',
}

function valueOf(fields: WebhookFields, field: string): string | null {
  const { customFields = {}, consent } = fields
  if (field.startsWith('custom_fields.')) return shown(customFields[field.slice('custom_fields.'.length)])
  if (field === 'email_consent' || field === 'sms_consent')
    return shown(field === 'email_consent' ? consent?.email : consent?.sms)
  if (field === 'consent') return shown(consent?.email ?? consent?.sms)
  // Every field that is read has the name of a member, or stands above.
  return shown(fields[SENT_AS[field] ?? (field as keyof WebhookFields)])
}

function shown(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
