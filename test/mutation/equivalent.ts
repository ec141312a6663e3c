/** Mutants that change nothing anybody could notice, and why: no test can kill them. They are listed in equivalent.json. */
import { readFileSync } from 'node:fs'

export interface Equivalent {
  readonly file: string
  /** `what stands there → what stands there now`, as the run prints it. */
  readonly mutant: string
  readonly reason: string
}

// Our own file.
export const EQUIVALENT = JSON.parse(
  readFileSync('test/mutation/equivalent.json', 'utf8'),
) as readonly Equivalent[]

/** `line` as the run prints it: `file:line mutant`. */
export function isEquivalent(line: string): boolean {
  const [place, mutant] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
  const file = place.slice(0, place.lastIndexOf(':'))
  return EQUIVALENT.some((each) => each.file === file && each.mutant === mutant)
}
