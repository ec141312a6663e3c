/** Background jobs: pg-boss wakes, schedules and retries; what is to be done stays in our own tables. */
import { PgBoss } from 'pg-boss'
import type { Db } from './database.ts'
import type { Log } from './log.ts'

/** A job by name: what it does must be safe to do twice. */
export interface Job {
  readonly name: string
  /** Five-field cron in UTC; a job without one runs only when it is sent. */
  readonly cron?: string
  readonly run: () => Promise<void>
}

export interface Jobs {
  /** Wakes a job at `at`, or now. Committed with `tx` when one is given: no wake-up for work that was undone. */
  wake(name: string, at: Date | undefined, tx?: Pick<Db, 'execute'>): Promise<void>
  /** Lets running jobs finish, 20 s at most. */
  stop(): Promise<void>
}

/** A wake-up further away than pg-boss keeps a job by default (14 days) must still come. */
const RETENTION_SECONDS = 10 * 366 * 24 * 3600
const STOP_MILLISECONDS = 20_000

/** Declares every job; `works` false only sends (an API process beside its workers). */
export async function openJobs(db: Db, log: Log, jobs: readonly Job[], works: boolean): Promise<Jobs> {
  const boss = new PgBoss({ db: adapter(db), supervise: works, schedule: works })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  try {
    await boss.start()
    for (const { name, cron } of jobs) {
      await boss.createQueue(name, { retentionSeconds: RETENTION_SECONDS, deleteAfterSeconds: 3600 })
      if (works && cron) await boss.schedule(name, cron)
    }
    if (works) {
      await forgetSchedules(boss, new Set(jobs.map(({ name }) => name)))
      await work(boss, log, jobs)
    }
  } catch (error) {
    // Its clocks would go on beside those of the next try.
    await boss.stop({ graceful: false, close: false }).catch(() => undefined)
    throw error
  }
  return {
    wake: async (name, at, tx) => {
      await boss.send(name, null, { ...(at ? { startAfter: at } : {}), ...(tx ? { db: adapter(tx) } : {}) })
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MILLISECONDS, close: false }),
  }
}

/** A job of an earlier version has nobody to do it: its wake-ups would only gather, for as long as they are kept. */
async function forgetSchedules(boss: PgBoss, known: ReadonlySet<string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
}

async function work(boss: PgBoss, log: Log, jobs: readonly Job[]): Promise<void> {
  for (const { name, run } of jobs) {
    // A batch of wake-ups of one job is one run: it does all that is due.
    await boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: 100 }, async () => {
      try {
        await run()
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed; it will be tried again')
        throw error
      }
    })
  }
}

function adapter(db: Pick<Db, 'execute'>) {
  return { executeSql: (text: string, values?: unknown[]) => db.execute(text, values) }
}
