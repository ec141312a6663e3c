/** How many messages the ledger holds of what people look for. */
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { chosenSql, type LedgerFilter } from './ledger-page-store.ts'
import type { Person } from './people-store.ts'

/** Further is not counted: of a filter that no index answers alone a million rows are half a second. */
export const COUNTED = 1_000_000

/** At most one more than `COUNTED`. */
export async function countLedger(
  db: Queryable,
  workspaceId: string,
  { word, ...filter }: LedgerFilter,
): Promise<number> {
  // Without a word the index of mailings answers: summed up first, no row is visited.
  const counting =
    word === undefined
      ? sql`
        select coalesce(sum(d.n), 0)::int as n from (
          select mailing_id, count(*) as n from delivery where workspace_id = ${workspaceId}::uuid group by mailing_id) d
        join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
        where ${chosenSql(filter)}`
      : sql`
        select count(*)::int as n from (
          select from delivery d
          join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
          where d.workspace_id = ${workspaceId}::uuid and ${chosenSql({ word, ...filter })}
          limit ${COUNTED + 1}::int) d`
  const [counted] = await db.rows<{ n: number }>(counting)
  return counted?.n ?? 0
}

interface Sought {
  /** Of the workspace. */
  readonly people: readonly Person[]
  readonly address: string | undefined
  readonly filter: LedgerFilter
}

/** To these contacts, and to that address of nobody. */
export async function countMessagesTo(
  db: Queryable,
  workspaceId: string,
  { people, address, filter }: Sought,
): Promise<number> {
  const ids = people.map(({ contactId }) => contactId)
  const [counted] = await db.rows<{ n: number }>(sql`
    select count(*)::int as n from delivery d
    join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and ${chosenSql(filter)}
      and (d.contact_id = any(${ids}::uuid[])
        or d.contact_id is null and lower(d.address) = lower(${address ?? null}::text))`)
  return counted?.n ?? 0
}
