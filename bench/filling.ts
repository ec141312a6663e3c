/** What the benchmark reads and writes: workspaces of contacts, and one of posts. */
import { SCOPES } from '../server/http/scopes.ts'
import type { Db } from '../server/platform/database.ts'
import { sql } from '../server/platform/sql.ts'
import { createKey } from '../server/workspaces/api-keys/store.ts'
import { createOrganization, createWorkspace } from '../server/workspaces/store.ts'
import { manyContacts } from '../test/support/many-contacts.ts'

export interface BenchWorkspace {
  readonly id: string
  readonly size: number
  readonly key: string
  readonly webhookId: string
}

/** A workspace whose posts anybody may read. */
export interface BenchPublisher {
  readonly id: string
  readonly handle: string
  readonly posts: number
  /** One in the middle. */
  readonly postId: string
  readonly slug: string
}

/** The workspace of that name with so many contacts, made unless an earlier run left it. */
export async function contactsOf(db: Db, name: string, size: number): Promise<BenchWorkspace> {
  const { id, webhookId } = await workspaceOf(db, name, async (id) => {
    process.stderr.write(`filling a workspace with ${size.toLocaleString('en')} contacts\n`)
    await manyContacts(db, id, size, { hasLargeTag: true })
  })
  const { key } = await createKey(db, id, { name: 'bench', scopes: SCOPES })
  return { id, size, key, webhookId }
}

/** Posts of some 3 KB, a minute apart. */
export async function postsOf(db: Db, name: string, posts: number): Promise<BenchPublisher> {
  const { id, handle } = await workspaceOf(db, name, async (id) => {
    process.stderr.write(`filling a workspace with ${posts.toLocaleString('en')} posts\n`)
    await db.rows(sql`
      insert into post (workspace_id, id, title, slug, text, html, claps, published, created, updated)
      select ${id}::uuid, gen_random_uuid(), 'Post ' || n, 'post-' || n, repeat('Words of a post. ', 80),
        '<p>' || repeat('Words of a <b>post</b>. ', 120) || '</p>', n % 50, at, at, at
      from generate_series(1, ${posts}::int) n, lateral (select now() - n * interval '1 minute' as at) t`)
  })
  const [post] = await db.rows<{ postId: string; slug: string }>(sql`
    select id as post_id, slug from post where workspace_id = ${id}::uuid and title = 'Post ' || ${posts / 2}::int`)
  if (!post) throw new Error('The posts are not there')
  return { id, handle, posts, ...post }
}

interface Found {
  readonly id: string
  readonly handle: string
  readonly webhookId: string
}

/** The workspace of that name, filled unless an earlier run left it so. */
export async function workspaceOf(db: Db, name: string, fill: (id: string) => Promise<void>): Promise<Found> {
  const [left] = await db.rows<Found>(sql`
    select w.id, w.handle, h.id as webhook_id from workspace w join contact_webhook h on h.workspace_id = w.id
    where w.name = ${name}`)
  if (left) return left
  const { id: organizationId } = await createOrganization(db, name)
  const made = await createWorkspace(db, { organizationId, name: `${name}, being filled`, country: 'SE' })
  await fill(made.id)
  await db.rows(sql`update workspace set name = ${name} where id = ${made.id}::uuid`)
  return made
}
