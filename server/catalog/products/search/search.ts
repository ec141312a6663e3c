/** POST /products-search: a prompt is read, what it asks for must hold, and what fits best comes first. */
import { readOrder, type Order } from '../../../query/filter/order.ts'
import { readFilter } from '../../../query/filter/structure.ts'
import type { Page } from '../../../query/listing.ts'
import { listPage } from '../../../query/read-page.ts'
import type { Searcher } from '../../../platform/searches.ts'
import type { Fields } from '../../../query/filter/fields.ts'
import type { Sql } from '../../../platform/sql.ts'
import { PRODUCTS } from '../fields.ts'
import { describe } from '../prompt/describe.ts'
import { anEmptyInterpretation, type Interpretation } from '../prompt/interpretation.ts'
import { likenessIn } from '../prompt/likeness.ts'
import { readPrompt, type Known } from '../prompt/read.ts'
import type { ProductSearch } from '../schemas.ts'
import { conditionsOf } from './conditions.ts'
import { itemSql, readMembers } from './items.ts'
import { alikeTo, type Alike } from './alike.ts'
import { namesOf } from './names-store.ts'
import { lookUp, type SearchTools, type Wanted } from './look-up.ts'
import { synonymsIn } from './synonym-rules.ts'
import { pinnedFor } from './tuning-store.ts'
import { whyNote } from './highlights.ts'
import { wishOf } from './wish.ts'

export interface Searched {
  /** The list envelope as JSON text. */
  readonly list: string
  /** How the prompt was read, as an RFC 9651 dictionary. */
  readonly interpretation: string
  readonly total: number
}

/** What a body asks for, before the database is asked. */
export interface Asked extends Page {
  readonly fields: Fields
  readonly item: Sql
  readonly prompt: string
}

/** Filter, order and fields are refused at their place (400); a prompt never is. */
export function readAsked(body: ProductSearch): Asked {
  const { fields } = PRODUCTS
  return {
    fields,
    filter: readFilter(body.filter, fields),
    order: readOrder(body.orderBy, fields),
    offset: body.offset,
    limit: body.limit,
    item: itemSql(readMembers(body.fields)),
    prompt: body.prompt?.trim() ?? '',
  }
}

/** Searches in the words of the prompt; without one it is a list. */
export async function searchProducts(
  tools: SearchTools,
  workspaceId: string,
  { item, prompt, ...page }: Asked,
): Promise<Searched> {
  if (!prompt) {
    const list = String(await listPage(tools.db, { ...PRODUCTS, doc: item }, workspaceId, page))
    return { list, interpretation: describe(anEmptyInterpretation()), total: Infinity }
  }
  const known = await namesOf(tools.db, workspaceId)
  const { interpretation, conditions, note: kind } = await understood(tools.db, workspaceId, prompt, known)
  const wanted: Wanted = {
    conditions: [...conditionsOf(workspaceId, interpretation), ...conditions],
    order: page.order ?? orderOf(interpretation),
    isOrderAsked: page.order !== undefined,
    pinned: page.order === undefined ? await pinnedFor(tools.db, workspaceId, prompt) : [],
    page,
    item,
  }
  const wish = wishOf(interpretation, synonymsIn(known.synonyms, interpretation.languages))
  const { found, note } = await lookUp(tools, workspaceId, prompt, wish, wanted)
  return {
    list: `{"meta":{"maxResults":${found.total}},"items":[${found.items}]}`,
    interpretation: describe(interpretation) + kind + note + whyNote(found.titles ?? [], wish),
    total: found.total,
  }
}

/** "Like X but cheaper" is read as X's kind and traits, when the workspace has X; all else as it stands. */
async function understood(db: Searcher, workspaceId: string, prompt: string, known: Known): Promise<Alike> {
  const likeness = likenessIn(prompt)
  const alike = likeness && (await alikeTo(db, workspaceId, likeness, readPrompt(likeness.rest, known)))
  return alike ?? { interpretation: readPrompt(prompt, known), conditions: [], note: '' }
}

function orderOf({ order }: Interpretation): Order | undefined {
  if (order === 'newest') return [{ field: 'created', direction: 'desc' }]
  if (order === undefined) return undefined
  return [{ field: 'price', direction: order === 'price asc' ? 'asc' : 'desc' }]
}
