/** Every word products are found by, and the ones a misspelt word may stand for. */
import { editDistance } from '../../../lib/edit-distance.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Searcher } from '../../../platform/searches.ts'
import { sql } from '../../../platform/sql.ts'
import { headOf } from './compounds.ts'

const CANDIDATES = 50
const CORRECTIONS = 3
/** Two letters swapped in a word of five leave a fifth of its trigrams; pg_trgm's own threshold is 0.3. */
const LEAST_SIMILARITY = '0.15'
const LEAST_LETTERS = 4

/** Keeps words to correct others to; sorted, so that two writers cannot deadlock on them. */
export async function rememberLexemes(
  tx: Tx,
  workspaceId: string,
  lexemes: readonly string[],
): Promise<void> {
  if (lexemes.length === 0) return
  await tx.rows(sql`
    insert into product_lexeme (workspace_id, lexeme)
    select ${workspaceId}::uuid, w.lexeme from unnest(${lexemes}::text[]) as w (lexeme)
    where not exists (
      select from product_lexeme l where l.workspace_id = ${workspaceId}::uuid and l.lexeme = w.lexeme)
    order by w.lexeme
    on conflict do nothing`)
}

/** For each word that no product holds: what it may have been meant for. */
export async function findCorrections(
  db: Searcher,
  workspaceId: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const long = words.filter((word) => word.length >= LEAST_LETTERS && /\p{L}/u.test(word))
  if (long.length === 0) return new Map()
  const found = await db.transaction(async (tx) => {
    await tx.rows(sql`select set_config('pg_trgm.similarity_threshold', ${LEAST_SIMILARITY}, true)`)
    return tx.rows<{ word: string; lexemes: string[] }>(sql`
      select w.word, array(
        select l.lexeme from product_lexeme l
        where l.workspace_id = ${workspaceId}::uuid and l.lexeme % w.word
        order by similarity(l.lexeme, w.word) desc, l.lexeme limit ${CANDIDATES}::int) as lexemes
      from unnest(${long}::text[]) as w (word)`)
  })
  return new Map(
    found.flatMap(({ word, lexemes }) => {
      const nearest = nearestTo(word, lexemes)
      return nearest.length > 0 ? [[word, nearest] as const] : []
    }),
  )
}

/** Of words equally near, the likest; a compound nothing is like may be meant for what it is. */
function nearestTo(word: string, lexemes: readonly string[]): string[] {
  const slips = word.length <= 5 ? 1 : 2
  const distances = lexemes.map((lexeme) => ({ lexeme, distance: editDistance(word, lexeme) }))
  const least = Math.min(...distances.map(({ distance }) => distance))
  if (least === 0) return []
  if (least > slips) return [headOf(word) ?? []].flat()
  return distances
    .filter(({ distance }) => distance === least)
    .slice(0, CORRECTIONS)
    .map(({ lexeme }) => lexeme)
}
