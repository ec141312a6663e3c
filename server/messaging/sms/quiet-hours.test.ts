/** No advertisement by SMS at night, on a French Sunday or before an Indian morning, whatever the clocks do. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { easterSunday } from './holidays.ts'
import { quietUntil } from './quiet-hours.ts'

const SWEDE = '+46701234567'
const FRENCH = '+33612345678'
const NEW_YORKER = '+12125550123'
const INDIAN = '+919876543210'
const SATELLITE = '+881612345678'

/** The moment until which it has to wait, in UTC; `now` when it may go. */
function until(at: string, phone: string, zone?: string): string {
  return quietUntil(new Date(at), phone, zone)?.toISOString().replace('.000Z', 'Z') ?? 'now'
}

describe('the usual hours, 8 to 21 by the recipient’s clock', () => {
  for (const [at, expected] of [
    ['2026-01-15T07:00:00Z', 'now'],
    ['2026-01-15T06:59:59.999Z', '2026-01-15T07:00:00Z'],
    ['2026-01-15T19:59:59Z', 'now'],
    ['2026-01-15T20:00:00Z', '2026-01-16T07:00:00Z'],
    ['2026-01-15T23:30:00Z', '2026-01-16T07:00:00Z'],
    ['2026-07-15T06:00:00Z', 'now'],
    ['2026-07-15T05:59:59Z', '2026-07-15T06:00:00Z'],
    ['2026-07-15T19:00:00Z', '2026-07-16T06:00:00Z'],
    ['2026-12-31T20:00:00Z', '2027-01-01T07:00:00Z'],
  ] as const)
    test(`Sweden, ${at}: ${expected}`, () => assert.equal(until(at, SWEDE), expected))

  test('the night in which the clocks go forward has an hour less, the one in which they go back an hour more', () => {
    assert.equal(until('2026-03-28T21:00:00Z', SWEDE), '2026-03-29T06:00:00Z')
    assert.equal(until('2026-10-24T21:00:00Z', SWEDE), '2026-10-25T07:00:00Z')
  })
})

describe('several zones', () => {
  test('a moment must be decent in all zones of the country: from 8 in Hawaii to 21 in New York', () => {
    assert.equal(until('2026-01-15T14:00:00Z', NEW_YORKER), '2026-01-15T18:00:00Z')
    assert.equal(until('2026-01-15T18:00:00Z', NEW_YORKER), 'now')
    assert.equal(until('2026-01-16T01:59:00Z', NEW_YORKER), 'now')
    assert.equal(until('2026-01-16T02:00:00Z', NEW_YORKER), '2026-01-16T18:00:00Z')
  })

  test('the recipient’s own zone, when it is known, is the only one', () => {
    assert.equal(until('2026-01-15T14:00:00Z', NEW_YORKER, 'America/New_York'), 'now')
    assert.equal(until('2026-01-15T07:00:00Z', SWEDE, 'Asia/Tokyo'), 'now')
    assert.equal(until('2026-01-15T12:30:00Z', SWEDE, 'Asia/Tokyo'), '2026-01-15T23:00:00Z')
  })

  test('a zone that does not exist is not believed', () => {
    for (const zone of ['', 'Nowhere/Never', '__proto__', '\0', 'x'.repeat(10_000)])
      assert.equal(until('2026-01-15T06:00:00Z', SWEDE, zone), '2026-01-15T07:00:00Z', zone.slice(0, 20))
  })

  test('a number of no country, or none at all, goes by UTC', () => {
    for (const phone of [SATELLITE, '', 'Ann', '+', '+99912'])
      assert.equal(until('2026-01-15T07:59:00Z', phone), '2026-01-15T08:00:00Z', phone)
  })
})

describe('stricter countries', () => {
  for (const [what, at, expected] of [
    ['a Saturday', '2026-01-17T19:00:00Z', 'now'],
    ['a Saturday night, past Sunday', '2026-01-17T20:00:00Z', '2026-01-19T07:00:00Z'],
    ['a Sunday', '2026-01-18T12:00:00Z', '2026-01-19T07:00:00Z'],
    ['Easter Monday, past Sunday', '2026-04-04T20:00:00Z', '2026-04-07T06:00:00Z'],
    ['Ascension', '2026-05-14T10:00:00Z', '2026-05-15T06:00:00Z'],
    ['Whit Monday', '2026-05-25T10:00:00Z', '2026-05-26T06:00:00Z'],
    ['the fourteenth of July', '2026-07-14T10:00:00Z', '2026-07-15T06:00:00Z'],
    ['Christmas, a Friday', '2026-12-25T10:00:00Z', '2026-12-26T07:00:00Z'],
  ] as const)
    test(`France: ${what}`, () => assert.equal(until(at, FRENCH), expected))

  test('a French number keeps French Sundays wherever its holder lives', () => {
    assert.equal(until('2026-01-18T12:00:00Z', FRENCH, 'Europe/London'), '2026-01-19T08:00:00Z')
  })

  test('India: from 10 to 21', () => {
    assert.equal(until('2026-01-15T04:00:00Z', INDIAN), '2026-01-15T04:30:00Z')
    assert.equal(until('2026-01-15T04:30:00Z', INDIAN), 'now')
    assert.equal(until('2026-01-15T15:30:00Z', INDIAN), '2026-01-16T04:30:00Z')
  })
})

test('in every country there is a moment to wait for, within four days, at which a message may go', () => {
  for (const country of getCountries()) {
    const phone = getExampleNumber(country, examples)?.number ?? `+${getCountryCallingCode(country)}`
    for (let hour = 0; hour < 48; hour += 5) {
      const at = new Date(Date.UTC(2026, 3, 3, hour, 30))

      const opens = quietUntil(at, phone)

      if (!opens) continue
      assert.ok(
        opens > at && opens.getTime() - at.getTime() < 4 * 86_400_000,
        `${country} ${opens.toISOString()}`,
      )
      assert.equal(quietUntil(opens, phone), undefined, country)
    }
  }
})

test('Easter Sunday', () => {
  const known = { 1961: '4-2', 2000: '4-23', 2008: '3-23', 2025: '4-20', 2026: '4-5', 2038: '4-25' }
  for (const [year, expected] of Object.entries(known)) {
    const { month, day } = easterSunday(Number(year))
    assert.equal(`${month}-${day}`, expected, year)
  }
})
