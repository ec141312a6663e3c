/** Where contacts come into flows. */
import { NIL_UUID } from '../../lib/uuid.ts'
import { filterToSql } from '../../query/filter/to-sql.ts'
import { parseFilter } from '../../query/filter/parse.ts'
import type { Event } from '../../events/schemas.ts'
import { now } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { empty, sql, type Sql } from '../../platform/sql.ts'
import { CONTACTS } from '../../contacts/fields.ts'
import { withPhonesOf } from '../../contacts/phone-filter.ts'
import { readCountry } from '../../contacts/settings-store.ts'
import type { Flow } from './store.ts'

/** A flow that sets itself off again through what its steps do would never end. */
const TIMES_A_DAY = 20

/** Begins a flow for the contacts of events, once for each contact, or once for each event with `again`. */
export async function enroll(
  tx: Tx,
  workspaceId: string,
  flow: Flow,
  events: readonly Event[],
): Promise<void> {
  const { again } = flow.definition.trigger
  const rows = events.map(({ id, subjectId, data }) => ({
    occasion: again ? id : NIL_UUID,
    contact_id: subjectId,
    data,
  }))
  const occasions = sql`
    (select o.*, row_number() over (partition by o.contact_id order by o.occasion) as nth
      from json_to_recordset(${JSON.stringify(rows)}::json) as o (occasion uuid, contact_id uuid, data jsonb)) o`
  await insertEnrollments(
    tx,
    workspaceId,
    flow,
    sql`${occasions} join ${CONTACTS.from} on c.id = o.contact_id`,
  )
}

/** Begins a flow for every active contact. */
export async function enrollAll(
  tx: Tx,
  workspaceId: string,
  flow: Flow,
  { id, data }: Pick<Event, 'id' | 'data'>,
): Promise<void> {
  const occasion = flow.definition.trigger.again ? id : NIL_UUID
  const one = sql`(select ${occasion}::uuid as occasion, ${JSON.stringify(data)}::jsonb as data, 1 as nth) o`
  await insertEnrollments(tx, workspaceId, flow, sql`${one} join ${CONTACTS.from} on c.state = 'active'`)
}

/** `occasions` are `o` (occasion, data, and the how many-th it is of its contact here) joined with the contacts. */
async function insertEnrollments(tx: Tx, workspaceId: string, flow: Flow, occasions: Sql): Promise<void> {
  const at = now().toISOString()
  const matches = await matchSql(tx, workspaceId, flow.definition.trigger.filter)
  await tx.rows(
    sql`
    insert into flow_enrollment (workspace_id, flow_id, contact_id, occasion, version, status, due, variables, created, updated)
    select ${workspaceId}::uuid, ${flow.id}::uuid, c.id, o.occasion, ${flow.version}::int, 'waiting',
      ${at}::timestamptz, o.data, ${at}::timestamptz, ${at}::timestamptz
    from ${occasions}
    where c.workspace_id = ${workspaceId}::uuid ${matches}
      and o.nth + (select count(*) from flow_enrollment e
        where e.workspace_id = ${workspaceId}::uuid and e.flow_id = ${flow.id}::uuid and e.contact_id = c.id
          and e.created > ${at}::timestamptz - interval '1 day') <= ${TIMES_A_DAY}::int
    on conflict do nothing`,
    { named: false },
  )
}

interface PublicPost {
  readonly id: string
  readonly title: string
  readonly slug: string
}

/** What messages about a post say of it; undefined for a private one. */
export async function findPublicPost(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<PublicPost | undefined> {
  const [post] = await db.rows<PublicPost>(sql`
    select id, title, slug from post
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and not is_private`)
  return post
}

/** Undefined where none is public. */
export async function findNewestPost(db: Queryable, workspaceId: string): Promise<PublicPost | undefined> {
  const [post] = await db.rows<PublicPost>(sql`
    select id, title, slug from post
    where workspace_id = ${workspaceId}::uuid and not is_private
    order by published desc, id desc limit 1`)
  return post
}

/** Whether `c` matches a filter, as a further condition, phones read as in lists; none matches everybody. */
export async function matchSql(db: Queryable, workspaceId: string, filter: string | undefined): Promise<Sql> {
  if (filter === undefined) return empty
  const { fields } = CONTACTS
  const country = await readCountry(db, workspaceId)
  return sql`and ${filterToSql(withPhonesOf(parseFilter(filter, fields, 'filter'), country), fields, workspaceId)}`
}
