/** Lists of contacts by what they have in their custom fields: through the rows that are kept of it, where all are. */
import { filterToSql } from '../../query/filter/to-sql.ts'
import type { Filter } from '../../query/filter/tree.ts'
import type { Listing, AccessPath } from '../../query/listing.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { soughtValue, TOO_MANY, type KeptValue } from './value-rules.ts'

/** So few contacts are read one by one, whatever else is asked of them: 5 ms for 1,000. */
const FEW = 1_000

/**
 * One value, alone: its rows are the matches, in the order of the list. A value that few have, beside whatever else and
 * in any order: those few are looked at.
 */
export function throughValues(
  workspaceId: string,
  filter: Filter,
  { from, workspace, fields, tie }: Pick<Listing, 'from' | 'workspace' | 'fields' | 'tie'>,
): readonly AccessPath[] {
  const parts: readonly Filter[] = 'and' in filter ? filter.and : [filter]
  const [sought] = parts.flatMap((part) => soughtBy(part) ?? [])
  if (!sought) return []
  const rows = rowsSql(workspaceId, sought)
  const isWhole = isWholeSql(workspaceId)
  const few: AccessPath = {
    when: sql`${isWhole} and (select count(*) from (select from contact_value v where ${rows} limit ${FEW + 1}::int) f) <= ${FEW}::int`,
    from,
    where: sql`${workspace} = ${workspaceId}::uuid
      and ${tie.sql} = any(array(select v.contact_id from contact_value v where ${rows}))
      and ${filterToSql(filter, fields, workspaceId)}`,
    fields,
    tie,
  }
  if (parts.length > 1) return [few]
  const created = { type: 'date', sql: sql`v.created`, nullable: false } as const
  const all: AccessPath = {
    when: isWhole,
    from: sql`contact_value v`,
    where: rows,
    fields: { created },
    tie: { sql: sql`v.contact_id` },
  }
  return [all, few]
}

function soughtBy(filter: Filter): KeptValue | undefined {
  if (!('field' in filter) || filter.field !== 'customFields' || filter.operator !== 'eq') return undefined
  return soughtValue(filter.key ?? '', filter.values[0] ?? null)
}

function rowsSql(workspaceId: string, { key, value, isSpelt }: KeptValue): Sql {
  const found = sql`v.workspace_id = ${workspaceId}::uuid and v.key = ${key}::text and v.value = ${value}::text`
  return isSpelt ? sql`${found} and v.is_spelt` : found
}

/** Whether all that the workspace's contacts have is kept. */
function isWholeSql(workspaceId: string): Sql {
  return sql`not exists (select from contact_value_due d where d.workspace_id = ${workspaceId}::uuid)
    and not exists (
      select from contact_value o
      where o.workspace_id = ${workspaceId}::uuid and o.key = ${TOO_MANY.key}::text and o.value = ${TOO_MANY.value}::text)`
}
