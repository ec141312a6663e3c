/** Which page of a list is asked for, by its query parameters. */
import { parseOrder } from './filter/order.ts'
import { parseFilter } from './filter/parse.ts'
import { CLAMPED_LIMIT, CLAMPED_OFFSET, LIST_DEFAULT } from './limits.ts'
import type { Listing, Page } from './listing.ts'

/** The query parameters of a list, checked and coerced by its schema. */
export interface ListParameters {
  readonly $offset?: number
  readonly $limit?: number
  readonly $filter?: string
  readonly $orderBy?: string
}

/** Reads the page asked for; filter and order are refused at their position (400). */
export function readPage(query: ListParameters, { fields }: Pick<Listing, 'fields'>): Page {
  const { $filter, $orderBy, $offset = 0, $limit = LIST_DEFAULT } = query
  return {
    filter: $filter === undefined ? undefined : parseFilter($filter, fields),
    order: $orderBy === undefined ? undefined : parseOrder($orderBy, fields),
    offset: $offset,
    limit: $limit,
  }
}

/** Pagination rule 3: above the caps is clamped silently. */
export function clamped(page: Page): Page {
  return {
    ...page,
    limit: Math.min(page.limit, CLAMPED_LIMIT),
    offset: Math.min(page.offset, CLAMPED_OFFSET),
  }
}
