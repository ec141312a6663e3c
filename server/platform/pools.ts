/** The connections of a process, parted so that no kind of work takes those of another. */
import type { Cancel } from './connections.ts'
import { openDatabase, type DatabaseOptions, type Db } from './database.ts'
import { openListener } from './listener.ts'
import { sql } from './sql.ts'

/** Each asks PostgreSQL over connections of its own; what one kind of work cannot get, the others still have. */
export interface Pools {
  /** Requests, but for those below: keys, plain lists, all that writes. */
  readonly requests: Db
  /** Lists and searches with a filter or an order of their own: what they cost is up to who asks. */
  readonly searches: Db
  /** Spreadsheets: each holds its connection for as long as its reader takes. */
  readonly downloads: Db
  /** Background work and sending: nothing limits their statements. */
  readonly work: Db
  /** One connection: is the database well, and the cancelling of what nobody waits for any more. */
  readonly health: Db
  close(): Promise<void>
}

/** What a process does: serve and work, only one of them, or carry out one command. */
export type Role = 'all' | 'api' | 'worker' | 'command'

export interface PoolsOptions extends Omit<DatabaseOptions, 'name' | 'settings' | 'cancel' | 'listener'> {
  /** All of them together, the one that listens for notifications included. */
  readonly connections: number
  readonly role: Role
  /** What a statement of a list or search may take. */
  readonly searchMilliseconds: number
}

/** A statement of any other request: long enough for the largest collection to be renamed, and no longer. */
const REQUEST_MILLISECONDS = 30_000
/** A search takes one core, not all; and compiling a filter of a hundred conditions takes longer than running it. */
const ONE_CORE = { max_parallel_workers_per_gather: 0, jit: 'off' } as const
const LISTENING = 1
/** The one that listens, and health. */
const APART = LISTENING + 1

type Special = Pick<DatabaseOptions, 'settings' | 'isPipelined'>

type Shares = Readonly<Record<Exclude<keyof Pools, 'close' | 'health'>, number>>

/** Opens all pools; connections are made when they are first asked for, and closed when they have been idle. */
export function openPools({ connections, role, searchMilliseconds, ...options }: PoolsOptions): Pools {
  if (role === 'worker' || role === 'command')
    return onePool(openDatabase({ ...options, connections: connections - LISTENING, name: 'tidings work' }))
  const shares = sharesOf(connections, role)
  const listener = openListener(options)
  const health = openDatabase({
    ...options,
    name: 'tidings health',
    connections: 1,
    settings: { statement_timeout: searchMilliseconds },
  })
  const cancel: Cancel = async (backend) => {
    const [answer] = await health.rows<{ isThere: boolean }>(sql`
      select pg_cancel_backend(${backend}::int) as is_there`)
    return answer?.isThere === true
  }
  const open = (name: string, connections: number, special: Special = {}): Db =>
    openDatabase({ ...options, name: `tidings ${name}`, connections, ...special, cancel, listener })
  const pools = {
    requests: open('requests', shares.requests, { settings: { statement_timeout: REQUEST_MILLISECONDS } }),
    searches: open('searches', shares.searches, {
      settings: { statement_timeout: searchMilliseconds, ...ONE_CORE },
      isPipelined: true,
    }),
    downloads: open('downloads', shares.downloads, { settings: ONE_CORE }),
    work: open('work', shares.work),
    health,
  }
  const close = async (): Promise<void> => {
    await Promise.all([...Object.values(pools), listener].map((each) => each.close()))
  }
  return { ...pools, close }
}

/** One pool for everything: who serves no requests has nothing to part. */
export function onePool(db: Db): Pools {
  return { requests: db, searches: db, downloads: db, work: db, health: db, close: () => db.close() }
}

/** Of 24: one listens and one is health's, 6 are of requests, 6 of work, 5 of searches, 5 of downloads. At least 6. */
export function sharesOf(connections: number, role: 'all' | 'api'): Shares {
  const parted = connections - APART
  const share = (part: number): number => Math.max(1, Math.round(parted * part))
  const searches = share(3 / 14)
  const downloads = share(3 / 14)
  // A process without a worker looks there for what is loaded at a first start, and no more.
  const work = role === 'api' ? 1 : share(4 / 14)
  return { searches, downloads, work, requests: parted - searches - downloads - work }
}
