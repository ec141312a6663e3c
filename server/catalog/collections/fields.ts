/** The fields collections are filtered and shown by. Unset strings read `""` (docs/decisions), so they filter as that. */
import type { Fields } from '../../query/filter/fields.ts'
import { objectSql } from '../../query/compact-json.ts'
import type { Listing } from '../../query/listing.ts'
import { sql } from '../../platform/sql.ts'

const FIELDS: Fields = {
  id: { type: 'id', sql: sql`c.id`, nullable: false },
  feedId: { type: 'id', sql: sql`c.workspace_id`, nullable: false },
  title: {
    type: 'string',
    sql: sql`c.title`,
    order: [sql`c.title_key`, sql`c.title collate "C"`],
    nullable: false,
  },
  handle: { type: 'string', sql: sql`c.handle`, nullable: false },
  bodyHtml: { type: 'string', sql: sql`coalesce(c.body_html, '')`, nullable: false, isLong: true },
  externalId: { type: 'string', sql: sql`coalesce(c.external_id, '')`, nullable: false },
  customProperties: { type: 'map', sql: sql`c.custom_properties` },
  created: { type: 'date', sql: sql`c.created`, nullable: false },
  updated: { type: 'date', sql: sql`c.updated`, nullable: false },
}

export const COLLECTIONS: Listing = {
  resource: 'collection',
  from: sql`collection c`,
  workspace: sql`c.workspace_id`,
  doc: objectSql({
    id: sql`c.id`,
    feedId: sql`c.workspace_id`,
    title: sql`c.title`,
    handle: sql`c.handle`,
    bodyHtml: sql`coalesce(c.body_html, '')`,
    externalId: sql`coalesce(c.external_id, '')`,
    created: sql`iso_time(c.created)`,
    updated: sql`iso_time(c.updated)`,
  }),
  fields: FIELDS,
  order: [{ field: 'created', direction: 'desc' }],
  tie: { sql: sql`c.id` },
}
