/** The one way a collection comes in: found by id or external id, never doubled, shown again in its products at once. */
import { count } from '../../query/counters.ts'
import { newId } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { openUpsertWriter, outcomeOf, type UpsertWriter } from '../../platform/upsert-writer.ts'
import type { Refusal } from '../../refusals.ts'
import { indexing } from '../products/search/at-first-use.ts'
import { spreadCollections } from '../products/membership-store.ts'
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
import { isShownOtherwise, readCollection, revisedCollection, type Collection } from './rules.ts'
import type { CollectionUpsert } from './schemas.ts'
import { findCollectionHandles, lockClaims, lockCollections, writeCollections } from './store.ts'

export type CollectionWriter = UpsertWriter<CollectionUpsert, Upserted>

export function collectionWriter(db: Db): CollectionWriter {
  return openUpsertWriter(db, (tx, workspaceId, bodies) => upsertCollections(tx, workspaceId, bodies))
}

/**
 * Stores a batch in its order within one transaction; a refused one changes nothing and keeps its place. `mayChange`
 * refuses, by throwing, what may not be done to what is there.
 */
export async function upsertCollections(
  tx: Tx,
  workspaceId: string,
  bodies: readonly CollectionUpsert[],
  mayChange?: (before: Collection | undefined) => void,
): Promise<(Upserted | Refusal)[]> {
  await lockClaims(tx, workspaceId, claimsOf('collection', bodies))
  const handles = bodies.flatMap(({ handle, title }) =>
    [given(handle) ?? [], handlesOf('collection', title)].flat(),
  )
  const known = identityMap<Collection>(
    'collection',
    await lockCollections(tx, workspaceId, matchable(bodies)),
    await findCollectionHandles(tx, workspaceId, handles),
  )
  const outcomes = bodies.map((body) => outcomeOf(() => take(known, body, mayChange)))
  await store(tx, workspaceId, known.diffs())
  return outcomes
}

function take(
  known: IdentityMap<Collection>,
  body: CollectionUpsert,
  mayChange?: (before: Collection | undefined) => void,
): Upserted {
  const changes = readCollection(body)
  const before = known.find(changes)
  mayChange?.(before)
  const id = before?.id ?? (changes.id === undefined ? newId() : mustBeNewId('collection', changes.id))
  const isKept = before !== undefined && changes.handle === undefined
  const handle = isKept ? before.handle : known.handleFor(id, given(changes.handle), changes.title)
  known.put(revisedCollection(before, id, handle, changes))
  return { id, isNew: !before }
}

async function store(tx: Tx, workspaceId: string, diffs: readonly BeforeAfter<Collection>[]): Promise<void> {
  if (diffs.length === 0) return
  const { indexTitles } = await indexing()
  const titles = diffs.map(({ after }) => after.title)
  const vectors = await indexTitles(tx, workspaceId, titles)
  const indexed = diffs.map(({ before, after }, index) => ({
    before: before && { ...before, words: '' },
    after: { ...after, words: vectors[index] ?? '' },
  }))
  await writeCollections(tx, workspaceId, indexed)
  const renamed = diffs.filter(({ before, after }) => isShownOtherwise(before, after))
  await spreadCollections(
    tx,
    workspaceId,
    renamed.map(({ after }) => after.id),
  )
  await count(tx, workspaceId, 'collection', [
    { facet: '', by: diffs.filter(({ before }) => !before).length },
  ])
  if (renamed.length > 0) await count(tx, workspaceId, 'product', [{ facet: '', by: 0 }])
}
