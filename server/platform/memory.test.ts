/** What a start leaves behind is looked for once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectGarbage } from './memory.ts'

test('what nobody holds any more is given back by one collection', () => {
  let left: unknown[] | undefined = Array.from({ length: 400_000 }, (_, at) => ({ at }))
  const full = process.memoryUsage().heapUsed
  assert.equal(left.length, 400_000)

  left = undefined
  collectGarbage()

  const saved = full - process.memoryUsage().heapUsed
  assert.equal(left, undefined)
  assert.ok(saved > 5_000_000, `${saved} bytes`)
})

test('and goes back to the machine at once, not when V8 comes to it', () => {
  const objects = 2_000_000
  let left: unknown[] | undefined = Array.from({ length: objects }, (_, at) => ({ at, next: at + 1 }))
  collectGarbage()
  const full = process.memoryUsage.rss()
  assert.equal(left.length, objects)

  left = undefined
  collectGarbage()

  const givenBack = full - process.memoryUsage.rss()
  assert.equal(left, undefined)
  // They take some 80 MB.
  assert.ok(givenBack > 40_000_000, `${givenBack} bytes`)
})
