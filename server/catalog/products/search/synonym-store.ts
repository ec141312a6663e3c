/** The words a workspace has of its own: what a word that shoppers say also means there. */
import { now } from '../../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { promptKey } from './prompt-key.ts'
import { languagesOf, readTaught, type Synonym, type Taught } from './synonym-rules.ts'
import { touch } from './touch-store.ts'

/** In the order in which they are read; more are not kept. */
export const SYNONYMS_MAXIMUM = 5_000

/**
 * What is asked for by `word` is also each of its meanings; in the place of what `was` says, the meanings that word has in
 * those languages. False, and nothing is changed, when the workspace would have more than it may.
 */
export async function teachSynonyms(
  db: Db,
  workspaceId: string,
  taught: Taught,
  was?: Pick<Taught, 'word' | 'languages'>,
): Promise<boolean> {
  const { word, meanings, languages } = readTaught(taught)
  return db.transaction(async (tx) => {
    const [row] = await tx.rows<{ n: number }>(sql`
      select count(*)::int as n from product_synonym where workspace_id = ${workspaceId}::uuid`)
    const left = was ? await countOf(tx, workspaceId, was) : 0
    if ((row?.n ?? 0) - left + meanings.length > SYNONYMS_MAXIMUM) return false
    if (was) {
      await tx.rows(sql`
        delete from product_synonym where workspace_id = ${workspaceId}::uuid
          and word = ${promptKey(was.word)}::text and languages = ${languagesOf(was.languages)}::text[]`)
    }
    await tx.rows(sql`
      insert into product_synonym (workspace_id, word, meaning, languages, created)
      select ${workspaceId}::uuid, ${word}::text, m.meaning, ${languages}::text[], ${now()}::timestamptz
      from unnest(${meanings}::text[]) as m (meaning)
      on conflict (workspace_id, word, meaning) do update set languages = excluded.languages`)
    await touch(tx, workspaceId)
    return true
  })
}

async function countOf(
  tx: Tx,
  workspaceId: string,
  { word, languages }: Pick<Taught, 'word' | 'languages'>,
): Promise<number> {
  const [row] = await tx.rows<{ n: number }>(sql`
    select count(*)::int as n from product_synonym where workspace_id = ${workspaceId}::uuid
      and word = ${promptKey(word)}::text and languages = ${languagesOf(languages)}::text[]`)
  return row?.n ?? 0
}

/** How many were there. Without meanings, all of the word. */
export async function removeSynonyms(
  db: Db,
  workspaceId: string,
  word: string,
  meanings: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.rows(sql`
      delete from product_synonym
      where workspace_id = ${workspaceId}::uuid and word = ${promptKey(word)}::text
        and (cardinality(${meanings}::text[]) = 0 or meaning = any(${meanings.map((one) => one.toLowerCase())}::text[]))
      returning 1`)
    await touch(tx, workspaceId)
    return rows.length
  })
}

export async function listSynonyms(db: Queryable, workspaceId: string): Promise<Synonym[]> {
  return db.rows<Synonym>(sql`
    select word, meaning, languages from product_synonym where workspace_id = ${workspaceId}::uuid
    order by word, meaning limit ${SYNONYMS_MAXIMUM}::int`)
}
