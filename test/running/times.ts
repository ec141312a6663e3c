/** Which test files to begin with: those that take longest, so that none of them is the last and alone. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Cost } from './costs.ts'

/** How long each file took the last time, in seconds, on this machine. */
const REMEMBERED = path.join(import.meta.dirname, '../../node_modules/.test-seconds.json')
/** Files that start whole programs, or databases of their own, take tens of times as long as others. */
const STARTS_PROGRAMS = /support\/(tidings|program|embedded)\.ts'/
/** As do those that drive a browser, and those that try a parser with inputs of many lengths. */
const TAKES_LONG = /support\/(app|browser|growth)\.ts'/
const GUESSES = { takesLong: 30, startsPrograms: 20, other: 1 }

type Times = Readonly<Record<string, number>>

/** The files in the order to run them: by what they took the last time here, or by what they do if they are new. */
export async function longestFirst(files: readonly string[]): Promise<string[]> {
  const remembered = await readTimes()
  const expected = new Map<string, number>()
  for (const file of files) expected.set(file, remembered[file] ?? (await guess(file)))
  return files.toSorted((one, other) => (expected.get(other) ?? 0) - (expected.get(one) ?? 0))
}

/** Keeps what the files of this run took, and what others took before. */
export async function rememberTimes(costs: readonly Cost[]): Promise<void> {
  const all = {
    ...(await readTimes()),
    ...Object.fromEntries(costs.map(({ file, elapsed }) => [file, elapsed])),
  }
  // A folder that takes no files costs the order, not the run.
  await writeFile(REMEMBERED, JSON.stringify(all)).catch(() => undefined)
}

async function readTimes(): Promise<Times> {
  try {
    // Written by us alone; what cannot be read is guessed.
    return JSON.parse(await readFile(REMEMBERED, 'utf8')) as Times
  } catch {
    return {}
  }
}

async function guess(file: string): Promise<number> {
  const text = await readFile(file, 'utf8')
  if (TAKES_LONG.test(text)) return GUESSES.takesLong
  return STARTS_PROGRAMS.test(text) ? GUESSES.startsPrograms : GUESSES.other
}
