/** The cells of one imported row, sorted by the field they are for. Pure. */
import { NAME_LENGTH, TEXT_LENGTH, URL_LENGTH } from '../../http/limits.ts'
import type { CustomField } from '../webhook/custom-values.ts'
import { lineOf, textOf } from '../webhook/values.ts'
import type { Column, ImportField } from './import-columns.ts'

export interface Row {
  /** The filled cells of each field, those of its own name first. */
  readonly texts: Map<ImportField, string[]>
  readonly custom: readonly (readonly [CustomField, string])[]
  /** Why the row is refused, as far as is known. */
  readonly problems: string[]
}

const LENGTHS: Partial<Record<ImportField, number>> = {
  image: URL_LENGTH,
  bio: TEXT_LENGTH,
  tags: TEXT_LENGTH,
}

export function sortCells(cells: readonly string[], placed: readonly Column[]): Row {
  const texts = new Map<ImportField, string[]>()
  const custom: (readonly [CustomField, string])[] = []
  const problems: string[] = []
  for (const { index, title, field, custom: customField } of placed) {
    const text = cellText(cells[index])
    if (text === '') continue
    if (customField) custom.push([customField, text])
    if (!field) continue
    const most = LENGTHS[field] ?? NAME_LENGTH
    if (isLonger(text, most)) problems.push(`${title} is longer than ${most} characters`)
    else add(texts, field, field === 'bio' || field === 'tags' ? text : lineOf(text))
  }
  return { texts, custom, problems }
}

/** In characters as people count them. */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && Array.from(text).length > most
}

/** An export marks what a spreadsheet would run with an apostrophe: read back, it is gone. */
function cellText(cell: string | undefined): string {
  const text = textOf(cell) ?? ''
  return /^'[=+@\t\r-]/.test(text) ? text.slice(1) : text
}

function add(texts: Map<ImportField, string[]>, field: ImportField, text: string): void {
  const others = texts.get(field)
  if (others) others.push(text)
  else texts.set(field, [text])
}
