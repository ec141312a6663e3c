/** Runs every test: one PostgreSQL for all, a database for each file; arguments narrow the files by their path. */
import { glob } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { bringBrowser } from './support/bundled-browser.ts'
import { makeDataFolder } from './support/data-folder.ts'
import { testPostgres } from './support/postgres.ts'
import { longestFirst, rememberTimes } from './support/test-times.ts'

/** Longer than any run of all files has taken on a busy machine of two processors. */
const RUN_MILLISECONDS = 45 * 60_000
/** Ends a file that something keeps alive when its tests are over. */
const FILE_LIMIT = path.join(import.meta.dirname, 'support/file-limit.ts')
/** Loading a server fills it several times over: an eighth of a file's processor time went into emptying it. */
const YOUNG_SPACE = '--min-semi-space-size=32'

const wanted = process.argv.slice(2)
/** Those of a cluster alone are there where the run has one (test/citus). */
const ends = process.env['TIDINGS_TEST_WORKERS'] ? '{test,cluster}' : 'test'
const files = (await Array.fromAsync(glob(`{server,test,bench}/**/*.${ends}.ts`)))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort()
const ordered = await longestFirst(files)

const browser = await bringBrowser(files)
const [postgres, dataFolder] = await Promise.all([testPostgres(), makeDataFolder(files)])
// Each file imports the whole server: what one compiled serves the others.
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'tidings-compile-cache')
process.env['TIDINGS_TEST_POSTGRES'] = JSON.stringify(postgres.connection)

/** Compare the times of requests, and so have the machine for themselves, after all others. */
const ALONE = /program\/(neighbours|hostile-hour)\.test\.ts$/

let passed = 0
let failed = 0
const times = new Map<string, number>()
setTimeout(giveUp, RUN_MILLISECONDS).unref()
// Five on two processors: most of a test is waiting, for the database, for a program or for a moment to come.
await runFiles(
  ordered.filter((file) => !ALONE.test(file)),
  Math.ceil(2.5 * availableParallelism()),
)
await runFiles(
  ordered.filter((file) => ALONE.test(file)),
  1,
)
await finish()

async function runFiles(some: readonly string[], concurrency: number): Promise<void> {
  if (some.length === 0) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stream = run({ files: some, concurrency, execArgv: [YOUNG_SPACE, '--import', FILE_LIMIT] })
  stream.on('test:pass', ({ details, skip, todo }) => {
    if (details.type === 'suite') return
    if (skip !== undefined || todo !== undefined) failed += 1
    else passed += 1
  })
  stream.on('test:fail', () => (failed += 1))
  stream.on('test:summary', ({ file, duration_ms }) => {
    if (file === undefined) resolve()
    else times.set(path.relative(process.cwd(), file), duration_ms)
  })
  stream.compose(spec).pipe(process.stdout, { end: false })
  await promise
}

/** A run that hangs says where, and what it knows. */
function giveUp(): never {
  const unfinished = files.filter((file) => !times.has(file))
  process.stdout.write(
    `\nGiven up after ${RUN_MILLISECONDS / 60_000} minutes, without ${unfinished.join(', ')}\n`,
  )
  process.stdout.write(`\n${passed} passed, ${failed + 1} failed\n`)
  process.exit(1)
}

async function finish(): Promise<void> {
  await Promise.all([postgres.close(), dataFolder.remove(), browser.remove(), rememberTimes(times)])
  if (files.length === 0) failed += 1
  for (const [file, milliseconds] of [...times].sort(([, one], [, other]) => other - one))
    process.stdout.write(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}\n`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}
