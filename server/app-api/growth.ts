/** How the number of contacts grew: days that are over are counted once an hour, today at each look. */
import { Temporal } from 'temporal-polyfill'
import { countAdded, countContacts } from '../contacts/growth-store.ts'
import { lruMap } from '../lib/lru.ts'
import { now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import type { Home } from './home-schemas.ts'

const DAYS = 90
const BELIEVED_MILLISECONDS = 3_600_000
const REMEMBERED_WORKSPACES = 1_000

export type Growth = (workspaceId: string, zone: string) => Promise<Home['growth']>

/** Of a database: what is remembered is of it alone. */
export function openGrowth(db: Queryable): Growth {
  const known = lruMap<number[]>({ max: REMEMBERED_WORKSPACES, ttl: BELIEVED_MILLISECONDS })
  return async (workspaceId, zone) => {
    const today = Temporal.Instant.fromEpochMilliseconds(now().getTime())
      .toZonedDateTimeISO(zone)
      .toPlainDate()
    const from = today.subtract({ days: DAYS - 1 })
    const days = (first: Temporal.PlainDate, until: Temporal.PlainDate): Promise<number[]> =>
      addedOn(db, workspaceId, { zone, first, until })
    const key = `${workspaceId} ${zone} ${today.toString()}`
    const remembered = known.get(key)
    const over = remembered ?? (await days(from, today))
    if (!remembered) known.set(key, over)
    return {
      ...(await countContacts(db, workspaceId)),
      from: from.toString(),
      added: [...over, ...(await days(today, today.add({ days: 1 })))],
    }
  }
}

interface Span {
  readonly zone: string
  readonly first: Temporal.PlainDate
  readonly until: Temporal.PlainDate
}

async function addedOn(db: Queryable, workspaceId: string, { zone, first, until }: Span): Promise<number[]> {
  const counted = await countAdded(db, workspaceId, { zone, from: first.toString(), until: until.toString() })
  return counted.map(({ added }) => added)
}
