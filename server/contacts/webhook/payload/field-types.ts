/** What senders call the type of a field. Pure. */
import type { FieldName } from '../field-kinds.ts'

const TYPES: readonly (readonly [RegExp, FieldName])[] = [
  [/e-?mail/i, 'email'],
  [/phone|^tel$|mobile|msisdn/i, 'phone'],
  [/^(?:first_?name|given_?name)$/i, 'first_name'],
  [/^(?:last_?name|family_?name)$/i, 'last_name'],
  [/^(?:full_?name|name|control_fullname|names|person_name)$/i, 'name'],
]

export function fieldOfType(type: string | undefined): FieldName | undefined {
  return type === undefined ? undefined : TYPES.find(([pattern]) => pattern.test(type))?.[1]
}
