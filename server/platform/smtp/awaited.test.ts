/** That every answer that does not come in time ends the conversation, by one timer for all of them. */
import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import { openAwaited, type Awaited } from './awaited.ts'
import type { Reply } from './reply.ts'

const OK: Reply = { code: 250, text: 'ok', lines: ['ok'] }

describe('answers that are waited for', () => {
  let late: string[]
  let awaited: Awaited
  let clock = 0
  const pass = (milliseconds: number): void => {
    clock += milliseconds
    mock.timers.tick(milliseconds)
  }
  beforeEach(() => {
    late = []
    clock = 0
    mock.timers.enable({ apis: ['setTimeout'] })
    mock.method(performance, 'now', () => clock)
    awaited = openAwaited((words) => {
      late.push(words)
      awaited.fail(new Error(words))
    })
  })
  afterEach(() => mock.reset())

  test('are given in their order, and are late for nobody who has one', async () => {
    const first = awaited.wait('MAIL', 1000)
    const second = awaited.wait('RCPT', 1000)
    assert.ok(awaited.give(OK) && awaited.give({ ...OK, code: 550 }))
    assert.equal(awaited.give(OK), false)
    pass(100_000)

    assert.equal((await first).code, 250)
    assert.equal((await second).code, 550)
    assert.deepEqual(late, [])
  })

  test('are late when their own time is over, however long another may take', async () => {
    const long = assert.rejects(awaited.wait('the message', 600_000))
    const short = assert.rejects(awaited.wait('MAIL', 2_000))
    pass(1_999)
    assert.deepEqual(late, [])
    pass(1)

    assert.deepEqual(late, ['did not answer MAIL within 2 s'])
    await Promise.all([long, short])
  })

  test('are late by the time they are asked for, not by that of answers before them', async () => {
    for (let n = 0; n < 10; n += 1) {
      void awaited.wait('MAIL', 1_000)
      pass(900)
      awaited.give(OK)
    }
    assert.deepEqual(late, [])
    const last = assert.rejects(awaited.wait('DATA', 1_000))
    pass(999)
    assert.deepEqual(late, [])
    pass(1)
    assert.deepEqual(late, ['did not answer DATA within 1 s'])
    await last
  })

  test('of a thousand messages take a handful of timers, and none is left behind', () => {
    const set = mock.method(globalThis, 'setTimeout')
    const cleared = mock.method(globalThis, 'clearTimeout')
    for (let n = 0; n < 4_000; n += 1) {
      void awaited.wait('MAIL', n % 4 === 3 ? 600_000 : 120_000)
      awaited.give(OK)
      clock += 1
    }
    assert.ok(set.mock.callCount() < 5, `${set.mock.callCount()} timers`)
    awaited.close()
    assert.equal(cleared.mock.calls.at(-1)?.arguments[0], set.mock.calls.at(-1)?.result)
  })
})
