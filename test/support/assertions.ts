/** What tests say often. */
import assert from 'node:assert/strict'
import type { Answer } from './server.ts'

/** The answer is the error object of the spec, with this status and words that say what would be right. */
export function assertRefused(answer: Answer, status: number, message?: RegExp): void {
  assert.equal(
    answer.status,
    status,
    `expected ${status}, got ${answer.status}: ${answer.text.slice(0, 500)}`,
  )
  const { traceId, message: said, path, timestamp, statusCode, details, ...rest } = answer.body
  assert.match(traceId, /^[0-9a-f]{32}$/)
  assert.equal(typeof said, 'string')
  assert.ok(path.startsWith('/'))
  assert.match(timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.equal(statusCode, status)
  assert.deepEqual(rest, {}, 'an error object has exactly the members of the spec')
  if (details !== undefined) assert.ok(Array.isArray(details))
  if (message) assert.match(said, message)
}

/** The answer succeeded with this status; its body. */
export function assertAnswered(
  answer: Pick<Answer, 'status' | 'body' | 'text'>,
  status = 200,
): Answer['body'] {
  assert.equal(
    answer.status,
    status,
    `expected ${status}, got ${answer.status}: ${answer.text.slice(0, 500)}`,
  )
  return answer.body
}
