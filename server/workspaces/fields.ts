/** The fields workspaces are filtered, sorted and shown by. */
import type { Fields } from '../query/filter/fields.ts'
import { sql } from '../platform/sql.ts'

/** Where `publicUrl` is the address of this installation. */
export function workspaceFields(publicUrl: string): Fields {
  const url = sql`(${`${publicUrl}/w/`}::text || w.handle)`
  return { ...FIELDS, url: { type: 'string', sql: url, nullable: false } }
}

const FIELDS: Fields = {
  id: { type: 'id', sql: sql`w.id`, nullable: false },
  name: {
    type: 'string',
    sql: sql`w.name`,
    order: [sql`w.name_key`, sql`w.name collate "C"`],
    nullable: false,
  },
  handle: { type: 'string', sql: sql`w.handle`, nullable: false },
  image: { type: 'string', sql: sql`w.image` },
  country: { type: 'string', sql: sql`w.country`, nullable: false },
  timezone: { type: 'string', sql: sql`w.timezone`, nullable: false },
  senderEmail: { type: 'string', sql: sql`w.sender_email` },
  smsEnabled: { type: 'boolean', sql: sql`w.sms_enabled`, nullable: false },
  smsPreviewInPosts: { type: 'boolean', sql: sql`w.sms_preview_in_posts`, nullable: false },
  created: { type: 'date', sql: sql`w.created`, nullable: false },
  updated: { type: 'date', sql: sql`w.updated`, nullable: false },
}
