/** Imports in the database: which rows of a file are stored, so that a killed import goes on where it stood. */
import { setTimeout as sleep } from 'node:timers/promises'
import { newId, now } from '../../platform/clock.ts'
import type { Db, Session, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export interface ImportCounts {
  readonly created: number
  readonly updated: number
  readonly rejected: number
}

export interface Progress extends ImportCounts {
  readonly id: string
  /** Ranges of row indexes that are stored, each without its end, in order. */
  readonly done: readonly (readonly [from: number, to: number])[]
  /** How much of the file of rejected rows belongs to them. */
  readonly rejectedBytes: number
}

export interface StoredBatch extends ImportCounts {
  readonly from: number
  readonly to: number
  readonly rejectedBytes: number
}

/** A killed import's connection lives on until the server notices, a moment later. */
const LOCK_TRIES = 25
const LOCK_PAUSE_MS = 200

/** Runs `work` as the only import of this file into this workspace; false when another process is at it. */
export async function alone(
  db: Db,
  workspaceId: string,
  fingerprint: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const key = sql`hashtextextended('contact_import ' || ${workspaceId}::text || ${fingerprint}::text, 0)`
  return db.session(async (session) => {
    if (!(await takeLock(session, sql`select pg_try_advisory_lock(${key}) as is_ours`))) return false
    try {
      await work()
      return true
    } finally {
      // The connection goes back to the pool with whatever it holds.
      await session.rows(sql`select pg_advisory_unlock(${key})`)
    }
  })
}

/** The unfinished import of this file, or a new one. `isAgain`: the file was imported whole before. */
export async function beginImport(
  db: Db,
  workspaceId: string,
  fingerprint: string,
): Promise<Progress & { readonly isAgain: boolean }> {
  const [latest] = await db.rows<Row & { finished: string | null }>(sql`
    select id, rows_done::text, created_n, updated_n, rejected_n, rejected_bytes, finished from contact_import
    where workspace_id = ${workspaceId}::uuid and fingerprint = ${fingerprint}::text
    order by created desc, id desc limit 1`)
  if (latest && latest.finished === null) return { ...progressOf(latest), isAgain: false }
  const id = newId()
  const at = now().toISOString()
  await db.rows(sql`
    insert into contact_import (workspace_id, id, fingerprint, created, updated)
    values (${workspaceId}::uuid, ${id}::uuid, ${fingerprint}::text, ${at}::timestamptz, ${at}::timestamptz)`)
  return {
    id,
    done: [],
    created: 0,
    updated: 0,
    rejected: 0,
    rejectedBytes: 0,
    isAgain: latest !== undefined,
  }
}

/** Marks a batch's rows as stored, in its own transaction. Throws when they are already: somebody else is at it. */
export async function recordBatch(
  tx: Tx,
  workspaceId: string,
  id: string,
  batch: StoredBatch,
): Promise<void> {
  const { from, to, created, updated, rejected, rejectedBytes } = batch
  const recorded = await tx.rows(sql`
    update contact_import set
      rows_done = rows_done + int8multirange(int8range(${from}::bigint, ${to}::bigint)),
      created_n = created_n + ${created}::bigint, updated_n = updated_n + ${updated}::bigint,
      rejected_n = rejected_n + ${rejected}::bigint, rejected_bytes = ${rejectedBytes}::bigint,
      updated = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and finished is null
      and not rows_done && int8range(${from}::bigint, ${to}::bigint)
    returning id`)
  if (recorded.length === 0) throw new Error('Another process imports the same file; let it finish')
}

/** What the import came to so far; with `isFinished` it is over, and the next one of the file begins again. */
export async function endImport(
  db: Db,
  workspaceId: string,
  id: string,
  isFinished: boolean,
): Promise<Progress> {
  const at = now().toISOString()
  const [row] = await db.rows<Row>(sql`
    update contact_import set finished = case when ${isFinished}::boolean then ${at}::timestamptz end
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
    returning id, rows_done, created_n, updated_n, rejected_n, rejected_bytes`)
  if (!row) throw new Error('The record of this import is gone; import the file again')
  return progressOf(row)
}

interface Row {
  readonly id: string
  readonly rowsDone: string
  readonly createdN: number
  readonly updatedN: number
  readonly rejectedN: number
  readonly rejectedBytes: number
}

function progressOf({ id, rowsDone, createdN, updatedN, rejectedN, rejectedBytes }: Row): Progress {
  const done = [...rowsDone.matchAll(/\[(\d+),(\d+)\)/g)].map(
    ([, from, to]) => [Number(from), Number(to)] as const,
  )
  return { id, done, created: createdN, updated: updatedN, rejected: rejectedN, rejectedBytes }
}

async function takeLock(session: Session, query: ReturnType<typeof sql>): Promise<boolean> {
  for (let tried = 0; tried < LOCK_TRIES; tried += 1) {
    const [lock] = await session.rows<{ isOurs: boolean }>(query)
    if (lock?.isOurs === true) return true
    await sleep(LOCK_PAUSE_MS)
  }
  return false
}
