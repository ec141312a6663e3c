/** Rows of the ledger that are due: picked, leased, kept leased. */
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { empty, sql, type Sql } from '../../platform/sql.ts'
import type { Mailing } from '../mailings/schemas.ts'
import { greatest, least } from './bounds.ts'
import type { Reason } from './reasons.ts'
import { withRecipients, type DueRow, type PickedPlace, type PickedRow } from './recipient-store.ts'

/** What becomes of a picked row: to be sent, put off, or settled without being sent. */
export interface Verdict {
  readonly id: string
  readonly state: 'leased' | 'queued' | 'skipped' | 'failed' | 'unknown'
  readonly reason: Reason | null
  readonly due: string | null
  readonly slot: string | null
}

const DAY_MILLISECONDS = 86_400_000

/**
 * Due rows of one mailing, the longest waiting first, held until the transaction ends; others' are passed over. Those up
 * to `after` were picked before and are skipped unread: what a long mailing has behind it stays in the index until it is
 * vacuumed, and each batch would read all of it. When that finds too few, all is looked through.
 */
export async function pickDue(
  tx: Tx,
  workspaceId: string,
  { id: mailingId, ...mailing }: Pick<Mailing, 'id' | 'channel' | 'kind'>,
  { limit, after }: { readonly limit: number; readonly after?: PickedPlace | undefined },
): Promise<PickedRow[]> {
  const at = now()
  const pick = (from: Sql) =>
    tx.rows<DueRow>(sql`
      select id, contact_id, address, domain, variables, attempts, unconfirmed_attempts, slot, due
      from delivery
      where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid and state = 'queued'
        and due <= ${at.toISOString()}::timestamptz ${from}
      order by due, id limit ${limit}::int
      for update skip locked`)
  const next = after ? await pick(behindSql(after, at)) : []
  const rows = next.length < limit ? await pick(empty) : next
  return rows.length === 0 ? [] : withRecipients(tx, workspaceId, mailing, rows)
}

/**
 * Given as subqueries, so that no plan goes by the values: rows of one moment look like few, which would all be read and
 * sorted. Written down until tomorrow: planning for years to come took longer than picking.
 */
function behindSql({ due, id }: PickedPlace, at: Date): Sql {
  return sql`
    and (due, id) > ((select ${due}::timestamptz), (select ${id}::uuid))
    and id < uuid_floor(${new Date(at.getTime() + DAY_MILLISECONDS).toISOString()}::timestamptz)`
}

/** Writes the verdicts on picked rows; the leased ones are the caller's until `until`. */
export async function writeVerdicts(
  tx: Tx,
  workspaceId: string,
  verdicts: readonly Verdict[],
  lease: Lease,
): Promise<void> {
  // Nearly all of a batch is leased and nothing else: a fifth less work without values for each.
  const isPlain = ({ state, slot }: Verdict): boolean => state === 'leased' && slot === null
  const plain = verdicts.filter(isPlain).map(({ id }) => id)
  await leaseRows(tx, workspaceId, plain, lease)
  await writeOthers(
    tx,
    workspaceId,
    verdicts.filter((verdict) => !isPlain(verdict)),
    lease,
  )
}

/** Whose the leased rows are, and until when. */
interface Lease {
  readonly lease: string
  readonly until: Date
}

async function leaseRows(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  { lease, until }: Lease,
): Promise<void> {
  if (ids.length === 0) return
  await tx.rows(sql`
    update delivery set state = 'leased', reason = null, lease = ${lease}::uuid, settled = null,
      leased_until = ${until.toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = any(${[...ids]}::uuid[])
      and id >= ${least(ids)}::uuid and id <= ${greatest(ids)}::uuid`)
}

async function writeOthers(
  tx: Tx,
  workspaceId: string,
  verdicts: readonly Verdict[],
  { lease, until }: Lease,
): Promise<void> {
  if (verdicts.length === 0) return
  const ids = verdicts.map(({ id }) => id)
  // The ids are named twice, so that a plan made while the table was empty goes by the primary key too; their bounds,
  // so that years that are not concerned are not opened.
  await tx.rows(sql`
    update delivery d set state = v.state, reason = v.reason, due = coalesce(v.due, d.due),
      slot = coalesce(v.slot, d.slot),
      lease = case when v.state = 'leased' then ${lease}::uuid when v.state in ('queued', 'unknown') then d.lease end,
      leased_until = case when v.state = 'leased' then ${until.toISOString()}::timestamptz end,
      settled = case when v.state in ('skipped', 'failed', 'unknown') then ${now().toISOString()}::timestamptz end
    from json_to_recordset(${JSON.stringify(verdicts)}::json) as v
      (id uuid, state text, reason text, due timestamptz, slot timestamptz)
    where d.workspace_id = ${workspaceId}::uuid and d.id = v.id and d.id = any(${ids}::uuid[])
      and d.id >= ${least(ids)}::uuid and d.id <= ${greatest(ids)}::uuid`)
}

/** Keeps rows leased until `until`, as long as they are; those that are being written at this moment need it no more. */
export async function extendLeases(
  db: Db,
  workspaceId: string,
  { lease, ids, until }: { readonly lease: string; readonly ids: readonly string[]; readonly until: Date },
): Promise<void> {
  if (ids.length === 0) return
  // The state is not asked for: it would tempt the planner to the index of all leases.
  await db.rows(sql`
    update delivery set leased_until = ${until.toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = any(array(
      select id from delivery
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]) and id >= ${least(ids)}::uuid
        and id <= ${greatest(ids)}::uuid and lease = ${lease}::uuid and leased_until is not null
      for update skip locked)) and id >= ${least(ids)}::uuid and id <= ${greatest(ids)}::uuid`)
}
