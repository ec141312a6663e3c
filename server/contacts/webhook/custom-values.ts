/** A custom field's value as it is stored: of the field's type, whatever the sender wrote. */
import { TEXT_LENGTH } from '../../http/limits.ts'
import { readBoolean, readDate, readNumber } from '../../lib/parse-user-input.ts'
import { textOf } from './values.ts'

export interface CustomField {
  /** The data name: what a sender calls it. */
  readonly name: string
  readonly type: 'text' | 'number' | 'date' | 'boolean'
}

export type CustomValue = string | number | boolean

/** Undefined when the value does not fit the type. Several ticked boxes of a text field become one text. */
export function customValue(
  type: CustomField['type'],
  value: unknown,
  country?: string,
): CustomValue | undefined {
  const text = Array.isArray(value) && type === 'text' ? joined(value) : textOf(value)
  if (text === undefined) return undefined
  if (type === 'number') return readNumber(text, country)
  if (type === 'date') return readDate(text, country)
  if (type === 'boolean') return readBoolean(text)
  return text.length <= TEXT_LENGTH ? text : undefined
}

function joined(values: readonly unknown[]): string | undefined {
  const texts = values.map(textOf)
  return texts.includes(undefined) ? undefined : texts.filter((text) => text !== '').join(', ')
}
