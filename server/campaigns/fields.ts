/** What GET /campaigns is filtered and sorted by: exactly the fields the spec names. */
import type { Fields } from '../query/filter/fields.ts'
import type { Listing } from '../query/listing.ts'
import { sql } from '../platform/sql.ts'

const FIELDS: Fields = {
  status: { type: 'string', sql: sql`c.status`, nullable: false, sortable: false },
  deliveryChannel: { type: 'string', sql: sql`c.delivery_channel`, nullable: false, sortable: false },
  publishDate: { type: 'date', sql: sql`c.publish_date` },
  created: { type: 'date', sql: sql`c.created`, nullable: false, filterable: false },
  updated: { type: 'date', sql: sql`c.updated`, nullable: false, filterable: false },
}

export const CAMPAIGNS: Listing = {
  resource: 'campaign',
  from: sql`campaign c`,
  workspace: sql`c.workspace_id`,
  doc: sql`c.doc`,
  fields: FIELDS,
  order: [{ field: 'created', direction: 'desc' }],
  tie: { sql: sql`c.id` },
}

/** For operators, who name a campaign by its title or its id: fields that the API's list does not take. */
export const CAMPAIGNS_BY_NAME: Listing = {
  ...CAMPAIGNS,
  fields: {
    ...FIELDS,
    id: { type: 'id', sql: sql`c.id`, nullable: false },
    title: { type: 'string', sql: sql`c.title`, caseless: true, sortable: false },
  },
}
