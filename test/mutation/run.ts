/**
 * `npm run mutate [-- --survivors] [-- PART …]`: puts one small fault after the other into the files of targets.ts and
 * runs the tests that protect them. A mutant that no test notices has survived: a test is missing, or the change means
 * nothing (equivalent.json says which and why). Prints every survivor, and keeps the tally of docs/mutation.md; with
 * `--survivors` only those of the last run are tried again.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isEquivalent } from './equivalent.ts'
import { describe, mutantsOf, type Mutant } from './mutants.ts'
import { openTrials, type Trials } from './trials.ts'
import { percent, readTally, totalOf, writeTally, type Score } from './tally.ts'
import { TARGETS, type Target } from './targets.ts'

const { values, positionals: wanted } = parseArgs({
  options: { survivors: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const targets = TARGETS.filter(
  ({ name, files }) =>
    wanted.length === 0 || wanted.some((part) => [name, ...files].some((each) => each.includes(part))),
)
if (targets.length === 0)
  throw new Error(`No target of test/mutation/targets.ts has ${wanted.join(' or ')} in its name`)

const trials = await openTrials()
try {
  for (const target of targets) await judge(trials, target)
} finally {
  await trials.close()
}

async function judge(trials: Trials, target: Target): Promise<void> {
  const before = readTally()[target.name]
  const all = target.files.flatMap((file) => describedMutants(file))
  const again = values.survivors ? survivorsOf(before, all) : undefined
  const mutants = again ?? all
  const score: Score = { killed: 0, equivalent: 0, survivors: [] }
  await trials.begin(target)
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => work(trials, target, mutants, score)),
  )
  score.survivors.sort()
  if (again && before) score.killed += before.killed
  if (again && before) score.equivalent += before.equivalent
  writeTally(target.name, score)
  process.stdout.write(
    `${target.name}: ${percent(score)} of ${totalOf(score)} killed, ${score.equivalent} equivalent\n`,
  )
}

interface Described {
  readonly mutant: Mutant
  readonly line: string
}

function describedMutants(file: string): Described[] {
  const text = readFileSync(file, 'utf8')
  return mutantsOf(file, text).map((mutant) => ({ mutant, line: describe(mutant, text) }))
}

/** Those that survived the last run; undefined when one is not there any more: the file is another, and all is tried. */
function survivorsOf(before: Score | undefined, all: readonly Described[]): Described[] | undefined {
  if (!before) return undefined
  const lines = new Set(before.survivors)
  const found = all.filter(({ line }) => lines.has(line))
  return new Set(found.map(({ line }) => line)).size === lines.size ? found : undefined
}

async function work(trials: Trials, target: Target, queue: Described[], score: Score): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (isEquivalent(next.line)) score.equivalent += 1
    else if (await trials.isNoticed(target, next.mutant)) score.killed += 1
    else {
      score.survivors.push(next.line)
      process.stdout.write(`survived  ${next.line}\n`)
    }
  }
}
