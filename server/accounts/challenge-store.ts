/** Challenges of sign-ins in the database: each is answered once, and within minutes. */
import { now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { hashToken } from './secret-token.ts'

export type ChallengePurpose = 'passkey-add' | 'passkey-use' | 'oidc'

/** How long a person may take. */
export const CHALLENGE_MINUTES = 10
/** Of those that ran out, deleted with each that is made: more than are made, so they never add up. */
const SWEPT = 50

export async function keepChallenge(
  db: Queryable,
  purpose: ChallengePurpose,
  challenge: string,
  accountId?: string,
): Promise<void> {
  const at = now().getTime()
  await db.rows(sql`
    delete from sign_in_challenge where hash in (
      select hash from sign_in_challenge where expires < ${new Date(at).toISOString()}::timestamptz limit ${SWEPT}::int)`)
  const expires = new Date(at + CHALLENGE_MINUTES * 60_000).toISOString()
  await db.rows(sql`
    insert into sign_in_challenge (hash, purpose, account_id, expires)
    values (${hashToken(challenge)}::bytea, ${purpose}::text, ${accountId ?? null}::uuid, ${expires}::timestamptz)`)
}

/** True once: of two who answer at the same time, for one of them. `accountId`: made for this account alone. */
export async function spendChallenge(
  db: Queryable,
  purpose: ChallengePurpose,
  challenge: string,
  accountId?: string,
): Promise<boolean> {
  const spent = await db.rows(sql`
    delete from sign_in_challenge
    where hash = ${hashToken(challenge)}::bytea and purpose = ${purpose}::text
      and account_id is not distinct from ${accountId ?? null}::uuid and expires > ${now().toISOString()}::timestamptz
    returning purpose`)
  return spent.length > 0
}
