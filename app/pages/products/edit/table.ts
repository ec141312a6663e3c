/** A property that holds rows, such as variants: read into a form, and written back in the shape it came in. Pure. */

export const COLUMN_KINDS = ['text', 'number', 'yesNo'] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

export interface TableColumn {
  readonly name: string
  readonly kind: ColumnKind
}

/** As it is typed; of `yesNo` `yes` or `no`; null where that is what is sent, undefined where nothing is. */
export type Cell = string | null | undefined

export interface TableRow {
  /** Its own among the rows, for as long as they are edited. */
  readonly id: string
  /** In a table by names, what the row is kept by. */
  readonly name: string
  readonly cells: readonly Cell[]
}

export interface EditedTable {
  /** Objects by their names, which have no order; objects in a list; or a list a column. */
  readonly shape: 'named' | 'list' | 'columns'
  /** What a list is kept under. */
  readonly key: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
}

export type CellFault = 'nameless' | 'twice' | 'number'

type Cells = Readonly<Record<string, unknown>>

/** More of it is edited as data. */
const MOST = { rows: 200, columns: 12 }
const NAMING = /^(name|title|size|variant|namn|titel|storlek)$/i
const KIND_OF: Readonly<Record<string, ColumnKind>> = { string: 'text', number: 'number', boolean: 'yesNo' }

/** What a first variant is asked for. */
export const EMPTY_TABLE: EditedTable = {
  shape: 'list',
  key: 'items',
  columns: [
    { name: 'name', kind: 'text' },
    { name: 'sku', kind: 'text' },
    { name: 'price', kind: 'number' },
    { name: 'stock', kind: 'number' },
  ],
  rows: [{ id: '0', name: '', cells: [undefined, undefined, undefined, undefined] }],
}

/** Undefined for what rows of plain fields cannot say without loss. */
export function readTable(value: unknown): EditedTable | undefined {
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  const [first] = entries
  const [key, only] = first ?? ['', undefined]
  if (entries.length === 1 && Array.isArray(only) && only.every(isObject))
    return tableOf(
      'list',
      key,
      only.map((row) => ['', row] as const),
    )
  if (entries.every((entry): entry is [string, Cells] => isObject(entry[1])))
    return tableOf('named', '', entries)
  if (!entries.every((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))) return undefined
  const length = entries[0]?.[1].length ?? 0
  if (entries.length < 2 || length < 2 || entries.some(([, list]) => list.length !== length)) return undefined
  const rows = Array.from({ length }, (_, at) =>
    Object.fromEntries(entries.map(([name, list]) => [name, list[at]])),
  )
  return tableOf(
    'columns',
    '',
    rows.map((row) => ['', row] as const),
  )
}

function tableOf(
  shape: EditedTable['shape'],
  key: string,
  named: readonly (readonly [name: string, row: Cells])[],
): EditedTable | undefined {
  const found = [...new Set(named.flatMap(([, row]) => Object.keys(row)))]
  // The database keeps no order of names: what a row is called by comes first.
  const names = [...found.filter((name) => NAMING.test(name)), ...found.filter((name) => !NAMING.test(name))]
  if (named.length === 0 || named.length > MOST.rows || names.length === 0 || names.length > MOST.columns)
    return undefined
  const columns: TableColumn[] = []
  for (const name of names) {
    const said = named.map(([, row]) => row[name]).filter((value) => value !== undefined && value !== null)
    const kinds = new Set(said.map((value) => typeof value))
    const kind = KIND_OF[[...kinds].join() || 'string']
    if (kind === undefined) return undefined
    columns.push({ name, kind })
  }
  const rows = named.map(([name, row], at) => ({
    id: String(at),
    name,
    cells: names.map((each) => typed(row[each])),
  }))
  return { shape, key, columns, rows }
}

function typed(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' || value === null ? value : undefined
}

/** As it is sent; what has a fault is not asked for. Cells in which nothing is are left out. */
export function writeTable({ shape, key, columns, rows }: EditedTable): Readonly<Record<string, unknown>> {
  if (shape === 'columns')
    return Object.fromEntries(
      columns.map(({ name, kind }, at) => [
        name.trim(),
        rows.map(({ cells }) => written(kind, cells[at] ?? null)),
      ]),
    )
  const objects = rows.map(({ cells }) =>
    Object.fromEntries(
      columns.flatMap(({ name, kind }, at) => {
        const cell = cells[at]
        return cell === undefined ? [] : [[name.trim(), written(kind, cell)] as const]
      }),
    ),
  )
  if (shape === 'list') return { [key]: objects }
  return Object.fromEntries(rows.map(({ name }, at) => [name.trim(), objects[at]]))
}

function written(kind: ColumnKind, cell: string | null): unknown {
  if (cell === null) return null
  if (kind === 'yesNo') return cell === 'yes'
  return kind === 'number' ? numberIn(cell) : cell
}

/** "1,5" is said in half of Europe. */
export function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
}

export function cellFault({ columns }: EditedTable, { cells }: TableRow, at: number): CellFault | undefined {
  const cell = cells[at]
  if (columns[at]?.kind !== 'number' || typeof cell !== 'string') return undefined
  return Number.isFinite(numberIn(cell)) ? undefined : 'number'
}

export function nameFault(name: string, among: readonly { readonly name: string }[]): CellFault | undefined {
  const own = name.trim()
  if (own === '') return 'nameless'
  return among.filter((other) => other.name.trim() === own).length > 1 ? 'twice' : undefined
}

/** Whether all of it can be sent. */
export function isSound(table: EditedTable): boolean {
  const { shape, columns, rows } = table
  if (columns.some(({ name }) => nameFault(name, columns)) || columns.length === 0) return false
  if (shape === 'named' && rows.some(({ name }) => nameFault(name, rows))) return false
  return (
    rows.length > 0 && rows.every((row) => columns.every((_, at) => cellFault(table, row, at) === undefined))
  )
}

function isObject(value: unknown): value is Cells {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
