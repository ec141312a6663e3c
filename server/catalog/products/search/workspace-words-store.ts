/** The words of a workspace's products in the index that all workspaces share: each begins with a mark of the workspace. */
import { sql, type Sql } from '../../../platform/sql.ts'

/**
 * The last digits of a version 7 UUID are random. Of workspaces that have the same ones a search reads each other's
 * entries and finds none of them: every statement names its workspace.
 */
const MARK_DIGITS = 4

/**
 * An index knows no weights: of a word that is looked for in titles alone PostgreSQL unpacks every vector that has it. So a
 * word stands once more, behind a capital, which no word has, for where it is: in the title (A), where it says what
 * the product is (A or B), and in the titles of collections (D).
 */
const PLACES = [
  { capital: 'A', weights: 'A' },
  { capital: 'K', weights: 'AB' },
  { capital: 'D', weights: 'D' },
] as const
/** What is asked for with weights, by the capitals that stand for these. */
const CAPITALS: Readonly<Record<string, readonly string[]>> = { A: ['A'], AB: ['K'], ABD: ['K', 'D'] }

/** A lexeme as a tsvector or a tsquery has it, with its positions, or its weights and whether it may go on. */
const LEXEME = /'((?:[^'\\]|''|\\.)*)'(?::([\dA-D,]+|\*?[A-D]*))?/gs

/** A lexeme, whatever signs it holds, or a sign of a tsquery. */
const TOKEN = /'(?:[^'\\]|''|\\.)*'|<->|[()&|]/gs

/** What each of its lexemes begins with. */
export function markOf(workspaceId: string): string {
  return workspaceId.slice(-MARK_DIGITS)
}

/** Products (`p`) of the workspace that have what this tsquery asks for. */
export function hasWords(workspaceId: string, query: string): Sql {
  return sql`p.matched @@ ${markedQuery(query, workspaceId)}::tsquery`
}

/** A tsquery that asks for the words of this workspace, where an index can say where they stand. */
export function markedQuery(query: string, workspaceId: string): string {
  const mark = markOf(workspaceId)
  return query.replaceAll(LEXEME, (_, lexeme: string, how: string = '') => {
    const [begun, weights] = how.startsWith('*') ? ['*', how.slice(1)] : ['', how]
    const capitals = weights === '' ? [''] : CAPITALS[weights]
    // In texts, too: that is asked of each product.
    if (capitals === undefined) return `'${mark}${lexeme}':${how}`
    const queries = capitals.map((capital) => `'${mark}${capital}${lexeme}'${begun === '' ? '' : ':*'}`)
    return queries.length === 1 ? queries.join('') : `(${queries.join('|')})`
  })
}

/** The text of a tsvector with the words of this workspace; `marked_words` in PostgreSQL makes the same. */
export function markedVector(vector: string, workspaceId: string): string {
  const mark = markOf(workspaceId)
  return vector.replaceAll(LEXEME, (whole, lexeme: string, at: string = '') => {
    const positions = at.split(',')
    const placed = PLACES.flatMap(({ capital, weights }) => {
      const there = positions.filter((position) => weights.includes(position.at(-1) ?? ' '))
      return there.length === 0 ? [] : [`'${mark}${capital}${lexeme}':${there.join(',')}`]
    })
    return [`'${mark}${whole.slice(1)}`, ...placed].join(' ')
  })
}

/**
 * What all must hold, each by itself. An index reads each by itself, too: of what few products have only these are looked up in
 * the others, where of one query it weighs all lexemes for each of them.
 */
export function conjunctsOf(query: string): string[] {
  const parts = apart(query)
  if (parts.length > 1) return parts.flatMap(conjunctsOf)
  const inner = unwrapped(query)
  return inner === undefined ? [query] : conjunctsOf(inner)
}

function apart(query: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of query.matchAll(TOKEN)) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (depth === 0 && sign === '|') return [query]
    else if (depth === 0 && sign === '&') {
      parts.push(query.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, query.slice(start)]
}

/** What stands in parentheses that hold all of it; undefined where none do. */
function unwrapped(query: string): string | undefined {
  const text = query.trim()
  if (!text.startsWith('(')) return undefined
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(TOKEN)) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    if (depth === 0) return index === text.length - 1 ? text.slice(1, -1) : undefined
  }
  return undefined
}
