/** Log lines at a terminal. */
import assert from 'node:assert/strict'
import { stripVTControlCharacters } from 'node:util'
import { test } from 'node:test'
import { forPeople } from './log-lines.ts'

const said = (line: object): string =>
  stripVTControlCharacters(
    forPeople(`${JSON.stringify({ level: 'info', time: '2026-11-22T12:00:00.000Z', ...line })}\n`),
  )

test('a request is one line that says what was asked and answered', () => {
  const line = said({
    msg: 'request',
    traceId: 'f00',
    method: 'GET',
    path: '/docs',
    status: 200,
    milliseconds: 4.2,
  })

  assert.match(line, /^\d\d:\d\d:\d\d {2}GET \/docs 200, 4\.2 ms$/)
})

test('a fault is told with what it was', () => {
  assert.match(
    said({ level: 'error', msg: 'went wrong', err: { message: 'no room' } }),
    /went wrong\n +no room$/,
  )
})

test('what strangers send writes no lines and moves no cursor', () => {
  assert.match(
    said({ msg: 'a\n12:00:00  all is well\u001B[2J', path: '/\n' }),
    /^\d\d:\d\d:\d\d {2}a 12:00:00 {2}all is well \[2J, path "\/\\n"$/,
  )
})

test('a line that is no JSON stays as it is', () => {
  assert.equal(forPeople('out of memory\n'), 'out of memory')
})
