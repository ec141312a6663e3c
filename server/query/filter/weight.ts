/** What a filter and an order cost, judged by their form alone: pure. */
import { fieldOf, type Field, type Fields } from './fields.ts'
import type { Order } from './order.ts'
import { canonical, type Condition, type Filter } from './tree.ts'

/** In points: a comparison of a short column is one. */
export interface Weight {
  readonly points: number
  /** The condition, or the term of the order, that weighs most, as text. */
  readonly costliest: string | undefined
}

/** The most that is taken of one filter with its order. */
export const WEIGHT_MAXIMUM = 200
/** From here on it may run for long, whatever it is run on. */
export const WEIGHT_COSTLY = 50
/** A request by the rate limit pays for so many points. */
const POINTS_A_REQUEST = 10

const LIST_VALUES_A_POINT = 100
const MAP_POINTS = 3
const LIST_POINTS = 1
/** Every row is read, and read whole, as no index knows where the pattern stands. */
const ANYWHERE_POINTS = 4
const WILDCARDS_FREE = 2
/** Long text is kept apart from its row, compressed: four times the price was measured of 4 KB, and it grows. */
const LONG_TIMES = 4
const LONG_ORDER_POINTS = 10
const SHOWN_CHARACTERS = 100

export function weightOf(filter: Filter | undefined, order: Order | undefined, fields: Fields): Weight {
  const parts = [...(filter ? partsOf(filter, fields) : []), ...(order ? termsOf(order, fields) : [])]
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  const [costliest] = parts.toSorted((a, b) => b.points - a.points)
  return { points, costliest: costliest?.text() }
}

/** How many requests it counts for by the rate limit. */
export function requestsOf({ points }: Weight): number {
  return Math.max(1, Math.ceil(points / POINTS_A_REQUEST))
}

/** How many conditions a filter has. */
export function conditionsIn(filter: Filter): number {
  if ('and' in filter) return filter.and.reduce((sum, part) => sum + conditionsIn(part), 0)
  if ('or' in filter) return filter.or.reduce((sum, part) => sum + conditionsIn(part), 0)
  return 'not' in filter ? conditionsIn(filter.not) : 1
}

interface Part {
  readonly points: number
  readonly text: () => string
}

/** A `not` costs a point beside what is in it: no index answers it. */
function partsOf(filter: Filter, fields: Fields): Part[] {
  if ('and' in filter) return filter.and.flatMap((part) => partsOf(part, fields))
  if ('or' in filter) return filter.or.flatMap((part) => partsOf(part, fields))
  if ('not' in filter) {
    const [first, ...rest] = partsOf(filter.not, fields)
    return first ? [{ ...first, points: first.points + 1 }, ...rest] : rest
  }
  return [{ points: pointsOf(filter, fieldOf(fields, filter.field)), text: () => shown(canonical(filter)) }]
}

function pointsOf({ operator, values }: Condition, field: Field): number {
  const kind = field.type === 'map' ? MAP_POINTS : field.type === 'strings' ? LIST_POINTS : 0
  const list = operator === 'in' ? Math.floor(values.length / LIST_VALUES_A_POINT) : 0
  const negation = operator === 'ne' ? 1 : 0
  const pattern = operator === 'like' ? patternPoints(String(values[0])) : 0
  const reading = field.isLong && values[0] !== null ? LONG_TIMES : 1
  return (1 + kind + list + pattern) * reading + negation
}

/** A constant before the first wildcard costs little; each wildcard beyond the two at the ends tries more places. */
function patternPoints(pattern: string): number {
  const wildcards = pattern.match(/[%_]+/g)?.length ?? 0
  if (wildcards > 0 && !/^[%_]/.test(pattern)) return 1 + Math.max(0, wildcards - 1)
  return ANYWHERE_POINTS + Math.max(0, wildcards - WILDCARDS_FREE)
}

function termsOf(order: Order, fields: Fields): Part[] {
  return order.map(({ field, direction }) => ({
    points: fieldOf(fields, field).isLong ? LONG_ORDER_POINTS : 1,
    text: () => `the order by ${field} ${direction}`,
  }))
}

function shown(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}
