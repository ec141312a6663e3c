/** Accounts in the database: people who sign in. */
import { newId, now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { join, sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import type { Language } from './account-rules.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly language: Language
}

export interface StoredAccount extends Account {
  readonly passwordHash: string | null
}

const SHOWN = sql`a.id, a.email, a.name, a.language`

/** By address, in any case. */
export async function findAccount(db: Queryable, email: string): Promise<StoredAccount | undefined> {
  const [account] = await db.rows<StoredAccount>(sql`
    select ${SHOWN}, a.password_hash from account a where lower(a.email) = lower(${email}::text)`)
  return account
}

export async function readAccount(db: Queryable, id: string): Promise<StoredAccount> {
  const [account] = await db.rows<StoredAccount>(sql`
    select ${SHOWN}, a.password_hash from account a where a.id = ${id}::uuid`)
  return account ?? refuse('account-unknown', id)
}

/** Of those that are there: how each is called, or its address where it has no name. */
export async function namesOfAccounts(
  db: Queryable,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db.rows(sql`
    select a.id, coalesce(nullif(a.name, ''), a.email) as name from account a where a.id = any(${[...ids]}::uuid[])`)
}

export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly language?: Language | undefined
  readonly passwordHash: string | null
}

/** Refused (409) when the address has an account. */
export async function createAccount(tx: Queryable, account: NewAccount): Promise<Account> {
  const { email, name, language = 'en', passwordHash } = account
  const at = now().toISOString()
  const [made] = await tx.rows<Account>(sql`
    insert into account (id, email, name, language, password_hash, created, updated)
    values (${newId()}::uuid, ${email}::text, ${name}::text, ${language}::text, ${passwordHash}::text,
      ${at}::timestamptz, ${at}::timestamptz)
    on conflict (lower(email)) do nothing returning id, email, name, language`)
  return made ?? refuse('account-taken', email)
}

export interface AccountChanges {
  readonly name?: string | undefined
  readonly language?: Language | undefined
  readonly passwordHash?: string | undefined
}

export async function changeAccount(db: Queryable, id: string, changes: AccountChanges): Promise<void> {
  const { name, language, passwordHash } = changes
  const set = [
    ...(name === undefined ? [] : [sql`name = ${name}::text`]),
    ...(language === undefined ? [] : [sql`language = ${language}::text`]),
    ...(passwordHash === undefined ? [] : [sql`password_hash = ${passwordHash}::text`]),
    sql`updated = ${now().toISOString()}::timestamptz`,
  ]
  await db.rows(sql`update account set ${join(set)} where id = ${id}::uuid`)
}

export async function hasAccount(db: Queryable): Promise<boolean> {
  return (await db.rows(sql`select from account limit 1`)).length > 0
}

/** With its sessions, memberships and links. */
export async function deleteAccount(tx: Queryable, id: string): Promise<void> {
  await tx.rows(sql`delete from account where id = ${id}::uuid`)
}
