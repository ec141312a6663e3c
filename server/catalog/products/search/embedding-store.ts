/** Which products await a new embedding, and the embeddings themselves. */
import type { Db } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { workspacesWith } from './workspaces-with.ts'

export interface Awaiting {
  readonly id: string
  readonly title: string
  readonly vendor: string | null
  readonly type: string
  readonly tags: string[]
  readonly collections: { readonly title: string }[]
  readonly bodyHtml: string | null
  /** The row as it was read, in the database's own words: a later write has others. */
  readonly diff: string
}

/** Workspaces that have products awaiting one. */
export async function findWorkspacesAwaiting(db: Db): Promise<string[]> {
  return workspacesWith((last) =>
    db.rows(sql`
      select workspace_id from product
      where embedding_due and ${db.reach.within('workspace_id')} and workspace_id > ${last}::uuid
      order by workspace_id limit 1`),
  )
}

/** The next products of a workspace that await one, after `after` in the order of their ids. */
export async function findAwaiting(
  db: Db,
  workspaceId: string,
  after: string,
  most: number,
): Promise<Awaiting[]> {
  return db.rows<Awaiting>(sql`
    select id, title, vendor, type, tags, collections, left(body_html, 20000) as body_html, xmin::text as diff
    from product
    where workspace_id = ${workspaceId}::uuid and embedding_due and id > ${after}::uuid
    order by id limit ${most}::int`)
}

/** Keeps embeddings; a product that was written meanwhile goes on waiting. */
export async function keepEmbeddings(
  db: Db,
  workspaceId: string,
  products: readonly Pick<Awaiting, 'id' | 'diff'>[],
  embeddings: readonly Buffer[],
): Promise<void> {
  await db.rows(sql`
    update product p set embedding = decode(e.bytes, 'hex'), embedding_due = false
    from unnest(${products.map(({ id }) => id)}::uuid[], ${products.map(({ diff }) => diff)}::text[],
      ${embeddings.map((bytes) => bytes.toString('hex'))}::text[]) as e (id, diff, bytes)
    where p.workspace_id = ${workspaceId}::uuid and p.id = e.id and p.xmin::text = e.diff`)
}
