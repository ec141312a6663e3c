/** Windows, zones and pace: the rules of when. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import type { SendingSettings } from '../ledger/schemas.ts'
import {
  isSlotUsable,
  receiverInterval,
  senderInterval,
  slotAfter,
  slotsFree,
  warmUpAllowance,
} from './pace-rules.ts'
import { nextOpening, readWindow } from './window-rules.ts'
import { zoneOf } from './zone-rules.ts'

const MINUTE = 60_000
const opens = (window: string, zone: string, at: string): string | undefined => {
  const read = readWindow(window)
  assert.ok(read)
  return nextOpening(read, zone, new Date(at))?.toISOString()
}

const januaryOpening = (time: string) => opens('09:00-17:00', 'Europe/Stockholm', `2026-01-15T${time}Z`)

const isInside = (zone: string, { from, to }: { from: number; to: number }, at: number): boolean => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  const time = clock.format(at)
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  if (from === to) return true
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

const contact = (timezone: unknown, country: string | null = null) => ({
  id: 'c',
  name: null,
  email: null,
  phone: null,
  country,
  customFields: { timezone },
})

const settings: SendingSettings = {
  timezone: 'Europe/Stockholm',
  sendWindow: null,
  emailsPerMinute: null,
  emailsPerDomain: null,
  smsPerMinute: null,
  warmUpFrom: null,
  unknownRule: 'send_again',
}

const at = new Date('2026-11-20T10:00:00Z')
const allowance = (warmUpFrom: string, moment = at) =>
  warmUpAllowance({ warmUpFrom, timezone: 'Pacific/Auckland' }, moment)
const slot = (seconds: number) => new Date(at.getTime() + seconds * 1000).toISOString()

describe('a send window', () => {
  test('is open from its first minute up to its last', () => {
    assert.equal(januaryOpening('08:00:00'), undefined)
    assert.equal(januaryOpening('15:59:59'), undefined)
    assert.equal(januaryOpening('16:00:00'), '2026-01-16T08:00:00.000Z')
    assert.equal(januaryOpening('07:59:59'), '2026-01-15T08:00:00.000Z')
  })

  test('may last over midnight, for a whole day, or be none', () => {
    assert.equal(opens('22:00-06:00', 'UTC', '2026-01-15T23:00:00Z'), undefined)
    assert.equal(opens('22:00-06:00', 'UTC', '2026-01-15T05:59:00Z'), undefined)
    assert.equal(opens('22:00-06:00', 'UTC', '2026-01-15T06:00:00Z'), '2026-01-15T22:00:00.000Z')
    assert.equal(opens('09:00-09:00', 'UTC', '2026-01-15T03:00:00Z'), undefined)
    for (const wrong of [null, '', '9-17', '25:00-26:00', '09:00-24:30', 'x'])
      assert.equal(readWindow(wrong), undefined)
  })

  test('that opens in the hour a clock change skips opens with the change', () => {
    // In Stockholm 02:00 becomes 03:00 at 01:00 UTC.
    assert.equal(opens('02:30-05:00', 'Europe/Stockholm', '2026-03-29T00:00:00Z'), '2026-03-29T01:00:00.000Z')
    assert.equal(opens('02:10-02:50', 'Europe/Stockholm', '2026-03-29T00:30:00Z'), '2026-03-30T00:10:00.000Z')
    assert.equal(opens('09:00-17:00', 'Europe/Stockholm', '2026-03-28T18:00:00Z'), '2026-03-29T07:00:00.000Z')
  })

  test('that is over when the clocks go back opens again with them', () => {
    // In Stockholm 03:00 becomes 02:00 at 01:00 UTC.
    assert.equal(opens('01:00-02:30', 'Europe/Stockholm', '2026-10-25T00:45:00Z'), '2026-10-25T01:00:00.000Z')
  })

  test('opens at the first minute that is inside, whatever zone, window and day', () => {
    const zones = [
      'Europe/Stockholm',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'Pacific/Apia',
    ]
    const time = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const when = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...zones), time, time, when, (zone, from, to, date) => {
        const at = Math.floor(date.getTime() / MINUTE) * MINUTE
        const opening = nextOpening({ from, to }, zone, date)?.getTime() ?? at
        assert.ok(isInside(zone, { from, to }, opening))
        const between = [at, (at + opening) / 2, opening - MINUTE].map(
          (each) => Math.floor(each / MINUTE) * MINUTE,
        )
        for (const each of between)
          if (each >= at && each < opening) assert.ok(!isInside(zone, { from, to }, each))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the clock of a recipient', () => {
  test('is its own word, then its country, then its phone, then the workspace', () => {
    assert.equal(zoneOf(contact('Asia/Tokyo', 'US'), undefined, 'UTC'), 'Asia/Tokyo')
    assert.equal(zoneOf(contact(undefined, 'US'), undefined, 'UTC'), 'America/New_York')
    assert.equal(zoneOf(contact(undefined, 'Portugal'), undefined, 'UTC'), 'Europe/Lisbon')
    assert.equal(zoneOf(contact(undefined), '+351912345678', 'UTC'), 'Europe/Lisbon')
    assert.equal(zoneOf(contact(undefined), undefined, 'Asia/Kolkata'), 'Asia/Kolkata')
    assert.equal(zoneOf(null, undefined, 'Asia/Kolkata'), 'Asia/Kolkata')
  })

  test('is named as the people of its country name it, also where another country keeps the same time', () => {
    assert.equal(zoneOf(contact(undefined, 'NO'), undefined, 'UTC'), 'Europe/Oslo')
    assert.equal(zoneOf(contact(undefined, 'SE'), undefined, 'UTC'), 'Europe/Stockholm')
    assert.equal(zoneOf(contact(undefined, 'GB'), undefined, 'UTC'), 'Europe/London')
    assert.equal(zoneOf(contact(undefined, 'SE'), undefined, 'Europe/Stockholm'), 'Europe/Stockholm')
  })

  test("in the workspace's own country is the workspace's", () => {
    assert.equal(zoneOf(contact(undefined, 'AU'), undefined, 'Australia/Perth'), 'Australia/Perth')
  })

  test('is never one that does not exist', () => {
    for (const wrong of ['Mars/Olympus', '+02:00', 7, {}, 'x'.repeat(9_999), ''])
      assert.equal(zoneOf(contact(wrong), undefined, 'UTC'), 'UTC')
  })
})

describe('the pace', () => {
  test('has no limit where none is set, and the stricter one where two are', () => {
    assert.equal(senderInterval(settings, 'email', at), undefined)
    assert.equal(senderInterval({ ...settings, smsPerMinute: 30 }, 'sms', at), 2_000)
    assert.equal(
      senderInterval({ ...settings, emailsPerMinute: 60, warmUpFrom: '2026-11-20' }, 'email', at),
      432_000,
    )
    assert.equal(receiverInterval({ ...settings, emailsPerDomain: 600 }, 'email'), 100)
    assert.equal(receiverInterval({ ...settings, emailsPerDomain: 600 }, 'sms'), undefined)
  })

  test('of a warm-up doubles every two days by the calendar of the workspace, and ends after two weeks', () => {
    // In Auckland it is 23:00.
    assert.equal(allowance('2026-11-20'), 200)
    assert.equal(allowance('2026-11-20', new Date('2026-11-20T11:00:00Z')), 300)
    assert.equal(allowance('2026-11-18'), 400)
    assert.equal(allowance('2026-11-07'), 19_200)
    assert.equal(allowance('2026-11-06'), undefined)
    assert.equal(allowance('2027-01-01'), 200)
  })

  test('lets two seconds go at once and then its rate, however often it is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.array(
          fc.record({ wait: fc.integer({ min: 0, max: 5_000 }), wanted: fc.integer({ min: 1, max: 100 }) }),
        ),
        (perMinute, asks) => {
          const interval = MINUTE / perMinute
          let now = at.getTime()
          let next = at
          let sent = 0
          for (const { wait, wanted } of asks) {
            now += wait
            const taken = Math.min(wanted, slotsFree(next, new Date(now), interval))
            next = slotAfter(next, new Date(now), taken, interval)
            sent += taken
          }
          assert.ok(sent <= (now - at.getTime() + 2_000) / interval + 1 + 1e-6)
        },
      ),
    )
  })

  test('takes a slot that just came due, and a new one for one held over a pause', () => {
    assert.deepEqual(
      [slot(-59), slot(0), slot(2)].map((each) => isSlotUsable(each, at)),
      [true, true, true],
    )
    assert.deepEqual(
      [slot(-61), slot(3), null].map((each) => isSlotUsable(each, at)),
      [false, false, false],
    )
  })
})
