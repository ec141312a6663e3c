/** Jobs that run at intervals: each by one of the workers, and by another one next time if that one has died. */
import { now } from './clock.ts'
import type { Db } from './database.ts'
import type { Log } from './log.ts'
import { openPollLoop, type Loop } from './poll-loop.ts'
import { sql } from './sql.ts'

/** A job by name: what it does must be safe to do twice. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  readonly run: () => Promise<void>
}

/** A job that failed is tried again after so long, or at its next time when that is sooner. */
const AGAIN_SECONDS = 5

/** Runs every job as long as the program runs; several processes may. A job that takes long holds up no other. */
export function openJobs(db: Db, log: Log, jobs: readonly Job[]): Loop {
  const loops = jobs.map((job) => openPollLoop(job.name, log, () => runIfDue(db, job)))
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** When to look again: after what was done, at its next time; where another worker takes care of it, at that one's. */
async function runIfDue(db: Db, { name, everySeconds, run }: Job): Promise<Date> {
  const at = now()
  if (!(await take(db, name, at, everySeconds))) return readNextRun(db, name)
  try {
    await run()
  } catch (error) {
    await bringForward(db, name, after(now(), AGAIN_SECONDS))
    throw error
  }
  return after(at, everySeconds)
}

/**
 * A time more than two intervals ahead was written by a clock that has gone back since, or for a longer interval; within
 * two it is another worker's, whose clock may be ahead of ours.
 */
async function take(db: Db, name: string, at: Date, everySeconds: number): Promise<boolean> {
  const [next, latest] = [after(at, everySeconds), after(at, 2 * everySeconds)]
  const taken = await db.rows(sql`
    insert into job (name, next_run) values (${name}, ${next.toISOString()}::timestamptz)
    on conflict (name) do update set next_run = excluded.next_run
    where job.next_run <= ${at.toISOString()}::timestamptz or job.next_run > ${latest.toISOString()}::timestamptz
    returning name`)
  return taken.length > 0
}

async function readNextRun(db: Db, name: string): Promise<Date> {
  const [job] = await db.rows<{ nextRun: string }>(sql`select next_run from job where name = ${name}`)
  return job ? new Date(job.nextRun) : now()
}

async function bringForward(db: Db, name: string, to: Date): Promise<void> {
  await db.rows(sql`
    update job set next_run = least(next_run, ${to.toISOString()}::timestamptz) where name = ${name}`)
}

function after(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000)
}
