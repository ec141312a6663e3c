/** Easter by another computation, the French year day by day, and answers that do not leak from one question to the next. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Temporal } from 'temporal-polyfill'
import { easterSunday, isFrenchHoliday } from './holidays.ts'
import { quietUntil } from './quiet-hours.ts'

/** Oudin's algorithm of 1940, which shares no step with that of Meeus. */
function oudin(year: number): string {
  const golden = year % 19
  const century = Math.trunc(year / 100)
  const moon =
    (century - Math.trunc(century / 4) - Math.trunc((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const corrected =
    moon -
    Math.trunc(moon / 28) *
      (1 - Math.trunc(moon / 28) * Math.trunc(29 / (moon + 1)) * Math.trunc((21 - golden) / 11))
  const weekday = (year + Math.trunc(year / 4) + corrected + 2 - century + Math.trunc(century / 4)) % 7
  const sum = corrected - weekday
  const month = 3 + Math.trunc((sum + 40) / 44)
  return `${month}-${sum + 28 - 31 * Math.trunc(month / 4)}`
}

test('Easter Sunday is the one of Oudin’s algorithm in every year from 1583 to 9999', () => {
  for (let year = 1583; year <= 9999; year += 1) {
    const { month, day } = easterSunday(year)
    assert.equal(`${month}-${day}`, oudin(year), String(year))
  }
})

test('France has these public holidays in 2026, and no others', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    Temporal.PlainDate.from('2026-01-01').add({ days: index }),
  )
  assert.deepEqual(days.filter(isFrenchHoliday).map(String), [
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

test('within one minute each zone and country has its own answer', () => {
  const at = new Date('2026-01-15T06:30:00Z')
  const until = (phone: string, zone?: string) => quietUntil(at, phone, zone)?.toISOString()
  assert.equal(until('+46701234567'), '2026-01-15T07:00:00.000Z')
  assert.equal(until('+46701234567', 'Asia/Tokyo'), undefined)
  assert.equal(until('+46701234567', 'Europe/London'), '2026-01-15T08:00:00.000Z')
  assert.equal(until('+919876543210', 'Europe/London'), '2026-01-15T10:00:00.000Z')
  assert.equal(until('+46701234567'), '2026-01-15T07:00:00.000Z')
})
