/** What of a contact is changed by hand, how it is read, and by what it is known whether somebody changed it since. Pure. */
import { createHash } from 'node:crypto'
import { readCountry } from '../lib/country.ts'
import { refuse } from '../refusals.ts'
import { mustBeEmail, mustBePhone } from './contact-input.ts'
import type { Contact } from './rules.ts'
import { customValue, type CustomField } from './webhook/custom-values.ts'

const TEXTS = ['name', 'image', 'bio', 'address', 'city', 'postalCode', 'region', 'source'] as const
const MEMBERS = [...TEXTS, 'email', 'phone', 'country', 'customFields'] as const

/** Null or blank: the contact has none of it any more. A member that is not named stays. */
export type DetailChanges = {
  readonly [Name in (typeof TEXTS)[number] | 'email' | 'phone' | 'country']?: string | null | undefined
} & {
  /** By data name, as people write them; others stay. */
  readonly customFields?: Readonly<Record<string, string | null>> | undefined
}

interface Terms {
  /** Of the workspace: numbers without a country code are read there. */
  readonly country: string
  readonly fields: readonly CustomField[]
}

type Details = Partial<Pick<Contact, (typeof MEMBERS)[number]>>

/** The members that change, as they are stored. Refused with 400, each by its member. */
export function editedContact(
  before: Pick<Contact, 'customFields'>,
  changes: DetailChanges,
  { country, fields }: Terms,
): Details {
  const edited: Record<string, unknown> = {}
  for (const name of TEXTS) if (changes[name] !== undefined) edited[name] = filled(changes[name])
  const read = {
    email: mustBeEmail,
    phone: (text: string) => mustBePhone(text, country),
    country: mustBeCountry,
  }
  for (const [name, reader] of Object.entries(read)) {
    // The keys of the very object above.
    const text = changes[name as keyof typeof read]
    if (text !== undefined) edited[name] = ((one) => one && reader(one))(filled(text))
  }
  if (changes.customFields) {
    edited['customFields'] = withCustom(before.customFields, changes.customFields, { country, fields })
  }
  return edited
}

/** Of the members that are changed by hand, and of nothing else: a click meanwhile is no conflict. */
export function detailsHash(contact: Pick<Contact, (typeof MEMBERS)[number]>): string {
  const members = MEMBERS.map((name) => contact[name])
  return createHash('sha256').update(JSON.stringify(members)).digest('hex').slice(0, 32)
}

function withCustom(
  before: Contact['customFields'],
  changes: Readonly<Record<string, string | null>>,
  { country, fields }: Terms,
): Contact['customFields'] {
  const values = new Map(Object.entries(before))
  for (const [name, text] of Object.entries(changes)) {
    const field =
      fields.find((one) => one.name === name) ?? refuse('custom-field-unknown', name.slice(0, 100))
    const typed = filled(text)
    if (typed === null) values.delete(name)
    else {
      const value = customValue(field.type, typed, country)
      values.set(name, value ?? refuse('custom-value-invalid', name, field.type))
    }
  }
  return Object.fromEntries(values)
}

function filled(text: string | null | undefined): string | null {
  return text?.trim() || null
}

function mustBeCountry(text: string): string {
  return readCountry(text) ?? refuse('country-invalid', text.slice(0, 40))
}
