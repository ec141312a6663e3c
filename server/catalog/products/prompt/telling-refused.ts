/** Whether what somebody dislikes belongs to what is the matter, or is refused of what is asked for. Pure. */
import { conceptsOf } from './concepts.ts'
import type { Likely } from './need-likely.ts'
import { denies, NEVER } from './need-verbs.ts'
import { endOf } from './phrases.ts'
import type { Token } from './tokens.ts'

/** "Blommor, hon avskyr rosor" says of no roses what is the matter with them. */
export function isRefused(tokens: readonly Token[], { phrase, explained }: Likely): boolean {
  return tokens.some((token, at) => {
    const end = dislikedAt(tokens, at)
    const said = end === undefined ? '' : (tokens[end]?.text.toLowerCase() ?? '')
    return explained.has(said) && !phrase.includes(token.text.toLowerCase())
  })
}

/** "He can't stand coconut, shower gel": what tells of no matter is refused of what is asked for. */
export function dislikesElse(
  tokens: readonly Token[],
  refused: readonly string[],
  { explained }: Likely,
): boolean {
  const isElse = refused.some((word) => !explained.has(word) && conceptsOf(word).length > 0)
  return isElse || tokens.some((_, at) => dislikedAt(tokens, at) !== undefined)
}

/** Where a dislike that begins there ends; "nie" alone may be the trouble. */
function dislikedAt(tokens: readonly Token[], at: number): number | undefined {
  const { key = '' } = tokens[at] ?? {}
  const end = endOf(tokens, at, 'dislikes')
  return end === at + 1 && (denies(key) || NEVER.has(key)) ? undefined : end
}
