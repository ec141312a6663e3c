/** A CSV file of a service's people, read row by row: what its columns hold, and what the service says of each. */
import { placeColumns, type ImportField } from '../contacts/import/import-columns.ts'
import { openTable } from '../contacts/import/import-table.ts'
import { FileUnreadable } from '../contacts/import/import-layout.ts'
import type { ExportFile } from './bundle.ts'
import { ExportUnreadable, type Person } from './records.ts'

/** The filled cells of a row, by the titles of their columns in lower case. */
export type Row = Readonly<Record<string, string>>

export type Judgement = Omit<Person, 'line' | 'cells' | 'extras'> & {
  readonly extras?: Readonly<Record<string, string>>
  readonly tags?: readonly string[]
}

export interface Sheet {
  /** Titles in lower case: the field of a column, or null where it is left out. Others are known by their names. */
  readonly columns: Readonly<Record<string, ImportField | null>>
  /** Undefined: the row is nobody. */
  readonly judge: (row: Row) => Judgement | undefined
  /** Columns without a field become custom fields; else they are left out. */
  readonly keepsExtras: boolean
}

const OWN_COLUMNS: ReadonlySet<string> = new Set(['state', 'follows_email', 'follows_sms', 'tags'])

export async function* readPeople(file: ExportFile, sheet: Sheet): AsyncGenerator<Person, void> {
  const table = await openTable(file.path).catch((error: unknown) => {
    if (error instanceof FileUnreadable) throw new ExportUnreadable(`${file.name}: ${error.message}`)
    throw error
  })
  try {
    const titles = table.header.map((title) => title.trim())
    const places = placesOf(titles, sheet)
    for await (const rows of table.rows())
      for (const { line, cells } of rows) {
        const person = personOf(line, titles, cells, places, sheet)
        if (person) yield person
      }
  } finally {
    await table.close()
  }
}

/** The titles of a file, in lower case. */
export async function headerOf(file: ExportFile): Promise<readonly string[]> {
  const table = await openTable(file.path)
  await table.close()
  return table.header.map((title) => title.trim().toLowerCase())
}

type Place = { readonly field: ImportField } | { readonly extra: string } | undefined

function placesOf(titles: readonly string[], { columns, keepsExtras }: Sheet): readonly Place[] {
  const known = new Map(placeColumns(titles, []).placed.map(({ index, field }) => [index, field]))
  return titles.map((title, index): Place => {
    const named = columns[title.toLowerCase()]
    if (named === null || title === '') return undefined
    const field = named ?? known.get(index)
    if (field && (named || !OWN_COLUMNS.has(field))) return { field }
    return keepsExtras ? { extra: title } : undefined
  })
}

function personOf(
  line: number,
  titles: readonly string[],
  texts: readonly string[],
  places: readonly Place[],
  { judge }: Sheet,
): Person | undefined {
  const row: Record<string, string> = {}
  const cells: Partial<Record<ImportField, string>> = {}
  const extras: Record<string, string> = {}
  for (const [index, title] of titles.entries()) {
    const text = texts[index]?.trim() ?? ''
    if (text === '') continue
    row[title.toLowerCase()] ??= text
    const place = places[index]
    if (place && 'field' in place) cells[place.field] ??= text
    else if (place) extras[place.extra] = text
  }
  const judgement = judge(row)
  if (!judgement) return undefined
  const { tags = [], extras: more = {}, ...known } = judgement
  if (tags.length > 0) cells.tags = [cells.tags, ...tags.map(oneTag)].filter(Boolean).join(',')
  return { line, cells, extras: { ...extras, ...more }, ...known }
}

/** A comma parts tags in a cell. */
export function oneTag(tag: string): string {
  return tag.replaceAll(',', ' ').trim()
}

/** The members of a JSON object in a cell, each as text; {} for what is none. */
export function membersOf(text: string | undefined): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? textsOf(value) : {}
  } catch {
    return {}
  }
}

export function textsOf(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const text = typeof member === 'string' ? member : JSON.stringify(member)
      return member === null || text === undefined || text === '' ? [] : [[name, text] as const]
    }),
  )
}
