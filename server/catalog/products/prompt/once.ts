/** What many readers ask of a whole prompt, place by place, looked for once: else reading it would take the square of its length. */

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
