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
}

export interface Page {
  readonly filter?: Filter | undefined
  readonly order?: Order | undefined
  readonly offset: number
  readonly limit: number
}
