/** The cells of one imported row, sorted by the field they are for. Pure. */
import { NAME_LENGTH, TEXT_LENGTH, URL_LENGTH } from '../../http/limits.ts'
import type { CustomField } from '../webhook/custom-values.ts'
import { said, type Refusal, type Said } from '../../refusals.ts'
import { lineOf, textOf } from '../webhook/values.ts'
import type { Column, ImportField } from './import-columns.ts'

/** What is wrong with a row; catalogues of other languages know it by `said`. */
export interface Problem {
  readonly message: string
  readonly said?: Said | undefined
}

export interface Row {
  /** The filled cells of each field, those of its own name first. */
  readonly texts: Map<ImportField, string[]>
  readonly custom: readonly (readonly [CustomField, string])[]
  /** Why the row is refused, as far as is known. */
  readonly problems: Problem[]
}

const LENGTHS: Partial<Record<ImportField, number>> = {
  image: URL_LENGTH,
  bio: TEXT_LENGTH,
  tags: TEXT_LENGTH,
}

export function sortCells(cells: readonly string[], placed: readonly Column[]): Row {
  const texts = new Map<ImportField, string[]>()
  const custom: (readonly [CustomField, string])[] = []
  const problems: Problem[] = []
  for (const { index, title, field, custom: customField } of placed) {
    const text = cellText(cells[index])
    if (text === '') continue
    if (customField) custom.push([customField, text])
    if (!field) continue
    const most = LENGTHS[field] ?? NAME_LENGTH
    if (isLonger(text, most)) problems.push(longer(title, most))
    else add(texts, field, field === 'bio' || field === 'tags' ? text : lineOf(text))
  }
  return { texts, custom, problems }
}

export function problem(message: string, key: string, ...values: readonly (string | number)[]): Problem {
  return { message, said: said(key, ...values) }
}

export function longer(title: string, most: number): Problem {
  return problem(`${title} is longer than ${most} characters`, 'row-cell-long', title, most)
}

export function problemOf({ message, answer }: Refusal): Problem {
  return { message, said: answer.said }
}

/** All that is wrong with a row, as one sentence. */
export function reasonOf(problems: readonly Problem[]): string {
  return problems.map(({ message }) => message).join('; ')
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
