/** Who runs PostgreSQL's programs: we ourselves, or (PostgreSQL refuses root) an unprivileged account. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
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
}

export interface Outcome {
  readonly code: number | null
  readonly output: string
}

const NAMES = ['postgres', '_postgres', 'nobody'] as const

/** Lets the account pass folders closed to it (/root is 0700) and nothing more than read what lies there. */
const PASSING = [
  '--clear-groups',
  '--inh-caps',
  '+dac_read_search',
  '--ambient-caps',
  '+dac_read_search',
] as const

/**
 * Who runs the programs for `dataDir`. As root: the owner of the database there, or of `dataDir`, or the first of
 * postgres, _postgres, nobody; one that can reach both the programs and the folder.
 */
export async function chooseRunner(binaries: Binaries, dataDir: string, cluster: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return { account: undefined, prefix: [] }
  const account = chooseAccount(dataDir, cluster)
  const plain: Runner = { account, prefix: [] }
  if (await reaches(plain, binaries, dataDir)) return plain
  const ids = ['--reuid', String(account.uid), '--regid', String(account.gid)]
  const passing: Runner = { account, prefix: ['setpriv', ...ids, ...PASSING] }
  if (await reaches(passing, binaries, dataDir)) return passing
  const closed = [binaries.postgres, dataDir].flatMap((path) => closedFolders(path, account))[0] ?? dataDir
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
  input = '',
): Promise<Outcome> {
  const child = start(runner, command, args, { stdio: ['pipe', 'pipe', 'pipe'] })
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

async function reaches(runner: Runner, { postgres }: Binaries, dataDir: string): Promise<boolean> {
  const share = join(dirname(dirname(postgres)), 'share', 'postgresql', 'postgres.bki')
  const test = 'test -x "$1" && test -r "$1" && test -r "$2" && test -x "$3" && cd "$3"'
  return (await run(runner, 'sh', ['-c', test, 'sh', postgres, share, dataDir])).code === 0
}

/** The folders on the way to `path` that `account` may not enter, the uppermost first. */
function closedFolders(path: string, account: Account): readonly string[] {
  const above = dirname(path) === path ? [] : closedFolders(dirname(path), account)
  const { mode, uid, gid } = statSync(path)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & bit) === 0 ? [...above, path] : above
}
