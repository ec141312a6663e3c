/** The columns of a spreadsheet of contacts: one for each member of the record, and for each custom field. */
import { sql, type Sql } from '../platform/sql.ts'
import type { CustomField } from './custom-fields/store.ts'
import { tagsCell, type Kind } from './cells.ts'
import { MEMBERS, type Member } from './record.ts'

export interface Column {
  readonly title: string
  readonly kind: Kind
  readonly sql: Sql
}

const column = (title: string, kind: Kind, sql: Sql): Column => ({ title, kind, sql })

const COLUMNS: Readonly<Record<Exclude<Member, 'customFields'>, readonly Column[]>> = {
  id: [column('id', 'code', sql`c.id::text`)],
  feedId: [column('feedId', 'code', sql`c.workspace_id::text`)],
  state: [column('state', 'code', sql`c.state`)],
  name: [column('name', 'text', sql`c.name`)],
  email: [column('email', 'text', sql`c.email`)],
  phone: [column('phone', 'code', sql`c.phone`)],
  image: [column('image', 'text', sql`c.image`)],
  bio: [column('bio', 'text', sql`c.bio`)],
  address: [column('address', 'text', sql`c.address`)],
  city: [column('city', 'text', sql`c.city`)],
  postalCode: [column('postalCode', 'text', sql`c.postal_code`)],
  region: [column('region', 'text', sql`c.region`)],
  country: [column('country', 'text', sql`c.country`)],
  source: [column('source', 'text', sql`c.source`)],
  systemSource: [column('systemSource', 'code', sql`c.system_source`)],
  tags: [column('tags', 'text', tagsCell(sql`c.tags`))],
  statusTags: [column('statusTags', 'text', sql`nullif(c.status_tags, '{}')::text`)],
  notificationSettings: [
    column('notificationSettings.email', 'boolean', sql`(c.follows_email <> 'off')`),
    column('notificationSettings.sms', 'boolean', sql`(c.follows_sms <> 'off')`),
  ],
  follows: [
    column('follows.email', 'code', sql`c.follows_email`),
    column('follows.sms', 'code', sql`c.follows_sms`),
  ],
  created: [column('created', 'time', sql`c.created`)],
  updated: [column('updated', 'time', sql`c.updated`)],
  lastActivity: [column('lastActivity', 'time', sql`c.last_activity`)],
}

/** The columns of these members, in their order; `customFields` becomes one for each field of the workspace. */
export function columnsOf(members: readonly Member[], fields: readonly CustomField[]): readonly Column[] {
  return members.flatMap((member) => (member === 'customFields' ? fields.map(customColumn) : COLUMNS[member]))
}

/** Titled by the data name, so that an import finds the field again, unless the record has such a member. */
function customColumn({ name }: CustomField): Column {
  const isTaken = MEMBERS.some((member) => member.toLowerCase() === name.toLowerCase())
  return column(isTaken ? `customFields.${name}` : name, 'text', sql`(c.custom_fields ->> ${name}::text)`)
}
