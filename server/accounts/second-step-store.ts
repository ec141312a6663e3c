/** Second steps in the database: the secret of an app, and codes on paper. */
import { createHash } from 'node:crypto'
import { now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { openSecret, sealSecret } from '../platform/sealing/columns.ts'
import { sql } from '../platform/sql.ts'

export interface Totp {
  readonly secret: string
  readonly isConfirmed: boolean
}

export async function findTotp(db: Queryable, accountId: string): Promise<Totp | undefined> {
  const [totp] = await db.rows<Totp>(sql`
    select secret, confirmed is not null as is_confirmed from account_totp where account_id = ${accountId}::uuid`)
  return totp && { ...totp, secret: openSecret(db, 'second step', [accountId], totp.secret) }
}

/** In place of one that was made and never used; false when one is in use. */
export async function keepTotp(db: Queryable, accountId: string, secret: string): Promise<boolean> {
  const at = now().toISOString()
  const kept = await db.rows(sql`
    insert into account_totp (account_id, secret, created, last_step)
    values (${accountId}::uuid, ${sealSecret(db, 'second step', [accountId], secret)}::text, ${at}::timestamptz, 0)
    on conflict (account_id) do update set secret = excluded.secret, created = excluded.created
      where account_totp.confirmed is null
    returning account_id`)
  return kept.length > 0
}

export async function confirmTotp(tx: Tx, accountId: string): Promise<void> {
  await tx.rows(sql`
    update account_totp set confirmed = ${now().toISOString()}::timestamptz
    where account_id = ${accountId}::uuid and confirmed is null`)
}

/** Takes the code of an interval, once: of two who send it at the same time one. */
export async function spendStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const spent = await db.rows(sql`
    update account_totp set last_step = ${step}::bigint
    where account_id = ${accountId}::uuid and last_step < ${step}::bigint returning account_id`)
  return spent.length > 0
}

export async function removeTotp(tx: Queryable, accountId: string): Promise<boolean> {
  const removed = await tx.rows(sql`
    delete from account_totp where account_id = ${accountId}::uuid returning account_id`)
  await tx.rows(sql`delete from account_recovery_code where account_id = ${accountId}::uuid`)
  return removed.length > 0
}

/** Keeps it on until the transaction ends; false where it is off. */
export async function holdSecondStep(tx: Tx, accountId: string): Promise<boolean> {
  const held = await tx.rows(sql`
    select account_id from account_totp where account_id = ${accountId}::uuid and confirmed is not null for update`)
  return held.length > 0
}

/** New codes in place of all that were. */
export async function keepRecoveryCodes(tx: Tx, accountId: string, codes: readonly string[]): Promise<void> {
  await tx.rows(sql`delete from account_recovery_code where account_id = ${accountId}::uuid`)
  for (const code of codes) {
    await tx.rows(sql`
      insert into account_recovery_code (account_id, code_hash) values (${accountId}::uuid, ${hashOf(code)}::bytea)`)
  }
}

/** Each works once. */
export async function spendRecoveryCode(db: Queryable, accountId: string, code: string): Promise<boolean> {
  const spent = await db.rows(sql`
    update account_recovery_code set used = ${now().toISOString()}::timestamptz
    where account_id = ${accountId}::uuid and code_hash = ${hashOf(code)}::bytea and used is null
    returning account_id`)
  return spent.length > 0
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [counted] = await db.rows<{ n: number }>(sql`
    select count(*)::int as n from account_recovery_code where account_id = ${accountId}::uuid and used is null`)
  return counted?.n ?? 0
}

/** Eighty random bits need no slow hash. */
function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
