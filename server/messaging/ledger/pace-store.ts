/** The pace of senders and towards receivers (GCRA), shared by all workers: one row a key. */
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Queryable, type Tx } from '../../platform/database.ts'
import { join, sql } from '../../platform/sql.ts'
import { LEARNED_MILLISECONDS, slowedPace, type LearnedPace } from './learned-pace-rules.ts'

export interface HeldPace {
  readonly nextSlot: Date
  readonly learned: LearnedPace | undefined
}

/** The next free slot of a key, and what a server asked for, its row held until the transaction ends. */
export async function holdPace(tx: Tx, workspaceId: string, key: string): Promise<HeldPace> {
  const at = now().toISOString()
  const [pace] = await tx.rows<{ nextSlot: string; intervalMs: number | null; slowed: string | null }>(sql`
    insert into pace (workspace_id, key, next_slot) values (${workspaceId}::uuid, ${key}, ${at}::timestamptz)
    on conflict (workspace_id, key) do update set next_slot = pace.next_slot
    returning next_slot, interval_ms, slowed`)
  if (!pace) throw new Error(`The pace of "${key}" was neither made nor found`)
  return { nextSlot: new Date(pace.nextSlot), learned: learnedOf(pace) }
}

/** Writes the next free slot of a held key. */
export async function writePace(tx: Tx, workspaceId: string, key: string, nextSlot: Date): Promise<void> {
  await tx.rows(sql`
    update pace set next_slot = ${nextSlot.toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and key = ${key}`)
}

/**
 * Takes `n` slots of each key, which are its `milliseconds` apart, in one statement and in the order of the keys, as
 * everybody does. Answers with the first slot of each.
 */
export async function takeSlots(
  tx: Tx,
  workspaceId: string,
  wanted: ReadonlyMap<string, { readonly n: number; readonly milliseconds: number }>,
): Promise<ReadonlyMap<string, Date>> {
  if (wanted.size === 0) return new Map()
  const at = now().toISOString()
  const rows = [...wanted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { n, milliseconds }]) => {
      const first = new Date(new Date(at).getTime() + n * milliseconds).toISOString()
      return sql`(${workspaceId}::uuid, ${key}, ${first}::timestamptz)`
    })
  // Times are added to in UTC: what depends on the session's time zone a distributed PostgreSQL takes nowhere here.
  const taken = await tx.rows<{ key: string; nextSlot: string }>(
    sql`
    insert into pace as p (workspace_id, key, next_slot) values ${join(rows)}
    on conflict (workspace_id, key) do update
      set next_slot = (greatest(p.next_slot, ${at}::timestamptz) at time zone 'UTC'
        + (excluded.next_slot - ${at}::timestamptz)) at time zone 'UTC'
    returning key, next_slot`,
    { named: false },
  )
  return new Map(
    taken.map(({ key, nextSlot }) => {
      const { n, milliseconds } = wanted.get(key) ?? { n: 0, milliseconds: 0 }
      return [key, new Date(new Date(nextSlot).getTime() - n * milliseconds)]
    }),
  )
}

/** What servers asked for of late, of these keys; of all of the workspace without any. */
export async function readLearned(
  db: Queryable,
  workspaceId: string,
  keys?: readonly string[],
): Promise<ReadonlyMap<string, LearnedPace & { readonly words: string }>> {
  const since = new Date(now().getTime() - LEARNED_MILLISECONDS).toISOString()
  const rows = await db.rows<{ key: string; intervalMs: number; slowed: string; words: string | null }>(sql`
    select key, interval_ms, slowed, words from pace
    where workspace_id = ${workspaceId}::uuid and slowed > ${since}::timestamptz
      and (${keys ?? null}::text[] is null or key = any(${keys ?? null}::text[]))`)
  return new Map(
    rows.map(({ key, intervalMs, slowed, words }) => [
      key,
      { interval: intervalMs, slowed: new Date(slowed), words: words ?? '' },
    ]),
  )
}

/** A server asks for less: half the pace for all workers, and nothing before `retryAfterSeconds`. */
export async function slowDown(
  db: Db,
  workspaceId: string,
  key: string,
  { perSecond, words, retryAfterSeconds = 0 }: Slowing,
): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      const at = now()
      const held = await holdPace(tx, workspaceId, key)
      const { interval, slowed } = slowedPace(held.learned, { at, perSecond })
      const pause = Math.max(interval, retryAfterSeconds * 1000)
      const next = new Date(Math.max(held.nextSlot.getTime(), at.getTime() + pause))
      await tx.rows(sql`
        update pace set next_slot = ${next.toISOString()}::timestamptz, interval_ms = ${interval}::float8,
          slowed = ${slowed.toISOString()}::timestamptz, words = ${words}
        where workspace_id = ${workspaceId}::uuid and key = ${key}`)
    }),
  )
}

export interface Slowing {
  /** What went through until then. */
  readonly perSecond: number
  readonly words: string
  readonly retryAfterSeconds?: number | undefined
}

function learnedOf({
  intervalMs,
  slowed,
}: {
  readonly intervalMs: number | null
  readonly slowed: string | null
}): LearnedPace | undefined {
  return intervalMs === null || slowed === null
    ? undefined
    : { interval: intervalMs, slowed: new Date(slowed) }
}
