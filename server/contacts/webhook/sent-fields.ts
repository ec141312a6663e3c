/** What was sent to the contact webhook, by the field it is for. Pure. */
import type { CustomField } from './custom-values.ts'
import type { FieldName } from './field-kinds.ts'
import { nameKey } from './name-key.ts'

export const NO_FIELD = 'no field is called so'

/** One key and its value; a repeated key is many, or one with a list. */
export interface Sent {
  readonly key: string
  readonly value: unknown
  /** What people read beside it, where that is not the key. */
  readonly label?: string
  /** The most wins; what lies among the custom fields has more than any bare key. */
  readonly points?: number
  /** Other ways to write the same value, tried first. */
  readonly texts?: readonly string[]
  /** What it is a part of, so that an address is of one place. */
  readonly around?: string
  /** Nothing was sent but that a box was not ticked. */
  readonly isBlank?: boolean
}

export interface SentFields {
  readonly fields: Map<FieldName, Sent[]>
  readonly custom: Map<string, Sent[]>
  /** By data name, and by what its spellings share. */
  readonly customFields: CustomFieldNames
  /** What each key was read as. */
  readonly read: Map<string, string>
  /** Why it was read so. */
  readonly why: Map<string, string>
  /** Why nothing was made of a key, or not of all of it. */
  readonly ignored: Map<string, string>
  /** What was meant for a field, and lost to another value. */
  readonly leftOver: Sent[]
}

interface CustomFieldNames {
  readonly exact: ReadonlyMap<string, CustomField>
  readonly loose: ReadonlyMap<string, CustomField>
}

/** Into the group of a field, with why. */
export function addField(sentFields: SentFields, field: FieldName, sent: Sent, why: string): void {
  sentFields.why.set(sent.key, why)
  add(sentFields.fields, field, sent)
}

/**
 * A custom field of that name takes the value after all others of its own; without one the key is ignored. Whether
 * there is one.
 */
export function placeCustom(sentFields: SentFields, name: string, sent: Sent, reason = NO_FIELD): boolean {
  const { exact, loose } = sentFields.customFields
  const field = exact.get(name) ?? loose.get(nameKey(name))
  if (field) add(sentFields.custom, field.name, sent)
  else sentFields.ignored.set(sent.key, reason)
  return field !== undefined
}

/** Whether there is a custom field of that name. */
export function hasCustom({ customFields: { exact, loose } }: SentFields, name: string): boolean {
  return exact.has(name) || loose.has(nameKey(name))
}

/** Kept in the note, since it was meant for a field. */
export function leaveOver(sentFields: SentFields, sent: Sent, reason: string): void {
  sentFields.ignored.set(sent.key, reason)
  sentFields.leftOver.push(sent)
}

export function namesOf(customFields: readonly CustomField[]): CustomFieldNames {
  const loose = new Map<string, CustomField>()
  for (const field of customFields) {
    const key = nameKey(field.name)
    if (key !== '' && !loose.has(key)) loose.set(key, field)
  }
  return { exact: new Map(customFields.map((field) => [field.name, field])), loose }
}

export function add<Name>(groups: Map<Name, Sent[]>, name: Name, sent: Sent): void {
  const group = groups.get(name)
  if (group) group.push(sent)
  else groups.set(name, [sent])
}

export function bestFirst(a: Sent, b: Sent): number {
  return (b.points ?? 0) - (a.points ?? 0)
}
