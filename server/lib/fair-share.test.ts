/** Fair shares of few places: who goes next, who always finds one, and how waiting ends. */
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { Refusal, refuse } from '../refusals.ts'
import { fairShare, type FairShare, type FairShareOptions } from './fair-share.ts'

const SIGNAL = new AbortController().signal
/** Everybody goes home when a test is over. */
let evening = new AbortController()
afterEach(() => {
  evening.abort()
  evening = new AbortController()
})

/** A share whose clock stands still until it is moved. */
function aShare(options: Partial<FairShareOptions> = {}) {
  const clock = { at: 0, yardstick: 1 }
  const share = fairShare({
    places: 3,
    waitingOfParty: 10,
    waitingOfAll: 20,
    waitMilliseconds: 60_000,
    refuseAs: (why, seconds) => refuse(`searches-${why}`, seconds),
    now: () => clock.at,
    yardstick: () => clock.yardstick,
    ...options,
  })
  const order: string[] = []
  /** Takes a place, or waits for one, as `name`; what it gives ends it. */
  const ask = (
    name: string,
    party: string,
    isCostly = false,
    signal = evening.signal,
    isStranger = false,
  ) => {
    const taken = share.take({ party, isCostly, isStranger }, signal).then((done) => {
      order.push(name)
      return done
    })
    taken.catch(() => undefined)
    return { taken, end: async () => (await taken)() }
  }
  return { share, clock, order, ask }
}

/** Lets what can begin begin. */
async function settled(): Promise<void> {
  for (let n = 0; n < 5; n += 1) await Promise.resolve()
}

function refusedAs(name: string) {
  return (error: unknown) => error instanceof Refusal && error.refusal === name
}

async function had(share: FairShare, clock: { at: number }, party: string, milliseconds: number) {
  const done = await share.take({ party, isCostly: false, isStranger: false }, SIGNAL)
  clock.at += milliseconds
  done()
}

describe('a fair share', () => {
  test('one party never takes the last place: another finds it at once', async () => {
    const { order, ask } = aShare()
    for (let n = 0; n < 9; n += 1) ask(`a${n}`, 'a')
    await settled()
    assert.deepEqual(order, ['a0', 'a1'])

    ask('b0', 'b')
    await settled()

    assert.deepEqual(order, ['a0', 'a1', 'b0'])
  })

  test('costly ones of any number of parties together leave places to the others', async () => {
    const { order, ask } = aShare()
    const costly = Array.from({ length: 10 }, (_, n) => ask(`costly${n}`, `party${n}`, true))
    await settled()
    assert.deepEqual(order, ['costly0'])

    ask('light0', 'x')
    ask('light1', 'y')
    await settled()
    assert.deepEqual(order, ['costly0', 'light0', 'light1'])

    await costly[0]?.end()
    await settled()
    assert.deepEqual(order.at(-1), 'costly1')
  })

  test('whoever had much of late is costly, whatever it asks for, and is so no longer after a rest', async () => {
    const { share, clock, order, ask } = aShare()
    for (const party of ['a', 'b', 'c']) await had(share, clock, party, 2_000)

    const first = ask('a', 'a')
    ask('b', 'b')
    ask('c', 'c')
    await settled()
    assert.deepEqual(order, ['a'])

    clock.at += 60_000
    await first.end()
    await settled()
    ask('c again', 'c')
    await settled()
    assert.ok(order.includes('b') && order.includes('c'), order.join(' '))
  })

  test('strangers of any number of parties together leave places to those who are known', async () => {
    const { order, ask } = aShare()
    for (let n = 0; n < 10; n += 1) ask(`stranger${n}`, `party${n}`, false, evening.signal, true)
    ask('costly', 'a', true)

    ask('known', 'b')
    await settled()

    assert.deepEqual(order, ['stranger0', 'costly', 'known'])
  })

  test('whoever comes often and stays shortly is never costly', async () => {
    const { share, clock, order, ask } = aShare()
    for (let n = 0; n < 100; n += 1) await had(share, clock, 'busy', 50)
    ask('costly', 'a', true)

    ask('busy', 'busy')
    await settled()

    assert.deepEqual(order, ['costly', 'busy'])
  })

  for (const slowness of [1, 10, 50, 200, 1_000])
    test(`on a machine ${slowness} times as slow the same parties are costly, and no others`, async () => {
      const { share, clock, order, ask } = aShare()
      clock.yardstick = slowness
      for (let n = 0; n < 100; n += 1) await had(share, clock, 'cheap', 20 * slowness)
      const before = [ask('one before', 'one'), ask('other before', 'other')]
      await settled()
      clock.at += 3_000 * slowness
      for (const { end } of before) await end()

      ask('one', 'one')
      ask('other', 'other')
      ask('cheap', 'cheap')
      await settled()

      assert.deepEqual(order, ['one before', 'other before', 'one', 'cheap'])
    })

  test('whoever was slow only while everything was is not costly when the machine is quick again', async () => {
    const { share, clock, order, ask } = aShare()
    clock.yardstick = 100
    for (let n = 0; n < 20; n += 1) await had(share, clock, 'cheap', 2_000)
    clock.yardstick = 1
    ask('costly', 'a', true)

    ask('cheap', 'cheap')
    await settled()

    assert.deepEqual(order, ['costly', 'cheap'])
  })

  test('who had least goes first, however many of the others came before', async () => {
    const { share, clock, order, ask } = aShare({ places: 1 })
    await had(share, clock, 'greedy', 400)
    const first = ask('running', 'other')
    for (let n = 0; n < 5; n += 1) ask(`greedy${n}`, 'greedy')
    ask('modest', 'modest')

    await first.end()
    await settled()

    assert.deepEqual(order, ['running', 'modest'])
  })

  test('of one party whoever came first goes first, though time passes while it is looked who goes', async () => {
    let at = 0
    const { order, ask } = aShare({ places: 2, now: () => (at += 10) })
    const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name, 'one'))
    for (const { end } of asked) {
      await end()
      await settled()
    }

    assert.deepEqual(order, ['a', 'b', 'c', 'd', 'e'])
  })

  test('waiting is bounded: for one party, for all, and in time', async () => {
    const { share, ask } = aShare({ places: 1, waitingOfParty: 2, waitingOfAll: 3, waitMilliseconds: 30 })
    ask('running', 'a')
    await settled()
    const waits = [ask('a1', 'a'), ask('a2', 'a')]
    await assert.rejects(
      share.take({ party: 'a', isCostly: false, isStranger: false }, SIGNAL),
      refusedAs('searches-crowded'),
    )
    waits.push(ask('b1', 'b'))
    await assert.rejects(
      share.take({ party: 'c', isCostly: false, isStranger: false }, SIGNAL),
      refusedAs('searches-busy'),
    )

    for (const { taken } of waits) await assert.rejects(taken, refusedAs('searches-busy'))
  })

  test('whoever leaves while waiting waits no more, and takes no place', async () => {
    const { order, ask } = aShare({ places: 1 })
    const first = ask('first', 'a')
    const leaving = new AbortController()
    const left = ask('left', 'b', false, leaving.signal)
    ask('last', 'c')
    await settled()

    leaving.abort()
    await assert.rejects(left.taken, refusedAs('caller-gone'))
    await first.end()
    await settled()

    assert.deepEqual(order, ['first', 'last'])
  })

  test('a place that is given back twice is one place', async () => {
    const { order, ask } = aShare({ places: 1 })
    const first = await ask('first', 'a').taken
    ask('second', 'b')
    ask('third', 'c')

    first()
    first()
    await settled()

    assert.deepEqual(order, ['first', 'second'])
  })
})
