/** The data folder: made whole or not at all, ours or refused. */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nameFor, run, type Runner } from './account.ts'
import type { Binaries } from './binaries.ts'
import { refuseToStart } from './refused.ts'

/** What we are in the database, and its name. We own the database but are no superuser; nobody can be one. */
export const USER = 'tidings'
const LEFTOVER_MS = 10 * 60_000

/** Lets only our own role in, by password. */
const HBA = `local all ${USER} scram-sha-256\n`

/**
 * Makes the database in `cluster` if there is none. It is made in a folder beside and renamed when all of it is on
 * the disk, so that a crash leaves nothing half made, and of two who try at once one is discarded.
 */
export async function ensureCluster(binaries: Binaries, runner: Runner, cluster: string): Promise<void> {
  removeLeftovers(cluster)
  mustBeOurs(runner, cluster)
  if (isFilled(cluster)) return mustBeVersion(binaries.major, cluster)
  const draft = fs.mkdtempSync(`${cluster}.new-`)
  try {
    if (runner.account !== undefined) fs.chownSync(draft, runner.account.uid, runner.account.gid)
    await fill(binaries, runner, draft)
    rename(draft, cluster)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** Our role's password. */
export function readPassword(cluster: string): string {
  const file = join(cluster, 'password')
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    return refuseToStart(
      `The database's password cannot be read from ${file}; put the file back from a backup of the folder`,
      error,
    )
  }
}

function isFilled(cluster: string): boolean {
  return fs.existsSync(cluster) && fs.readdirSync(cluster).length > 0
}

async function fill(binaries: Binaries, runner: Runner, draft: string): Promise<void> {
  const password = randomBytes(24).toString('base64url')
  // The built-in C.UTF-8 needs no locale of the system; ours are the files pg_hba.conf and password.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await must(binaries, runner, draft, [
    '-U',
    'postgres',
    '--auth=reject',
    '--data-checksums',
    '-N',
    ...locale,
  ])
  write(runner, join(draft, 'pg_hba.conf'), HBA)
  write(runner, join(draft, 'password'), `${password}\n`)
  await createDatabase(binaries, runner, draft, password)
  await must(binaries, runner, draft, ['--sync-only'])
}

async function must(
  binaries: Binaries,
  runner: Runner,
  draft: string,
  args: readonly string[],
): Promise<void> {
  const words = ['-D', nameFor(runner, draft), ...args]
  const { code, output } = await run(runner, binaries.initdb, words, { cwd: draft })
  if (code === 0) return
  refuseToStart(`PostgreSQL could not make its data folder${reason(output)}\n${lastOf(output)}`)
}

function reason(output: string): string {
  if (output.includes('could not look up effective user ID')) {
    return ', because the user Tidings runs as has no entry in /etc/passwd; run it as a user who has one'
  }
  if (output.includes('ENOENT')) return '; its programs need glibc, which Alpine Linux does not have'
  return ''
}

/** By PostgreSQL's single-user mode, so that the folder holds the database from its first moment (0.07 s). */
async function createDatabase(
  binaries: Binaries,
  runner: Runner,
  draft: string,
  password: string,
): Promise<void> {
  const statements = [
    `create role ${USER} login createdb password '${password}';`,
    `grant pg_monitor, pg_checkpoint, pg_signal_backend to ${USER};`,
    `create database ${USER} owner ${USER};`,
  ]
  const args = ['--single', '-D', nameFor(runner, draft), '-c', 'fsync=off', '-c', 'log_checkpoints=off']
  const input = `${statements.join('\n')}\n`
  const { code, output } = await run(runner, binaries.postgres, [...args, 'postgres'], { input, cwd: draft })
  if (code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output)) return
  refuseToStart(`PostgreSQL could not make the database "${USER}":\n${lastOf(output)}`)
}

function write(runner: Runner, file: string, text: string): void {
  fs.writeFileSync(file, text, { mode: 0o600 })
  if (runner.account !== undefined) fs.chownSync(file, runner.account.uid, runner.account.gid)
}

function rename(draft: string, cluster: string): void {
  try {
    fs.renameSync(draft, cluster)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Somebody else was first; theirs is whole.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    return
  }
  const folder = fs.openSync(dirname(cluster), 'r')
  fs.fsyncSync(folder)
  fs.closeSync(folder)
}

function mustBeOurs({ account }: Runner, cluster: string): void {
  const stats = fs.statSync(cluster, { throwIfNoEntry: false })
  if (stats === undefined) return
  const { uid, mode } = stats
  const ours = account?.uid ?? process.getuid?.()
  if (uid !== ours && account === undefined) {
    refuseToStart(
      `The database in ${cluster} belongs to user ${uid}; run Tidings as that user or as root, ` +
        `or hand the folder over: chown -R ${ours} ${cluster}`,
    )
  }
  if (uid !== ours && account !== undefined) handOver(cluster, account.uid, account.gid)
  // What PostgreSQL demands, and what a restored copy may have lost.
  if ((mode & 0o077) !== 0) fs.chmodSync(cluster, 0o700)
}

function handOver(path: string, uid: number, gid: number): void {
  fs.lchownSync(path, uid, gid)
  if (!fs.lstatSync(path).isDirectory()) return
  for (const name of fs.readdirSync(path)) handOver(join(path, name), uid, gid)
}

function mustBeVersion(major: string, cluster: string): void {
  const file = join(cluster, 'PG_VERSION')
  const found = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined
  if (found === major) return
  if (found === undefined) {
    refuseToStart(
      `${cluster} is not a database of PostgreSQL (it has no PG_VERSION); move it away, or choose another DATA_DIR`,
    )
  }
  refuseToStart(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Tidings brings PostgreSQL ${major}; ` +
      `make a backup with the Tidings it was made by, move the folder away, and restore the backup with this one`,
  )
}

/** Folders of attempts that were cut off; one that may still be at work is left alone. */
function removeLeftovers(cluster: string): void {
  for (const name of fs.readdirSync(dirname(cluster))) {
    if (!name.startsWith(`${basename(cluster)}.new-`)) continue
    const folder = join(dirname(cluster), name)
    const age = Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > LEFTOVER_MS) fs.rmSync(folder, { recursive: true, force: true })
  }
}

function lastOf(output: string): string {
  return output.trimEnd().split('\n').slice(-8).join('\n')
}
