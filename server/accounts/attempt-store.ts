/** Attempts to sign in, in the database: what one process counts all others know. */
import { createHash } from 'node:crypto'
import { now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { Counted } from './attempt-rules.ts'

/** What is counted: neither address nor account can be had from it without trying them all. */
export function keyOf(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** What is known of a key, held until the transaction ends: whoever counts the same waits. */
export async function holdAttempts(tx: Tx, key: Buffer): Promise<Counted> {
  const at = now().toISOString()
  const [row] = await tx.rows<{ failures: number; due: string; succeeded: string | null; seen: string }>(sql`
    insert into sign_in_attempt (key, failures, due, seen)
    values (${key}::bytea, 0, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (key) do update set key = excluded.key
    returning failures, due, succeeded, seen`)
  if (!row) throw new Error('An upsert gave no row')
  const { failures, due, succeeded, seen } = row
  return {
    failures,
    due: new Date(due).getTime(),
    succeeded: succeeded === null ? undefined : new Date(succeeded).getTime(),
    seen: new Date(seen).getTime(),
  }
}

export async function keepAttempts(
  tx: Tx,
  key: Buffer,
  { failures, due }: Pick<Counted, 'failures' | 'due'>,
): Promise<void> {
  await tx.rows(sql`
    update sign_in_attempt set failures = ${failures}::int, due = ${new Date(due).toISOString()}::timestamptz,
      seen = ${now().toISOString()}::timestamptz
    where key = ${key}::bytea`)
}

/** Somebody got in: what failed before is forgotten, and the place known. */
export async function keepSuccess(db: Queryable, key: Buffer): Promise<void> {
  const at = now().toISOString()
  await db.rows(sql`
    update sign_in_attempt
    set failures = 0, due = ${at}::timestamptz, succeeded = ${at}::timestamptz, seen = ${at}::timestamptz
    where key = ${key}::bytea`)
}

/** One attempt was none; who waits meanwhile waits on. */
export async function giveBack(db: Queryable, key: Buffer): Promise<void> {
  await db.rows(sql`
    update sign_in_attempt set failures = greatest(failures - 1, 0) where key = ${key}::bytea`)
}
