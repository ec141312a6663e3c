/** The rows that contacts are found by the values of their custom fields with: written with the contacts, in their statement. */
import type { Tx } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import type { BeforeAfter } from '../contact-diff.ts'
import type { Contact } from '../rules.ts'
import { keptValues, placeOf, type KeptValue } from './value-rules.ts'

interface ValueOf extends KeptValue {
  readonly id: string
  /** Null of a contact that is made now. */
  readonly created: string | null
}

/** What a batch of contacts changes; `at` is when new ones are created. Who keeps its custom fields costs nothing. */
export function valuesSql(workspaceId: string, diffs: readonly BeforeAfter[], at: Sql): Sql[] {
  const { added, removed } = valuesOf(diffs)
  return [
    ...(added.length > 0 ? [sql`valued as (${insertSql(workspaceId, added, at)})`] : []),
    ...(removed.length > 0 ? [sql`unvalued as (${deleteSql(workspaceId, removed)})`] : []),
  ]
}

/** Of contacts that are held and as they are; values that are kept already stay. */
export async function keepValues(
  tx: Tx,
  workspaceId: string,
  contacts: readonly Pick<Contact, 'id' | 'created' | 'customFields'>[],
): Promise<void> {
  const values = contacts.flatMap(({ id, created, customFields }) =>
    keptValues(customFields).map((value) => ({ id, created, ...value })),
  )
  if (values.length > 0) await tx.rows(insertSql(workspaceId, values, sql`null`))
}

/** A row that only changes how it is spelt is added over itself: taken away and made in one statement it would be gone. */
function valuesOf(diffs: readonly BeforeAfter[]): { added: ValueOf[]; removed: ValueOf[] } {
  const added: ValueOf[] = []
  const removed: ValueOf[] = []
  for (const { before, after } of diffs) {
    if (before?.customFields === after.customFields) continue
    const { id } = after
    const created = before?.created ?? null
    const had = byPlace(before?.customFields ?? {})
    const has = byPlace(after.customFields)
    for (const [place, value] of has)
      if (had.get(place)?.isSpelt !== value.isSpelt) added.push({ id, created, ...value })
    for (const [place, value] of had) if (!has.has(place)) removed.push({ id, created, ...value })
  }
  return { added, removed }
}

function byPlace(customFields: Readonly<Record<string, unknown>>): Map<string, KeptValue> {
  return new Map(keptValues(customFields).map((value) => [placeOf(value), value]))
}

function insertSql(workspaceId: string, values: readonly ValueOf[], at: Sql): Sql {
  return sql`
    insert into contact_value (workspace_id, key, value, created, contact_id, is_spelt)
    select ${workspaceId}::uuid, t.key, t.value, coalesce(t.created, ${at}), t.contact_id, t.is_spelt
    from unnest(${values.map(({ key }) => key)}::text[], ${values.map(({ value }) => value)}::text[],
      ${values.map(({ created }) => created)}::timestamptz[], ${values.map(({ id }) => id)}::uuid[],
      ${values.map(({ isSpelt }) => isSpelt)}::boolean[]) as t (key, value, created, contact_id, is_spelt)
    on conflict (workspace_id, key, value, created, contact_id) do update set is_spelt = excluded.is_spelt`
}

function deleteSql(workspaceId: string, values: readonly ValueOf[]): Sql {
  return sql`
    delete from contact_value v
    using unnest(${values.map(({ key }) => key)}::text[], ${values.map(({ value }) => value)}::text[],
      ${values.map(({ created }) => created)}::timestamptz[], ${values.map(({ id }) => id)}::uuid[])
      as t (key, value, created, contact_id)
    where v.workspace_id = ${workspaceId}::uuid and v.key = t.key and v.value = t.value and v.created = t.created
      and v.contact_id = t.contact_id`
}
