/** The pace of senders and towards receivers (GCRA), shared by all workers: one row a key. */
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

/** The next free slot of a key, its row held until the transaction ends. */
export async function holdPace(tx: Tx, workspaceId: string, key: string): Promise<Date> {
  const at = now().toISOString()
  const [pace] = await tx.rows<{ nextSlot: string }>(sql`
    insert into pace (workspace_id, key, next_slot) values (${workspaceId}::uuid, ${key}, ${at}::timestamptz)
    on conflict (workspace_id, key) do update set next_slot = pace.next_slot
    returning next_slot`)
  if (!pace) throw new Error(`The pace of "${key}" was neither made nor found`)
  return new Date(pace.nextSlot)
}

/** Writes the next free slot of a held key. */
export async function writePace(tx: Tx, workspaceId: string, key: string, nextSlot: Date): Promise<void> {
  await tx.rows(sql`
    update pace set next_slot = ${nextSlot.toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and key = ${key}`)
}

/**
 * Takes `n` slots of each key, which are `milliseconds` apart, in one statement and in the order of the keys, as
 * everybody does. Answers with the first slot of each.
 */
export async function takeSlots(
  tx: Tx,
  workspaceId: string,
  wanted: ReadonlyMap<string, number>,
  milliseconds: number,
): Promise<ReadonlyMap<string, Date>> {
  if (wanted.size === 0) return new Map()
  const at = now().toISOString()
  const taken = await tx.rows<{ key: string; nextSlot: string }>(sql`
    insert into pace as p (workspace_id, key, next_slot)
    select ${workspaceId}::uuid, w.key, ${at}::timestamptz + w.n * make_interval(secs => ${milliseconds / 1000}::float8)
    from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::int[]) as w (key, n)
    order by w.key
    on conflict (workspace_id, key) do update
      set next_slot = greatest(p.next_slot, ${at}::timestamptz) + (excluded.next_slot - ${at}::timestamptz)
    returning key, next_slot`)
  return new Map(
    taken.map(({ key, nextSlot }) => {
      const n = wanted.get(key) ?? 0
      return [key, new Date(new Date(nextSlot).getTime() - n * milliseconds)]
    }),
  )
}
