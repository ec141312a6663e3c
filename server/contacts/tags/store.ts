/** Contact tags in the database: found or made by name, and listed with their counts. */
import { lruMap } from '../../lib/lru.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { objectSql } from '../../query/compact-json.ts'

/** A tag as the link table and the counters know it, and as it is shown: by its first spelling. */
export interface Tag {
  readonly number: number
  readonly name: string
}

interface StoredTag extends Tag {
  readonly nameKey: string
}

/** Tags never change and are never removed, so what others committed and was read once stays true. */
const known = lruMap<Tag>({ max: 50_000 })

/** What a transaction reads after it made tags may be its own, and may still be undone: not remembered. */
const makers = new WeakSet<Tx>()

/** The tags of these names by key, made where they are new. `names` maps each key to the spelling it came with. */
export async function ensureTags(
  tx: Tx,
  workspaceId: string,
  names: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Tag>> {
  const tags = new Map<string, Tag>()
  const unknown = [...names.keys()].filter((key) => !remember(tags, workspaceId, key)).sort()
  if (unknown.length === 0) return tags
  await readTags(tx, workspaceId, unknown, tags)
  const missing = unknown.filter((key) => !tags.has(key))
  if (missing.length > 0) await makeTags(tx, workspaceId, missing, { names, tags })
  return tags
}

/**
 * Which of these keys are not tags yet in a workspace that has `most` tags or more: tags are never removed, so strangers must
 * not make them without end.
 */
export async function tagsWithoutRoom(
  tx: Tx,
  workspaceId: string,
  keys: readonly string[],
  most: number,
): Promise<ReadonlySet<string>> {
  const tags = new Map<string, Tag>()
  const unknown = keys.filter((key) => !remember(tags, workspaceId, key))
  if (unknown.length === 0) return new Set()
  await readTags(tx, workspaceId, unknown, tags)
  const missing = unknown.filter((key) => !tags.has(key))
  if (missing.length === 0) return new Set()
  // Numbers are counted up from one.
  const [last] = await tx.rows<{ number: number | null }>(sql`
    select max(number) as number from contact_tag where workspace_id = ${workspaceId}::uuid`)
  return new Set((last?.number ?? 0) >= most ? missing : [])
}

/** GET /contacts/contacts-tags: `{id, name, contactsCount, created}` by name, as the text of one JSON array. */
export async function listTags(db: Db, workspaceId: string): Promise<string> {
  const [row] = await db.rows<{ tags: string }>(sql`
    select coalesce('[' || string_agg(
      ${objectSql({
        id: sql`t.id`,
        name: sql`t.name`,
        contactsCount: sql`coalesce(c.n, 0)`,
        created: sql`iso_time(t.created)`,
      })}, ',' order by t.name_key) || ']', '[]') as tags
    from contact_tag t
    left join (
      select facet, sum(n)::bigint as n from counter
      where workspace_id = ${workspaceId}::uuid and resource = 'contact' and facet like 'tag=%'
      group by facet
    ) c on c.facet = 'tag=' || t.number
    where t.workspace_id = ${workspaceId}::uuid`)
  return row?.tags ?? '[]'
}

function remember(tags: Map<string, Tag>, workspaceId: string, key: string): boolean {
  const tag = known.get(`${workspaceId} ${key}`)
  if (tag) tags.set(key, tag)
  return tag !== undefined
}

async function readTags(tx: Tx, workspaceId: string, keys: readonly string[], tags: Map<string, Tag>) {
  const found = await tx.rows<StoredTag>(sql`
    select number, name, name_key from contact_tag
    where workspace_id = ${workspaceId}::uuid and name_key = any(${keys}::text[])`)
  for (const { number, name, nameKey } of found) {
    tags.set(nameKey, { number, name })
    if (!makers.has(tx)) known.set(`${workspaceId} ${nameKey}`, { number, name })
  }
}

/** Numbers are counted up by workspace; the lock makes two new tags wait for each other, which is rare. */
async function makeTags(
  tx: Tx,
  workspaceId: string,
  keys: readonly string[],
  { names, tags }: { names: ReadonlyMap<string, string>; tags: Map<string, Tag> },
): Promise<void> {
  makers.add(tx)
  await tx.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('contact_tag ' || ${workspaceId}::text, 0))`,
  )
  const made = await tx.rows<StoredTag>(sql`
    insert into contact_tag (workspace_id, id, number, name, name_key, created)
    select ${workspaceId}::uuid, n.id,
      (select coalesce(max(number), 0) from contact_tag where workspace_id = ${workspaceId}::uuid)
        + row_number() over (order by n.name_key), n.name, n.name_key, ${now().toISOString()}::timestamptz
    from unnest(${keys.map(newId)}::uuid[], ${keys.map((key) => names.get(key) ?? key)}::text[], ${keys}::text[])
      as n (id, name, name_key)
    where not exists (
      select from contact_tag t where t.workspace_id = ${workspaceId}::uuid and t.name_key = n.name_key)
    returning number, name, name_key`)
  for (const { number, name, nameKey } of made) tags.set(nameKey, { number, name })
  const taken = keys.filter((key) => !tags.has(key))
  if (taken.length > 0) await readTags(tx, workspaceId, taken, tags)
}
