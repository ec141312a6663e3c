/** The link table: which contacts have a tag, with what lists of a tag go by. Written with the contacts, in their statement. */
import { sql, type Sql } from '../platform/sql.ts'
import { linksOf, restatedOf, type BeforeAfter, type Link, type TagsByKey } from './contact-diff.ts'

/** What a batch of contacts, their tags spelt as the workspace has them, changes; `at` is when new ones are created. */
export function taggingsSql(
  workspaceId: string,
  diffs: readonly BeforeAfter[],
  tags: TagsByKey,
  at: Sql,
): Sql[] {
  const { added, removed } = linksOf(diffs, tags)
  const restated = restatedOf(diffs, tags)
  return [
    ...(added.length > 0 ? [sql`tagged as (${insertSql(workspaceId, added, at)})`] : []),
    ...(removed.length > 0 ? [sql`untagged as (${deleteSql(workspaceId, removed)})`] : []),
    ...(restated.length > 0 ? [sql`restated as (${updateSql(workspaceId, restated)})`] : []),
  ]
}

/** A contact that the same statement makes is not to be seen yet: it is created at `at`. */
function insertSql(workspaceId: string, links: readonly Link[], at: Sql): Sql {
  return sql`
    insert into contact_tagging (workspace_id, tag, contact_id, created, state)
    select ${workspaceId}::uuid, t.tag, t.contact_id, coalesce(
      (select c.created from contact c where c.workspace_id = ${workspaceId}::uuid and c.id = t.contact_id), ${at}), t.state
    from unnest(${links.map(({ tag }) => tag)}::int[], ${links.map(({ id }) => id)}::uuid[],
      ${links.map(({ state }) => state)}::text[]) as t (tag, contact_id, state)
    on conflict do nothing`
}

function deleteSql(workspaceId: string, links: readonly Link[]): Sql {
  return sql`
    delete from contact_tagging g
    using unnest(${links.map(({ tag }) => tag)}::int[], ${links.map(({ id }) => id)}::uuid[]) as t (tag, contact_id)
    where g.workspace_id = ${workspaceId}::uuid and g.tag = t.tag and g.contact_id = t.contact_id
      and g.tag = any(${links.map(({ tag }) => tag)}::int[])
      and g.contact_id = any(${links.map(({ id }) => id)}::uuid[])`
}

function updateSql(workspaceId: string, links: readonly Link[]): Sql {
  return sql`
    update contact_tagging g set state = t.state
    from unnest(${links.map(({ tag }) => tag)}::int[], ${links.map(({ id }) => id)}::uuid[],
      ${links.map(({ state }) => state)}::text[]) as t (tag, contact_id, state)
    where g.workspace_id = ${workspaceId}::uuid and g.tag = t.tag and g.contact_id = t.contact_id
      and g.tag = any(${links.map(({ tag }) => tag)}::int[])
      and g.contact_id = any(${links.map(({ id }) => id)}::uuid[])`
}
