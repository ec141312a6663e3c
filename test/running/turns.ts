/**
 * The test files that a few processes run one after the other, whoever is free the next one. A process is started by
 * node's test runner, which gives it nothing to be asked by: so a file is taken by making an empty one of its number in
 * a folder that the run makes.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says to a process where the files are. */
const FOLDER = 'TIDINGS_TEST_TURNS'
const LIST = 'files.json'

export interface Turns {
  /** Whether any file waits. */
  areLeft(): boolean
}

/** Lays out the files for the processes of this run, in a folder that is not there yet. */
export function layOut(files: readonly string[], folder: string): Turns {
  mkdirSync(folder)
  writeFileSync(join(folder, LIST), JSON.stringify(files))
  process.env[FOLDER] = folder
  const isTaken = (number: number): boolean => existsSync(join(folder, `${number}.taken`))
  return {
    areLeft: () => files.some((_, number) => !isTaken(number)),
  }
}

/** The next file that nobody has taken, in their order. */
export function nextTurn(): string | undefined {
  const folder = process.env[FOLDER] ?? ''
  // Written by layOut.
  const files = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as string[]
  for (const [number, file] of files.entries()) if (make(join(folder, `${number}.taken`))) return file
  return undefined
}

/** Whether it was not there. */
function make(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}
