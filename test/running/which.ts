/** Which test files run in a process of their own. */
import { readFile } from 'node:fs/promises'

/**
 * They look at what this process takes of the machine, end it, compare what parsers take, or ask how a statement was planned:
 * a process names only so many, which the files before would have used up.
 */
const OWN_PROCESS = /memoryUsage|process\.exit|support\/(growth|embedded)\.ts'|pg_prepared_statements/
/** Begin and end whole programs, and are long whatever is loaded already; a browser starts in a tenth of a second. */
const OWN_PROCESS_PATH = /^(test\/(program|citus|running)\/|bench\/)/

/** Compare the times of requests, and so have the machine for themselves, after all others (machine.ts). */
export const ALONE = /program\/(neighbours|hostile-hour)\.test\.ts$/

export interface Parts {
  readonly apart: readonly string[]
  readonly inTurn: readonly string[]
}

/** Keeps their order. */
export async function partFiles(files: readonly string[]): Promise<Parts> {
  const apart: string[] = []
  const inTurn: string[] = []
  for (const file of files) {
    const isApart = OWN_PROCESS_PATH.test(file) || OWN_PROCESS.test(await readFile(file, 'utf8'))
    ;(isApart ? apart : inTurn).push(file)
  }
  return { apart, inTurn }
}
