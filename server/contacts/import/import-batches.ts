/** The rows of an imported file put into batches: what is stored is passed over, what cannot be read is rejected. */
import type { ContactInput } from '../merge-batch.ts'
import type { FileRow } from './import-file.ts'
import type { RejectedRow } from './import-rejected.ts'
import type { readRow } from './import-values.ts'
import { identitiesOf } from '../contact-diff.ts'

export interface Batch {
  /** The indexes of its rows, without the end. */
  readonly from: number
  readonly to: number
  readonly inputs: readonly ContactInput[]
  /** The row of each input, to be shown when it is refused. */
  readonly rows: readonly Omit<RejectedRow, 'problems'>[]
  readonly refused: readonly RejectedRow[]
  readonly identities: ReadonlySet<string>
  /** How far into the file it reaches. */
  readonly bytesRead: number
}

type Ranges = readonly (readonly [from: number, to: number])[]

/** 500 rows were as fast as 2,000, and what a kill undoes is less. */
const ROWS = 500
/** Rows with long texts make smaller batches. */
const CHARACTERS = 2_000_000

type Read = (cells: readonly string[]) => ReturnType<typeof readRow>

/** Batches of rows that follow each other, none of which is in `done`. */
export async function* batchesOf(
  pieces: AsyncIterable<readonly FileRow[]>,
  done: Ranges,
  read: Read,
): AsyncGenerator<Batch, void> {
  const isDone = passing(done)
  let waiting: FileRow[] = []
  let characters = 0
  for await (const rows of pieces) {
    for (const row of rows) {
      const isPassedOver = isDone(row.index)
      if (!isPassedOver) waiting.push(row)
      if (!isPassedOver) for (const cell of row.cells) characters += cell.length
      const isFull = waiting.length === ROWS || characters > CHARACTERS
      if (waiting.length === 0 || !(isFull || isPassedOver)) continue
      yield batchOf(waiting, read)
      waiting = []
      characters = 0
    }
  }
  if (waiting.length > 0) yield batchOf(waiting, read)
}

export function sharesIdentity(a: Batch, b: Batch): boolean {
  for (const identity of a.identities) if (b.identities.has(identity)) return true
  return false
}

function batchOf(rows: readonly FileRow[], read: Read): Batch {
  const inputs: ContactInput[] = []
  const sources: Omit<RejectedRow, 'problems'>[] = []
  const refused: RejectedRow[] = []
  for (const { line, cells } of rows) {
    const input = read(cells)
    if ('problems' in input) {
      refused.push({ line, cells, problems: input.problems })
    } else {
      inputs.push(input)
      sources.push({ line, cells })
    }
  }
  const [first] = rows
  const last = rows.at(-1)
  return {
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    inputs,
    rows: sources,
    refused,
    identities: new Set(
      inputs.flatMap(({ details: { email = '', phone = '' } }) => identitiesOf({ email, phone })),
    ),
    bytesRead: last?.bytesRead ?? 0,
  }
}

/** Whether an index is in one of the ranges, asked in order. */
function passing(ranges: Ranges): (index: number) => boolean {
  let at = 0
  return (index) => {
    while (at < ranges.length && index >= (ranges[at]?.[1] ?? 0)) at += 1
    const range = ranges[at]
    return range !== undefined && index >= range[0]
  }
}
