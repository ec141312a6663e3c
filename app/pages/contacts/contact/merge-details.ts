/** The fields of a contact as a form has them; what of them changed; what two people changed at once. Pure. */
import type { ContactChanges, ContactPage } from '../../../../server/app-api/contact-schemas.ts'

export const LINES = [
  'name',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'region',
  'country',
  'source',
  'image',
  'bio',
] as const
type Line = (typeof LINES)[number]

/** Blank where the contact has none. */
export type Typed = Record<Line, string> & { customFields: Record<string, string> }

export function typedOf({ contact, fields }: Pick<ContactPage, 'contact' | 'fields'>): Typed {
  const lines = LINES.map((name) => [name, contact[name] ?? ''] as const)
  const custom = fields.map(({ name }) => [name, textOf(contact.customFields[name])] as const)
  // Each line is there, by the list of them.
  return { ...(Object.fromEntries(lines) as Record<Line, string>), customFields: Object.fromEntries(custom) }
}

/** What is sent: the members that are another than they were, null where they were emptied. */
export function changesOf(base: Typed, mine: Typed): ContactChanges {
  const lines = LINES.filter((name) => changed(base[name], mine[name])).map(
    (name) => [name, mine[name].trim() || null] as const,
  )
  const custom = Object.entries(mine.customFields)
    .filter(([name, is]) => changed(base.customFields[name], is))
    .map(([name, is]) => [name, is.trim() || null] as const)
  return {
    ...Object.fromEntries(lines),
    ...(custom.length > 0 && { customFields: Object.fromEntries(custom) }),
  }
}

/** Paths of the fields that both changed since `base`, to different words. */
export function clashesOf(base: Typed, mine: Typed, theirs: Typed): readonly string[] {
  const [was, is, saved] = [flat(base), flat(mine), flat(theirs)]
  return [...is.keys()].filter((path) => {
    const [a, b, c] = [was.get(path), is.get(path), saved.get(path)]
    return b !== a && c !== a && b !== c
  })
}

/** Theirs, with what I changed on top of it. */
export function mergedOf(base: Typed, mine: Typed, theirs: Typed): Typed {
  const lines = LINES.map((name) => [name, own(base[name], mine[name], theirs[name])] as const)
  const custom = Object.entries(mine.customFields).map(
    ([name, is]) => [name, own(base.customFields[name], is, theirs.customFields[name])] as const,
  )
  return { ...(Object.fromEntries(lines) as Record<Line, string>), customFields: Object.fromEntries(custom) }
}

function changed(was: string | undefined, is: string): boolean {
  return is.trim() !== (was ?? '')
}

function own(was: string | undefined, is: string, saved: string | undefined): string {
  return is === (was ?? '') ? (saved ?? '') : is
}

function flat({ customFields, ...lines }: Typed): Map<string, string> {
  const custom = Object.entries(customFields).map(([name, text]) => [`customFields.${name}`, text] as const)
  return new Map([...Object.entries(lines), ...custom])
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
