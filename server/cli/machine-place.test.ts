/** Where a workspace is when nobody says so. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { placeOf } from './machine-place.ts'

describe('workspace create takes what was not given from the machine', () => {
  test('its zone, and the country that zone is of', () => {
    const places = [
      ['Europe/Oslo', 'NO'],
      ['Europe/Berlin', 'DE'],
      ['Europe/London', 'GB'],
      ['America/Los_Angeles', 'US'],
      ['America/Panama', 'PA'],
      ['Asia/Bangkok', 'TH'],
      ['Asia/Calcutta', 'IN'],
      ['Europe/Kiev', 'UA'],
      ['Pacific/Auckland', 'NZ'],
    ] as const
    for (const [timezone, country] of places) {
      const { place, remark } = placeOf({}, timezone)

      assert.deepEqual(place, { country, timezone })
      assert.match(remark ?? '', new RegExp(`country ${country}, time zone ${timezone}\\.`))
    }
  })

  test('a machine whose clock is of no country is taken to be in Sweden, and it is said why', () => {
    for (const zone of ['UTC', 'Etc/GMT+5', 'GMT', 'Mars/Olympus', '+02:00']) {
      const { place, remark } = placeOf({}, zone)

      assert.deepEqual(place, { country: 'SE', timezone: 'Europe/Stockholm' }, zone)
      assert.ok(remark?.includes(`since the time zone ${zone} is of no country`), zone)
      assert.match(remark ?? '', /--country/)
    }
  })

  test('what was given stays, and tells the rest: a zone its country, a country its zone', () => {
    const given = { country: 'JP', timezone: 'Europe/Paris' }
    assert.deepEqual(placeOf(given, 'Europe/Oslo'), { place: given, remark: undefined })
    assert.deepEqual(placeOf({ timezone: 'Asia/Tokyo' }, 'Europe/Oslo').place, {
      country: 'JP',
      timezone: 'Asia/Tokyo',
    })
    assert.deepEqual(placeOf({ timezone: 'UTC' }, 'Europe/Oslo').place, { country: 'SE', timezone: 'UTC' })
    assert.deepEqual(placeOf({ country: 'FI' }, 'Europe/Oslo').place, {
      country: 'FI',
      timezone: 'Europe/Helsinki',
    })
    assert.deepEqual(placeOf({ country: 'AU' }, 'UTC').place, { country: 'AU', timezone: 'Australia/Sydney' })
    assert.deepEqual(placeOf({ country: 'AU' }, 'Australia/Perth').place, {
      country: 'AU',
      timezone: 'Australia/Perth',
    })
  })
})
