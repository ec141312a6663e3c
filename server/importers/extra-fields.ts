/** What a service knows of people beyond our own fields: which custom fields hold it here, made where they are not there. */
import { createField, listFields, type CustomField } from '../contacts/custom-fields/store.ts'
import { FIELDS_MAXIMUM, type FieldType } from '../contacts/custom-fields/rules.ts'
import { TEXT_LENGTH } from '../http/limits.ts'
import { foldAccents } from '../lib/text.ts'
import type { Db } from '../platform/database.ts'
import type { Person } from './records.ts'

/** As what every value of a title can be read; numbers that begin with 0 or + are codes. */
const READS: readonly (readonly [FieldType, RegExp])[] = [
  ['boolean', /^(true|false|yes|no)$/i],
  ['number', /^-?(0|[1-9]\d{0,14})(\.\d{1,9})?$/],
  ['date', /^\d{4}-\d{2}-\d{2}([T ].*)?$/],
]

/** The titles of all extras, each with the type that all its values have. */
export async function extrasOf(people: AsyncIterable<Person>): Promise<ReadonlyMap<string, FieldType>> {
  const possible = new Map<string, readonly FieldType[]>()
  for await (const { extras } of people)
    for (const [title, text] of Object.entries(extras)) {
      if (text.length > TEXT_LENGTH) continue
      const before = possible.get(title) ?? READS.map(([type]) => type)
      possible.set(title, before.length === 0 ? before : before.filter((type) => reads(type, text)))
      if (possible.size > FIELDS_MAXIMUM * 5) return new Map()
    }
  return new Map([...possible].map(([title, types]) => [title, types[0] ?? 'text']))
}

function reads(type: FieldType, text: string): boolean {
  return READS.some(([known, shape]) => known === type && shape.test(text))
}

export interface ExtraFields {
  /** The field of each title. */
  readonly byTitle: ReadonlyMap<string, CustomField>
  /** The names of those that were made, or would be. */
  readonly made: readonly string[]
  /** Titles for which there is no room. */
  readonly left: readonly string[]
}

/** Fields are found by data name; `isTrial`: none is made. */
export async function fieldsFor(
  db: Db,
  workspaceId: string,
  titles: ReadonlyMap<string, FieldType>,
  isTrial: boolean,
): Promise<ExtraFields> {
  const known = await listFields(db, workspaceId)
  const byTitle = new Map<string, CustomField>()
  const made: string[] = []
  const left: string[] = []
  for (const [title, type] of titles) {
    const name = dataName(title)
    const there = known.find((field) => field.name.toLowerCase() === name)
    if (there) byTitle.set(title, there)
    else if (known.length >= FIELDS_MAXIMUM) left.push(title)
    else {
      const draft = { name, label: title.slice(0, 100), type }
      const field = { ...draft, ...(isTrial ? { id: '' } : await createField(db, workspaceId, draft)) }
      known.push(field)
      byTitle.set(title, field)
      made.push(name)
    }
  }
  return { byTitle, made, left }
}

/** `Shoe size (EU)` → `shoe_size_eu`. */
function dataName(title: string): string {
  const plain = foldAccents(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
  return (/^[a-z]/.test(plain) ? plain : `field_${plain}`).slice(0, 100)
}
