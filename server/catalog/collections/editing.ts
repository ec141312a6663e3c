/** A collection changed by somebody who saw what it was. */
import { isMatched } from '../../http/preconditions.ts'
import { retried, type Db } from '../../platform/database.ts'
import { Refusal, refuse } from '../../refusals.ts'
import { collectionHash } from '../products/edit-rules.ts'
import type { Collection } from './rules.ts'
import type { CollectionUpsert } from './schemas.ts'
import { upsertCollections } from './upsert.ts'

export interface CollectionEdit {
  readonly changes: Omit<CollectionUpsert, 'id'>
  /** Of what was seen; without one the last writer wins. */
  readonly ifMatch?: string | undefined
}

/** As `POST /collections` does it, but only to one that is there: else 404; 412 when it was changed since. */
export async function editCollection(
  db: Db,
  workspaceId: string,
  id: string,
  { changes, ifMatch }: CollectionEdit,
): Promise<void> {
  const mayChange = (before: Collection | undefined): void => {
    if (before?.id !== id.toLowerCase()) refuse('collection-unknown', id)
    if (ifMatch !== undefined && !isMatched(ifMatch, collectionHash(before))) refuse('collection-outdated')
  }
  await retried(() =>
    db.transaction(async (tx) => {
      const [outcome] = await upsertCollections(tx, workspaceId, [{ ...changes, id }], mayChange)
      if (outcome instanceof Refusal) throw outcome
    }),
  )
}
