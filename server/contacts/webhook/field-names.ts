/** Which field of a contact a key names by itself, and which custom field. Pure. */
import { readConsentWord } from './consent-words.ts'
import { isConsent, isPlaceName, type FieldName, type PlaceName } from './field-kinds.ts'
import { NAME_LENGTH, nameKey } from './name-key.ts'
import { readLabel } from './payload/labels.ts'

export { isConsent } from './field-kinds.ts'
export { nameKey } from './name-key.ts'

const OTHERS = ['other', 'recipient', 'company', 'thing', 'meta'] as const

/** A form may repeat a key as `tags[]` or number it as `tags[0]`. Undefined where it says more, and for places. */
export function fieldOf(key: string): Exclude<FieldName, PlaceName> | undefined {
  const { field, unknown, meanings } = readLabel(key.replace(/\[\d{0,4}\]$/, ''))
  const isOthers = OTHERS.some((meaning) => meanings.has(meaning))
  return unknown > 0 || isOthers || field === undefined || isPlaceName(field) ? undefined : field
}

/** `size` of `custom_fields[size]` and `custom_fields.size`, in any spelling of `custom_fields`. */
export function customNameOf(key: string): string | undefined {
  if (key.length > NAME_LENGTH) return undefined
  const [, prefix = '', bracketed, dotted] = /^([^[.]+)(?:\[([^\]]+)\](?:\[\])?|\.(.+))$/.exec(key) ?? []
  return isCustomFields(prefix) ? (bracketed ?? dotted) : undefined
}

/** Whether the key holds all custom fields at once. */
export function isCustomFields(key: string): boolean {
  return ['customfields', 'customfield'].includes(nameKey(key))
}

/** Of what is sent among the custom fields and is none: a shop's or a builder's own name for one of the contact's, or a no to messages. */
export function isOfContact(name: string, value: unknown): boolean {
  const { field, unknown, meanings } = readLabel(name)
  if (field === undefined) return false
  if (isConsent(field) && readConsentWord(value) === false) return true
  return unknown === 0 && !OTHERS.some((meaning) => meanings.has(meaning))
}
