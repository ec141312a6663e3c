/** The machine, which a few files have for themselves until they say that they need it no more. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Says where that is said. */
const FOLDER = 'TIDINGS_TEST_MACHINE'
const LOOK_MILLISECONDS = 100

/** For the files of this run, in a folder that is not there yet. */
export function shareMachine(folder: string): void {
  mkdirSync(folder)
  process.env[FOLDER] = folder
}

/** In a file that compares times, when it compares no more and little of it is left to do but waiting. */
export function freeMachine(): void {
  const folder = process.env[FOLDER]
  if (folder !== undefined) writeFileSync(join(folder, String(process.pid)), '')
}

/** Runs them one after the other, each alone until it frees the machine; over when all of them are. */
export async function runAlone(
  files: readonly string[],
  run: (file: string) => Promise<void>,
): Promise<void> {
  const all: Promise<void>[] = []
  for (const file of files) {
    const before = freed()
    const over = new AbortController()
    all.push(run(file).finally(() => over.abort()))
    while (!over.signal.aborted && freed() === before) await sleep(LOOK_MILLISECONDS)
  }
  await Promise.all(all)
}

/** How often it was. */
function freed(): number {
  return readdirSync(process.env[FOLDER] ?? '').length
}
