/** Phone numbers in a filter as people write them: read in the workspace's country, as those of contacts are. */
import { readPhone } from '../lib/phone-number.ts'
import type { Filter, Operator } from '../query/filter/tree.ts'

/** Order and wildcards are of the number as it is stored. */
const EXACT: ReadonlySet<Operator> = new Set(['eq', 'ne', 'in'])

/** `phone eq '070 123 45 67'` finds +46701234567 in a Swedish workspace. What is not a number stays, and matches nothing. */
export function withPhonesOf(filter: Filter, country: string): Filter {
  const all = (parts: readonly Filter[]): Filter[] => parts.map((part) => withPhonesOf(part, country))
  if ('and' in filter) return { and: all(filter.and) }
  if ('or' in filter) return { or: all(filter.or) }
  if ('not' in filter) return { not: withPhonesOf(filter.not, country) }
  if (filter.field !== 'phone' || !EXACT.has(filter.operator)) return filter
  const values = filter.values.map((value) =>
    typeof value === 'string' ? (readPhone(value, country) ?? value) : value,
  )
  return { ...filter, values }
}
