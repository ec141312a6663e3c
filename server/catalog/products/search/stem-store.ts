/** The stems of words in every language we know, asked of PostgreSQL once and remembered. */
import { lruMap } from '../../../lib/lru.ts'
import type { Queryable } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Language } from '../prompt/interpretation.ts'
import { languagesOf } from '../prompt/synonyms.ts'

/**
 * What a word is found by, each once: itself, and its stem of each language with the language's name, "en~dress".
 * Asked for in languages, only their stems count: the stem of Spanish "vestido" is that of French "veste".
 */
export type Stems = (word: string, languages?: readonly Language[]) => readonly string[]

const LANGUAGES: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es']
const REMEMBERED = 200_000

/** A word's stems never change. In the order of the languages. */
const known = lruMap<readonly string[]>({ max: REMEMBERED })

/** Stems once per new word: to_tsvector would do it for every occurrence, and again at each write. */
export async function stemsOf(db: Queryable, words: Iterable<string>): Promise<Stems> {
  const found = new Map<string, readonly string[]>()
  const unknown = [...new Set(words)].filter((word) => {
    const remembered = known.get(word)
    if (remembered) found.set(word, remembered)
    return !remembered
  })
  if (unknown.length > 0) {
    for (const { word, stems } of await read(db, unknown)) {
      known.set(word, stems)
      found.set(word, stems)
    }
  }
  return (word, languages) => lexemesOf(word, found.get(word) ?? [], languages)
}

/** Of a word that a language's table has only that language's stem is kept: French "veste" has no Spanish one. */
function ownLanguages(word: string): readonly Language[] {
  const languages = languagesOf(word)
  return languages.length > 0 ? languages : LANGUAGES
}

/** A word asked for is also looked for as its stem itself: of "dress" no other stem is kept. */
function lexemesOf(word: string, stems: readonly string[], languages?: readonly Language[]): string[] {
  const lexemes = new Set([word])
  const taken = languages ?? ownLanguages(word)
  LANGUAGES.forEach((language, index) => {
    const stem = stems[index]
    if (!stem || !taken.includes(language)) return
    if (stem !== word || languages) lexemes.add(`${language}~${stem}`)
    if (languages) lexemes.add(stem)
  })
  return [...lexemes]
}

async function read(db: Queryable, words: readonly string[]): Promise<{ word: string; stems: string[] }[]> {
  return db.rows(sql`
    select w.word, array[(ts_lexize('english_stem', w.word))[1], (ts_lexize('swedish_stem', w.word))[1],
      (ts_lexize('german_stem', w.word))[1], (ts_lexize('french_stem', w.word))[1],
      (ts_lexize('spanish_stem', w.word))[1]] as stems
    from unnest(${words}::text[]) as w (word)`)
}
