/** Where what is said around what somebody loves ends, however much it is loved: "tycker väldigt mycket om", "absolutely adores", "wahnsinnig gern". Pure. */
import { fold } from './fold.ts'
import type { Token } from './tokens.ts'

/** Says only how much. */
const INTENSE = new Set(
  `really very so much truly absolutely totally completely utterly just simply genuinely honestly madly deeply seriously particularly especially always
  väldigt mycket otroligt oerhört verkligen helt absolut fullständigt jätte jättemycket så riktigt enormt fantastiskt särskilt vansinnigt sjukt hemskt extremt alltid
  sehr wahnsinnig unheimlich unglaublich total wirklich richtig so absolut unfassbar irrsinnig furchtbar extrem besonders ausgesprochen echt mega super immer einfach
  vraiment énormément beaucoup tellement trop particulièrement absolument terriblement follement totalement toujours tout
  muchísimo mucho realmente tanto muy especialmente totalmente absolutamente completamente siempre bastante`
    .split(/\s+/)
    .map(fold),
)
const MOST_INTENSE = 3

/** Behind what only says how much, where that stands there. */
export function intenseEnd(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + MOST_INTENSE && INTENSE.has(tokens[next]?.key ?? '')) next++
  return next
}

/** Where the words end that begin there; between them may stand how much it is loved. */
export function frameEnd(tokens: readonly Token[], at: number, words: readonly string[]): number | undefined {
  let next = at
  for (const [n, word] of words.entries()) {
    if (n > 0 && tokens[next]?.key !== word) next = intenseEnd(tokens, next)
    if (tokens[next]?.key !== word) return undefined
    next++
  }
  return next
}
