/** The one way a product comes in: found by id or external id, never doubled, indexed by the statement that writes it. */
import { newId } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { openUpsertWriter, outcomeOf, type UpsertWriter } from '../../platform/upsert-writer.ts'
import type { Refusal } from '../../refusals.ts'
import { isUuid } from '../../lib/uuid.ts'
import {
  claimsOf,
  given,
  handlesOf,
  identityMap,
  matchable,
  mustBeNewId,
  type IdentityMap,
  type BeforeAfter,
  type Upserted,
} from '../identity-map.ts'
import { lockClaims } from '../collections/store.ts'
import type { NamedCollection } from '../collections/rules.ts'
import { holdCollections } from './membership-store.ts'
import {
  collectionsOf,
  readProduct,
  readsOtherwise,
  revisedProduct,
  titleFor,
  type Product,
} from './rules.ts'
import type { ProductUpsert } from './schemas.ts'
import { indexing } from './search/at-first-use.ts'
import { findProductHandles, lockProducts, writeProducts, type IndexedProduct } from './store.ts'

/** What else is asked of each body: who edits has seen what was there, and a collection is joined or left. */
interface Manner {
  /** Refuses, by throwing, what may not be done to what is there. */
  readonly mayChange?: (before: Product | undefined, body: ProductUpsert) => void
  /** The collections it is to be in, instead of those that were sent. */
  readonly regroup?: (before: Product) => readonly string[]
}

export type ProductWriter = UpsertWriter<ProductUpsert, Upserted>

export function productWriter(db: Db): ProductWriter {
  return openUpsertWriter(db, (tx, workspaceId, bodies) => upsertProducts(tx, workspaceId, bodies))
}

/**
 * Stores a batch in its order within one transaction: each sees what the ones before it made, so that equal ids of
 * a batch become one product. A refused one changes nothing and keeps its place in the answer.
 */
export async function upsertProducts(
  tx: Tx,
  workspaceId: string,
  bodies: readonly ProductUpsert[],
  manner: Manner = {},
): Promise<(Upserted | Refusal)[]> {
  await lockClaims(tx, workspaceId, claimsOf('product', bodies))
  const collections = await namedCollections(tx, workspaceId, bodies)
  const found = await lockProducts(tx, workspaceId, matchable(bodies))
  const handles = bodies.flatMap(({ handle, title, externalId }) => [
    ...[given(handle) ?? []].flat(),
    ...[title, externalId, handle].flatMap((text) => (text ? handlesOf('product', text) : [])),
    ...found.flatMap(({ title }) => (handle === null ? handlesOf('product', title) : [])),
  ])
  const taken = await findProductHandles(tx, workspaceId, [...new Set(handles)])
  const known = identityMap('product', found, taken)
  const outcomes = bodies.map((body) => outcomeOf(() => take(known, collections, body, manner)))
  await store(tx, workspaceId, known.diffs())
  return outcomes
}

async function namedCollections(
  tx: Tx,
  workspaceId: string,
  bodies: readonly ProductUpsert[],
): Promise<readonly NamedCollection[]> {
  const ids = bodies.flatMap(({ collectionIds }) => (collectionIds ?? []).filter(isUuid))
  const externalIds = bodies.flatMap(({ externalCollectionIds }) => externalCollectionIds ?? [])
  if (ids.length + externalIds.length === 0) return []
  return holdCollections(tx, workspaceId, { ids, externalIds })
}

function take(
  known: IdentityMap<Product>,
  collections: readonly NamedCollection[],
  body: ProductUpsert,
  { mayChange, regroup }: Manner,
): Upserted {
  const sent = readProduct(body)
  const before = known.find(sent)
  mayChange?.(before, body)
  const id = before?.id ?? (sent.id === undefined ? newId() : mustBeNewId('product', sent.id))
  const title = titleFor(before, sent)
  const collectionIds = before && regroup ? regroup(before) : collectionsOf(sent, collections)
  const isKept = before !== undefined && sent.handle === undefined
  const handle = isKept ? before.handle : known.handleFor(id, given(sent.handle), title)
  known.put(revisedProduct(before, { id, title, handle }, sent, collectionIds))
  return { id, isNew: !before }
}

async function store(tx: Tx, workspaceId: string, diffs: readonly BeforeAfter<Product>[]): Promise<void> {
  const due = diffs.filter(({ before, after }) => readsOtherwise(before, after)).map(({ after }) => after)
  const vectors = due.length > 0 ? await (await indexing()).indexProducts(tx, workspaceId, due) : new Map()
  const indexed = diffs.map(({ before, after }): BeforeAfter<IndexedProduct | Product> => {
    const found = vectors.get(after.id)
    return {
      before,
      after: found ? { ...after, readsOtherwise: true, ...found } : { ...after, readsOtherwise: false },
    }
  })
  await writeProducts(tx, workspaceId, indexed)
}
