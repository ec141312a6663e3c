/** Whose turn it is: of all mailings with something due, the one whose workspace waits longest. */
import type { DueMailing } from '../ledger/mailing-store.ts'

export interface FairQueue {
  /** What is due now, as the database has it. */
  renew(due: readonly DueMailing[]): void
  /** Nothing more of a mailing is due until the next look. */
  drop(mailingId: string): void
  /** The next to be served; undefined when none may be. */
  next(mayBeServed: (due: DueMailing) => boolean): DueMailing | undefined
  /** A batch of a workspace is on its way, or is so no more. */
  enter(workspaceId: string): void
  leave(workspaceId: string): void
}

export function openFairQueue(): FairQueue {
  let due: readonly DueMailing[] = []
  let turn = 0
  const served = new Map<string, number>()
  const inFlight = new Map<string, number>()
  const inFlightOf = (workspaceId: string): number => inFlight.get(workspaceId) ?? 0
  const next = (mayBeServed: (due: DueMailing) => boolean): DueMailing | undefined => {
    const best = longestWaiting(due.filter(mayBeServed), inFlight, served)
    if (best === undefined) return undefined
    turn += 1
    served.set(best.workspaceId, turn).set(best.id, turn)
    return best
  }
  return {
    renew: (found) => {
      due = found
      // Who is not due is forgotten, and is the longest waiting when it comes again.
      const known = new Set(found.flatMap(({ workspaceId, id }) => [workspaceId, id]))
      for (const key of served.keys()) if (!known.has(key)) served.delete(key)
    },
    drop: (mailingId) => {
      due = due.filter(({ id }) => id !== mailingId)
    },
    next,
    enter: (workspaceId) => inFlight.set(workspaceId, inFlightOf(workspaceId) + 1),
    leave: (workspaceId) => {
      const left = inFlightOf(workspaceId) - 1
      if (left > 0) inFlight.set(workspaceId, left)
      else inFlight.delete(workspaceId)
    },
  }
}

/** Of the workspace with the fewest batches on their way; among those, of the one served longest ago. */
function longestWaiting(
  due: readonly DueMailing[],
  inFlight: ReadonlyMap<string, number>,
  served: ReadonlyMap<string, number>,
): DueMailing | undefined {
  const rank = ({ workspaceId, id }: DueMailing): readonly number[] => [
    inFlight.get(workspaceId) ?? 0,
    served.get(workspaceId) ?? 0,
    served.get(id) ?? 0,
  ]
  let best: { readonly one: DueMailing; readonly rank: readonly number[] } | undefined
  for (const one of due) {
    const its = rank(one)
    const at = best ? its.findIndex((number, i) => number !== best?.rank[i]) : 0
    if (best === undefined || (at >= 0 && (its[at] ?? 0) < (best.rank[at] ?? 0))) best = { one, rank: its }
  }
  return best?.one
}
