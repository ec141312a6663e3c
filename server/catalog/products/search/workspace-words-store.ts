/** The words of a workspace's products in the index that all workspaces share: each begins with a mark of the workspace. */
import { sql, type Sql } from '../../../platform/sql.ts'

/**
 * The last digits of a version 7 UUID are random. Of workspaces that have the same ones a search reads each other's
 * entries and finds none of them: every statement names its workspace.
 */
const MARK_DIGITS = 4

/** What each of its lexemes begins with; `marked_words` in PostgreSQL says the same. */
export function markOf(workspaceId: string): string {
  return workspaceId.slice(-MARK_DIGITS)
}

/** Products (`p`) of the workspace that have what this tsquery asks for. */
export function hasWords(workspaceId: string, query: string): Sql {
  return sql`p.matched @@ ${markedWords(query, workspaceId)}::tsquery`
}

/** A tsquery that asks for the words of this workspace, or the text of a tsvector that has them. */
export function markedWords(words: string, workspaceId: string): string {
  const mark = markOf(workspaceId)
  return words.replaceAll(/'((?:[^'\\]|''|\\.)*)'/gs, (_, lexeme: string) => `'${mark}${lexeme}'`)
}
