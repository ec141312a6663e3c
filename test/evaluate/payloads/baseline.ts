/** The scores of payloads that were reached, kept in the repository, and the table that is printed of new ones. */
import type { PayloadScore } from './evaluate.ts'

export const PAYLOADS_BASELINE = new URL('baseline.json', import.meta.url)

/** "held builders" → what it was. */
export type PayloadsBaseline = Readonly<Record<string, PayloadScore>>

/** All of a part together: "held". */
export function payloadsOf(scores: ReadonlyMap<string, PayloadScore>, part: string): PayloadScore {
  const list = [...scores].filter(([name]) => name.startsWith(part)).map(([, score]) => score)
  return {
    payloads: list.reduce((sum, { payloads }) => sum + payloads, 0),
    passed: list.reduce((sum, { passed }) => sum + passed, 0),
  }
}

export function printedPayloads(scores: ReadonlyMap<string, PayloadScore>, kept: PayloadsBaseline): string {
  const parts = (['tuned', 'held'] as const).map((part) => [part, payloadsOf(scores, part)] as const)
  const lines = [...[...scores].sort(([a], [b]) => (a < b ? -1 : 1)), ...parts].map(
    ([name, score]) => `${name.padEnd(22)} ${row(score)}   ${kept[name] ? row(kept[name]) : ''}`,
  )
  return `${'class'.padEnd(22)} ${HEAD}   ${HEAD} (kept)\n${lines.join('\n')}\n`
}

const HEAD = 'passed        share'

function row({ payloads, passed }: PayloadScore): string {
  const share = `${Math.round((passed / Math.max(payloads, 1)) * 100)} %`
  return `${`${passed} of ${payloads}`.padEnd(13)} ${share.padStart(5)}`
}
