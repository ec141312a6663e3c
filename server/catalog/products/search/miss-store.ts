/** The prompts that found nothing: each once, with how often, the latest thousand of a workspace. */
import { now } from '../../../platform/clock.ts'
import type { Db, Queryable } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { promptKey } from './prompt-key.ts'

export interface Miss {
  readonly prompt: string
  readonly asked: number
  readonly firstAsked: string
  readonly lastAsked: string
}

const PROMPT_CHARACTERS = 200
const MISSES_MAXIMUM = 1_000

export async function rememberMiss(db: Db, workspaceId: string, prompt: string): Promise<void> {
  const key = keyOf(prompt)
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
    select prompt, asked, iso_time(first_asked) as first_asked, iso_time(last_asked) as last_asked from search_miss where workspace_id = ${workspaceId}::uuid
    order by asked desc, search_miss.last_asked desc limit ${most}::int`)
}

/** Taken care of: gone from the list until they find nothing again. How many there were. */
export async function forgetMisses(
  db: Queryable,
  workspaceId: string,
  prompts: readonly string[],
): Promise<number> {
  const keys = prompts.map((prompt) => keyOf(prompt))
  const rows = await db.rows(sql`
    delete from search_miss where workspace_id = ${workspaceId}::uuid and prompt = any(${keys}::text[]) returning 1`)
  return rows.length
}

function keyOf(prompt: string): string {
  return promptKey(prompt).slice(0, PROMPT_CHARACTERS).toWellFormed()
}
