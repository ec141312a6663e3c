/** How much a sentence is worded as all phrases of a row together are, with small words and endings as they stand. Pure. */
import { fold } from './fold.ts'

export interface WordedRow {
  readonly goods: readonly string[]
}

export interface Wording<Row extends WordedRow = WordedRow> {
  readonly rowsOf: (word: string) => readonly WordOfRow<Row>[]
  /** How seldom a word is among rows, by its logarithm. */
  readonly weightOf: (word: string) => number
}

interface WordOfRow<Row> {
  readonly row: Row
  /** What of the row this word is: the squares of a row's sum up to 1. */
  readonly share: number
}

const APART = /['’-]/gu

/** Each word once, folded. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(fold(text.replaceAll(APART, ' ')).split(' ').filter(Boolean))
}

export function wordingOf<Row extends WordedRow>(
  rows: readonly { readonly row: Row; readonly phrases: readonly string[] }[],
): Wording<Row> {
  const counted = rows.map(({ row, phrases }) => ({ row, counts: countedIn(phrases) }))
  const within = new Map<string, number>()
  for (const { counts } of counted)
    for (const word of counts.keys()) within.set(word, (within.get(word) ?? 0) + 1)
  const weightOf = (word: string): number => Math.log(rows.length / (within.get(word) ?? rows.length))
  const rowsOf = new Map<string, WordOfRow<Row>[]>()
  for (const { row, counts } of counted) {
    const weights = [...counts].map(
      ([word, count]) => [word, (1 + Math.log(count)) * weightOf(word)] as const,
    )
    const length = lengthOf(weights)
    for (const [word, weight] of weights) {
      const same = rowsOf.get(word)
      if (same) same.push({ row, share: weight / length })
      else rowsOf.set(word, [{ row, share: weight / length }])
    }
  }
  return { rowsOf: (word) => rowsOf.get(word) ?? [], weightOf }
}

/** Rows that have a word of it, with the cosine of both (TF-IDF): from 0 to 1. */
export function alikeTo<Row extends WordedRow>(
  words: Iterable<string>,
  { rowsOf, weightOf }: Wording<Row>,
): ReadonlyMap<Row, number> {
  const weights = [...words].map((word) => [word, weightOf(word)] as const)
  const length = lengthOf(weights)
  const alike = new Map<Row, number>()
  for (const [word, weight] of weights)
    for (const { row, share } of rowsOf(word))
      alike.set(row, (alike.get(row) ?? 0) + (weight / length) * share)
  return alike
}

function countedIn(phrases: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const phrase of phrases)
    for (const word of wordsIn(phrase)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Never 0: what has no weight is like nothing. */
function lengthOf(weights: readonly (readonly [string, number])[]): number {
  return Math.hypot(...weights.map(([, weight]) => weight)) || 1
}
