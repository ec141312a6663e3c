/** One way to read a prompt, asked: its wish, its bounds and its order, and what that finds. */
import type { Order } from '../../../query/filter/order.ts'
import type { Fields } from '../../../query/filter/fields.ts'
import type { Page } from '../../../query/listing.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Attempt } from './alike-ways.ts'
import { conditionsOf } from './conditions.ts'
import {
  lookForTitle,
  lookForTitled,
  lookUp,
  type Outcome,
  type SearchTools,
  type Wanted,
} from './look-up.ts'
import type { KnownNames } from './names-store.ts'
import { synonymsIn } from './synonym-rules.ts'
import { wishOf, type Wish } from './wish.ts'

/** What a body asks for, before the database is asked. */
export interface Asked extends Page {
  readonly fields: Fields
  readonly item: Sql
  readonly prompt: string
}

export interface Asking extends Outcome {
  readonly reading: Interpretation
  readonly wish: Wish
  readonly attempt: Attempt
}

/** A prompt with all that it is read and asked with. */
export interface Search {
  readonly tools: SearchTools
  readonly workspaceId: string
  readonly asked: Asked
  readonly known: KnownNames
  readonly pinned: readonly string[]
  /** Whether a product is called just as the prompt is written. */
  readonly isTitle: boolean
  /** Whether a product has a code that it holds, or begins. */
  readonly isCode: boolean
}

/** What one way to read the prompt finds. */
export async function ask(search: Search, attempt: Attempt): Promise<Asking> {
  const { interpretation: reading } = attempt
  const wish = wishedBy(search, attempt)
  const wanted = wantedBy(search, attempt)
  const outcome = await outcomeOf(search, attempt, wish, wanted)
  return { ...outcome, reading, wish, attempt }
}

function outcomeOf(
  { tools, workspaceId, asked, isCode }: Search,
  { title, isTitle = false, interpretation }: Attempt,
  wish: Wish,
  wanted: Wanted,
): Promise<Outcome> {
  if (title !== undefined) return lookForTitled(tools, workspaceId, title, wanted)
  return isTitle
    ? lookForTitle(tools, workspaceId, interpretation, wanted)
    : lookUp(tools, workspaceId, { prompt: asked.prompt, isCode }, wish, wanted)
}

export function wishedBy(
  { known }: Search,
  { interpretation, isOfKind, isWhole = false, kinds, shared }: Attempt,
): Wish {
  return {
    ...wishOf(interpretation, synonymsIn(known.synonyms, interpretation.languages)),
    isOfKind,
    isWhole,
    shared,
    ...(kinds === undefined ? {} : { kinds }),
  }
}

export function wantedBy({ workspaceId, asked, pinned }: Search, attempt: Attempt): Wanted {
  const { item, prompt: _prompt, ...page } = asked
  const { interpretation, conditions } = attempt
  return {
    conditions: [...conditionsOf(workspaceId, interpretation), ...conditions],
    order: page.order ?? orderOf(interpretation),
    isOrderAsked: page.order !== undefined,
    pinned: page.order === undefined ? pinned : [],
    page,
    item,
  }
}

function orderOf({ order }: Interpretation): Order | undefined {
  if (order === 'newest') return [{ field: 'created', direction: 'desc' }]
  if (order === undefined) return undefined
  return [{ field: 'price', direction: order === 'price asc' ? 'asc' : 'desc' }]
}
