/** Many contacts at once, made by SQL with their tags and counters as the API would have left them. */
import type { Db } from '../../server/platform/database.ts'
import { sql } from '../../server/platform/sql.ts'

/** A tag of every fifth contact, when it is asked for. */
export const LARGE_TAG = 'large'

/**
 * Adds `n` contacts: every tenth unsubscribed, cities of 50, tags of 40, created a second apart, some without name
 * or phone. About 30,000 a second.
 */
export async function manyContacts(
  db: Db,
  workspaceId: string,
  n: number,
  { hasLargeTag = false } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows(sql`
      insert into contact_tag (workspace_id, id, number, name, name_key, created)
      select ${workspaceId}::uuid, gen_random_uuid(), t, 'tag ' || t, 'tag ' || t, now()
      from generate_series(1, 40) t
      union all select ${workspaceId}::uuid, gen_random_uuid(), 41, ${LARGE_TAG}, ${LARGE_TAG}, now()
      on conflict do nothing`)
    await tx.rows(sql`
      insert into contact (workspace_id, id, state, name, email, phone, city, country, tags, custom_fields, created, updated)
      select ${workspaceId}::uuid,
        (lpad(to_hex((extract(epoch from c.at) * 1000)::bigint), 12, '0') || '7' || substr(md5(g || 'a'), 1, 3) || '8'
          || substr(md5(g || 'b'), 1, 15))::uuid,
        case when g % 10 = 0 then 'unsubscribed' else 'active' end,
        case when g % 7 = 0 then null else 'Person ' || (g::bigint * 7919 % 1000003) end,
        'person' || g || '@example.com', case when g % 3 = 0 then '+46' || (700000000 + g) end, 'City ' || (g % 50), 'SE',
        (case when g % 2 = 0 then array['tag ' || (1 + g % 40)] else '{}' end)
          || (case when ${hasLargeTag}::boolean and g % 5 = 0 then array[${LARGE_TAG}::text] else '{}' end),
        jsonb_build_object('size', g % 5), c.at, c.at
      from generate_series(1, ${n}::int) g, lateral (select timestamptz '2024-01-01' + g * interval '1 second' as at) c`)
    await tx.rows(sql`
      insert into contact_tagging (workspace_id, tag, contact_id, created, state)
      select c.workspace_id, t.number, c.id, c.created, c.state from contact c
      join contact_tag t on t.workspace_id = c.workspace_id and t.name = any(c.tags)
      where c.workspace_id = ${workspaceId}::uuid`)
    await tx.rows(sql`
      insert into contact_value (workspace_id, key, value, created, contact_id, is_spelt)
      select workspace_id, 'size', custom_fields ->> 'size', created, id, true from contact
      where workspace_id = ${workspaceId}::uuid on conflict do nothing`)
    await tx.rows(sql`
      insert into counter (workspace_id, resource, facet, shard, n, version)
      select ${workspaceId}::uuid, 'contact', f.facet, 0, f.n, 1 from (
        select '' as facet, count(*) as n from contact where workspace_id = ${workspaceId}::uuid
        union all
        select 'state=' || state, count(*) from contact where workspace_id = ${workspaceId}::uuid group by state
        union all
        select 'tag=' || tag, count(*) from contact_tagging where workspace_id = ${workspaceId}::uuid group by tag) f`)
  })
  await db.rows(sql`analyze contact`)
  await db.rows(sql`analyze contact_tagging`)
  await db.rows(sql`analyze contact_value`)
}
