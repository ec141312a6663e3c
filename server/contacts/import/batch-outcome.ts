/** What became of the rows of a batch: counted, and each refused one with its reason. Pure. */
import { Refusal } from '../../refusals.ts'
import { identitiesOf, type BeforeAfter } from '../contact-diff.ts'
import type { ContactInput } from '../merge-batch.ts'
import type { Contact } from '../rules.ts'
import { tagKey } from '../tags/rules.ts'
import type { Received } from '../upsert.ts'
import { problemOf, type Problem } from './import-cells.ts'
import type { RejectedRow } from './import-rejected.ts'
import type { RowReader } from './order.ts'

export type Outcome = 'created' | 'updated' | 'unchanged' | 'rejected'

export interface ReadRows {
  readonly inputs: readonly ContactInput[]
  /** The row of each input. */
  readonly rows: readonly Line[]
  readonly refused: readonly RejectedRow[]
}

export interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

export interface RowOutcome extends Line {
  readonly outcome: Outcome
  readonly problems?: readonly Problem[]
  readonly contact?: Contact
}

/** As read-upload.ts writes them. */
export function linesOf(lines: readonly string[]): Line[] {
  return lines.map((text) => {
    // Written by us as such a pair.
    const [line, cells] = JSON.parse(text) as [number, string[]]
    return { line, cells }
  })
}

export function readRows(lines: readonly Line[], read: RowReader): ReadRows {
  const inputs: ContactInput[] = []
  const rows: Line[] = []
  const refused: RejectedRow[] = []
  for (const line of lines) {
    const input = read(line.cells)
    if ('problems' in input) refused.push({ ...line, problems: input.problems })
    else {
      inputs.push(input)
      rows.push(line)
    }
  }
  return { inputs, rows, refused }
}

/** In the order of the file. `isSeen`: a row above made a contact of this identity, in a rehearsal that wrote nothing. */
export function outcomesOf(
  { inputs, rows, refused }: ReadRows,
  { outcomes, diffs }: Received,
  isSeen: (identity: string) => boolean = () => false,
): RowOutcome[] {
  const changed = new Set(diffs.filter((diff) => !isSame(diff)).map(({ after }) => after.id))
  const taken = outcomes.map((result, at): RowOutcome => {
    const row = rows[at] ?? { line: 0, cells: [] }
    if (result instanceof Refusal) return { ...row, outcome: 'rejected', problems: [problemOf(result)] }
    const { contact, isNew } = result
    const { email = null, phone = null } = inputs[at]?.details ?? {}
    const isAgain = isNew && identitiesOf({ email, phone }).some(isSeen)
    const outcome =
      isNew && !isAgain ? 'created' : isAgain || changed.has(contact.id) ? 'updated' : 'unchanged'
    return { ...row, outcome, contact }
  })
  return [...taken, ...refused.map((row) => ({ ...row, outcome: 'rejected' as const }))].sort(
    (a, b) => a.line - b.line,
  )
}

export function countsOf(outcomes: readonly RowOutcome[]): Record<Outcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  for (const { outcome } of outcomes) counts[outcome] += 1
  return counts
}

export function isSame({ before, after }: BeforeAfter): boolean {
  return before !== undefined && canonical(before) === canonical(after)
}

/**
 * A contact as text that is equal for equal contacts, however the database orders members and spells tags. Not with when it
 * was made, which nobody knows before it is written.
 */
export function canonical(contact: Contact): string {
  return JSON.stringify(sorted({ ...contact, created: undefined, tags: contact.tags.map(tagKey).toSorted() }))
}

export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]))
}
