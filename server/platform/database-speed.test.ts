/** How quick the database is, measured by a piece of work of a known size. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openDatabaseSpeed } from './database-speed.ts'

/** A database that answers when the test says, and a clock that stands still until it is moved. */
function aYardstick() {
  const clock = { at: 0 }
  const waiting: (() => void)[] = []
  const rows = async (): Promise<never[]> => {
    const { promise, resolve } = Promise.withResolvers<never[]>()
    waiting.push(() => resolve([]))
    return promise
  }
  const yardstick = openDatabaseSpeed({ rows }, () => clock.at)
  const answer = async (): Promise<void> => {
    waiting.shift()?.()
    for (let n = 0; n < 5; n += 1) await Promise.resolve()
  }
  return { clock, waiting, yardstick, answer }
}

describe('the yardstick of the database', () => {
  test('is what the work took, and while it is under way what it has taken by then', async () => {
    const { clock, waiting, yardstick, answer } = aYardstick()
    const enough = yardstick.watch()
    clock.at = 30
    assert.equal(yardstick.milliseconds(), 30)
    clock.at = 40
    await answer()
    clock.at = 100

    assert.equal(yardstick.milliseconds(), 40)
    assert.equal(waiting.length, 0)
    enough()
  })

  test('is not measured again at once, and what was measured before a pause does not count', async () => {
    const { clock, waiting, yardstick, answer } = aYardstick()
    yardstick.watch()()
    clock.at = 400
    await answer()
    yardstick.watch()()
    assert.equal(waiting.length, 0)

    clock.at = 10_000
    yardstick.watch()()
    clock.at = 10_002
    await answer()

    assert.equal(yardstick.milliseconds(), 2)
  })
})
