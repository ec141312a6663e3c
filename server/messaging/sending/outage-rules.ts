/** How long a provider that is away is tried, and how often. Pure. */

/** Longer than a night, a weekend morning and most repairs. */
export const LONGEST_OUTAGE_MILLISECONDS = 24 * 60 * 60_000

const SHORTEST_BACKOFF_MILLISECONDS = 60_000
const LONGEST_BACKOFF_MILLISECONDS = 15 * 60_000

/** A quarter of the time it has been away already: a minute at first, a quarter of an hour at last. */
export function nextTry(since: Date, at: Date): Date {
  const quarter = (at.getTime() - since.getTime()) / 4
  const backoff = Math.min(Math.max(quarter, SHORTEST_BACKOFF_MILLISECONDS), LONGEST_BACKOFF_MILLISECONDS)
  return new Date(at.getTime() + backoff)
}

export function isHopeless(since: Date, at: Date): boolean {
  return at.getTime() - since.getTime() >= LONGEST_OUTAGE_MILLISECONDS
}
