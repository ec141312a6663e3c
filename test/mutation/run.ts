/**
 * `npm run mutate -- [--survivors | --sample N] [PART …]`: puts one small fault after the other into the files of targets.ts and
 * runs the tests that protect them. A mutant that no test notices has survived: a test is missing, or the change means
 * nothing (equivalent.json says which and why). Prints every survivor, and keeps the tally of docs/mutation.md; with
 * `--survivors` only those of the last run are tried again, with `--sample` one mutant of N.
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
  options: { survivors: { type: 'boolean', default: false }, sample: { type: 'string', default: '1' } },
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
  const sample = values.survivors ? (before?.sample ?? 1) : Math.max(1, Number(values.sample))
  const all = target.files.flatMap((file) => describedMutants(file)).filter((_, at) => at % sample === 0)
  const again = values.survivors ? survivorsOf(before, all) : undefined
  const queue = [...(again ?? all)]
  const score: Score = { killed: 0, equivalent: 0, survivors: [], ...(sample > 1 && { sample }) }
  await trials.begin(target)
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(trials, target, queue, score)))
  score.survivors.sort()
  score.equivalent = all.filter(({ line }) => isEquivalent(line)).length
  score.killed = all.length - score.equivalent - score.survivors.length
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

/**
 * Those that survived the last run, wherever in the file they stand by now; undefined when the file has others than it
 * had: then all are tried.
 */
function survivorsOf(before: Score | undefined, all: readonly Described[]): Described[] | undefined {
  if (!before || totalOf(before) + before.equivalent !== all.length) return undefined
  const survived = new Set(before.survivors.map(withoutLine))
  const found = all.filter(({ line }) => survived.has(withoutLine(line)))
  return new Set(found.map(({ line }) => withoutLine(line))).size === survived.size ? found : undefined
}

/** `file mutant` of `file:line mutant`. */
function withoutLine(described: string): string {
  return described.replace(/:\d+ /, ' ')
}

async function work(trials: Trials, target: Target, queue: Described[], score: Score): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (isEquivalent(next.line) || (await trials.isNoticed(target, next.mutant))) continue
    score.survivors.push(next.line)
    process.stdout.write(`survived  ${next.line}\n`)
  }
}
