/** The rows that an import refused, with their reasons, in a file beside it that a crash leaves neither short nor double. */
import { open, rm, stat, type FileHandle } from 'node:fs/promises'
import { csvFile, csvLine } from '../../lib/csv.ts'
import { reasonOf, type Problem } from './import-cells.ts'

/** It holds people's data, whatever the file it came from is open to. */
const OWNER_ONLY = 0o600

export interface RejectedRow {
  readonly line: number
  readonly problems: readonly Problem[]
  readonly cells: readonly string[]
}

export interface RejectedFile {
  readonly path: string
  /** Rows of an earlier run that were refused are in it no more: it was moved or shortened meanwhile. */
  readonly isShort: boolean
  /**
   * Writes rows, on disk when it resolves, and answers where the file ends then. They count once `settle` is given
   * that end; what did not count is overwritten.
   */
  append(rows: readonly RejectedRow[]): Promise<number>
  settle(end: number): void
  close(): Promise<void>
}

/** `contacts.csv` → `contacts.rejected.csv`. */
export function rejectedPath(path: string): string {
  return `${path.replace(/\.csv$/i, '')}.rejected.csv`
}

/** Goes on after the first `bytes`, or from the start when it is 0: the file is made by the first row. */
export async function openRejected(
  path: string,
  bytes: number,
  header: readonly string[],
): Promise<RejectedFile> {
  const size = await sizeOf(path)
  const isShort = size < bytes
  let end = isShort ? 0 : bytes
  if (end === 0) await rm(path, { force: true })
  let handle: FileHandle | undefined

  return {
    path,
    isShort,
    append: async (rows) => {
      if (rows.length === 0) return end
      handle ??= await open(path, end === 0 ? 'w' : 'r+', OWNER_ONLY)
      const lines = rows
        .map(({ line, problems, cells }) => csvLine([line, reasonOf(problems), ...cells]))
        .join('')
      const text = Buffer.from(lines)
      const whole = end === 0 ? Buffer.concat([await titles(header), text]) : text
      await handle.write(whole, 0, whole.length, end)
      await handle.truncate(end + whole.length)
      await handle.datasync()
      return end + whole.length
    },
    settle: (at) => void (end = at),
    close: async () => {
      await handle?.truncate(end)
      await handle?.close()
    },
  }
}

async function titles(header: readonly string[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(csvFile(['line', 'reason', ...header], none())))
}

async function* none(): AsyncGenerator<Uint8Array, void> {
  // A file of titles only.
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  return found?.size ?? 0
}
