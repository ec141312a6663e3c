/**
 * Files of pictures that the program draws while the rows that will name them are not there yet. A journal beside them names
 * them first, so that what a killed process leaves behind is found.
 */
import { text } from 'node:stream/consumers'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'
import { sql } from '../platform/sql.ts'

const JOURNAL = 'drawing.json'

interface Journal {
  readonly workspaceId: string
  readonly keys: readonly string[]
}

/** One draws at a time, to the end of the transaction: there is one journal. Waits for whoever draws. */
export async function takeEasel(tx: Tx): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('tidings demo', 0))`)
}

/** Before the first of the files is written. */
export async function beginDrawing(store: ObjectStore, journal: Journal): Promise<void> {
  await store.put(JOURNAL, Buffer.from(JSON.stringify(journal)), 'application/json')
}

/** Once the rows are committed, or the files are gone again. */
export async function endDrawing(store: ObjectStore): Promise<void> {
  await store.remove(JOURNAL)
}

/** Takes away what was drawn for a transaction that was never committed. The caller has the easel. */
export async function sweepDrawn(db: Queryable, store: ObjectStore): Promise<void> {
  const kept = await store.get(JOURNAL)
  if (!kept) return
  // Our own file, written above.
  const { workspaceId, keys } = JSON.parse(await text(kept.stream)) as Journal
  const rows = await db.rows(sql`select from media where workspace_id = ${workspaceId}::uuid limit 1`)
  if (rows.length === 0) for (const key of keys) await store.remove(key)
  await endDrawing(store)
}

/** The same of a running program, unless somebody draws at this moment. */
export async function sweepDrawnUnlessBusy(db: Db, store: ObjectStore): Promise<void> {
  await db.transaction(async (tx) => {
    const [easel] = await tx.rows<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('tidings demo', 0)) as is_free`,
    )
    if (easel?.isFree) await sweepDrawn(tx, store)
  })
}
