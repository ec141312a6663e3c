/** Mutants that change nothing anybody could notice, and why: no test can kill them. */

export interface Equivalent {
  readonly file: string
  /** `what stands there → what stands there now`, as the run prints it. */
  readonly mutant: string
  readonly reason: string
}

export const EQUIVALENT: readonly Equivalent[] = []
