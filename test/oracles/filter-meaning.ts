/** What a filter means, said a second time in plain JavaScript: the tests compare the database with it. */
import type { Condition, Filter, Value } from '../../server/query/filter/tree.ts'

export interface Row {
  readonly id: string
  readonly feed_id: string | null
  readonly name: string | null
  readonly email: string | null
  readonly price: number | null
  readonly count: number
  readonly vip: boolean | null
  readonly created: string
  readonly seen: string | null
  readonly tags: readonly string[] | null
  readonly labels: readonly string[] | null
  readonly custom_fields: Readonly<Record<string, unknown>> | null
  readonly follows_email: string | null
}

type Scalar = string | number | boolean

const COLUMNS: Readonly<Record<string, keyof Row>> = {
  feedId: 'feed_id',
  customFields: 'custom_fields',
  'follows.email': 'follows_email',
}

const CASELESS = new Set(['email', 'labels'])

/** Whether the row of the examples' table matches. */
export function holds(filter: Filter, row: Row): boolean {
  if ('and' in filter) return filter.and.every((part) => holds(part, row))
  if ('or' in filter) return filter.or.some((part) => holds(part, row))
  if ('not' in filter) return !holds(filter.not, row)
  if (filter.operator === 'ne') return !holds({ ...filter, operator: 'eq' }, row)
  if (filter.field === 'customFields') return memberHolds(filter, row)
  const column = row[COLUMNS[filter.field] ?? (filter.field as keyof Row)] as
    | Scalar
    | readonly string[]
    | null
  const subjects = column === null ? [] : [column].flat()
  if (filter.values[0] === null) return subjects.length === 0
  return subjects.some((subject) => compares(comparable(filter), subject, CASELESS.has(filter.field)))
}

/** An id that is not a UUID equals nothing and comes neither before nor after anything. */
function comparable(filter: Condition): Condition {
  if (filter.field !== 'id' && filter.field !== 'feedId') return filter
  const ids = filter.values.filter((value) => /^[0-9a-f-]{36}$/.test(String(value)))
  const isWhole = filter.operator === 'in' || ids.length === filter.values.length
  return isWhole ? { ...filter, values: ids } : { ...filter, operator: 'in', values: [] }
}

function memberHolds(filter: Condition, row: Row): boolean {
  const members = row.custom_fields ?? {}
  const member = memberOf(members, filter.key ?? '') ?? null
  if (filter.values[0] === null) return member === null
  const elements = [member].flat().filter((element) => element !== null)
  const texts = elements.map((element) => (typeof element === 'string' ? element : plain(element)))
  return texts.some((text) => filter.values.some((_, index) => memberCompares(filter, text, index)))
}

/** Its own name first, dots and all; then from map to map. */
function memberOf(members: Readonly<Record<string, unknown>>, key: string): unknown {
  if (Object.hasOwn(members, key)) return members[key]
  return key.split('.').reduce<unknown>((within, name) => {
    const isMap = typeof within === 'object' && within !== null && Object.hasOwn(within, name)
    return isMap ? (within as Readonly<Record<string, unknown>>)[name] : undefined
  }, members)
}

/** Each value of a list by its own kind; other operators have values of one kind. */
function memberCompares(filter: Condition, text: string, index: number): boolean {
  const values = filter.operator === 'in' ? filter.values.slice(index, index + 1) : filter.values
  if (typeof values[0] !== 'number') return compares({ ...filter, values: values.map(String) }, text, false)
  const isNumber = text.length <= 400 && /^-?[0-9]+(\.[0-9]+)?$/.test(text)
  return isNumber && compares({ ...filter, values }, Number(text), false)
}

/** As jsonb prints it: numbers without an exponent. */
function plain(value: unknown): string {
  return typeof value === 'number' && Math.abs(value) >= 1e21
    ? BigInt(`1${'0'.repeat(Math.round(Math.log10(value)))}`).toString()
    : JSON.stringify(value)
}

function compares({ operator, values }: Condition, subject: Scalar, caseless: boolean): boolean {
  const fold = (value: Value | undefined) =>
    (caseless && typeof value === 'string' ? value.toLowerCase() : value) as Scalar
  const left = fold(subject)
  const [first, second] = values.map(fold) as [Scalar, Scalar]
  switch (operator) {
    case 'gt':
      return left > first
    case 'ge':
      return left >= first
    case 'lt':
      return left < first
    case 'le':
      return left <= first
    case 'between':
      return left >= first && left <= second
    case 'like':
      return expressionOf(String(first)).test(String(subject))
    default:
      return values.map(fold).includes(left)
  }
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern.match(/\\[\\%_]|[\s\S]/gu) ?? []
  const body = parts.map((part) => {
    if (part === '%') return '.*'
    if (part === '_') return '.'
    return (part.length > 1 ? part.slice(1) : part).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  })
  const isAnchored = parts.some((part) => part === '%' || part === '_')
  return new RegExp(isAnchored ? `^${body.join('')}$` : body.join(''), 'isu')
}
