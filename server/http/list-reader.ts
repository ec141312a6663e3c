/** Lists and searches as endpoints answer them: plain ones at once, all others weighed, paid for and in their turn. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sqlState, type Db } from '../platform/database.ts'
import { STATEMENT_ENDED, type Searcher, type Searches } from '../platform/searches.ts'
import type { Fields } from '../query/filter/fields.ts'
import type { Filter } from '../query/filter/tree.ts'
import type { Order } from '../query/filter/order.ts'
import {
  conditionsIn,
  requestsOf,
  weightOf,
  WEIGHT_COSTLY,
  WEIGHT_MAXIMUM,
  type Weight,
} from '../query/filter/weight.ts'
import { BOOKMARK_EVERY } from '../query/keyset-cache.ts'
import { listPage } from '../query/read-page.ts'
import type { Listing, Page } from '../query/listing.ts'
import { findLookup, lookUp } from '../query/lookup.ts'
import { refuse } from '../refusals.ts'
import { KEYLESS_CONDITIONS } from './limits.ts'
import { payFor } from './rate-limit.ts'

/** A request and the answer it gets. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly workspaceId: string
}

/** What is asked of a list, as far as it tells what that costs. */
interface Asked {
  readonly filter?: Filter | undefined
  readonly order?: Order | undefined
  readonly fields: Fields
}

export interface ListReader {
  /** A page as the envelope's bytes. A list as it is costs nothing more than any request. */
  page(exchange: Exchange, listing: Listing, page: Page): Promise<Buffer>
  /** Any other search: `work` asks the database as one of the searches. */
  search<Result>(
    exchange: Exchange,
    asked: Asked,
    work: (searcher: Searcher) => Promise<Result>,
  ): Promise<Result>
}

export function listReader(db: Db, searches: Searches): ListReader {
  const search: ListReader['search'] = async (exchange, asked, work) => {
    const weight = mustBeAffordable(exchange, asked)
    const asker = {
      party: partyOf(exchange),
      isCostly: weight.points >= WEIGHT_COSTLY,
      isStranger: !exchange.request.principal,
    }
    try {
      return await work(searches.for(asker, leaving(exchange.reply)))
    } catch (error) {
      if (sqlState(error) === STATEMENT_ENDED) refuseSlow(exchange, weight)
      throw error
    }
  }
  return {
    search,
    page: (exchange, listing, page) => {
      const { workspaceId } = exchange
      const one = findLookup(listing, page)
      if (one) return lookUp(db, listing, workspaceId, one, page)
      if (isPlain(listing, page)) return listPage(db, listing, workspaceId, page)
      const asked = { ...page, fields: listing.fields }
      return search(exchange, asked, (searcher) => listPage(searcher, listing, workspaceId, page))
    },
  }
}

/** Refused with 400 over the budget; counted by the rate limit as the requests it is worth. */
export function mustBeAffordable({ request, reply }: Exchange, { filter, order, fields }: Asked): Weight {
  if (!request.principal && filter && conditionsIn(filter) > KEYLESS_CONDITIONS)
    refuse('keyless-conditions', KEYLESS_CONDITIONS)
  const weight = weightOf(filter, order, fields)
  if (weight.points > WEIGHT_MAXIMUM)
    refuse('filter-too-costly', placeOf(request), weight.points, WEIGHT_MAXIMUM, weight.costliest ?? '')
  payFor(request, reply, requestsOf(weight))
  return weight
}

/** Aborted when the caller leaves before the answer is whole. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}

/**
 * No filter, or one whose matches are counted and in the list's order already; the order that has an index, and not far
 * from the beginning: what is read is what is shown, however many there are.
 */
function isPlain({ isOrdered }: Listing, { filter, order, offset, limit }: Page): boolean {
  if (order !== undefined || offset + limit > BOOKMARK_EVERY) return false
  return filter === undefined || isOrdered?.(filter) === true
}

/** Strangers share apart from the keys of the workspace: they cannot take its turns. */
function partyOf({ request, workspaceId }: Exchange): string {
  return request.principal ? workspaceId : `${workspaceId} without a key`
}

function placeOf({ method }: FastifyRequest): string {
  return method === 'POST' ? 'filter' : '$filter'
}

function refuseSlow({ request }: Exchange, { costliest }: Weight): never {
  if (costliest === undefined) refuse('search-too-slow')
  refuse('filter-too-slow', placeOf(request), costliest)
}
