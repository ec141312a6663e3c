/** PostgreSQL's programs where the account that runs them may read them: their own place, or a copy root makes. */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { refuseClosed, succeeds, type Runner } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Where a copy may be: the first is cleared by nobody; the second is where the first cannot be written. */
const FOLDERS = ['/var/lib', '/var/tmp'] as const

/** The programs as `runner` may run them; those in a folder closed to its account (60 MB) are copied once. */
export async function programsFor(
  runner: Runner,
  binaries: Binaries,
  folders: readonly string[] = FOLDERS,
): Promise<Binaries> {
  if (runner.account === undefined || (await canRun(runner, binaries))) return binaries
  const name = `tidings-postgres-${fingerprint(binaries)}`
  for (const folder of folders.map((parent) => join(parent, name))) {
    const bin = join(folder, 'bin')
    const copy = { ...binaries, initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
    if (isRoots(folder) && (await canRun(runner, copy))) return copy
    if (makeCopy(nativeOf(binaries), folder) && (await canRun(runner, copy))) return copy
  }
  return refuseClosed(runner.account, binaries.postgres)
}

async function canRun(runner: Runner, binaries: Binaries): Promise<boolean> {
  const share = join(nativeOf(binaries), 'share', 'postgresql', 'postgres.bki')
  const line = 'test -x "$1" && test -r "$1" && test -r "$2"'
  return succeeds(runner, line, binaries.postgres, share)
}

function nativeOf({ postgres }: Binaries): string {
  return dirname(dirname(postgres))
}

/** Of the package's version and platform, and of the program: another build is another copy. */
function fingerprint({ postgres }: Binaries): string {
  const { size } = fs.statSync(postgres)
  const about = fs.readFileSync(join(nativeOf({ postgres } as Binaries), '..', 'package.json'))
  return createHash('sha256').update(about).update(String(size)).digest('hex').slice(0, 12)
}

/** In /var/tmp anybody may have made it first. */
function isRoots(folder: string): boolean {
  const stats = fs.lstatSync(folder, { throwIfNoEntry: false })
  return stats !== undefined && stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0
}

/** Made beside and renamed when it is whole; false where it cannot be made. */
function makeCopy(native: string, folder: string): boolean {
  let draft: string | undefined
  try {
    draft = fs.mkdtempSync(`${folder}.new-`)
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    // One that was swept half away makes room; another's that we may not trust stays, and the rename fails.
    if (isRoots(folder)) fs.rmSync(folder, { recursive: true })
    fs.renameSync(draft, folder)
    return true
  } catch {
    return isRoots(folder)
  } finally {
    if (draft !== undefined) fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** Root's, and for all to read and run: whoever installed the package may have kept it to himself. */
function openToAll(path: string): void {
  const stats = fs.lstatSync(path)
  fs.lchownSync(path, 0, 0)
  if (stats.isSymbolicLink()) return
  fs.chmodSync(path, stats.isDirectory() || (stats.mode & 0o100) !== 0 ? 0o755 : 0o644)
  if (!stats.isDirectory()) return
  for (const name of fs.readdirSync(path)) openToAll(join(path, name))
}
