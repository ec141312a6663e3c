/** Who did what: written in the transaction of what was done, read by admins, kept for a year. */
import { newId, now } from '../platform/clock.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { empty, sql, type Sql } from '../platform/sql.ts'
import { KNOWN_MILLISECONDS } from './attempt-rules.ts'

/** What happened, as `noun.verb`. */
export type AuditAction = `${string}.${string}`

export interface AuditEntry {
  readonly organizationId: string | null
  readonly workspaceId: string | null
  readonly accountId: string | null
  /** The address of who did it, or `operator` for the command line. */
  readonly actor: string
  readonly action: AuditAction
  /** The id of what it was done to. */
  readonly subject?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

export async function writeAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { organizationId, workspaceId, accountId, actor, action, subject = null, details } = entry
  await tx.rows(sql`
    insert into audit_entry
      (id, organization_id, workspace_id, account_id, actor, action, subject, details, created)
    values (${newId()}::uuid, ${organizationId}::uuid, ${workspaceId}::uuid, ${accountId}::uuid, ${actor}::text,
      ${action}::text, ${subject}::text, ${details ? JSON.stringify(details) : null}::jsonb,
      ${now().toISOString()}::timestamptz)`)
}

/**
 * The database for one act: the first of its transactions that commits holds the entry too, so that nothing is done
 * without it and it tells of nothing that was not done.
 */
export function recorded(db: Db, entry: AuditEntry): Db {
  let isWritten = false
  return {
    ...db,
    transaction: async (work, options) => {
      if (isWritten) return db.transaction(work, options)
      const result = await db.transaction(async (tx) => {
        const answer = await work(tx)
        await writeAudit(tx, entry)
        return answer
      }, options)
      isWritten = true
      return result
    },
  }
}

export interface ListedAudit {
  readonly id: string
  readonly actor: string
  readonly accountId: string | null
  readonly workspaceId: string | null
  readonly action: string
  readonly subject: string | null
  readonly details: Readonly<Record<string, unknown>> | null
  readonly created: string
}

export interface AuditFilter {
  readonly workspaceId: string | null
  /** The last one of the page before. */
  readonly before?: string | undefined
  /** The noun of the action. */
  readonly kind?: string | undefined
  /** A part of the address or the name of who did it. */
  readonly address?: string | undefined
  /** Or who did it is one of these, who have no address: readers know them by other words. */
  readonly actors?: readonly string[] | undefined
  readonly limit: number
}

/** Newest first; of one workspace alone where that is named. */
export async function listAudit(
  db: Queryable,
  organizationId: string,
  { before, limit, ...filter }: AuditFilter,
): Promise<ListedAudit[]> {
  const older = before === undefined ? empty : sql`and id < ${before}::uuid`
  return db.rows<ListedAudit>(sql`
    select id, actor, account_id, workspace_id, action, subject, details, created from audit_entry
    where organization_id = ${organizationId}::uuid ${chosenSql(filter)} ${older}
    order by created desc, id desc limit ${limit}::int`)
}

/** All there are, whatever page is read. */
export async function countAudit(
  db: Queryable,
  organizationId: string,
  filter: AuditFilter,
): Promise<number> {
  const [counted] = await db.rows<{ n: number }>(sql`
    select count(*)::int as n from audit_entry
    where organization_id = ${organizationId}::uuid ${chosenSql(filter)}`)
  return counted?.n ?? 0
}

function chosenSql({ workspaceId, kind, address, actors = [] }: Omit<AuditFilter, 'before' | 'limit'>): Sql {
  const narrowed = workspaceId === null ? empty : sql`and workspace_id = ${workspaceId}::uuid`
  const ofKind = kind === undefined ? empty : sql`and split_part(action, '.', 1) = ${kind}`
  const byWhom =
    address === undefined
      ? empty
      : sql`and (actor = any(${actors}::text[])
          or strpos(actor, '@') > 0 and strpos(lower(actor), lower(${address}::text)) > 0
          or account_id in (select id from account where strpos(lower(name), lower(${address}::text)) > 0))`
  return sql`${narrowed} ${ofKind} ${byWhom}`
}

const BATCH = 5_000
const AUDIT_DAYS = 365
/** After they have ended or run out: until then they say what was. */
const OVER_DAYS = 30
/** Of sign-ins at most so many are remembered, the newest. */
const ATTEMPTS = 200_000

/** Audit entries of more than a year, sessions and links that were over a month ago, challenges nobody answered. */
export async function forgetOldAccounts(db: Db): Promise<void> {
  const over = daysAgo(OVER_DAYS)
  const deletions = [
    sql`delete from audit_entry where id in (
      select id from audit_entry where created < ${daysAgo(AUDIT_DAYS)}::timestamptz limit ${BATCH}::int) returning 1`,
    sql`delete from account_session where id in (
      select id from account_session where coalesce(ended, last_seen + interval '30 days') < ${over}::timestamptz
      limit ${BATCH}::int) returning 1`,
    sql`delete from account_link where id in (
      select id from account_link where least(used, expires) < ${over}::timestamptz limit ${BATCH}::int) returning 1`,
    sql`delete from sign_in_attempt where key in (
      select key from sign_in_attempt
      where seen < ${daysAgo(1)}::timestamptz
        and (succeeded is null or succeeded < ${daysAgo(KNOWN_MILLISECONDS / 86_400_000)}::timestamptz)
      limit ${BATCH}::int) returning 1`,
    sql`delete from sign_in_attempt where key in (
      select key from sign_in_attempt order by seen desc offset ${ATTEMPTS}::int limit ${BATCH}::int) returning 1`,
    sql`delete from sign_in_challenge where hash in (
      select hash from sign_in_challenge where expires < ${daysAgo(0)}::timestamptz limit ${BATCH}::int) returning 1`,
  ]
  for (const deletion of deletions) while ((await db.rows(deletion)).length === BATCH);
}

function daysAgo(days: number): string {
  return new Date(now().getTime() - days * 86_400_000).toISOString()
}
