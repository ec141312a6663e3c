/** Turns: everybody gets one, whoever fails holds nobody up, and a round without work is said to be one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goRound, openRoundRobin } from './round-robin.ts'

const next = async (last: number | undefined) => (last === 3 ? undefined : (last ?? 0) + 1)

test('everybody has one turn in a round', async () => {
  const served: number[] = []

  const didSome = await goRound(next, async (key) => served.push(key) === 2)

  assert.deepEqual(served, [1, 2, 3])
  assert.equal(didSome, true)
  assert.equal(await goRound(next, async () => false), false)
})

test('one turn at a time; the end of an idle round says that there is nothing to do', async () => {
  const served: number[] = []
  let hasWork = true
  const step = openRoundRobin(next, async (key) => {
    served.push(key)
    return hasWork && key === 2
  })

  const busy = [await step(), await step(), await step(), await step()]
  hasWork = false
  const idle = [await step(), await step(), await step(), await step()]

  assert.deepEqual(busy, [true, true, true, true])
  assert.deepEqual(idle, [true, true, true, false])
  assert.deepEqual(served, [1, 2, 3, 1, 2, 3])
})

test('whoever fails has had its turn', async () => {
  const served: number[] = []
  const step = openRoundRobin(next, async (key) => {
    if (key === 1) throw new Error('poison')
    served.push(key)
    return true
  })

  await assert.rejects(step(), /poison/)
  await step()
  await step()

  assert.deepEqual(served, [2, 3])
})
