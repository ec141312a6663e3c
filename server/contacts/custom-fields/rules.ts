/** What a custom field of contacts may be called and hold. */
import { NAME_LENGTH } from '../../http/limits.ts'
import { refuse } from '../../refusals.ts'

export const FIELD_TYPES = ['text', 'number', 'date', 'boolean'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Of one workspace: each is a column of its spreadsheets. */
export const FIELDS_MAXIMUM = 200

export interface FieldDraft {
  /** The data name: what values are stored, filtered and sent by. */
  readonly name: string
  readonly label: string
  readonly type: FieldType
}

/** What filters read without quotes: a letter, then letters, digits and `_`. */
const DATA_NAME = /^[A-Za-z][A-Za-z0-9_]{0,99}$/

/** A field as it was asked for, checked; `text` unless a type is named. Refused with 400. */
export function readField({
  name,
  label,
  type = 'text',
}: {
  readonly name: string
  readonly label: string
  readonly type?: string | undefined
}): FieldDraft {
  if (!DATA_NAME.test(name)) refuse('field-name-invalid', name.slice(0, 100))
  const known = FIELD_TYPES.find((known) => known === type)
  return {
    name,
    label: readLabel(label),
    type: known ?? refuse('field-type-unknown', type.slice(0, 100), FIELD_TYPES),
  }
}

/** What people call it. Refused with 400. */
export function readLabel(label: string): string {
  const shown = label.trim()
  return shown && shown.length <= NAME_LENGTH ? shown : refuse('field-label-invalid', NAME_LENGTH)
}

/** What filters, letters and flows call it by; matches it whole in their text. A data name needs no escaping. */
export function mentionOf(name: string): string {
  return `customFields\\.${name}([^A-Za-z0-9_]|$)`
}
