/** Every word products are found by, and the ones a misspelt word may stand for. */
import { editDistance, isFurther, isSwapped } from '../../../lib/edit-distance.ts'
import type { Tx } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { isCommon } from '../prompt/chatter.ts'
import { isKnownWord } from '../prompt/languages.ts'
import { isEveryday } from '../prompt/lexicon/everyday.ts'
import { singled } from '../prompt/nearly.ts'
import { isListed } from '../prompt/synonyms.ts'
import { wordsLike, wordsSwapped } from '../prompt/word-forms.ts'
import { headOf, isShortOf } from '../prompt/compounds.ts'

const CANDIDATES = 50
const CORRECTIONS = 3
const SHORT_LETTERS = 7
/** Two letters swapped in a word of five leave a fifth of its trigrams; pg_trgm's own threshold is 0.3. */
export const LEAST_SIMILARITY = '0.15'
const LEAST_LETTERS = 4
/** Of two that are as near, what has the letters that were typed goes first. */
const UNDOUBLED = 0.5

/**
 * Keeps words to correct others to, sorted, so that two writers cannot deadlock on them; `things` of them name what is
 * sold. "#size:38" is not a word: it is kept to know which sizes there are.
 */
export async function rememberLexemes(
  tx: Tx,
  workspaceId: string,
  lexemes: readonly string[],
  things: readonly string[] = [],
): Promise<void> {
  if (lexemes.length === 0) return
  await tx.rows(sql`
    insert into product_lexeme (workspace_id, lexeme, is_thing)
    select ${workspaceId}::uuid, w.lexeme, w.lexeme = any(${things}::text[]) from unnest(${lexemes}::text[]) as w (lexeme)
    where not exists (
      select from product_lexeme l where l.workspace_id = ${workspaceId}::uuid and l.lexeme = w.lexeme
        and l.is_thing >= (w.lexeme = any(${things}::text[])))
    order by w.lexeme
    on conflict (workspace_id, lexeme) do update set is_thing = product_lexeme.is_thing or excluded.is_thing`)
}

/** Which of these words name what the workspace sells. */
export async function findThings(
  tx: Tx,
  workspaceId: string,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const rows = await tx.rows<{ lexeme: string }>(sql`
    select lexeme from product_lexeme
    where workspace_id = ${workspaceId}::uuid and lexeme = any(${words}::text[]) and is_thing`)
  return new Set(rows.map(({ lexeme }) => lexeme))
}

/** For each word that no product holds: what it may have been meant for. In a transaction that goes by `LEAST_SIMILARITY`. */
export async function findCorrections(
  tx: Tx,
  workspaceId: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const long = words.filter((word) => word.length >= LEAST_LETTERS && /^\p{L}/u.test(word))
  if (long.length === 0) return new Map()
  const found = await tx.rows<{ word: string; lexemes: string[] }>(sql`
    select w.word, array(
      select l.lexeme from product_lexeme l
      where l.workspace_id = ${workspaceId}::uuid and l.lexeme % w.word and l.lexeme !~ '^#'
      order by similarity(l.lexeme, w.word) desc, l.lexeme limit ${CANDIDATES}::int) as lexemes
    from unnest(${long}::text[]) as w (word)`)
  return new Map(
    found.flatMap(({ word, lexemes }) => {
      const nearest = nearestTo(word, lexemes)
      return nearest.length > 0 ? [[word, nearest] as const] : []
    }),
  )
}

/**
 * The nearest of the workspace's words, then of the words every shop has: one slip in up to seven letters, two in more,
 * the first letter right. A common word is not a slip; a compound nothing is like may be meant for a longer one, or for what
 * it is.
 */
function nearestTo(word: string, lexemes: readonly string[]): string[] {
  if (isKnownWord(word) || isCommon(word) || isEveryday(word)) return []
  const slips = word.length <= SHORT_LETTERS ? 1 : 2
  const like = wordsLike(word.charAt(0), word.length, slips)
  const near = (words: readonly string[]): string[] => {
    const distances = words
      .filter((other) => other.charAt(0) === word.charAt(0) || other.charAt(1) === word.charAt(0))
      .map((other) => ({ other, distance: slipsBetween(word, other, slips) }))
    const least = Math.min(...distances.map(({ distance }) => distance))
    return least === 0 || least > slips + UNDOUBLED
      ? []
      : distances.filter(({ distance }) => distance === least).map(({ other }) => other)
  }
  if (lexemes.includes(word)) return []
  const nearest = [
    // Of "scahl" all letters are right: it is "schal", though the shop has "stahl".
    () =>
      [...lexemes.filter((other) => isSwapped(word, other)), ...wordsSwapped(word).filter(isListed)].slice(
        0,
        1,
      ),
    () => near(lexemes),
    () => near(like),
    () => lexemes.filter((lexeme) => isShortOf(word, lexeme)),
  ]
    .values()
    .map((look) => look())
    .find(({ length }) => length > 0)
  return nearest?.slice(0, CORRECTIONS) ?? [headOf(word) ?? []].flat()
}

/** Letters that are doubled, or are not, are no slips of a long word beside another: "nagelak" is "nagellack". */
function slipsBetween(word: string, other: string, slips: number): number {
  if (isFurther(word, other, slips)) return slips + 1
  const plain = editDistance(word, other, slips)
  if (plain <= slips || word.length < SHORT_LETTERS) return plain
  const undoubled = editDistance(singled(word), singled(other), slips)
  return undoubled <= slips ? undoubled + UNDOUBLED : plain
}
