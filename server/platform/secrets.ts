/** Random keys of this installation, kept in its database: what they sign must work for years, and after a restore. */
import { randomBytes } from 'node:crypto'
import { now } from './clock.ts'
import type { Db } from './database.ts'
import { sql } from './sql.ts'

const KEY_BYTES = 32

/** The 32-byte key of a purpose, the same on every node; made by whoever asks first. */
export async function readSecret(db: Db, purpose: string): Promise<Buffer> {
  await db.rows(sql`
    insert into secret (purpose, key, created)
    values (${purpose}, ${randomBytes(KEY_BYTES)}::bytea, ${now().toISOString()}::timestamptz)
    on conflict do nothing`)
  const [secret] = await db.rows<{ key: Buffer }>(sql`select key from secret where purpose = ${purpose}`)
  if (!secret) throw new Error(`The secret "${purpose}" was neither made nor found`)
  return secret.key
}
