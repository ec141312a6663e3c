/** Totals of filters, remembered with the data version they were counted at: a moved version is a miss, never stale. */
import { lruMap } from '../lib/lru.ts'

export interface Total {
  readonly total: number
  readonly version: number
}

/** Totals remembered at most, over all workspaces. */
const REMEMBERED = 20_000

const totals = lruMap<Total>({ max: REMEMBERED })
const underWay = new Map<string, Promise<Total>>()

/** What was last counted for this list, or is being counted right now by somebody else. */
export async function findTotal(key: string): Promise<Total | undefined> {
  const counting = underWay.get(key)
  // Whoever counts reports its own failure; those who wait go on to count themselves.
  return counting ? counting.catch(() => undefined) : totals.get(key)
}

/** Runs `count`, so that others who want the same total meanwhile wait for it instead of counting too. */
export async function countOnce<Row extends Total>(key: string, count: () => Promise<Row>): Promise<Row> {
  const counting = count()
  if (!underWay.has(key)) {
    underWay.set(key, counting)
    void counting.then(({ total, version }) => totals.set(key, { total, version })).catch(() => undefined)
    void counting.finally(() => underWay.delete(key)).catch(() => undefined)
  }
  return counting
}
