/** What many readers ask of a whole prompt, place by place, looked for once: else reading it would take the square of its length. */
import type { Token } from './tokens.ts'

/** The first answer, given again for the same; what it is asked of must not change. Not for `undefined`. */
export function once<Of extends object, Further extends readonly unknown[], Answer>(
  find: (of: Of, ...further: Further) => Answer,
): (of: Of, ...further: Further) => Answer {
  const known = new WeakMap<Of, Answer>()
  return (of, ...further) => {
    const answer = known.get(of) ?? find(of, ...further)
    known.set(of, answer)
    return answer
  }
}

/** So much is found at a place when nothing is. */
const NOTHING = Symbol('nothing')

/** Of a place in a prompt, which many readers ask about. */
export function onceAt<Answer>(
  find: (tokens: readonly Token[], at: number) => Answer | undefined,
): (tokens: readonly Token[], at: number) => Answer | undefined {
  const known = new WeakMap<readonly Token[], (Answer | typeof NOTHING | undefined)[]>()
  return (tokens, at) => {
    if (at < 0 || at >= tokens.length) return find(tokens, at)
    const places = known.get(tokens) ?? []
    if (places.length === 0) known.set(tokens, places)
    const before = places[at]
    if (before !== undefined) return before === NOTHING ? undefined : before
    const answer = find(tokens, at)
    places[at] = answer ?? NOTHING
    return answer
  }
}
