/** The right to start the server: a file only one process can make. */
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface StartLock {
  release(): void
}

/** A lock this old is its holder's no more, in case the number of a dead one has passed to a stranger. */
const LONGEST_MS = 30_000

/** Undefined while another living process has it; a dead one's lock is removed, and can be had the next time. */
export function acquireStartLock(runFolder: string): StartLock | undefined {
  const file = join(runFolder, 'starting')
  try {
    const descriptor = openSync(file, 'wx', 0o600)
    writeSync(descriptor, String(process.pid))
    closeSync(descriptor)
    return { release: () => rmSync(file, { force: true }) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (isAbandoned(file)) rmSync(file, { force: true })
    return undefined
  }
}

function isAbandoned(file: string): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  return age > LONGEST_MS || !isAlive(holderOf(file))
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(holder: string): boolean {
  // Made this moment, or removed.
  if (holder === '') return true
  try {
    return process.kill(Number(holder), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
