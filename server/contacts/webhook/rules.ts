/** What the contact webhook makes of what it read: the input of a contact, a trap, a way on. Pure. */
import { TEXT_LENGTH } from '../../http/limits.ts'
import { isPictureAddress } from '../../lib/web-address.ts'
import type { Proof } from '../consent/schemas.ts'
import type { ConsentDefaults, FormTerms } from '../contact-input.ts'
import type { ContactInput } from '../merge-batch.ts'
import { isHoneypotName, isTestAnswer } from './honeypots.ts'
import type { SentBody, SentFile } from './payload/sniff.ts'
import { nameKey } from './name-key.ts'
import type { WebhookFields } from './fields.ts'
import type { Sent } from './sent-fields.ts'
import { isAbsent, textOf } from './values.ts'

/** Where a form's `redirect` and the hidden field stand: they steer, and are nothing about the contact. */
const REDIRECT = 'redirect'
const PROOF_LENGTH = 1_000

/** How the workspace and the sender want a delivery taken. */
export type Reception = Omit<FormTerms, 'consent'>

/**
 * New contacts are subscribed to email and SMS. What a delivery may do beyond that is for the rules of forms to say
 * (form-rules.ts). Only who is trusted is believed that a contact comes from a list.
 */
export function consentDefaultsOf(terms: FormTerms): ConsentDefaults {
  const { isImport, isTrusted } = terms
  return {
    state: 'active',
    followsEmail: 'always',
    followsSms: 'always',
    systemSource: isImport && isTrusted ? 'list_import' : 'webhook',
    isOwnAct: !isImport,
    terms,
    whenClaimedTwice: 'email-wins',
  }
}

/** Nothing that was meant for a field is lost: what finds no place in one is kept in the note. */
export function contactInputOf(
  fields: WebhookFields,
  files: readonly SentFile[],
  reception: Reception,
): ContactInput {
  const { email, phone, name, namePart, tags, customFields, consent = {} } = fields
  const { address, city, postalCode, region, country } = fields
  const note = noteOf(fields, files)
  return {
    details: { email, phone, name, namePart, address, city, postalCode, region, country, tags, customFields },
    consentDefaults: consentDefaultsOf({ ...reception, consent }),
    // The specification names the welcome, the notification and flows; other systems are notified of an import too.
    isForSystemsOnly: reception.isImport,
    isForm: true,
    note: note === undefined ? undefined : { source: 'webhook', text: note },
  }
}

/** What a sender without trust is shown: what it sent, as it would be written. Nothing here was read from anywhere. */
export function sketchOf({ email, phone, name, tags, customFields, ...rest }: WebhookFields) {
  const { address, city, postalCode, region, country } = rest
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address }),
    ...(city !== undefined && { city }),
    ...(postalCode !== undefined && { postalCode }),
    ...(region !== undefined && { region }),
    ...(country !== undefined && { country }),
    ...(tags && { tags: [...tags] }),
    ...(customFields && { customFields }),
  }
}

/** What proves that somebody filled in a form: its fields by name, never what they held. Who imports must be trusted. */
export function proofOf(
  { pairs }: SentBody,
  isImport: boolean,
  { ip, userAgent }: Pick<Proof, 'ip' | 'userAgent'>,
): Proof {
  const names = [...new Set(pairs.map(([key]) => plain(key)))].join(', ')
  const words = `Fields: ${names}`.slice(0, PROOF_LENGTH).toWellFormed()
  return { source: isImport ? 'import' : 'form', words, ip, userAgent }
}

/**
 * A hidden field that people do not see is filled in: the workspace's own, or one of a usual name. A box that a script
 * sends unticked is not.
 */
export function isTrapped({ pairs, isForm }: SentBody, honeypot: string | null): boolean {
  const trap = nameKey(honeypot ?? '')
  // A form sends no parts: what does names the bot that it comes from.
  const isSystems = !isForm && trap === '' && pairs.some(([, value]) => isObject(value))
  const isTrap = (key: string, value: unknown): boolean =>
    (trap !== '' && nameKey(key) === trap) || (isHoneypotName(key) && !isTestAnswer(key, value))
  return pairs.some(
    ([key, value]) =>
      isTrap(key, value) &&
      !(isSystems && NAME_OF_BOT.test(key)) &&
      isTyped(value) &&
      value !== 'false' &&
      value !== '0' &&
      !isAbsent(value),
  )
}

const NAME_OF_BOT = /^bot$/i

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What can be put into a field; a system may call a part of what it sends `bot`. */
function isTyped(value: unknown): boolean {
  return value !== false && (typeof value !== 'object' || Array.isArray(value))
}

/**
 * Where a form asks to go on success: an absolute http or https address, without credentials, of one of `origins`.
 * Anything else is undefined, so that the webhook leads nobody to a stranger's page.
 */
export function redirectOf({ pairs, isForm }: SentBody, origins: readonly string[]): string | undefined {
  const sent = isForm ? pairs.find(([key]) => nameKey(key) === REDIRECT)?.[1] : undefined
  if (typeof sent !== 'string' || !isPictureAddress(sent)) return undefined
  const url = URL.parse(sent)
  if (!url || url.username !== '' || url.password !== '') return undefined
  return origins.some((origin) => URL.parse(origin)?.origin === url.origin) ? url.href : undefined
}

/** From which key each field was read, and why. */
export function readingOf({ read, why }: WebhookFields): { field: string; key: string; why: string }[] {
  return [...read].map(([key, field]) => ({
    field,
    key,
    why: why.get(key) ?? 'it is among the custom fields',
  }))
}

/** The keys nothing was made of, and why; a redirect that is followed is not among them. */
export function ignoredKeys(
  { ignored }: WebhookFields,
  { files }: SentBody,
  redirect: string | undefined,
): { key: string; reason: string }[] {
  const isFollowed = (key: string): boolean => redirect !== undefined && nameKey(key) === REDIRECT
  return [
    ...[...ignored].flatMap(([key, reason]) => (isFollowed(key) ? [] : [{ key, reason }])),
    ...files.map(({ key }) => ({ key, reason: 'files are not kept' })),
  ]
}

function noteOf({ note, leftOver }: WebhookFields, files: readonly SentFile[]): string | undefined {
  const lines = [
    ...leftOver.map(({ key, label, value }) => `${plain(label ?? key)}: ${shown(value)}`),
    ...files.map(({ key, filename }) => `${plain(key)}: ${plain(filename)} (a file, which is not kept)`),
  ]
  const beside = lines.length > 0 ? `Sent too, and kept in no field:\n${lines.join('\n')}` : undefined
  const parts = [note, beside?.slice(0, TEXT_LENGTH).toWellFormed()].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join('\n\n') : undefined
}

function shown(value: Sent['value']): string {
  const text = textOf(value)
  if (text !== undefined) return text
  try {
    return JSON.stringify(value)
  } catch {
    return '(nested too deep to show)'
  }
}

function plain(text: string): string {
  return textOf(text) ?? ''
}
