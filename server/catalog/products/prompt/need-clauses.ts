/** The clauses of a story: which of them tells what is the matter, and which only tells of it. Pure. */
import { JOINS, SIGNS } from './asked-words.ts'
import type { Token } from './tokens.ts'

/** Fewer words tell nothing. */
const LEAST_WORDS = 2
/** More are none that somebody types. */
const MOST_CLAUSES = 12

/** "Ich vergesse immer, sie zu gießen" is one. Those of a sentence that has several, each with words enough to tell; none of a sentence that is one. */
export function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    const isEnd = (token.kind === 'sign' && token.key !== ',' && SIGNS.has(token.key)) || JOINS.has(token.key)
    if (!isEnd) clauses.at(-1)?.push(token)
    else if (clauses.at(-1)?.length !== 0) clauses.push([])
  }
  const telling = clauses.filter((clause) => clause.length >= LEAST_WORDS)
  return telling.length < 2 || telling.length > MOST_CLAUSES ? [] : telling
}
