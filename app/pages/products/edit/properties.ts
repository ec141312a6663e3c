/** Custom properties as rows of a form: texts, numbers, lists of either, tables, and whatever else as JSON. Pure. */
import { EMPTY_TABLE, isSound, numberIn, readTable, writeTable, type EditedTable } from './table.ts'

export const KINDS = ['text', 'number', 'texts', 'numbers', 'table', 'data'] as const
export type Kind = (typeof KINDS)[number]

export interface Property {
  readonly name: string
  readonly kind: Kind
  /** As it is typed; of lists each by itself. */
  readonly value: string | readonly string[] | EditedTable
}

export type PropertyFault = 'nameless' | 'twice' | 'number' | 'data' | 'table'

export function propertiesOf(properties: Readonly<Record<string, unknown>>): Property[] {
  return Object.entries(properties).map(([name, value]) => ({ name, ...typedOf(value) }))
}

function typedOf(value: unknown): Omit<Property, 'name'> {
  if (typeof value === 'number') return { kind: 'number', value: String(value) }
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return { kind: 'texts', value }
  if (Array.isArray(value) && value.every((each) => typeof each === 'number'))
    return { kind: 'numbers', value: value.map(String) }
  if (typeof value === 'string') return { kind: 'text', value }
  const table = readTable(value)
  return table ? { kind: 'table', value: table } : { kind: 'data', value: JSON.stringify(value, null, 2) }
}

/** As they are sent; what has a fault is not asked for. */
export function readProperties(rows: readonly Property[]): Record<string, unknown> {
  return Object.fromEntries(rows.map(({ name, kind, value }) => [name.trim(), read(kind, value)]))
}

function read(kind: Kind, value: Property['value']): unknown {
  if (isTable(value)) return writeTable(value)
  if (typeof value !== 'string') return kind === 'numbers' ? value.map(numberIn) : value
  if (kind === 'number') return numberIn(value)
  return kind === 'data' ? (JSON.parse(value) as unknown) : value
}

export function isTable(value: Property['value']): value is EditedTable {
  return typeof value === 'object' && 'rows' in value
}

/** What is wrong with a row, among all. */
export function faultOf(row: Property, rows: readonly Property[]): PropertyFault | undefined {
  const name = row.name.trim()
  if (name === '') return 'nameless'
  if (rows.filter((other) => other.name.trim() === name).length > 1) return 'twice'
  const { kind, value } = row
  if (isTable(value)) return isSound(value) ? undefined : 'table'
  const numbers = kind === 'number' || kind === 'numbers' ? [value].flat() : []
  if (!numbers.every((text) => Number.isFinite(numberIn(text)))) return 'number'
  return kind === 'data' && !isObject(value) ? 'data' : undefined
}

function isObject(value: Property['value']): boolean {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : undefined
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  } catch {
    return false
  }
}

/** The same value as another kind, as far as it can be. */
export function asKind({ name, value }: Property, kind: Kind): Property {
  if (kind === 'table') return { name, kind, value: tableIn(value) ?? EMPTY_TABLE }
  if (isTable(value))
    return {
      name,
      kind,
      value:
        kind === 'data'
          ? JSON.stringify(writeTable(value), null, 2)
          : asKind({ name, kind: 'text', value: '' }, kind).value,
    }
  const texts = [value].flat().filter((text) => text !== '')
  const isList = kind === 'texts' || kind === 'numbers'
  return { name, kind, value: isList ? texts : texts.join(', ') || (kind === 'data' ? '{}' : '') }
}

function tableIn(value: Property['value']): EditedTable | undefined {
  if (isTable(value)) return value
  try {
    return readTable(JSON.parse(String(value)))
  } catch {
    return undefined
  }
}

/** As they are said where two people changed them. */
export function propertiesText(properties: readonly Property[]): string {
  return properties
    .map(({ name, value }) => `${name}: ${isTable(value) ? rowsText(value) : [value].flat().join(', ')}`)
    .join('; ')
}

function rowsText({ rows }: EditedTable): string {
  return rows.map(({ name, cells }) => [name, ...cells].filter(Boolean).join(' ')).join(' / ')
}
