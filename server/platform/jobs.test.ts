/** Jobs at intervals: shared by workers, tried again when they fail, finished before a stop. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aDatabase } from '../../test/support/database.ts'
import { log } from '../../test/support/postgres.ts'
import { now } from './clock.ts'
import { openJobs } from './jobs.ts'
import type { Loop } from './poll-loop.ts'
import { sql } from './sql.ts'

const HOUR = 3_600

const closings: (() => Promise<void>)[] = []
after(async () => {
  for (const close of closings.reverse()) await close()
})

/** Workers of one job on a database of its own. */
async function aJob(run: () => Promise<void>, everySeconds = HOUR) {
  const { db, close } = await aDatabase()
  closings.push(close)
  const work = (): Loop => {
    const worker = openJobs(db, log, [{ name: 'test-job', everySeconds, run }])
    closings.push(() => worker.stop())
    return worker
  }
  const plan = (seconds: number) =>
    db.rows(sql`
      insert into job (name, next_run)
      values ('test-job', ${new Date(now().getTime() + seconds * 1000).toISOString()}::timestamptz)`)
  const nextRun = async (): Promise<number> => {
    const [job] = await db.rows<{ nextRun: string }>(sql`select next_run from job where name = 'test-job'`)
    return Date.parse(job?.nextRun ?? assert.fail('it was never taken'))
  }
  return { db, work, plan, nextRun }
}

async function until(isMet: () => boolean): Promise<void> {
  const began = Date.now()
  while (!isMet()) {
    if (Date.now() - began > 300_000) throw new Error('not met within five minutes')
    await sleep(20)
  }
}

// Each on a database of its own; what they do is wait.
describe('jobs', { concurrency: 4 }, () => {
  test('a job runs at its interval, again and again, and not before', async () => {
    const runs: { begun: number; planned: number }[] = []
    const { work, nextRun } = await aJob(
      async () => void runs.push({ begun: now().getTime(), planned: await nextRun() }),
      1,
    )

    work()
    await until(() => runs.length >= 3)

    for (const [index, { begun, planned }] of runs.entries()) {
      const before = runs[index - 1]
      if (!before) continue
      assert.ok(begun >= before.planned, `${before.planned - begun} ms early`)
      assert.ok(planned - before.planned >= 1_000, `planned ${planned - before.planned} ms after it`)
    }
  })

  test('of two workers one runs a job, and a worker that is started again does not run it before its time', async () => {
    let runs = 0
    const { work } = await aJob(async () => {
      runs += 1
      await sleep(100)
    })

    const workers = [work(), work()]
    await until(() => runs > 0)
    await sleep(1_500)
    for (const worker of workers) await worker.stop()
    work()
    await sleep(1_500)

    assert.equal(runs, 1)
  })

  test('a job that a killed worker had begun is run again at its next time', async () => {
    let ranAt = 0
    const { work, plan, nextRun } = await aJob(async () => void (ranAt = Date.now()))
    // What is left of a worker that took it and was killed.
    await plan(2)
    const planned = await nextRun()

    work()
    await until(() => ranAt > 0)

    assert.ok(ranAt >= planned, `${planned - ranAt} ms early`)
  })

  test('a job taken by a worker whose clock is ahead is not taken again by one whose clock is behind', async () => {
    let runs = 0
    const { work, plan } = await aJob(async () => void (runs += 1))
    await plan(HOUR + 60)

    work()
    await sleep(1_500)

    assert.equal(runs, 0)
  })

  test('a job that fails is tried again, long before its next time', async () => {
    let runs = 0
    const { work, nextRun } = await aJob(async () => {
      runs += 1
      if (runs === 1) throw new Error('on purpose')
    })

    work()
    await until(() => runs === 2)

    assert.ok((await nextRun()) > Date.now() + (HOUR / 2) * 1000, 'and then at its interval')
  })

  test('a job planned by a clock that went back since does not wait for that time', async () => {
    let runs = 0
    const { work, plan } = await aJob(async () => void (runs += 1))
    await plan(30 * 24 * HOUR)

    work()

    await until(() => runs === 1)
  })

  test('a job that takes long holds up no other', async () => {
    const { db, close } = await aDatabase()
    closings.push(close)
    const held = Promise.withResolvers<void>()
    let runs = 0
    const worker = openJobs(db, log, [
      { name: 'long', everySeconds: 1, run: () => held.promise },
      { name: 'short', everySeconds: 1, run: async () => void (runs += 1) },
    ])
    closings.push(async () => {
      held.resolve()
      await worker.stop()
    })

    await until(() => runs >= 2)
  })

  test('a stop waits for the job that is running', async () => {
    let state = 'waiting'
    const { work } = await aJob(async () => {
      state = 'running'
      await sleep(1_500)
      state = 'done'
    })
    const worker = work()
    await until(() => state === 'running')

    await worker.stop()

    assert.equal(state, 'done')
  })
})
