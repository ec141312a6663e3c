/** What each party has had of late. */

/** What a party has had counts half after so long. */
const HALF_LIFE_MILLISECONDS = 5_000
/** Less than this of what a party has had is forgotten. */
const NOTHING_MILLISECONDS = 1
const PARTIES_BEFORE_CLEARING = 1_000

/** Milliseconds of each party: halved with every half-life. */
export function decayingCounts(now: () => number) {
  const had = new Map<string, { milliseconds: number; at: number }>()
  const of = (party: string): number => {
    const known = had.get(party)
    return known ? known.milliseconds * 0.5 ** ((now() - known.at) / HALF_LIFE_MILLISECONDS) : 0
  }
  const clear = (): void => {
    for (const party of had.keys()) if (of(party) < NOTHING_MILLISECONDS) had.delete(party)
  }
  return {
    of,
    add(party: string, milliseconds: number): void {
      if (milliseconds <= 0) return
      had.set(party, { milliseconds: of(party) + milliseconds, at: now() })
      if (had.size > PARTIES_BEFORE_CLEARING) clear()
    },
  }
}
