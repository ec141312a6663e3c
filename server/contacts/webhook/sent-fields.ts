/** What was sent to the contact webhook, sorted by the field it is for. Pure. */
import type { CustomField } from './custom-values.ts'
import { customNameOf, fieldOf, isCustomFields, nameKey, type FieldName } from './field-names.ts'
import { isAbsent } from './values.ts'

const NO_FIELD = 'no field is called so'

/** One key and its value; a repeated key is many, or one with a list. */
export interface Sent {
  readonly key: string
  readonly value: unknown
  /** Under the field's own name, or among the custom fields: it wins over synonyms and bare keys. */
  readonly isCanonical?: boolean
}

export interface SentFields {
  readonly fields: ReadonlyMap<FieldName, Sent[]>
  readonly custom: Map<string, Sent[]>
  /** By data name, and by what its spellings share. */
  readonly customFields: CustomFieldNames
  /** What each key was read as. */
  readonly read: Map<string, string>
  /** Why nothing was made of a key, or not of all of it. */
  readonly ignored: Map<string, string>
  /** What was meant for a field, and lost to another value. */
  readonly leftOver: Sent[]
}

interface CustomFieldNames {
  readonly exact: ReadonlyMap<string, CustomField>
  readonly loose: ReadonlyMap<string, CustomField>
}

/** Blank values are left out, as if their keys had not been sent. */
export function sortFields(
  entries: Iterable<readonly [string, unknown]>,
  customFields: readonly CustomField[],
): SentFields {
  const fields = new Map<FieldName, Sent[]>()
  const sentFields: SentFields = {
    fields,
    custom: new Map(),
    customFields: namesOf(customFields),
    read: new Map(),
    ignored: new Map(),
    leftOver: [],
  }
  for (const [key, value] of entries) {
    const field = isAbsent(value) ? undefined : fieldOf(key)
    if (field) add(fields, field, { key, value, isCanonical: key === field })
    else if (!isAbsent(value)) placeOther(sentFields, key, value)
  }
  for (const group of [...fields.values(), ...sentFields.custom.values()]) group.sort(canonicalFirst)
  return sentFields
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

function placeOther(sentFields: SentFields, key: string, value: unknown): void {
  if (!isCustomFields(key)) {
    const name = customNameOf(key)
    return void placeCustom(sentFields, name ?? key, { key, value, isCanonical: name !== undefined })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return void sentFields.ignored.set(key, 'must hold values by the names of custom fields')
  for (const [name, member] of Object.entries(value)) {
    if (!isAbsent(member))
      placeCustom(sentFields, name, { key: `${key}.${name}`, value: member, isCanonical: true })
  }
}

function namesOf(customFields: readonly CustomField[]): CustomFieldNames {
  const loose = new Map<string, CustomField>()
  for (const field of customFields) {
    const key = nameKey(field.name)
    if (key !== '' && !loose.has(key)) loose.set(key, field)
  }
  return { exact: new Map(customFields.map((field) => [field.name, field])), loose }
}

function add<Name>(groups: Map<Name, Sent[]>, name: Name, sent: Sent): void {
  const group = groups.get(name)
  if (group) group.push(sent)
  else groups.set(name, [sent])
}

function canonicalFirst(a: Sent, b: Sent): number {
  return Number(b.isCanonical ?? false) - Number(a.isCanonical ?? false)
}
