/** Products in blocks, looked up when a message is made: price and stock are those of that moment. */
import { SEARCH_MAXIMUM } from '../../http/limits.ts'
import { isForSale } from '../../lib/for-sale.ts'
import type { Db } from '../../platform/database.ts'
import type { Embeddings } from '../../platform/embeddings.ts'
import type { Block } from '../blocks/blocks.ts'
import { readLanguage } from '../feeds.ts'
import { searching } from '../../catalog/products/search/at-first-use.ts'
import { read } from '../rendering/conditions.ts'
import type { ShownBlock } from '../rendering/offers.ts'
import type { ContentWarning } from '../rendering/warning.ts'
import { faultsOf } from './faults.ts'
import { referenceIn, shownAs, type ListedProduct, type Reference } from './references.ts'
import { findNamedProducts } from './store.ts'

export interface Resolved {
  readonly blocks: readonly ShownBlock[]
  /** Products that are not shown as the block asks. */
  readonly warnings: readonly ContentWarning[]
}

const MEMBERS = [
  'id',
  'title',
  'url',
  'imageUrl',
  'price',
  'originalPrice',
  'currency',
  'isForSale',
  'status',
] as const

/**
 * The blocks with their products (docs/decisions/blocks.md): one named that is sold out says so, one that is gone is
 * left out, one word that names none stands as it is; a prompt shows only what is for sale, and its block is left out when that is nothing. Not in a transaction.
 */
export async function resolveProducts(
  db: Db,
  workspaceId: string,
  written: readonly Block[],
  embeddings?: Embeddings,
): Promise<Resolved> {
  const blocks = written.map((block) => read<ShownBlock>(block))
  const references = blocks.map(referenceIn)
  if (references.every((reference) => reference === undefined)) return { blocks, warnings: [] }
  const names = references.flatMap((reference) => (reference && 'name' in reference ? [reference.name] : []))
  const named = await findNamedProducts(db, workspaceId, [...new Set(names)])
  const language = await readLanguage(db, workspaceId)
  const shown: ShownBlock[] = []
  const warnings: ContentWarning[] = []
  for (const [index, block] of blocks.entries()) {
    const reference = references[index]
    const number = index + 1
    if (!reference) {
      shown.push({ ...block, number })
      continue
    }
    const products = await productsOf({ db, embeddings }, workspaceId, reference, named)
    if (reference.kind === 'word' && products.length === 0) shown.push({ ...block, number })
    shown.push(...products.map((product) => ({ ...shownAs(block, product, language), number })))
    warnings.push(...faultsOf({ block: number, type: 'product' }, reference, products))
  }
  return { blocks: shown, warnings }
}

async function productsOf(
  tools: { db: Db; embeddings: Embeddings | undefined },
  workspaceId: string,
  reference: Reference,
  named: ReadonlyMap<string, ListedProduct>,
): Promise<ListedProduct[]> {
  if (reference.kind !== 'prompt') {
    const product = named.get(reference.name)
    return product ? [product] : []
  }
  const { readAsked, searchProducts } = await searching()
  const asked = readAsked({
    prompt: reference.prompt,
    fields: [...MEMBERS],
    offset: 0,
    limit: SEARCH_MAXIMUM,
  })
  const { list } = await searchProducts(tools, workspaceId, asked)
  // The search has just written it.
  const { items } = JSON.parse(list) as { items: ListedProduct[] }
  return items.filter(isForSale).slice(0, reference.count)
}
