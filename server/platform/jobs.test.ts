/** Background jobs: on time, with the transaction that asked for them, shared by workers, finished before a stop. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aDatabase, type TestDatabase } from '../../test/support/database.ts'
import { log } from '../../test/support/postgres.ts'
import { openJobs, type Job, type Jobs } from './jobs.ts'

const databases: TestDatabase[] = []
after(async () => {
  for (const { close } of databases) await close()
})

/** A queue of one job on a database of its own, with so many workers. */
async function aQueue(run: Job['run'], workers = 1) {
  const database = await aDatabase()
  databases.push(database)
  const jobs = [{ name: 'test-job', run }]
  const opened: Jobs[] = []
  for (let n = 0; n < workers; n += 1) opened.push(await openJobs(database.db, log, jobs, true))
  const sender = await openJobs(database.db, log, jobs, false)
  const stop = async (): Promise<void> => {
    for (const jobs of [...opened, sender]) await jobs.stop()
  }
  return { db: database.db, sender, workers: opened, stop }
}

async function until(isMet: () => boolean): Promise<number> {
  const began = Date.now()
  while (!isMet()) {
    if (Date.now() - began > 15_000) throw new Error('not met within 15 s')
    await sleep(20)
  }
  return Date.now() - began
}

// Each on a database of its own; what they do is wait.
describe('jobs', { concurrency: 3 }, () => {
  test('a job runs when it is woken, by a process that only sends', async () => {
    let runs = 0
    const { sender, stop } = await aQueue(async () => void (runs += 1))

    await sender.wake('test-job', undefined)
    const waited = await until(() => runs === 1)

    assert.ok(waited < 5_000, `${waited} ms`)
    await sleep(1_200)
    assert.equal(runs, 1)
    await stop()
  })

  test('a job of an earlier version is scheduled no more: its wake-ups would gather for ever', async () => {
    const { db, stop } = await aQueue(async () => undefined)
    const earlier = ['stays', 'goes'].map((name) => ({
      name,
      cron: '0 0 1 1 *',
      run: async () => undefined,
    }))
    const schedules = async () =>
      (await db.execute('select name from pgboss.schedule order by name')).rows as { name: string }[]
    await (await openJobs(db, log, earlier, true)).stop()
    assert.deepEqual(await schedules(), [{ name: 'goes' }, { name: 'stays' }])

    await (await openJobs(db, log, earlier.slice(0, 1), true)).stop()

    assert.deepEqual(await schedules(), [{ name: 'stays' }])
    await stop()
  })

  test('a job woken for a time waits for it', async () => {
    let ranAt = 0
    const { sender, stop } = await aQueue(async () => void (ranAt = Date.now()))
    const at = Date.now() + 2_000

    await sender.wake('test-job', new Date(at))
    await until(() => ranAt > 0)

    assert.ok(ranAt >= at, `${at - ranAt} ms early`)
    await stop()
  })

  test('a wake-up is of its transaction: none for work that was undone, one for work that was done', async () => {
    let runs = 0
    const { db, sender, stop } = await aQueue(async () => void (runs += 1))

    const undone = db.transaction(async (tx) => {
      await sender.wake('test-job', undefined, tx)
      throw new Error('on purpose')
    })
    await assert.rejects(undone, /on purpose/)
    await sleep(2_000)
    assert.equal(runs, 0)

    await db.transaction((tx) => sender.wake('test-job', undefined, tx))
    await until(() => runs === 1)
    await stop()
  })

  test('of two workers one takes a wake-up', async () => {
    let runs = 0
    const { sender, stop } = await aQueue(async () => {
      runs += 1
      await sleep(100)
    }, 2)

    await sender.wake('test-job', undefined)
    await until(() => runs > 0)
    await sleep(1_500)

    assert.equal(runs, 1)
    await stop()
  })

  test('a stop waits for the job that is running', async () => {
    let state = 'waiting'
    const { sender, stop } = await aQueue(async () => {
      state = 'running'
      await sleep(1_500)
      state = 'done'
    })
    await sender.wake('test-job', undefined)
    await until(() => state === 'running')

    await stop()

    assert.equal(state, 'done')
  })

  test('a job that fails is tried again', async () => {
    let runs = 0
    const { sender, stop } = await aQueue(async () => {
      runs += 1
      if (runs === 1) throw new Error('on purpose')
    })

    await sender.wake('test-job', undefined)
    await until(() => runs === 2)
    await stop()
  })
})
