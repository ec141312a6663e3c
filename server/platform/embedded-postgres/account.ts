/** Who runs PostgreSQL's programs: we ourselves, or (PostgreSQL refuses root) an unprivileged account. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { refuseToStart } from './refused.ts'

export interface Account {
  readonly uid: number
  readonly gid: number
}

export interface Runner {
  /** Nobody else: we are not root, and run the programs as ourselves. */
  readonly account: Account | undefined
  /** Words before the command. */
  readonly prefix: readonly string[]
  /**
   * The way to the database is closed to the account (/root is 0700): its programs are started with the database's
   * folder as their working folder, and know it as `HERE` alone.
   */
  readonly isInside: boolean
}

export interface Outcome {
  readonly code: number | null
  readonly output: string
}

const NAMES = ['postgres', '_postgres', 'nobody'] as const

/** A process's own working folder, whatever lies above it: the kernel walks no path to get there. */
const HERE = '/proc/self/cwd'

/** No group, no capability and no way to get one, by a setuid program neither. */
const CONFINED = ['--clear-groups', '--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'] as const

/**
 * Who runs the programs for `dataDir`. As root: the owner of the database there, or of `dataDir`, or the first of
 * postgres, _postgres, nobody.
 */
export async function chooseRunner(dataDir: string, cluster: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return { account: undefined, prefix: [], isInside: false }
  const account = chooseAccount(dataDir, cluster)
  const ids = ['--reuid', String(account.uid), '--regid', String(account.gid)]
  const confined: Runner = { account, prefix: ['setpriv', ...ids, ...CONFINED], isInside: false }
  // Where setpriv is missing, leaving root gives up every capability all the same; some could be got again.
  const runner = (await run(confined, 'true', [])).code === 0 ? confined : { ...confined, prefix: [] }
  if (await succeeds(runner, 'cd "$1"', dataDir)) return runner
  return existsSync(HERE) ? { ...runner, isInside: true } : refuseClosed(account, dataDir)
}

/** What the runner's programs call `folder`, when it is their working folder. */
export function nameFor({ isInside }: Runner, folder: string): string {
  return isInside ? HERE : folder
}

/** Whether a line of shell, with `words` as its "$1" and on, succeeds as the runner's account. */
export async function succeeds(runner: Runner, line: string, ...words: readonly string[]): Promise<boolean> {
  return (await run(runner, 'sh', ['-c', line, 'sh', ...words])).code === 0
}

/** Ends the attempt: `account` may not enter a folder on the way to `path`. */
export function refuseClosed(account: Account, path: string): never {
  const closed = closedFolders(path, account)[0] ?? path
  return refuseToStart(
    `PostgreSQL does not run as root, and user ${account.uid}, who would run it, may not enter ${closed}; ` +
      `run "chmod o+x ${closed}", or start Tidings as an ordinary user who owns its folders`,
  )
}

/** Starts a program as the runner's account, in no particular folder and with nothing of our environment. */
export function start(
  runner: Runner,
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const [file = command, ...rest] = [...runner.prefix, command, ...args]
  const ids = runner.prefix.length === 0 ? runner.account : undefined
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...options.env }
  return spawn(file, rest, { cwd: '/', ...options, ...ids, env })
}

/** Runs a program to its end; `output` is what it said on both streams. */
export async function run(
  runner: Runner,
  command: string,
  args: readonly string[],
  { input = '', cwd = '/' } = {},
): Promise<Outcome> {
  const child = start(runner, command, args, { stdio: ['pipe', 'pipe', 'pipe'], cwd })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  // A program that ends without reading its input is judged by its exit code.
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, output }
  } catch (error) {
    return { code: null, output: String(error) }
  }
}

function chooseAccount(dataDir: string, cluster: string): Account {
  const database = ownerOf(cluster)
  if (database !== undefined && database.uid !== 0) return database
  const entries = accounts()
  const owner = ownerOf(dataDir)
  // initdb looks its user up by number and fails without an entry.
  const known = entries.find(({ uid }) => uid !== 0 && uid === owner?.uid)
  const named = NAMES.map((name) => entries.find((entry) => entry.name === name)).find(Boolean)
  const { uid, gid } =
    known ??
    named ??
    refuseToStart(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as; ' +
        'add one ("useradd --system postgres"), or start Tidings as an ordinary user',
    )
  return { uid, gid }
}

function ownerOf(path: string): Account | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? undefined : { uid: stats.uid, gid: stats.gid }
}

function accounts(): readonly (Account & { readonly name: string })[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines
    .map((line) => line.split(':'))
    .filter(({ length }) => length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/** The folders on the way to `path` that `account` may not enter, the uppermost first. */
function closedFolders(path: string, account: Account): readonly string[] {
  const above = dirname(path) === path ? [] : closedFolders(dirname(path), account)
  const { mode, uid, gid } = statSync(path)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & bit) === 0 ? [...above, path] : above
}
