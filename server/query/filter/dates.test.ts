/** Guards which dates a filter takes and the moment they stand for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { findMoment } from './dates.ts'

test('a date is its midnight UTC, a time without an offset is UTC, an offset is taken off', () => {
  assert.equal(findMoment('2026-11-20'), '2026-11-20T00:00:00.000Z')
  assert.equal(findMoment('2026-11-20T08:05'), '2026-11-20T08:05:00.000Z')
  assert.equal(findMoment('2026-11-20t08:05:01z'), '2026-11-20T08:05:01.000Z')
  assert.equal(findMoment('2026-11-20T00:30:00+02:00'), '2026-11-19T22:30:00.000Z')
  assert.equal(findMoment('2024-02-29 10:00:00-05:30'), '2024-02-29T15:30:00.000Z')
  assert.equal(findMoment('2024-02-29T10:00:00+23:59'), '2024-02-28T10:01:00.000Z')
})

test('fractions keep microseconds and drop what PostgreSQL could not hold', () => {
  assert.equal(findMoment('2026-11-20T08:00:00.5Z'), '2026-11-20T08:00:00.500Z')
  assert.equal(findMoment('2026-11-20T08:00:00.123456Z'), '2026-11-20T08:00:00.123456Z')
  assert.equal(findMoment('2026-11-20T08:00:00.123000999Z'), '2026-11-20T08:00:00.123Z')
})

test('moments that do not exist, or that PostgreSQL would not read, are not moments', () => {
  const wrong = ['', 'yesterday', '2026', '2026-2-3', '2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10']
  const wrongTimes = [
    '2026-01-01T24:00',
    '2026-01-01T10:60',
    '2026-01-01T10:00:60',
    '2026-01-01T10',
    '2026-01-01Z',
  ]
  const outside = [
    '0000-01-01',
    '0001-01-01T00:00+14:00',
    '9999-12-31T23:59-01:00',
    '+010000-01-01',
    '-0001-01-01',
  ]
  const wrongOffsets = ['2026-01-01T10:00+24:00', '2026-01-01T10:00+01:60', '2026-01-01T10:00+0100']

  for (const text of [...wrong, ...wrongTimes, ...outside, ...wrongOffsets]) {
    assert.equal(findMoment(text), undefined, text)
  }
})

test('every moment prints to a text that is read as the same moment', () => {
  const range = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z') }
  fc.assert(
    fc.property(fc.date({ ...range, noInvalidDate: true }), (date) => {
      assert.equal(findMoment(date.toISOString()), date.toISOString())
    }),
  )
})
