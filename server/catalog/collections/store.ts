/** Collections in the database: locked by id, external id and handle, written in batches with their counter. */
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import type { BeforeAfter } from '../identity-map.ts'
import { namedSql, type Named } from '../named-store.ts'
import type { Collection } from './rules.ts'

/** A collection with its title as a tsvector. */
export interface IndexedCollection extends Collection {
  readonly words: string
}

export const COLUMNS = sql`id, external_id, title, handle, body_html, source, custom_properties`
const RECORD = sql`id uuid, "externalId" text, title text, handle text, "bodyHtml" text, source text,
  "customProperties" jsonb, words text`

/**
 * Takes what a batch of upserts claims, in one order for everybody, until the transaction ends: twins wait for each
 * other instead of racing for a unique index.
 */
export async function lockClaims(tx: Tx, workspaceId: string, claims: readonly string[]): Promise<void> {
  await tx.rows(sql`
    select pg_advisory_xact_lock(k.key)
    from (
      select distinct hashtextextended(${workspaceId}::text || c.claim, 0) as key
      from unnest(${claims}::text[]) as c (claim) order by key
    ) k`)
}

/** The collections of these ids or external ids, their rows held in the order of their ids. */
export async function lockCollections(tx: Tx, workspaceId: string, named: Named): Promise<Collection[]> {
  return tx.rows<Collection>(sql`
    select ${COLUMNS} from collection
    where workspace_id = ${workspaceId}::uuid and id = any(${namedSql(sql`collection`, workspaceId, named)})
    order by id
    for update`)
}

/** Which of these handles are taken, and by which collection. */
export async function findCollectionHandles(
  tx: Tx,
  workspaceId: string,
  handles: readonly string[],
): Promise<{ handle: string; id: string }[]> {
  return tx.rows(sql`
    select handle, id from collection
    where workspace_id = ${workspaceId}::uuid and handle = any(${handles}::text[])`)
}

/** Writes all diffs; the caller moves the counter, last. */
export async function writeCollections(
  tx: Tx,
  workspaceId: string,
  diffs: readonly BeforeAfter<IndexedCollection>[],
): Promise<void> {
  const added = diffs.filter(({ before }) => !before).map(({ after }) => after)
  const changed = diffs.filter(({ before }) => before).map(({ after }) => after)
  if (added.length > 0) await tx.rows(insertSql(workspaceId, added))
  if (changed.length > 0) await tx.rows(updateSql(workspaceId, changed))
}

function insertSql(workspaceId: string, collections: readonly IndexedCollection[]): Sql {
  const at = now().toISOString()
  return sql`
    insert into collection (workspace_id, ${COLUMNS}, words, created, updated)
    select ${workspaceId}::uuid, c.id, c."externalId", c.title, c.handle, c."bodyHtml", c.source,
      c."customProperties", c.words::tsvector, ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(collections)}::json) as c (${RECORD})`
}

function updateSql(workspaceId: string, collections: readonly IndexedCollection[]): Sql {
  return sql`
    update collection set external_id = c."externalId", title = c.title, handle = c.handle,
      body_html = c."bodyHtml", source = c.source, custom_properties = c."customProperties",
      words = c.words::tsvector, updated = ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(collections)}::json) as c (${RECORD})
    where collection.workspace_id = ${workspaceId}::uuid and collection.id = c.id`
}
