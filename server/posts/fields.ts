/** The fields posts are filtered, sorted and shown by. */
import { fieldOf, type Fields } from '../query/filter/fields.ts'
import { jsonSql, objectSql } from '../query/compact-json.ts'
import type { Listing } from '../query/listing.ts'
import { sql } from '../platform/sql.ts'

const FIELDS: Fields = {
  id: { type: 'id', sql: sql`p.id`, nullable: false },
  feedId: { type: 'id', sql: sql`p.workspace_id`, nullable: false },
  title: {
    type: 'string',
    sql: sql`p.title`,
    order: [sql`p.title_key`, sql`p.title collate "C"`],
    nullable: false,
  },
  text: { type: 'string', sql: sql`p.text`, nullable: false, isLong: true },
  html: { type: 'string', sql: sql`p.html`, nullable: false, isLong: true },
  image: { type: 'string', sql: sql`p.image` },
  claps: { type: 'number', sql: sql`p.claps`, nullable: false },
  author: { type: 'map', sql: sql`p.author` },
  tags: { type: 'strings', sql: sql`p.tags`, caseless: true },
  publishedDate: { type: 'date', sql: sql`p.published`, nullable: false },
  created: { type: 'date', sql: sql`p.created`, nullable: false },
  updated: { type: 'date', sql: sql`p.updated`, nullable: false },
}

/** The published public posts of the workspace whose public page is `feedUrl`, newest first. */
export function publicPosts(feedUrl: string): Listing {
  const url = sql`(${feedUrl}::text || '/' || p.id::text || '/' || p.slug)`
  return {
    resource: 'post',
    from: sql`post p`,
    workspace: sql`p.workspace_id`,
    where: sql`not p.is_private`,
    doc: objectSql({
      id: sql`p.id`,
      feedId: sql`p.workspace_id`,
      title: sql`p.title`,
      text: sql`p.text`,
      html: sql`p.html`,
      url,
      image: sql`p.image`,
      claps: sql`p.claps`,
      author: jsonSql(sql`p.author`),
      tags: sql`p.tags`,
      publishedDate: sql`iso_time(p.published)`,
      created: sql`iso_time(p.created)`,
      updated: sql`iso_time(p.updated)`,
    }),
    fields: { ...FIELDS, url: { type: 'string', sql: url, nullable: false } },
    order: [{ field: 'publishedDate', direction: 'desc' }],
    tie: { sql: sql`p.id` },
  }
}

/** What strangers may filter and sort by: nothing that is long to read. */
const WITHOUT_KEY = ['id', 'title', 'tags', 'publishedDate', 'created', 'updated', 'claps', 'author'] as const

/** The list as it is without a key. */
export function withoutKey(listing: Listing): Listing {
  return {
    ...listing,
    fields: Object.fromEntries(WITHOUT_KEY.map((name) => [name, fieldOf(listing.fields, name)])),
  }
}
