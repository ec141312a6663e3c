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
