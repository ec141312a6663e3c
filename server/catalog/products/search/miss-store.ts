/** The prompts that found nothing: each once, with how often, the latest thousand of a workspace. */
import { now } from '../../../platform/clock.ts'
import type { Db, Queryable } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { promptKey } from './tuning-store.ts'

export interface Miss {
  readonly prompt: string
  readonly asked: number
  readonly firstAsked: Date
  readonly lastAsked: Date
}

const PROMPT_CHARACTERS = 200
const MISSES_MAXIMUM = 1_000

export async function rememberMiss(db: Db, workspaceId: string, prompt: string): Promise<void> {
  const key = promptKey(prompt).slice(0, PROMPT_CHARACTERS).toWellFormed()
  await db.transaction(async (tx) => {
    await tx.rows(sql`
      insert into search_miss (workspace_id, prompt, asked, first_asked, last_asked)
      values (${workspaceId}::uuid, ${key}::text, 1, ${now()}::timestamptz, ${now()}::timestamptz)
      on conflict (workspace_id, prompt) do update
      set asked = search_miss.asked + 1, last_asked = excluded.last_asked`)
    await tx.rows(sql`
      delete from search_miss where workspace_id = ${workspaceId}::uuid and last_asked < (
        select last_asked from search_miss where workspace_id = ${workspaceId}::uuid
        order by last_asked desc offset ${MISSES_MAXIMUM - 1}::int limit 1)`)
  })
}

/** The most asked first. */
export async function listMisses(db: Queryable, workspaceId: string, most: number): Promise<Miss[]> {
  return db.rows<Miss>(sql`
    select prompt, asked, first_asked, last_asked from search_miss where workspace_id = ${workspaceId}::uuid
    order by asked desc, last_asked desc limit ${most}::int`)
}
