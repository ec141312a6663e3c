/** API keys in the database: made, listed, revoked; only a hash of the secret is ever stored. */
import { announceChange, mintKey } from '../../api/authentication.ts'
import type { Scope } from '../../api/scopes.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { empty, sql } from '../../platform/sql.ts'

export interface ListedKey {
  readonly id: string
  readonly workspaceId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created: string
  readonly revoked: string | null
}

/** Makes a key; `key` is shown this once and cannot be read again. */
export async function createKey(
  db: Db,
  workspaceId: string,
  { name, scopes }: { name: string; scopes: readonly Scope[] },
): Promise<{ id: string; key: string; scopes: readonly Scope[] }> {
  const id = newId()
  const { key, secretHash } = mintKey(id)
  await db.rows(sql`
    insert into api_key (id, workspace_id, name, secret_hash, scopes, created)
    values (${id}::uuid, ${workspaceId}::uuid, ${name}, ${secretHash}::bytea, ${[...scopes]}::text[],
      ${now().toISOString()}::timestamptz)`)
  return { id, key, scopes }
}

export async function listKeys(db: Db, workspaceId?: string): Promise<ListedKey[]> {
  const within = workspaceId ? sql`where workspace_id = ${workspaceId}::uuid` : empty
  return db.rows<ListedKey>(sql`
    select id, workspace_id, name, scopes, created, revoked from api_key ${within} order by created, id`)
}

/** Revokes a key on every node at once. False when there is no such key, or it was revoked before. */
export async function revokeKey(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const revoked = await tx.rows(sql`
      update api_key set revoked = ${now().toISOString()}::timestamptz
      where id = ${id}::uuid and revoked is null returning id`)
    await announceChange(tx, id)
    return revoked.length > 0
  })
}
