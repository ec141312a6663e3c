/** A table of one person, as text or in lists: names in its first line and values in its second, parted by tabs, commas or semicolons. Pure. */
import { isEmailLike, isNumberLike } from '../values.ts'
import { readLabel } from './labels.ts'
import { firstText } from './member-words.ts'
import type { Node } from './tree.ts'

const COLUMNS_MAXIMUM = 200
const HEAD_LENGTH = 4_000
const SIGNS = ['\t', ';', ','] as const

export type Table = readonly (readonly [string, string])[]

/** `several` where more than one line of values is sent; undefined for any other text. */
export function tableIn(text: string): Table | 'several' | undefined {
  const head = text.trimStart().slice(0, HEAD_LENGTH).split(/\r?\n/, 1)[0] ?? ''
  const sign = SIGNS.find((one) => head.includes(one))
  if (sign === undefined || /[{}<>=]/.test(head)) return undefined
  const lines = linesOf(text.trim(), sign)
  if (isUpright(lines ?? [])) return lines?.map(([name = '', value = '']) => [name, value] as const)
  return withHead(lines ?? [])
}

/** The same of rows that were sent as lists. */
export function tableOfRows(rows: readonly unknown[]): Table | 'several' | undefined {
  return rows.length > 1 && rows.every(isRow)
    ? withHead(rows.map((row) => row.map((cell) => String(cell ?? ''))))
    : undefined
}

function isRow(row: unknown): row is (string | number | boolean | null)[] {
  return Array.isArray(row) && row.every((cell) => typeof cell !== 'object' || cell === null)
}

function withHead([names = [], values = [], third]: readonly (readonly string[])[]):
  | Table
  | 'several'
  | undefined {
  const isHead = isHeadOf(names) && values.length === names.length && values.some(isEmailLike)
  if (!isHead) return undefined
  return third === undefined ? names.map((name, at) => [name, values[at] ?? ''] as const) : 'several'
}

/** Names that people or programs give, of which two or more are a contact's fields. */
function isHeadOf(names: readonly string[]): boolean {
  return (
    names.length > 1 &&
    names.length <= COLUMNS_MAXIMUM &&
    names.every((name) => name.length <= 100 && !isEmailLike(name) && !isNumberLike(name)) &&
    names.some((name) => readLabel(name).field === 'email')
  )
}

/** Each name before its value: `Email⇥ann@example.com`. */
function isUpright(lines: readonly (readonly string[])[]): boolean {
  const heads = lines.map(([name = '']) => name)
  return (
    lines.length > 1 &&
    lines.length <= COLUMNS_MAXIMUM &&
    lines.every((cells) => cells.length === 2) &&
    lines.some(([name = '', value = '']) => isEmailLike(value) && readLabel(name).field === 'email') &&
    heads.every((name) => name.length <= 100 && /\p{L}/u.test(name) && !isEmailLike(name))
  )
}

/** The cells of the first lines; quotes hold signs and line breaks (RFC 4180). Undefined where a quote has no end. */
function linesOf(text: string, sign: string): string[][] | undefined {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${sign}\\r\\n][^${sign}\\r\\n]*|))(${sign}|\\r?\\n|$)`,
    'uy',
  )
  const lines: string[][] = [[]]
  for (let at = 0; lines.length <= COLUMNS_MAXIMUM;) {
    cell.lastIndex = at
    const [whole, quoted, bare = '', end = ''] = cell.exec(text) ?? []
    if (whole === undefined) return undefined
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim())
    at += whole.length
    if (end === '')
      return at >= text.length ? lines.filter((cells) => cells.some((one) => one !== '')) : undefined
    if (end !== sign) lines.push([])
  }
  return lines
}

interface Columns {
  readonly heads: readonly string[]
  readonly cells: readonly unknown[]
  /** What holds them. */
  readonly names: Node
  readonly rows: Node
}

/** `{headers: [a, b], row: [1, 2]}`: two lists of one length, of which one holds names. */
export function columnsIn(node: Node): Columns | undefined {
  const names = [...node.members.values()].find(({ name }) =>
    /^(?:headers?|columns?|questions|keys|labels|fieldnames)$/i.test(name),
  )
  const heads = names && (listIn(names) ?? [...names.members.values()].map(headOf))
  const rows = [...node.members.values()].find(({ name }) =>
    /^(?:rows?|values|answers|cells|record|data)$/i.test(name),
  )
  const [row, ...others] = rows?.members.values() ?? []
  const cells = rows && (listIn(rows) ?? (row && others.length === 0 ? listIn(row) : undefined))
  if (!heads || !cells || heads.length !== cells.length || heads.length < 2) return undefined
  const texts = heads.filter((head) => typeof head === 'string')
  return texts.length < heads.length ? undefined : { heads: texts, cells, names, rows }
}

/** `columns: [{name: "Email"}]` */
function headOf(node: Node): string | undefined {
  return firstText([...node.members.values()], ['label', 'title', 'header', 'text', 'name', 'field', 'key'])
}

function listIn(node: Node): unknown[] | undefined {
  const [only, ...more] = node.values
  return more.length === 0 && Array.isArray(only?.value) ? only.value : undefined
}
