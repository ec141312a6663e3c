/** Parts of a name, a phone, an address, by what they are called within it. Pure. */
import type { FieldName } from '../field-kinds.ts'
import type { Meaning } from './words.ts'

const NAME_PARTS: Readonly<Record<string, FieldName>> = {
  first: 'first_name',
  given: 'first_name',
  givenname: 'first_name',
  last: 'last_name',
  family: 'last_name',
  surname: 'last_name',
  full: 'name',
  fullname: 'name',
  formatted: 'name',
  display: 'name',
  firstandlast: 'name',
  value: 'name',
}
const PHONE_PARTS: Readonly<Record<string, FieldName>> = {
  full: 'phone',
  number: 'phone',
  phone: 'phone',
  e164: 'phone',
  international: 'phone',
  formatted: 'phone',
  value: 'phone',
  internationalnumber: 'phone',
  normalizednumber: 'phone',
  normalisednumber: 'phone',
  nationalnumber: 'phone',
  national: 'phone',
  home: 'phone',
  work: 'phone',
  office: 'phone',
  private: 'phone',
  primary: 'phone',
  main: 'phone',
}
const EMAIL_PARTS: Readonly<Record<string, FieldName>> = {
  address: 'email',
  value: 'email',
  email: 'email',
  email_address: 'email',
  home: 'email',
  work: 'email',
  private: 'email',
  personal: 'email',
  primary: 'email',
  main: 'email',
}
const ADDRESS_PARTS: Readonly<Record<string, FieldName>> = {
  full: 'address',
  formatted: 'address',
  street: 'address',
  line1: 'address',
  thoroughfare: 'address',
  label: 'address',
  value: 'address',
  line2: 'address2',
  state: 'region',
  zip: 'postal_code',
  postal: 'postal_code',
  code: 'postal_code',
  area: 'region',
  number: 'address2',
}

const COUNTRY_PARTS = new Set(['iso', 'iso2', 'isocode', 'code', 'alpha2', 'name', 'value', 'label'])
const TAG_PARTS = new Set([
  'name',
  'title',
  'label',
  'text',
  'value',
  'tag',
  'data',
  'items',
  'list',
  'values',
  'names',
])

/** What a part is that says little by itself: `name.first`, `address.line1`. */
export function partOf(
  label: string,
  outer: FieldName | undefined,
  around: ReadonlySet<Meaning>,
): FieldName | undefined {
  const key = label.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  if (outer === 'name') return NAME_PARTS[key]
  if (outer === 'phone') return PHONE_PARTS[key]
  if (outer === 'email') return EMAIL_PARTS[key]
  if (outer === 'country') return COUNTRY_PARTS.has(key) ? 'country' : undefined
  if (outer === 'tags') return TAG_PARTS.has(key) ? 'tags' : undefined
  if (outer === 'note')
    return ['text', 'body', 'content', 'value', 'message'].includes(key) ? 'note' : undefined
  return outer === 'address' || around.has('address') ? ADDRESS_PARTS[key] : undefined
}

/** Of a person, and of nothing else: "Nome e cognome", beside "Referente". */
const BOTH_NAMES =
  /^(?:first|vor|for|nom|nome|nombres?|imie|etu|etunimi|voor|prenom|fornamn|fornavn|name|efternamn).{0,6}(?:last|nach|efter|etter|prenom|nom$|cognome|sobrenome|apelido|apellidos?|nazwisko|suku|achter|fornamn)/

/** Of a phrase that means a name. */
export function isOfBothNames(phrase: string): boolean {
  return BOTH_NAMES.test(phrase)
}
