/** How many messages a server takes over one connection: what its URL says, or fewer where it ends them earlier. */

export interface Share {
  /** As things are known now. */
  most(): number
  /** A connection ended after so many of its messages were answered: cut by the server, or given up by us. */
  ended(answered: number, isCut: boolean): void
}

/** So many connections of the learned length are used before a longer one is tried again; twice as many each time. */
const FIRST_PATIENCE = 20
const LONGEST_PATIENCE = 5_000

/**
 * Two connections in a row that the server cut after the same number of messages are its rule: a chance, such as its
 * restart, cuts each elsewhere. A rule may end, so that it is tried again now and then.
 */
export function openShare(asked: number): Share {
  let learned: number | undefined
  let lastCut = 0
  let kept = 0
  let patience = FIRST_PATIENCE
  return {
    most: () => Math.min(asked, learned ?? asked),
    ended: (answered, isCut) => {
      if (isCut && answered > 0) {
        if (answered === lastCut) {
          learned = answered
          kept = 0
        }
        lastCut = answered
      } else if (!isCut && learned !== undefined && answered >= learned) {
        kept += 1
        if (kept < patience) return
        learned = undefined
        patience = Math.min(patience * 2, LONGEST_PATIENCE)
      }
    },
  }
}
