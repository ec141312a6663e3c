/** Runs every test: one PostgreSQL for all, a database for each file; arguments narrow the files by their path. */
import { glob } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import { keepCosts, readCosts } from './running/costs.ts'
import { runAlone, shareMachine } from './running/machine.ts'
import { openReport } from './running/report.ts'
import { makeScratch } from './running/scratch.ts'
import { rememberTimes, longestFirst } from './running/times.ts'
import { layOut } from './running/turns.ts'
import { ALONE, partFiles } from './running/which.ts'
import { bringBrowser } from './support/bundled-browser.ts'
import { makeDataFolder } from './support/data-folder.ts'
import { testPostgres } from './support/postgres.ts'

/** Half as much again as a run of all files takes on two slow processors. */
const RUN_MILLISECONDS = 75 * 60_000
/** Five on two processors: most of a test is waiting, for the database, for a program or for a moment to come. */
const LANES = Math.ceil(2.5 * availableParallelism())
/** Of them begin with files that share a process; the others with those that start programs, and wait more. */
const LANES_IN_TURN = Math.ceil(LANES / 2)
/** More than these are no accident. */
const MOST_AGAIN = 6
const IN_TURN = path.join(import.meta.dirname, 'running/in-turn.ts')
const APART = path.join(import.meta.dirname, 'running/apart.ts')
/** Loading a server fills it several times over: an eighth of a file's processor time went into emptying it. */
const YOUNG_SPACE = '--min-semi-space-size=32'

const wanted = process.argv.slice(2)
/** Of all tests, or of all that a cluster has (test/citus). */
const isWhole = wanted.length === 0 || process.env['TIDINGS_TEST_WHOLE'] !== undefined
/** Those of a cluster alone are there where the run has one (test/citus). */
const ends = process.env['TIDINGS_TEST_WORKERS'] ? '{test,cluster}' : 'test'
const files = (await Array.fromAsync(glob(`{server,test,bench}/**/*.${ends}.ts`)))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort()
const { apart, inTurn } = await partFiles(await longestFirst(files))

// Each process imports the whole server: what one compiled serves the others, and the next run's.
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'tidings-compile-cache')
const browser = await bringBrowser(files)
const scratch = makeScratch()
const costs = path.join(scratch.folder, 'costs')
keepCosts(costs)
shareMachine(path.join(scratch.folder, 'machine'))
const [postgres, dataFolder] = await Promise.all([testPostgres(), makeDataFolder(files)])
process.env['TIDINGS_TEST_POSTGRES'] = JSON.stringify(postgres.connection)

const report = openReport()
let turns = layOut(inTurn, path.join(scratch.folder, 'turns'))
const waiting = apart.filter((file) => !ALONE.test(file))
const limit = setTimeout(giveUp, RUN_MILLISECONDS)
await Promise.all(Array.from({ length: LANES }, (_, lane) => work(lane)))
await runAlone(
  apart.filter((each) => ALONE.test(each)),
  runProcess,
)
const again = isWhole ? await runAgain(files.filter(hasFailed)) : []
clearTimeout(limit)
await finish()

async function work(lane: number): Promise<void> {
  if (lane < LANES_IN_TURN) await takeTurns()
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await runProcess(file)
  await takeTurns()
}

async function takeTurns(): Promise<void> {
  while (turns.areLeft()) await runProcess(IN_TURN)
}

/**
 * A few files that failed beside others run once more, by themselves: a browser or a mail server that a busy machine kept
 * waiting answers then, and a fault is there again. The run says which they were. Of many none runs again.
 */
async function runAgain(failed: readonly string[]): Promise<readonly string[]> {
  if (failed.length > MOST_AGAIN) return []
  for (const file of failed) report.forget(file)
  turns = layOut(
    failed.filter((file) => inTurn.includes(file)),
    path.join(scratch.folder, 'turns-again'),
  )
  await takeTurns()
  for (const file of failed.filter((each) => apart.includes(each))) await runProcess(file)
  return failed
}

function hasFailed(file: string): boolean {
  return (report.files.get(file)?.failed ?? 1) > 0
}

async function runProcess(file: string): Promise<void> {
  const preloaded = file === IN_TURN ? [] : ['--import', APART]
  await report.follow(file, run({ files: [file], execArgv: [YOUNG_SPACE, ...preloaded] }))
}

/** A run that hangs says where, and what it knows. */
function giveUp(): never {
  process.stdout.write(
    `\nGiven up after ${RUN_MILLISECONDS / 60_000} minutes, without ${unfinished().join(', ')}\n`,
  )
  const { passed, failed } = report.total()
  process.stdout.write(`\n${passed} passed, ${failed + 1} failed\n`)
  process.exit(1)
}

async function finish(): Promise<void> {
  await report.close()
  const all = readCosts(costs).sort((one, other) => other.elapsed - one.elapsed)
  await Promise.all([postgres.close(), dataFolder.remove(), browser.remove(), rememberTimes(all)])
  const lost = new Set([...unfinished(), ...inTurn.filter((file) => !report.files.has(file))])
  for (const file of lost) process.stdout.write(`${file} did not come to its end\n`)
  process.stdout.write('elapsed  processor\n')
  for (const { file, elapsed, processor } of all)
    process.stdout.write(
      `${elapsed.toFixed(1).padStart(7)} s${processor.toFixed(1).padStart(9)} s  ${file}\n`,
    )
  scratch.remove()
  const mended = again.filter((file) => !hasFailed(file))
  if (mended.length > 0)
    process.stdout.write(`\nFailed beside others, and passed by themselves:\n  ${mended.join('\n  ')}\n`)
  const { passed, failed } = report.total()
  const notRun = lost.size + (files.length === 0 ? 1 : 0)
  process.stdout.write(`\n${passed} passed, ${failed + notRun} failed\n`)
  process.exitCode = failed + notRun === 0 ? 0 : 1
}

/** Each file says what it has cost when it is over. */
function unfinished(): string[] {
  const over = new Set(readCosts(costs).map(({ file }) => file))
  return files.filter((file) => !over.has(file))
}
