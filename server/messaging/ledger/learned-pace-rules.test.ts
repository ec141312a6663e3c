/** That a server that asks for less gets less at once, and that its word is forgotten in time. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { learnedInterval, slowedPace } from './learned-pace-rules.ts'

const SLOWED = new Date('2026-11-20T10:00:00Z')
const later = (seconds: number): Date => new Date(SLOWED.getTime() + seconds * 1000)
const learned = { interval: 800, slowed: SLOWED }

test('the rate doubles every minute without a word, and after ten minutes the word is forgotten', () => {
  const at = [0, 30, 60, 120, 599.999].map((seconds) => learnedInterval(learned, later(seconds)))
  assert.deepEqual(
    at.map((interval) => interval && Math.round(interval * 100) / 100),
    [800, 565.69, 400, 200, 0.78],
  )
  assert.equal(learnedInterval(learned, later(600)), undefined)
  assert.equal(learnedInterval(undefined, SLOWED), undefined)
})

test('a clock that went back makes nothing slower than it was asked for', () => {
  assert.equal(learnedInterval(learned, later(-60)), 800)
})

test('half of what went through is the first pace, of at least one a second', () => {
  assert.deepEqual(slowedPace(undefined, { at: SLOWED, perSecond: 10 }), { interval: 200, slowed: SLOWED })
  assert.deepEqual(slowedPace(undefined, { at: SLOWED, perSecond: 0.01 }), { interval: 2000, slowed: SLOWED })
})

test('a further word halves what the pace is by then', () => {
  assert.deepEqual(slowedPace(learned, { at: later(60), perSecond: 50 }), {
    interval: 800,
    slowed: later(60),
  })
  assert.deepEqual(slowedPace(learned, { at: later(3), perSecond: 50 })?.slowed, later(3))
  const forgotten = slowedPace(learned, { at: later(600), perSecond: 10 })
  assert.deepEqual(forgotten, { interval: 200, slowed: later(600) })
})

test('words within three seconds are one word', () => {
  assert.equal(slowedPace(learned, { at: later(2.999), perSecond: 50 }), learned)
})

test('the slowest is one message a minute', () => {
  const slow = slowedPace({ interval: 50_000, slowed: SLOWED }, { at: later(3), perSecond: 1 })
  assert.equal(slow.interval, 60_000)
})
