/** A column of a table, and what becomes of it where there is no room for all. */
import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** A picture before it. */
  readonly figure?: (row: Row) => ReactNode
  /** Its name in `$orderBy`; without one it is not sorted by. */
  readonly sort?: string
  readonly align?: 'left' | 'right'
  /** Takes this share of the room there is, in percent, and is cut where that is less than its words: the others are read whole. */
  readonly grows?: number
  /**
   * Where there is no room for all columns, this one stays, or stands in a line below what the row is called, before
   * others go or after them. One that says nothing of it is left out on phones.
   */
  readonly narrow?: 'stays' | 'below' | 'below-last'
  /** What it says there, where it is not what it says in a column of its own. */
  readonly belowAs?: (row: Row) => ReactNode
  /** Shown only when chosen from the columns. */
  readonly isExtra?: boolean
}

interface Folded<Row> {
  readonly columns: readonly Column<Row>[]
  /** Those below the first of them. */
  readonly below: readonly Column<Row>[]
}

/**
 * A table in steps, each narrower than the one before: all columns; some below what the row is called; without one and
 * one more of those that say nothing of it, from the last; as on phones.
 */
export function foldsOf<Row>(columns: readonly Column<Row>[]): readonly [Folded<Row>, ...Folded<Row>[]] {
  const below = columns.filter(({ narrow }) => narrow === 'below')
  const left = columns.filter(({ narrow }) => narrow !== 'below')
  const dropped = left.filter(({ narrow }) => narrow === undefined).toReversed()
  return [
    { columns, below: [] },
    ...[undefined, ...dropped].map((_, count) => ({
      columns: left.filter((column) => !dropped.slice(0, count).includes(column)),
      below,
    })),
    {
      columns: columns.filter(({ narrow }) => narrow === 'stays'),
      below: columns.filter(({ narrow = '' }) => narrow.startsWith('below')),
    },
  ]
}
