/** What a contact's timeline says of flows: which one, what it did, and nothing twice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timelineOf } from './contact-timeline.ts'

const NOTHING = { consent: [], notes: [], messages: [], replies: [], engagement: [] }

function step(act: string, detail: string | null, minute: number) {
  return { flow: 'Welcome', act, detail, created: `2026-03-01T08:0${minute}:00.000Z` }
}

test('a step of a flow says what it did and in which flow; what it sent is there as a message already', () => {
  const flows = [
    step('email', null, 1),
    step('wait', '2026-03-05T08:00:00.000Z', 2),
    step('branch', 'yes', 3),
    step('sms', 'no-address', 4),
    step('stop', null, 5),
  ]

  const shown = timelineOf({ ...NOTHING, flows }).map(({ kind, state, text, detail }) => [
    kind,
    state,
    text,
    detail,
  ])

  assert.deepEqual(shown, [
    ['flow', 'stop', null, 'Welcome'],
    ['flow', 'sms', 'no-address', 'Welcome'],
    ['flow', 'branch', 'yes', 'Welcome'],
    ['flow', 'wait', '2026-03-05T08:00:00.000Z', 'Welcome'],
  ])
})
