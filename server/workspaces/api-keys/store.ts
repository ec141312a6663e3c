/** API keys in the database: made, listed, revoked; only a hash of the secret is ever stored. */
import { announceChange, mintKey } from '../../http/authentication.ts'
import type { Scope } from '../../http/scopes.ts'
import { newId, now } from '../../platform/clock.ts'
import { retried, sqlState, type Db } from '../../platform/database.ts'
import { empty, sql } from '../../platform/sql.ts'
import { asDb } from '../../platform/transaction-as-db.ts'
import { refuse } from '../../refusals.ts'

/** SQLSTATE of a row that refers to none. */
const FOREIGN_KEY = '23503'

export interface ListedKey {
  readonly id: string
  readonly workspaceId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created: string
  readonly revoked: string | null
  /** To the minute. */
  readonly lastUsed: string | null
}

/** Makes a key; `key` is shown this once and cannot be read again. Refused with 404 when there is no such workspace. */
export async function createKey(
  db: Db,
  workspaceId: string,
  { name, scopes }: { name: string; scopes: readonly Scope[] },
): Promise<{ id: string; key: string; scopes: readonly Scope[] }> {
  const id = newId()
  const { key, secretHash } = mintKey(id)
  const created = now().toISOString()
  const make = (): Promise<unknown[]> =>
    db.rows(sql`
      insert into api_key (id, workspace_id, name, secret_hash, scopes, created)
      values (${id}::uuid, ${workspaceId}::uuid, ${name}, ${secretHash}::bytea, ${[...scopes]}::text[],
        ${created}::timestamptz)`)
  await retried(make).catch((error: unknown) => {
    if (sqlState(error) === FOREIGN_KEY) refuse('workspace-unknown', workspaceId)
    throw error
  })
  return { id, key, scopes }
}

export async function listKeys(db: Db, workspaceId?: string): Promise<ListedKey[]> {
  const within = workspaceId ? sql`where workspace_id = ${workspaceId}::uuid` : empty
  return db.rows<ListedKey>(sql`
    select id, workspace_id, name, scopes, created, revoked, last_used from api_key ${within} order by created, id`)
}

/**
 * Revokes a key on every node at once; one that was revoked before stays so. Refused with 404 when there is none, or when
 * it is not of the workspace that is named.
 */
export async function revokeKey(
  db: Db,
  id: string,
  workspaceId?: string,
): Promise<{ id: string; revoked: string }> {
  const named = workspaceId ? sql`and workspace_id = ${workspaceId}::uuid` : empty
  return db.transaction(async (tx) => {
    const [key] = await tx.rows<{ id: string; revoked: string }>(sql`
      update api_key set revoked = coalesce(revoked, ${now().toISOString()}::timestamptz)
      where id = ${id}::uuid ${named} returning id, revoked`)
    await announceChange(tx, id)
    return key ?? refuse('key-unknown', id)
  })
}

/** A new key with the name and scopes of one that is revoked with it; refused (404) unless that is a live one. */
export async function rotateKey(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<{ id: string; key: string; scopes: readonly Scope[] }> {
  return db.transaction(async (tx) => {
    const [old] = await tx.rows<{ name: string; scopes: readonly Scope[] }>(sql`
      select name, scopes from api_key
      where id = ${id}::uuid and workspace_id = ${workspaceId}::uuid and revoked is null for update`)
    if (!old) refuse('key-unknown', id)
    await revokeKey(asDb(tx), id, workspaceId)
    return createKey(asDb(tx), workspaceId, old)
  })
}
