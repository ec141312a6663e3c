/** A product changed by somebody who saw what it was, and products put into a collection or taken out of it. */
import { isMatched } from '../../http/preconditions.ts'
import { retried, type Db } from '../../platform/database.ts'
import { Refusal, refuse } from '../../refusals.ts'
import type { NamedCollection } from '../collections/rules.ts'
import { productHash } from './edit-rules.ts'
import { holdCollections } from './membership-store.ts'
import type { Product } from './rules.ts'
import type { ProductUpsert } from './schemas.ts'
import { upsertProducts } from './upsert.ts'

type Id = string

export interface ProductEdit {
  readonly changes: Omit<ProductUpsert, 'id'>
  /** Of what was seen; without one the last writer wins. */
  readonly ifMatch?: string | undefined
}

/** As `POST /products` does it, but only to a product that is there: else 404; 412 when it was changed since. */
export async function editProduct(
  db: Db,
  workspaceId: string,
  id: Id,
  { changes, ifMatch }: ProductEdit,
): Promise<void> {
  const mayChange = (before: Product | undefined): void => {
    if (before?.id !== id.toLowerCase()) refuse('product-unknown', id)
    if (ifMatch !== undefined && !isMatched(ifMatch, productHash(before))) refuse('product-outdated')
  }
  await retried(() =>
    db.transaction(async (tx) => {
      const outcomes = await upsertProducts(tx, workspaceId, [{ ...changes, id }], { mayChange })
      mustBeDone(outcomes)
    }),
  )
}

export interface MemberChanges {
  readonly add: readonly Id[]
  readonly remove: readonly Id[]
}

/** All of it or nothing: 404 for a collection or a product that is not there. The other collections of each stay. */
export async function changeMembers(
  db: Db,
  workspaceId: string,
  collectionId: Id,
  { add, remove }: MemberChanges,
): Promise<void> {
  const collection = collectionId.toLowerCase()
  const added = new Set(add.map((id) => id.toLowerCase()))
  const removed = remove.map((id) => id.toLowerCase()).filter((id) => !added.has(id))
  await retried(() =>
    db.transaction(async (tx) => {
      const held: readonly NamedCollection[] = await holdCollections(tx, workspaceId, {
        ids: [collection],
        externalIds: [],
      })
      if (held.length === 0) refuse('collection-unknown', collectionId)
      const bodies = [...added, ...removed].sort().map((id) => ({ id }))
      const outcomes = await upsertProducts(tx, workspaceId, bodies, {
        mayChange: (before, { id }) => {
          if (!before || before.id !== id) refuse('product-unknown', id ?? '')
        },
        regroup: ({ id, collectionIds }) =>
          added.has(id)
            ? [...new Set([...collectionIds, collection])]
            : collectionIds.filter((other) => other !== collection),
      })
      mustBeDone(outcomes)
    }),
  )
}

function mustBeDone(outcomes: readonly (object | Refusal)[]): void {
  for (const outcome of outcomes) if (outcome instanceof Refusal) throw outcome
}
