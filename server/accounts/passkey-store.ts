/** Passkeys in the database. */
import { newId, now } from '../platform/clock.ts'
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'

/** Of one account: a telephone, a computer or two, keys in a drawer. */
const MOST = 20

export interface StoredPasskey {
  readonly id: string
  readonly accountId: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

export interface ListedPasskey {
  readonly id: string
  readonly name: string
  readonly created: string
  readonly lastUsed: string | null
}

export type NewPasskey = Omit<StoredPasskey, 'id' | 'publicKey'> & {
  readonly name: string
  readonly publicKey: Uint8Array
}

export async function listPasskeys(db: Queryable, accountId: string): Promise<ListedPasskey[]> {
  return db.rows<ListedPasskey>(sql`
    select id, name, created, last_used from account_passkey
    where account_id = ${accountId}::uuid order by created, id`)
}

export async function credentialsOf(
  db: Queryable,
  accountId: string,
): Promise<{ credentialId: string; transports: string[] }[]> {
  return db.rows<{ credentialId: string; transports: string[] }>(sql`
    select credential_id, transports from account_passkey where account_id = ${accountId}::uuid`)
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<StoredPasskey | undefined> {
  const [passkey] = await db.rows<StoredPasskey>(sql`
    select id, account_id, credential_id, public_key, counter::float8 as counter, transports from account_passkey
    where credential_id = ${credentialId}::text`)
  return passkey
}

/** Refused (409) when there are as many as there may be, or it is somebody's already. */
export async function addPasskey(tx: Tx, passkey: NewPasskey): Promise<string> {
  const { accountId, credentialId, publicKey, counter, transports, name } = passkey
  // Held, so that of twins the second counts the first.
  await tx.rows(sql`select from account where id = ${accountId}::uuid for update`)
  const there = await credentialsOf(tx, accountId)
  if (there.length >= MOST) refuse('passkey-too-many', MOST)
  const id = newId()
  const made = await tx.rows(sql`
    insert into account_passkey (id, account_id, credential_id, public_key, counter, transports, name, created)
    values (${id}::uuid, ${accountId}::uuid, ${credentialId}::text, ${Buffer.from(publicKey)}::bytea, ${counter}::bigint,
      ${JSON.stringify(transports)}::jsonb, ${name}::text, ${now().toISOString()}::timestamptz)
    on conflict (credential_id) do nothing returning id`)
  if (made.length === 0) refuse('passkey-there')
  return id
}

/** Notes a use. False when it counted no further: of an authenticator and its copy, one is behind the other. */
export async function countUse(db: Queryable, id: string, counter: number): Promise<boolean> {
  const used = await db.rows(sql`
    update account_passkey set counter = ${counter}::bigint, last_used = ${now().toISOString()}::timestamptz
    where id = ${id}::uuid and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
    returning id`)
  return used.length > 0
}

/** Refused (404) unless it is the account's. */
export async function renamePasskey(
  db: Queryable,
  accountId: string,
  id: string,
  name: string,
): Promise<void> {
  const renamed = await db.rows(sql`
    update account_passkey set name = ${name}::text
    where id = ${id}::uuid and account_id = ${accountId}::uuid returning id`)
  if (renamed.length === 0) refuse('passkey-unknown')
}

/** Refused (404) unless it is the account's. */
export async function removePasskey(tx: Queryable, accountId: string, id: string): Promise<void> {
  const removed = await tx.rows(sql`
    delete from account_passkey where id = ${id}::uuid and account_id = ${accountId}::uuid returning id`)
  if (removed.length === 0) refuse('passkey-unknown')
}

/** All of an account; how many there were. */
export async function removePasskeys(tx: Queryable, accountId: string): Promise<number> {
  const removed = await tx.rows(
    sql`delete from account_passkey where account_id = ${accountId}::uuid returning id`,
  )
  return removed.length
}
