/** The background job that learns what new and changed products mean. */
import { NIL_UUID } from '../../lib/uuid.ts'
import type { Db } from '../../platform/database.ts'
import type { Embeddings } from '../../platform/embeddings.ts'
import { bodyText } from './search/body-text.ts'
import {
  findAwaiting,
  findWorkspacesAwaiting,
  keepEmbeddings,
  type Awaiting,
} from './search/embedding-store.ts'
import { bytesOf, textOf } from './search/meaning.ts'

const BATCH = 64
const BATCH_MILLISECONDS = 30_000

/** Every product that awaits an embedding gets one. Rejects when the endpoint fails: what is left waits. */
export async function embedProducts(db: Db, embeddings: Embeddings | undefined): Promise<void> {
  if (!embeddings) return
  for (const workspaceId of await findWorkspacesAwaiting(db)) {
    for (let after: string | undefined = NIL_UUID; after !== undefined;) {
      const products: Awaiting[] = await findAwaiting(db, workspaceId, after, BATCH)
      if (products.length > 0) await embedBatch(db, embeddings, workspaceId, products)
      after = products.length < BATCH ? undefined : products.at(-1)?.id
    }
  }
}

async function embedBatch(
  db: Db,
  embeddings: Embeddings,
  workspaceId: string,
  products: readonly Awaiting[],
): Promise<void> {
  const texts = products.map((product) =>
    textOf({
      ...product,
      collections: product.collections.map(({ title }) => title),
      body: bodyText(product.bodyHtml),
    }),
  )
  const vectors = await embeddings.embed(texts, BATCH_MILLISECONDS)
  await keepEmbeddings(db, workspaceId, products, vectors.map(bytesOf))
}
