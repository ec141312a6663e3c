/** What custom properties hold: pictures, tables such as variants, and the rest. Pure. */

export interface Tabular {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface ProductData {
  /** Addresses, each once, the product's own first. */
  readonly pictures: readonly string[]
  readonly tables: readonly Tabular[]
  readonly facts: readonly (readonly [name: string, value: string])[]
}

const PICTURES = /^(?:.*(?:image|picture|photo|bild|foto|galler)[a-z]*)$/i
const ADDRESS = /^(?:https?:\/\/|\/media\/)\S+$/
const COLUMNS = 12

export function dataOf(imageUrl: string | null, properties: Readonly<Record<string, unknown>>): ProductData {
  const pictures = new Set<string>(imageUrl ? [imageUrl] : [])
  const tables: Tabular[] = []
  const facts: [string, string][] = []
  for (const [name, value] of Object.entries(properties)) {
    const shown = PICTURES.test(name) ? addressesIn(value) : []
    const table = tableOf(value)
    if (shown.length > 0) shown.forEach((address) => pictures.add(address))
    else if (table) tables.push({ name, ...table })
    else facts.push([name, written(value)])
  }
  return { pictures: [...pictures], tables, facts }
}

function addressesIn(value: unknown): string[] {
  return [value].flat().filter((each): each is string => typeof each === 'string' && ADDRESS.test(each))
}

/** Objects by their names, objects in a list, or columns of the same length. */
function tableOf(value: unknown): Omit<Tabular, 'name'> | undefined {
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  const [only] = entries
  if (entries.length === 1 && Array.isArray(only?.[1]) && only[1].every(isObject))
    return rowsOf(only[1].map((row) => ['', row] as const))
  if (entries.length > 0 && entries.every(([, row]) => isObject(row)))
    return rowsOf(entries as (readonly [string, Readonly<Record<string, unknown>>])[])
  const columns = entries.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const [length = 0, ...others] = columns.map(([, list]) => list.length)
  if (columns.length !== entries.length || columns.length < 2 || length < 2) return undefined
  if (others.some((other) => other !== length)) return undefined
  return {
    columns: columns.map(([name]) => name),
    rows: Array.from({ length }, (_, at) => columns.map(([, list]) => written(list[at]))),
  }
}

function rowsOf(
  named: readonly (readonly [string, Readonly<Record<string, unknown>>])[],
): Omit<Tabular, 'name'> | undefined {
  const columns = [...new Set(named.flatMap(([, row]) => Object.keys(row)))].slice(0, COLUMNS)
  if (named.length === 0 || columns.length === 0) return undefined
  const isNamed = named.some(([name]) => name !== '')
  return {
    columns: isNamed ? ['', ...columns] : columns,
    rows: named.map(([name, row]) => [
      ...(isNamed ? [name] : []),
      ...columns.map((column) => written(row[column])),
    ]),
  }
}

/** As a person reads it. */
function written(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(written).join(', ')
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${written(each)}`)
    .join(', ')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
