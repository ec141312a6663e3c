/** Whether PostgreSQL takes all the connections that the processes of an installation may make. */
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { Log } from './log.ts'
import { sql } from './sql.ts'

export interface ConnectionRoom {
  /** `2 processes with 24 connections each, of 97 that PostgreSQL takes`. */
  readonly says: string
  /** What to do where they are too many. */
  readonly mend?: string
}

/** Fewer cannot be parted (config-limits.ts). */
const LEAST_CONNECTIONS = 6

/** Processes are known by their listeners, of which each has one, whatever database of this PostgreSQL they use. */
export async function connectionRoom(
  db: Db,
  { DATABASE_CONNECTIONS: each }: Pick<Config, 'DATABASE_CONNECTIONS'>,
): Promise<ConnectionRoom> {
  const [row] = await db.rows<{ takes: number; listeners: number }>(sql`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as takes,
      (select count(*)::int from pg_stat_activity where application_name = 'tidings listener') as listeners`)
  return roomFor(Math.max(1, row?.listeners ?? 1), each, row?.takes ?? 0)
}

/** For so many processes with so many connections each, of a PostgreSQL that takes so many. */
export function roomFor(processes: number, each: number, takes: number): ConnectionRoom {
  const who = processes === 1 ? '1 process' : `${processes} processes`
  const says = `${who} with up to ${each} connections each, of ${takes} that PostgreSQL takes`
  if (processes * each <= takes) return { says }
  const fewer = Math.floor(takes / processes)
  const more = `raise max_connections of PostgreSQL by ${processes * each - takes}`
  return { says, mend: fewer < LEAST_CONNECTIONS ? more : `set DATABASE_CONNECTIONS to ${fewer}, or ${more}` }
}

/** Said at a start: too many are noticed else only when requests are many, and then as a database that is away. */
export async function warnOfRoom(
  db: Db,
  config: Pick<Config, 'DATABASE_CONNECTIONS'>,
  log: Log,
): Promise<void> {
  const { says, mend } = await connectionRoom(db, config)
  if (mend !== undefined) log.warn(`${says}: ${mend}`)
}
