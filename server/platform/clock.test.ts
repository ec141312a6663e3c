/** The clock: work as of another time, beside work of now. */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { uuidBytes } from '../lib/uuid.ts'
import { asOf, newId, now } from './clock.ts'

const WEEK = 7 * 24 * 3_600_000
const near = (time: number, at: number): boolean => Math.abs(time - at) < WEEK / 7

/** The milliseconds in front of a UUIDv7. */
function timeOf(id: string): number {
  return Buffer.from(uuidBytes(id)).readUIntBE(0, 6)
}

test('work as of another time has its clock and its ids, through every wait, and work beside it those of now', async () => {
  const then = new Date(Date.now() - 8 * WEEK)
  const beside = sleep(20).then(() => [now().getTime(), timeOf(newId())])

  const [before, later, inner, id] = await asOf(then, async () => {
    const first = now().getTime()
    await sleep(40)
    const within = await asOf(new Date(first - WEEK), async () => now().getTime())
    return [first, now().getTime(), within, timeOf(newId())]
  })

  await asOf(then, async () => {
    const ids = Array.from({ length: 1_000 }, newId)
    assert.deepEqual(ids, ids.toSorted(), 'ids are in the order in which they were made')
  })
  assert.ok(near(before ?? 0, then.getTime()) && near(id ?? 0, then.getTime()))
  assert.ok((later ?? 0) >= (before ?? 0) + 35, 'it goes on from there')
  assert.ok(near(inner ?? 0, then.getTime() - WEEK))
  for (const time of await beside) assert.ok(near(time, Date.now()))
  assert.ok(near(now().getTime(), Date.now()))
})
