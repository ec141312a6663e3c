/** Where a test run keeps what is gone with it: databases, data folders, files. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps files there in memory: a database of a thousand files is copied in an eighth of the time. */
const IN_MEMORY = '/dev/shm'
/** Several times what a run of all files has had there at once. */
const ENOUGH_BYTES = 8 * 1024 ** 3

export interface Scratch {
  readonly folder: string
  remove(): void
}

/** A folder of the run's own, which is the one for temporary files from here on. */
export function makeScratch(): Scratch {
  const root = hasRoomInMemory() ? IN_MEMORY : tmpdir()
  clearAfterKilled(root)
  const folder = mkdtempSync(join(root, `tidings-run-${process.pid}-`))
  // A database that root starts is of another account, which must get there.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  }
}

/** And programs may be run from there: a container's often forbids it. */
function hasRoomInMemory(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === IN_MEMORY)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/** A run that was killed left its folder behind, and with it the memory that it takes. */
function clearAfterKilled(root: string): void {
  for (const name of readdirSync(root)) {
    const [, pid] = /^tidings-run-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(root, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
