/** Whom a provider knows an account by. */
import { now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** The account of a subject, noted as used. */
export async function useIdentity(db: Queryable, { issuer, subject }: Identity): Promise<string | undefined> {
  const [found] = await db.rows<{ accountId: string }>(sql`
    update account_identity set last_used = ${now().toISOString()}::timestamptz
    where issuer = ${issuer}::text and subject = ${subject}::text returning account_id`)
  return found?.accountId
}

/** False when the account is another subject's of this provider, or the subject another account's. */
export async function keepIdentity(
  tx: Tx,
  { issuer, subject }: Identity,
  accountId: string,
): Promise<boolean> {
  const at = now().toISOString()
  const kept = await tx.rows(sql`
    insert into account_identity (issuer, subject, account_id, created, last_used)
    values (${issuer}::text, ${subject}::text, ${accountId}::uuid, ${at}::timestamptz, ${at}::timestamptz)
    on conflict do nothing returning subject`)
  return kept.length > 0
}
