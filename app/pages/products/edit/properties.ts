/** Custom properties as rows of a form: texts, numbers, lists of either, and whatever else as JSON. Pure. */

export const KINDS = ['text', 'number', 'texts', 'numbers', 'data'] as const
export type Kind = (typeof KINDS)[number]

export interface Property {
  readonly name: string
  readonly kind: Kind
  /** As it is typed; of lists each by itself. */
  readonly value: string | readonly string[]
}

export type PropertyFault = 'nameless' | 'twice' | 'number' | 'data'

export function propertiesOf(properties: Readonly<Record<string, unknown>>): Property[] {
  return Object.entries(properties).map(([name, value]) => ({ name, ...typedOf(value) }))
}

function typedOf(value: unknown): Omit<Property, 'name'> {
  if (typeof value === 'number') return { kind: 'number', value: String(value) }
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return { kind: 'texts', value }
  if (Array.isArray(value) && value.every((each) => typeof each === 'number'))
    return { kind: 'numbers', value: value.map(String) }
  if (typeof value === 'string') return { kind: 'text', value }
  return { kind: 'data', value: JSON.stringify(value, null, 2) }
}

/** As they are sent; what has a fault is not asked for. */
export function readProperties(rows: readonly Property[]): Record<string, unknown> {
  return Object.fromEntries(rows.map(({ name, kind, value }) => [name.trim(), read(kind, value)]))
}

function read(kind: Kind, value: Property['value']): unknown {
  if (typeof value !== 'string') return kind === 'numbers' ? value.map(numberIn) : value
  if (kind === 'number') return numberIn(value)
  return kind === 'data' ? (JSON.parse(value) as unknown) : value
}

/** "1,5" is said in half of Europe. */
function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
}

/** What is wrong with a row, among all. */
export function faultOf(row: Property, rows: readonly Property[]): PropertyFault | undefined {
  const name = row.name.trim()
  if (name === '') return 'nameless'
  if (rows.filter((other) => other.name.trim() === name).length > 1) return 'twice'
  const { kind, value } = row
  const numbers = kind === 'number' || kind === 'numbers' ? [value].flat() : []
  if (!numbers.every((text) => Number.isFinite(numberIn(text)))) return 'number'
  return kind === 'data' && !isObject(value) ? 'data' : undefined
}

function isObject(value: Property['value']): boolean {
  try {
    const parsed: unknown = JSON.parse(String(value))
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  } catch {
    return false
  }
}

/** The same value as another kind, as far as it can be. */
export function asKind({ name, value }: Property, kind: Kind): Property {
  const texts = [value].flat().filter((text) => text !== '')
  const isList = kind === 'texts' || kind === 'numbers'
  return { name, kind, value: isList ? texts : texts.join(', ') || (kind === 'data' ? '{}' : '') }
}
