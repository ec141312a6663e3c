/** Embedded integrations in the database. */
import type { Fields } from '../../query/filter/fields.ts'
import { count, tally } from '../../query/counters.ts'
import { objectSql } from '../../query/compact-json.ts'
import type { Listing } from '../../query/listing.ts'
import { isUuid } from '../../lib/uuid.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import type { EmbeddedIntegration } from './schemas.ts'

const FIELDS: Fields = {
  id: { type: 'id', sql: sql`e.id`, nullable: false },
  created: { type: 'date', sql: sql`e.created`, nullable: false },
  feedIds: { type: 'strings', sql: sql`(e.feed_ids::text[])`, caseless: true },
}

export const EMBEDDED_INTEGRATIONS: Listing = {
  resource: 'embedded-integration',
  from: sql`embedded_integration e`,
  workspace: sql`e.workspace_id`,
  doc: objectSql({ id: sql`e.id`, created: sql`iso_time(e.created)`, feedIds: sql`e.feed_ids` }),
  fields: FIELDS,
  order: [{ field: 'created', direction: 'desc' }],
  tie: { sql: sql`e.id` },
}

/**
 * `feedIds` must be workspaces of this organization whose posts can be read: refused with 400 naming those that are not,
 * and those that are archived, of which nothing is public.
 */
export async function createIntegration(
  db: Db,
  { workspaceId, organizationId }: { workspaceId: string; organizationId: string },
  feedIds: readonly string[] = [workspaceId],
): Promise<EmbeddedIntegration> {
  const wanted = [...new Set(feedIds.map((id) => id.toLowerCase()))]
  const integration = { id: newId(), created: now().toISOString(), feedIds: wanted }
  await db.transaction(async (tx) => {
    await mustBeReadable(tx, organizationId, wanted)
    await tx.rows(sql`
      insert into embedded_integration (workspace_id, id, feed_ids, created)
      values (${workspaceId}::uuid, ${integration.id}::uuid, ${wanted}::uuid[], ${integration.created}::timestamptz)`)
    const { add, changes } = tally()
    add('', 1)
    await count(tx, workspaceId, 'embedded-integration', changes())
  })
  return integration
}

/** A workspace is gone: nowhere in those of another one is it shown any more. */
export async function leaveEmbeds(db: Db, workspaceId: string, goneId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx.rows(sql`
      update embedded_integration set feed_ids = array_remove(feed_ids, ${goneId}::uuid)
      where workspace_id = ${workspaceId}::uuid and ${goneId}::uuid = any(feed_ids) returning 1`)
    // None came or went, but what a list shows did: its version moves.
    if (changed.length > 0) await count(tx, workspaceId, 'embedded-integration', [{ facet: '', by: 0 }])
  })
}

async function mustBeReadable(
  db: Queryable,
  organizationId: string,
  workspaceIds: readonly string[],
): Promise<void> {
  const rows = await db.rows<{ id: string; isArchived: boolean }>(sql`
    select id, archived is not null as is_archived from workspace
    where organization_id = ${organizationId}::uuid and id = any(${workspaceIds.filter(isUuid)}::uuid[])`)
  const found = new Set(rows.map(({ id }) => id))
  const unknown = workspaceIds.filter((id) => !found.has(id))
  if (unknown.length > 0) refuse('feeds-unknown', unknown)
  const archived = rows.filter(({ isArchived }) => isArchived)
  if (archived.length > 0)
    refuse(
      'feeds-archived',
      archived.map(({ id }) => id),
    )
}
