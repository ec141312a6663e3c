/** The score of each area, as it was when the area was last run; docs/mutation.md is written from it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { EQUIVALENT } from './equivalent.ts'
import { TARGETS } from './targets.ts'

export interface Score {
  killed: number
  equivalent: number
  /** One mutant of so many was tried; absent when all were. */
  readonly sample?: number
  /** As the run prints them. */
  readonly survivors: string[]
}

type Tally = Readonly<Record<string, Score>>

const TALLY = 'test/mutation/tally.json'
const PAGE = 'docs/mutation.md'

export function readTally(): Tally {
  // Our own file, written below.
  return existsSync(TALLY) ? (JSON.parse(readFileSync(TALLY, 'utf8')) as Tally) : {}
}

export function writeTally(name: string, score: Score): void {
  const all = { ...readTally(), [name]: score }
  const known = TARGETS.flatMap((target) => {
    const own = all[target.name]
    return own ? [[target.name, own] as const] : []
  })
  writeFileSync(TALLY, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
  writeFileSync(PAGE, pageOf(Object.fromEntries(known)))
}

/** Mutants that mean something. */
export function totalOf({ killed, survivors }: Score): number {
  return killed + survivors.length
}

export function percent(score: Score): string {
  return `${((100 * score.killed) / Math.max(1, totalOf(score))).toFixed(1)} %`
}

function pageOf(tally: Tally): string {
  const rows = Object.entries(tally)
  const all = rows.reduce(
    (sum: Score, [, score]) => ({
      killed: sum.killed + score.killed,
      equivalent: sum.equivalent + score.equivalent,
      survivors: [...sum.survivors, ...score.survivors],
    }),
    { killed: 0, equivalent: 0, survivors: [] },
  )
  const named = rows.map(
    ([name, score]) => [score.sample ? `${name} (one of ${score.sample})` : name, score] as const,
  )
  const cells = [...named, ['**all**', all] as const].map(([name, score]) => [
    name,
    String(totalOf(score)),
    String(score.killed),
    String(score.survivors.length),
    String(score.equivalent),
    percent(score),
  ])
  const head = ['area', 'mutants', 'killed', 'survived', 'equivalent', 'killed of those that mean something']
  return `${INTRODUCTION}
${[head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')}

Not tried yet: ${TARGETS.flatMap(({ name }) => (tally[name] ? [] : [name])).join(', ') || 'none'}.

## Survivors

${listOf(all.survivors.map((line) => `\`${line}\``))}

## Equivalent

${listOf(EQUIVALENT.map(({ file, mutant, reason }) => `\`${file}\`: \`${mutant}\`: ${reason}`))}
`
}

function listOf(lines: readonly string[]): string {
  return lines.length === 0 ? 'None.' : lines.map((line) => `- ${line}`).join('\n')
}

const INTRODUCTION = `# Would a fault be noticed?

\`npm run mutate\` puts one small fault after the other into the rules, guards and state machines: an operator turned round,
a number one off, a condition that always holds, a guard or a statement left out, a word of SQL changed. For each it runs the
tests that protect the file. A fault that no test notices has survived. Those that change nothing anybody could notice are
named below with the reason. This page is written by the run; an area's figures are those of its last run.
`
