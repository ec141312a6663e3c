/** The fields products are filtered, sorted and shown by: one declaration for the list and the search. */
import type { Fields } from '../../query/filter/fields.ts'
import type { Listing } from '../../query/listing.ts'
import { sql } from '../../platform/sql.ts'

const FIELDS: Fields = {
  id: { type: 'id', sql: sql`p.id`, nullable: false },
  title: {
    type: 'string',
    sql: sql`p.title`,
    order: [sql`p.title_key`, sql`p.title collate "C"`],
    nullable: false,
  },
  type: { type: 'string', sql: sql`p.type`, nullable: false },
  bodyHtml: { type: 'string', sql: sql`p.body_html`, isLong: true },
  handle: { type: 'string', sql: sql`p.handle` },
  vendor: { type: 'string', sql: sql`p.vendor` },
  status: { type: 'string', sql: sql`p.status` },
  url: { type: 'string', sql: sql`p.url` },
  imageUrl: { type: 'string', sql: sql`p.image_url` },
  price: { type: 'number', sql: sql`p.price` },
  originalPrice: { type: 'number', sql: sql`p.original_price` },
  currency: { type: 'string', sql: sql`p.currency` },
  isForSale: { type: 'boolean', sql: sql`p.is_for_sale` },
  tags: { type: 'strings', sql: sql`p.tags` },
  externalId: { type: 'string', sql: sql`p.external_id` },
  collections: { type: 'strings', sql: repeated('title') },
  collectionExternalIds: { type: 'strings', sql: repeated('externalId') },
  customProperties: { type: 'map', sql: sql`p.custom_properties` },
  created: { type: 'date', sql: sql`p.created`, nullable: false },
  updated: { type: 'date', sql: sql`p.updated`, nullable: false },
}

export const PRODUCTS: Listing = {
  resource: 'product',
  from: sql`product p`,
  workspace: sql`p.workspace_id`,
  doc: sql`p.doc`,
  fields: FIELDS,
  order: [{ field: 'created', direction: 'desc' }],
  tie: { sql: sql`p.id` },
}

/** What a product repeats of its collections, as a list. */
function repeated(member: 'title' | 'externalId') {
  return sql`array(
    select c.item ->> ${member}::text from jsonb_array_elements(p.collections) as c (item)
    where c.item ->> ${member}::text is not null)`
}
