/** The members of a contact's record as the database renders them: chosen ones as JSON, all of them as cells. */
import { failIn } from '../query/filter/structure.ts'
import { jsonSql, objectSql } from '../query/compact-json.ts'
import type { Listing } from '../query/listing.ts'
import { join, sql, type Sql } from '../platform/sql.ts'
import { CONTACTS } from './fields.ts'

/** Each member as JSON, in the order of the record. */
const JSON_OF = {
  id: sql`to_json(c.id)`,
  feedId: sql`to_json(c.workspace_id)`,
  state: sql`to_json(c.state)`,
  name: sql`to_json(c.name)`,
  email: sql`to_json(c.email)`,
  phone: sql`to_json(c.phone)`,
  image: sql`to_json(c.image)`,
  bio: sql`to_json(c.bio)`,
  address: sql`to_json(c.address)`,
  city: sql`to_json(c.city)`,
  postalCode: sql`to_json(c.postal_code)`,
  region: sql`to_json(c.region)`,
  country: sql`to_json(c.country)`,
  source: sql`to_json(c.source)`,
  systemSource: sql`to_json(c.system_source)`,
  tags: sql`to_json(c.tags)`,
  statusTags: jsonSql(sql`c.status_tags`),
  customFields: jsonSql(sql`c.custom_fields`),
  notificationSettings: sql`${objectSql({ email: sql`c.follows_email <> 'off'`, sms: sql`c.follows_sms <> 'off'` })}::json`,
  follows: sql`${objectSql({ email: sql`c.follows_email`, sms: sql`c.follows_sms` })}::json`,
  created: sql`to_json(iso_time(c.created))`,
  updated: sql`to_json(iso_time(c.updated))`,
  lastActivity: sql`to_json(iso_time(c.last_activity))`,
} as const

export type Member = keyof typeof JSON_OF

// The keys of the very object above.
export const MEMBERS = Object.keys(JSON_OF) as readonly Member[]

const cases = join(
  MEMBERS.map((member) => sql`when ${member} then ${JSON_OF[member]}`),
  ' ',
)

/** POST /contacts-search `fields`: the members asked for, each once; an unknown one is refused with 400. */
export function readMembers(names: readonly string[]): readonly Member[] {
  const members = names.map((name, index) => {
    const fail = failIn(`fields[${index}]`)
    const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name
    const unknown = `"${shown}" is not a field of a contact; use ${MEMBERS.join(', ')}`
    return MEMBERS.find((member) => member === name) ?? fail(unknown)
  })
  return [...new Set(members)]
}

/** The list with exactly these members of each contact, in this order. One statement for every selection. */
export function onlyMembers(members: readonly Member[]): Listing {
  const doc: Sql = sql`(
    select '{' || string_agg(to_json(f.member)::text || ':' || coalesce((case f.member ${cases} end)::text, 'null'), ','
      order by f.place) || '}'
    from unnest(${[...members]}::text[]) with ordinality as f (member, place))`
  return { ...CONTACTS, doc }
}
