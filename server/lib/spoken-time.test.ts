/** Times as people say them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { spokenTime } from './spoken-time.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

describe('a time as people say it', () => {
  for (const [time, words] of [
    ['2026-11-22T11:59:40Z', 'just now'],
    ['2026-11-22T12:00:20Z', 'in a moment'],
    ['2026-11-22T11:57:00Z', '3 minutes ago'],
    ['2026-11-22T14:30:00Z', 'in 2 hours'],
    ['2026-11-21T11:00:00Z', 'yesterday'],
    ['2026-11-12T12:00:00Z', '10 days ago'],
    ['2026-03-04T12:00:00Z', '4 Mar 2026'],
  ] as const)
    test(`${time} is ${words}`, () => {
      assert.equal(spokenTime(new Date(time), NOW), words)
    })
})
