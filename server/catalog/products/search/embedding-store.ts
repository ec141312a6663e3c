/** Which products await a new embedding, the embeddings themselves, and what is found by them. */
import type { Db } from '../../../platform/database.ts'
import type { Searcher } from '../../../platform/searches.ts'
import { sql } from '../../../platform/sql.ts'
import { refusedSql, type Search } from './matches-store.ts'
import { signsOf } from './meaning.ts'
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
      select workspace_id from product where embedding_due and workspace_id > ${last}::uuid order by workspace_id limit 1`),
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
    update product p set embedding = decode(e.bytes, 'hex'), embedding_signs = e.signs::varbit, embedding_due = false
    from unnest(${products.map(({ id }) => id)}::uuid[], ${products.map(({ diff }) => diff)}::text[],
      ${embeddings.map((bytes) => bytes.toString('hex'))}::text[], ${embeddings.map(signsOf)}::text[]) as e (id, diff, bytes, signs)
    where p.workspace_id = ${workspaceId}::uuid and p.id = e.id and p.xmin::text = e.diff`)
}

/** The products that mean about the same by the signs of their vectors, whatever their words, where the conditions hold. */
export async function findNearest(
  db: Searcher,
  workspaceId: string,
  search: Search,
  signs: string,
  most: number,
): Promise<{ id: string; embedding: Buffer }[]> {
  return db.rows(
    sql`
    select p.id, p.embedding from (
      select p.id, case when length(p.embedding_signs) = ${signs.length}::int
        then bit_count(p.embedding_signs # ${signs}::varbit) end as apart
      from product p where ${refusedSql(workspaceId, search)} and p.embedding_signs is not null) n
    join product p on p.workspace_id = ${workspaceId}::uuid and p.id = n.id
    where n.apart is not null
    order by n.apart, p.created desc, p.id desc limit ${most}::int`,
    { named: false },
  )
}
