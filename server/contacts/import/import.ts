/** Imports a file of contacts, CSV or Excel: in batches that are stored with their own progress, so that no kill loses a row. */
import { createHash } from 'node:crypto'
import { openMutex, type Mutex } from '../../lib/mutex.ts'
import { retried, type Db } from '../../platform/database.ts'
import { Refusal } from '../../refusals.ts'
import { listFields } from '../custom-fields/store.ts'
import { problemOf } from './import-cells.ts'
import { batchesOf, sharesIdentity, type Batch } from './import-batches.ts'
import { placeColumns, type Mapping } from './import-columns.ts'
import { FileUnreadable, type ImportFile } from './import-file.ts'
import { openTable } from './import-table.ts'
import { openRejected, rejectedPath, type RejectedFile, type RejectedRow } from './import-rejected.ts'
import {
  alone,
  beginImport,
  endImport,
  recordBatch,
  type ImportCounts,
  type Progress,
} from './import-store.ts'
import { readRow } from './import-values.ts'
import { readCountry } from '../settings-store.ts'
import { analyzeAsItGrows } from './statistics-store.ts'
import { receive } from '../upsert.ts'

export interface ImportOrder {
  readonly path: string
  readonly mappings: readonly Mapping[]
  /** New contacts are invited instead of active. */
  readonly invites: boolean
}

export interface ImportWatch {
  /** Finishes the batches on their way, and ends. */
  readonly signal: AbortSignal
  /** A line for people. */
  readonly say: (line: string) => void
  /** After each stored batch. */
  readonly onProgress: (progress: { readonly rows: number; readonly share: number }) => void
}

export interface ImportResult extends ImportCounts {
  /** False when it was stopped: the same command goes on. */
  readonly isFinished: boolean
  readonly rejectedPath: string
}

/** Two, so that reading and matching one batch uses the time that the database takes for the other. */
const BATCHES_AT_ONCE = 2

/**
 * Imports the file whole, or goes on where a stopped import of the same file, workspace and mappings stood. Memory is
 * constant. Throws `FileUnreadable`, `MappingWrong`, or a refusal for an unknown workspace; batches stored until then
 * stay stored.
 */
export async function importContacts(
  db: Db,
  workspaceId: string,
  order: ImportOrder,
  watch: ImportWatch,
): Promise<ImportResult> {
  const country = await readCountry(db, workspaceId)
  const file = await openTable(order.path)
  try {
    const columns = placeColumns(file.header, await listFields(db, workspaceId), order.mappings)
    if (columns.placed.length === 0)
      throw new FileUnreadable(
        `No column is known as a field of a contact: ${file.header.join(', ')}; name one with --map column=field`,
      )
    if (columns.ignored.length > 0) watch.say(`Ignored columns: ${columns.ignored.join(', ')}`)
    const read = (cells: readonly string[]) => readRow(cells, columns, { country, invites: order.invites })
    let result: ImportResult | undefined
    const fingerprint = fingerprintOf(file, order)
    const isOurs = await alone(db, workspaceId, fingerprint, async () => {
      result = await run({ db, workspaceId, file, read, watch, path: rejectedPath(order.path) }, fingerprint)
    })
    if (!isOurs || !result)
      throw new FileUnreadable('This file is being imported by another process; let it finish')
    return result
  } finally {
    await file.close()
  }
}

interface Run {
  readonly db: Db
  readonly workspaceId: string
  readonly file: ImportFile
  readonly read: (cells: readonly string[]) => ReturnType<typeof readRow>
  readonly watch: ImportWatch
  /** Of the file of rejected rows. */
  readonly path: string
}

function fingerprintOf({ digest }: ImportFile, { mappings, invites }: ImportOrder): string {
  const pairs = mappings.map(({ column, field }) => JSON.stringify([column, field])).sort()
  return createHash('sha256')
    .update(JSON.stringify([digest, pairs, invites]))
    .digest('hex')
}

async function run(run: Run, fingerprint: string): Promise<ImportResult> {
  const { db, workspaceId, file, watch, path } = run
  const progress = await beginImport(db, workspaceId, fingerprint)
  const rowsDone = progress.done.reduce((sum, [from, to]) => sum + to - from, 0)
  if (rowsDone > 0) watch.say(`Going on after ${rowsDone} rows that are stored`)
  else if (progress.isAgain)
    watch.say('This file was imported before: its contacts are updated from it again')
  const rejected = await openRejected(path, progress.rejectedBytes, file.header)
  if (rejected.isShort) watch.say(`${path} was changed meanwhile: rows rejected earlier are in it no more`)
  try {
    const isFinished = await storeAll(run, progress, rejected, rowsDone)
    const { created, updated, rejected: refused } = await endImport(db, workspaceId, progress.id, isFinished)
    return { created, updated, rejected: refused, isFinished, rejectedPath: path }
  } finally {
    await rejected.close()
  }
}

/** Batches that share an email or phone go one after the other, so that of two rows the later one has its say last. False when it was stopped. */
async function storeAll(
  run: Run,
  { id, done }: Progress,
  rejected: RejectedFile,
  rowsBefore: number,
): Promise<boolean> {
  const { watch, file } = run
  const onTheirWay = new Map<Batch, Promise<void>>()
  const mutex = openMutex()
  const failures: unknown[] = []
  const attempt = (work: () => Promise<void>) => work().catch((error: unknown) => void failures.push(error))
  let rows = rowsBefore
  let batches = 0
  let isStopped = false
  for await (const batch of batchesOf(file.rows(), done, run.read)) {
    while (
      onTheirWay.size === BATCHES_AT_ONCE ||
      [...onTheirWay.keys()].some((other) => sharesIdentity(batch, other))
    ) {
      await Promise.race(onTheirWay.values())
    }
    isStopped = watch.signal.aborted || failures.length > 0
    if (isStopped) break
    const stored = attempt(async () => {
      await store(run, id, batch, { rejected, mutex })
      rows += batch.to - batch.from
      watch.onProgress({ rows, share: batch.bytesRead / file.bytes })
      await analyzeAsItGrows(run.db, (batches += 1))
    }).finally(() => onTheirWay.delete(batch))
    onTheirWay.set(batch, stored)
  }
  await Promise.all(onTheirWay.values())
  if (failures.length > 0) throw failures[0]
  return !isStopped
}

/** One batch and its progress in one transaction. Commits take turns, so that the rejected rows of each are a piece. */
async function store(
  { db, workspaceId }: Run,
  id: string,
  batch: Batch,
  { rejected, mutex }: { rejected: RejectedFile; mutex: Mutex },
): Promise<void> {
  await retried(async () => {
    let release: (() => void) | undefined
    try {
      const end = await db.transaction(async (tx) => {
        const outcomes = await receive(tx, workspaceId, batch.inputs)
        const refused = refusedRows(batch, outcomes)
        const created = outcomes.filter((outcome) => !(outcome instanceof Refusal) && outcome.isNew).length
        release = await mutex.acquire()
        const rejectedBytes = await rejected.append(refused)
        const counts = {
          created,
          updated: batch.to - batch.from - refused.length - created,
          rejected: refused.length,
        }
        await recordBatch(tx, workspaceId, id, { ...counts, from: batch.from, to: batch.to, rejectedBytes })
        return rejectedBytes
      })
      rejected.settle(end)
    } finally {
      release?.()
    }
  })
}

function refusedRows({ refused, rows }: Batch, outcomes: readonly unknown[]): RejectedRow[] {
  const late = outcomes.flatMap((outcome, index) => {
    const row = rows[index]
    return outcome instanceof Refusal && row ? [{ ...row, problems: [problemOf(outcome)] }] : []
  })
  return [...refused, ...late].sort((a, b) => a.line - b.line)
}
