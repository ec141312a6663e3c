/** Random keys of this installation, kept in its database: what they sign must work for years, and after a restore. */
import { randomBytes } from 'node:crypto'
import { now } from './clock.ts'
import type { Db } from './database.ts'
import { openBytes, sealBytes } from './sealing/store.ts'
import { sql } from './sql.ts'

const KEY_BYTES = 32

/** The 32-byte key of a purpose, the same on every node; made by whoever asks first. */
export async function readSecret(db: Db, purpose: string): Promise<Buffer> {
  const key = sealBytes(db, 'signing key', [purpose], randomBytes(KEY_BYTES))
  await db.rows(sql`
    insert into secret (purpose, key, created)
    values (${purpose}, ${key}::bytea, ${now().toISOString()}::timestamptz)
    on conflict do nothing`)
  const [secret] = await db.rows<{ key: Buffer }>(sql`select key from secret where purpose = ${purpose}`)
  if (!secret) throw new Error(`The secret "${purpose}" was neither made nor found`)
  return openBytes(db, 'signing key', [purpose], secret.key)
}
