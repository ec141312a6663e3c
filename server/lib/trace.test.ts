/** Trace ids: the caller's where it has a valid one, ours otherwise. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { traceId } from './trace.ts'

const GIVEN = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a valid traceparent gives the trace id, also of a later version with more parts', () => {
  assert.equal(traceId(`00-${GIVEN}-00f067aa0ba902b7-01`), GIVEN)
  assert.equal(traceId(`cc-${GIVEN}-00f067aa0ba902b7-01-what-comes-later`), GIVEN)
})

test('anything else is answered with a new id of 32 hexadecimal digits', () => {
  const wrong = [
    undefined,
    '',
    GIVEN,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${GIVEN}-00f067aa0ba902b7-01`,
    `00-${GIVEN.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${GIVEN}-00f067aa0ba902b7`,
    `00-${GIVEN}\r\nx-evil: 1-00f067aa0ba902b7-01`,
    [`00-${GIVEN}-00f067aa0ba902b7-01`, 'two of them'],
  ]
  for (const header of wrong) {
    const id = traceId(header)
    assert.match(id, /^[0-9a-f]{32}$/)
    assert.notEqual(id, GIVEN, String(header))
  }
  assert.notEqual(traceId(undefined), traceId(undefined))
})
