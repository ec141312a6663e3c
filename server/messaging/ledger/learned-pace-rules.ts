/** The pace that mail servers ask for: half of it at a word, and creeping up again (docs/decisions/sending.md). */

/** As a server asked for it: `interval` milliseconds between two messages at `slowed`. */
export interface LearnedPace {
  readonly interval: number
  readonly slowed: Date
}

/** The rate doubles in so long without a word against it. */
const DOUBLED_MILLISECONDS = 60_000

/** Then, at a thousand times the rate, it is forgotten. */
export const LEARNED_MILLISECONDS = 10 * 60_000

/** What is throttled within so long counts as one word: it was on its way when the first came. */
const ONE_WORD_MILLISECONDS = 3_000

/** At the slowest one message a minute. */
const SLOWEST_MILLISECONDS = 60_000

/** Milliseconds between two messages by a pace that was learned; undefined when it is forgotten. */
export function learnedInterval(learned: LearnedPace | undefined, at: Date): number | undefined {
  if (learned === undefined) return undefined
  const age = Math.max(0, at.getTime() - learned.slowed.getTime())
  return age >= LEARNED_MILLISECONDS ? undefined : learned.interval / 2 ** (age / DOUBLED_MILLISECONDS)
}

/** The pace after a server asked for less: half of what it was, or of what went through by then. */
export function slowedPace(
  learned: LearnedPace | undefined,
  { at, perSecond }: { readonly at: Date; readonly perSecond: number },
): LearnedPace {
  const current = learnedInterval(learned, at)
  if (learned && current !== undefined && at.getTime() - learned.slowed.getTime() < ONE_WORD_MILLISECONDS)
    return learned
  const observed = 1000 / Math.max(perSecond, 1)
  return { interval: Math.min(2 * (current ?? observed), SLOWEST_MILLISECONDS), slowed: at }
}
