/** The stems of words in every language we know, asked of PostgreSQL once and remembered. */
import { recent } from '../../../lib/recent.ts'
import type { Queryable } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What a word is found by: itself and its stems, each once. */
export type Stems = (word: string) => readonly string[]

const REMEMBERED = 200_000

/** A word's stems never change. */
const known = recent<readonly string[]>({ max: REMEMBERED })

/**
 * Every language's stem of every word, so that a product is found in the language it is described in, whichever
 * the prompt is in. Stems once per new word: to_tsvector would do it for every occurrence, and again at each write.
 */
export async function stemsOf(db: Queryable, words: Iterable<string>): Promise<Stems> {
  const stems = new Map<string, readonly string[]>()
  const unknown = [...new Set(words)].filter((word) => {
    const remembered = known.get(word)
    if (remembered) stems.set(word, remembered)
    return !remembered
  })
  if (unknown.length > 0) {
    for (const { word, lexemes } of await read(db, unknown)) {
      known.set(word, lexemes)
      stems.set(word, lexemes)
    }
  }
  return (word) => stems.get(word) ?? [word]
}

async function read(db: Queryable, words: readonly string[]): Promise<{ word: string; lexemes: string[] }[]> {
  return db.rows(sql`
    select w.word, array(
      select distinct l.lexeme
      from unnest(array[w.word] || ts_lexize('english_stem', w.word) || ts_lexize('swedish_stem', w.word)
        || ts_lexize('german_stem', w.word) || ts_lexize('french_stem', w.word)
        || ts_lexize('spanish_stem', w.word)) as l (lexeme)
      where l.lexeme <> '') as lexemes
    from unnest(${words}::text[]) as w (word)`)
}
