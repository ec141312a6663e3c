/**
 * `npm run mutate [-- PART …]`: puts one small fault after the other into the files of targets.ts and runs the tests that
 * protect them. A mutant that no test notices has survived: a test is missing, or the change means nothing
 * (equivalent.ts says which and why). Prints every survivor, and the share that was killed.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { startTestPostgres } from '../support/postgres.ts'
import { EQUIVALENT } from './equivalent.ts'
import { mutated, mutantsOf, type Mutant } from './mutants.ts'
import { TARGETS, type Target } from './targets.ts'

/** A test that takes so many times its usual time has noticed too. */
const PATIENCE = 5
const PATIENCE_MILLISECONDS = 20_000

interface Score {
  readonly name: string
  killed: number
  equivalent: number
  readonly survivors: string[]
}

const wanted = process.argv.slice(2)
const targets = TARGETS.filter(
  ({ name, files }) =>
    wanted.length === 0 || wanted.some((part) => [name, ...files].some((each) => each.includes(part))),
)
const postgres = await startTestPostgres()
process.env['TIDINGS_TEST_POSTGRES'] = JSON.stringify(postgres.connection)
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'tidings-compile-cache')
const scores: Score[] = []
try {
  for (const target of targets) scores.push(await mutate(target))
} finally {
  await postgres.close()
}
report(scores)

async function mutate(target: Target): Promise<Score> {
  const score: Score = { name: target.name, killed: 0, equivalent: 0, survivors: [] }
  const usual = await timeOf(target)
  const files = target.files.map((file) => [file, readFileSync(file, 'utf8')] as const)
  const queue = files.flatMap(([file, text]) => mutantsOf(file, text).map((mutant) => ({ mutant, text })))
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const line = describe(next.mutant, next.text)
      if (isEquivalent(next.mutant.file, line)) score.equivalent += 1
      else if (await isKilled(target, next.mutant, usual)) score.killed += 1
      else {
        score.survivors.push(line)
        process.stdout.write(`survived  ${line}\n`)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return score
}

function isEquivalent(file: string, line: string): boolean {
  const words = line.slice(line.indexOf(' ') + 1)
  return EQUIVALENT.some((each) => each.file === file && each.mutant === words)
}

/** Milliseconds the tests of a target take with a change that changes nothing; they must pass. */
async function timeOf({ name, files: [file = ''], tests }: Target): Promise<number> {
  const nothing = { file, start: 0, end: 0, replacement: '' }
  const began = Date.now()
  for (const test of tests)
    if (!(await passes(test, nothing, 10 * 60_000)))
      throw new Error(`${test} fails without a mutant (${name})`)
  return Date.now() - began
}

async function isKilled({ tests }: Target, mutant: Mutant, usual: number): Promise<boolean> {
  for (const test of tests)
    if (!(await passes(test, mutant, PATIENCE * usual + PATIENCE_MILLISECONDS))) return true
  return false
}

function passes(test: string, mutant: Mutant, milliseconds: number): Promise<boolean> {
  const hook = path.resolve('test/mutation/hook.ts')
  const env = {
    ...process.env,
    TIDINGS_MUTANT: JSON.stringify({ ...mutant, file: path.resolve(mutant.file) }),
    NODE_OPTIONS: `--import=${hook}`,
  }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--test-force-exit', test], {
      env,
      stdio: 'ignore',
      detached: true,
    })
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), milliseconds)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

/** `file:line what stands there → what stands there now`, on one line. */
function describe(mutant: Mutant, text: string): string {
  const from = text.lastIndexOf('\n', mutant.start - 1) + 1
  const to = text.indexOf('\n', mutant.end)
  const line = text.slice(0, mutant.start).split('\n').length
  const after = mutated(text, mutant).slice(
    from,
    to + mutant.replacement.length - (mutant.end - mutant.start),
  )
  return `${mutant.file}:${line} ${oneLine(text.slice(from, to))} → ${oneLine(after)}`
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}

function report(scores: readonly Score[]): void {
  const rows = scores.map(({ name, killed, equivalent, survivors }) => ({
    name,
    mutants: killed + equivalent + survivors.length,
    equivalent,
    survived: survivors.length,
    killed: percent(killed, survivors.length),
  }))
  const [killed, survived] = [sum(scores.map((each) => each.killed)), sum(rows.map((row) => row.survived))]
  console.table(rows)
  process.stdout.write(
    `${percent(killed, survived)} of ${killed + survived} mutants that mean something were killed\n`,
  )
}

function percent(killed: number, survived: number): string {
  return `${((100 * killed) / Math.max(1, killed + survived)).toFixed(1)} %`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
