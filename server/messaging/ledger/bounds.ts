/** The first and the last of some ids, so that years of the ledger that are not concerned are not opened. Pure. */

/** Ids of one length and case order as texts as they do as uuids. */
export function least(ids: readonly string[]): string {
  return ids.reduce((one, other) => (other < one ? other : one))
}

export function greatest(ids: readonly string[]): string {
  return ids.reduce((one, other) => (other > one ? other : one))
}
