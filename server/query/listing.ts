/** What a list is of, and which page of it is asked for. */
import type { Sql } from '../platform/sql.ts'
import type { Counted } from './counters.ts'
import type { Fields } from './filter/fields.ts'
import type { Order, Tie } from './filter/order.ts'
import type { Filter } from './filter/tree.ts'

/** What a resource declares, once, about its list. */
export interface Listing {
  /** The counters that know its total. */
  readonly resource: Counted
  /** `contact c`: the table under the alias that `fields` and `doc` use. */
  readonly from: Sql
  /** The row's workspace column. */
  readonly workspace: Sql
  /** A row as JSON text, ready to send. */
  readonly doc: Sql
  readonly fields: Fields
  readonly order: Order
  readonly tie: Tie
  /** Narrower than the table, and so not what the counters count. */
  readonly where?: Sql
  /** The facet whose counter is exactly this filter's total, as an expression, if there is one. */
  readonly facetOf?: (workspaceId: string, filter: Filter) => Sql | undefined
  /** Whether a counter knows how many match this filter, and an index has them in the list's own order. */
  readonly isOrdered?: (filter: Filter) => boolean
  /** Fields of which no two records of a workspace have the same value. */
  readonly unique?: readonly string[]
  /** Quicker access paths to the matches of this filter, such as a narrower table that has them in the list's order; the best first. */
  readonly accessPaths?: (workspaceId: string, filter: Filter) => readonly AccessPath[]
}

/** A row for each match and no other, with what the matches are ordered by. */
export interface AccessPath {
  /** Whether it leads to all of them, and quickly; always, where it is unset. */
  readonly when?: Sql
  readonly from: Sql
  readonly where: Sql
  /** Those the order may name. */
  readonly fields: Fields
  /** The record's own tie, as it is kept here. */
  readonly tie: Tie
}

export interface Page {
  readonly filter?: Filter | undefined
  readonly order?: Order | undefined
  readonly offset: number
  readonly limit: number
}
