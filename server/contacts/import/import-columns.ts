/** Which column of an imported file holds which field of a contact, by the names people give columns. Pure. */
import { customNameOf, fieldOf, isConsent, nameKey } from '../webhook/field-names.ts'
import type { CustomField } from '../webhook/custom-values.ts'

export type LabelledField = CustomField & { readonly label: string }

export interface Mapping {
  readonly column: string
  readonly field: string
}

/** Where one column's cells go. */
export interface Column {
  readonly index: number
  readonly title: string
  readonly field: ImportField | undefined
  readonly custom: CustomField | undefined
  /** Under the field's own name, or mapped by hand: it wins over synonyms. */
  readonly isCanonical: boolean
}

export interface Columns {
  /** How many cells a row has. */
  readonly width: number
  /** Those with a place, the canonical ones of a field first. */
  readonly placed: readonly Column[]
  /** Titles of the columns that have none. */
  readonly ignored: readonly string[]
}

/** A mapping names a column or field that is not there; its message names those that are. */
export class MappingWrong extends Error {}

/** As nameKey writes them. What the webhook knows by more names is found by those. */
const NAMES = {
  email: 'email',
  phone: 'phone',
  name: 'name',
  first_name: 'firstname',
  last_name: 'lastname',
  tags: 'tags taggar etiketter',
  image: 'image imageurl avatar picture photo',
  bio: 'bio biography about',
  address: 'address streetaddress street address1 addressline1 adress gatuadress strasse adresse direccion',
  city: 'city town locality ort stad stadt ville ciudad',
  postalCode: 'postalcode postcode zip zipcode postnummer plz postleitzahl codepostal codigopostal',
  region: 'region province county lan bundesland kanton canton provincia',
  country: 'country countrycode land pays pais',
  source: 'source',
  state: 'state',
  follows_email: 'followsemail',
  follows_sms: 'followssms',
} as const satisfies Record<string, string>

export type ImportField = keyof typeof NAMES

const fields: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    // Object.entries forgets the type of the keys.
    names.split(' ').map((name) => [name, field as ImportField] as const),
  ),
)

/**
 * Places every column of the header: by `mappings` first, then by name, then as a custom field by data name or label.
 * Throws `MappingWrong` when a mapping names what is not there.
 */
export function placeColumns(
  header: readonly string[],
  customFields: readonly LabelledField[],
  mappings: readonly Mapping[] = [],
): Columns {
  const titles = header.map((title) => title.trim())
  const byHand = new Map(
    mappings.map(({ column, field }) => [titleOf(column, titles), fieldNamed(field, customFields)] as const),
  )
  const columns = titles.map((title, index) => {
    const mapped = byHand.get(title)
    return {
      index,
      title,
      isCanonical: mapped !== undefined || Object.hasOwn(NAMES, title),
      ...(mapped ?? targetOf(title, customFields)),
    }
  })
  return {
    width: header.length,
    placed: columns.filter(isPlaced).sort((a, b) => Number(b.isCanonical) - Number(a.isCanonical)),
    ignored: columns.filter((column) => !isPlaced(column)).map(({ title }) => title),
  }
}

/** As `placeColumns`, each column by its place: the name of its field, or null for none. Columns may share a title. */
export function placeByIndex(
  header: readonly string[],
  customFields: readonly LabelledField[],
  targets: readonly (string | null)[],
): Columns {
  const columns = header.map((title, index): Column => {
    const name = targets[index] ?? null
    const target = name === null ? NOWHERE : fieldNamed(name, customFields)
    return { index, title: title.trim(), isCanonical: false, ...target }
  })
  return {
    width: header.length,
    placed: columns.filter(isPlaced),
    ignored: columns.filter((column) => !isPlaced(column)).map(({ title }) => title),
  }
}

/** The names by which `placeByIndex` knows where the columns were placed. */
export function targetsOf({ width, placed }: Columns): (string | null)[] {
  const names = new Map(
    placed.map(({ index, field, custom }) => [
      index,
      field ?? (custom ? `customFields.${custom.name}` : null),
    ]),
  )
  return Array.from({ length: width }, (_, index) => names.get(index) ?? null)
}

/** `column=field` of the command line; the column's name may hold a `=`. */
export function readMapping(text: string): Mapping {
  const at = text.lastIndexOf('=')
  if (at < 1 || at === text.length - 1) {
    throw new MappingWrong(`--map ${text} is not column=field; write it as --map "E-mail 2=email"`)
  }
  return { column: text.slice(0, at).trim(), field: text.slice(at + 1).trim() }
}

function isPlaced({ field, custom }: Column): boolean {
  return field !== undefined || custom !== undefined
}

type Target = Pick<Column, 'field' | 'custom'>

const NOWHERE: Target = { field: undefined, custom: undefined }

function targetOf(title: string, customFields: readonly LabelledField[]): Target {
  const exact = customFields.find(({ name }) => name === title)
  if (exact) return { field: undefined, custom: exact }
  const field = known(title)
  if (field) return { field, custom: undefined }
  return { field: undefined, custom: customNamed(customNameOf(title) ?? title, customFields) }
}

function known(title: string): ImportField | undefined {
  const field = fieldOf(title)
  // A file says by its states who is subscribed; what columns of consent mean differs from shop to shop.
  if (field !== undefined && field !== 'note' && !isConsent(field)) return field
  return fields.get(nameKey(title))
}

function customNamed(name: string, customFields: readonly LabelledField[]): LabelledField | undefined {
  const key = nameKey(name)
  return (
    customFields.find((field) => field.name === name) ??
    customFields.find((field) => key !== '' && (nameKey(field.name) === key || nameKey(field.label) === key))
  )
}

function titleOf(column: string, titles: readonly string[]): string {
  const key = nameKey(column)
  const title =
    titles.find((one) => one === column) ?? titles.find((one) => key !== '' && nameKey(one) === key)
  if (title !== undefined) return title
  throw new MappingWrong(`The file has no column "${column}"; it has ${listed(titles)}`)
}

function fieldNamed(name: string, customFields: readonly LabelledField[]): Target {
  const field = fields.get(nameKey(name))
  if (field) return { field, custom: undefined }
  const custom = customNamed(customNameOf(name) ?? name, customFields)
  if (custom) return { field: undefined, custom }
  const possible = [...Object.keys(NAMES), ...customFields.map((one) => `customFields.${one.name}`)]
  throw new MappingWrong(`"${name}" is not a field of a contact; map to one of ${listed(possible)}`)
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
