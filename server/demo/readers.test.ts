/** What became of the demo's letters is the same each time, and could have been so. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chance, isGone, readingOf } from './readers.ts'

const HOUR = 3_600_000
const sent = new Date('2026-03-02T09:00:00Z')
const readers = Array.from({ length: 2_000 }, (_, n) => `reader.${n}@example.com`)
const issue = { number: 1, sent, until: new Date(sent.getTime() + 200 * HOUR), liked: 60, links: 4 }

test('chances are spread evenly between 0 and 1, and the same for the same words', () => {
  const all = readers.map(chance)
  for (const share of [0.1, 0.25, 0.5, 0.75, 0.9]) {
    const below = all.filter((each) => each < share).length / all.length
    assert.ok(Math.abs(below - share) < 0.05, `${below} are below ${share}`)
  }
  assert.deepEqual(all, readers.map(chance))
})

test('nobody reads a letter before it came or after now, and who clicks has opened it', () => {
  const until = new Date(sent.getTime() + 3 * HOUR)
  for (const reader of readers) {
    const reading = readingOf('id', reader, { ...issue, until })
    for (const { first, last } of reading)
      assert.ok(first > sent.toISOString() && last <= until.toISOString())
    if (reading.some(({ kind }) => kind === 'click')) assert.equal(reading[0]?.kind, 'open')
  }
})

test('about as many open it as like it, fewer click, and it is read over days', () => {
  const readings = readers.map((reader) => readingOf('id', reader, issue)).filter(({ length }) => length > 0)
  assert.ok(Math.abs(readings.length / readers.length - 0.6) < 0.06)
  const clicks = readings.filter(({ length }) => length > 1).length
  assert.ok(clicks > 0.2 * readings.length && clicks < 0.5 * readings.length)
  const late = readings.filter(
    ([open]) => (open?.first ?? '') > new Date(sent.getTime() + 24 * HOUR).toISOString(),
  )
  assert.ok(late.length > 20)
})

test('few mailboxes are gone, and others each time', () => {
  const [first, second] = [1, 2].map((number) => readers.filter((reader) => isGone(reader, number)))
  for (const gone of [first, second])
    assert.ok(gone && gone.length > 5 && gone.length < 60, `${gone?.length} are gone`)
  assert.notDeepEqual(first, second)
})
