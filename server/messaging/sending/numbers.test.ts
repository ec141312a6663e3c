/** The numbers of pace, window and zone that docs/decisions/sending.md promises, each by itself. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
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
import { statedZone, zoneOf } from './zone-rules.ts'

const AT = new Date('2026-11-20T10:00:00Z')
const SETTINGS: SendingSettings = {
  timezone: 'UTC',
  sendWindow: null,
  emailsPerMinute: null,
  emailsPerDomain: null,
  smsPerMinute: null,
  warmUpFrom: null,
  unknownRule: 'send_again',
}
const after = (milliseconds: number): Date => new Date(AT.getTime() + milliseconds)
const person = (customFields: unknown, country: string | null = null) => ({
  id: 'c',
  name: null,
  email: null,
  phone: null,
  country,
  customFields,
})

const opens = (window: string, zone: string, at: string) => {
  const read = readWindow(window)
  assert.ok(read, window)
  return nextOpening(read, zone, new Date(at))?.toISOString() ?? 'now'
}

describe('the pace', () => {
  test('a warm-up is 200 emails on its first day and doubles every two days for two weeks', () => {
    const days = Array.from({ length: 15 }, (_, day) =>
      warmUpAllowance({ warmUpFrom: '2026-11-20', timezone: 'UTC' }, after(day * 86_400_000)),
    )
    assert.deepEqual(days, [
      200,
      300,
      400,
      600,
      800,
      1200,
      1600,
      2400,
      3200,
      4800,
      6400,
      9600,
      12_800,
      19_200,
      undefined,
    ])
  })

  test('the slower of an own limit and the warm-up counts; SMS have a limit of their own', () => {
    const interval = (changes: Partial<SendingSettings>, channel: 'email' | 'sms' = 'email') =>
      senderInterval({ ...SETTINGS, ...changes }, channel, AT)
    assert.equal(interval({}), undefined)
    assert.equal(interval({ emailsPerMinute: 60 }), 1000)
    assert.equal(interval({ warmUpFrom: '2026-11-20' }), 432_000)
    assert.equal(interval({ warmUpFrom: '2026-11-20', emailsPerMinute: 60 }), 432_000)
    assert.equal(interval({ warmUpFrom: '2026-11-20', emailsPerMinute: 0.1 }), 600_000)
    assert.equal(interval({ emailsPerMinute: 60 }, 'sms'), undefined)
    assert.equal(interval({ smsPerMinute: 30 }, 'sms'), 2000)
    assert.equal(interval({ smsPerMinute: 30 }), undefined)
    assert.equal(receiverInterval({ ...SETTINGS, emailsPerDomain: 120 }, 'email'), 500)
    assert.equal(receiverInterval({ ...SETTINGS, emailsPerDomain: 120 }, 'sms'), undefined)
    assert.equal(receiverInterval(SETTINGS, 'email'), undefined)
  })

  test('what is due within two seconds goes at once', () => {
    assert.equal(slotsFree(AT, AT, 1000), 3)
    assert.equal(slotsFree(after(-60_000), AT, 1000), 3)
    assert.equal(slotsFree(after(500), AT, 1000), 2)
    assert.equal(slotsFree(after(2000), AT, 1000), 1)
    assert.equal(slotsFree(after(2001), AT, 1000), 0)
    assert.equal(slotsFree(after(60_000), AT, 1000), 0)
    assert.equal(slotsFree(AT, AT, 2000), 2)
    assert.equal(slotsFree(AT, AT, 2001), 1)
    assert.deepEqual(slotAfter(after(500), AT, 3, 1000), after(3500))
    assert.deepEqual(slotAfter(after(-500), AT, 1, 0.5), after(1))
  })

  test('a slot is good from two seconds before it to a minute after', () => {
    const usable = (milliseconds: number) => isSlotUsable(after(milliseconds).toISOString(), AT)
    assert.deepEqual([2001, 2000, 0, -60_000, -60_001].map(usable), [false, true, true, true, false])
    assert.equal(isSlotUsable(null, AT), false)
    assert.equal(isSlotUsable(null, new Date(0)), false)
  })
})

describe('the window', () => {
  test('is two times of the day; 24:00 ends one, and nothing else is a window', () => {
    assert.deepEqual(readWindow('09:05-17:30'), { from: 545, to: 1050 })
    assert.deepEqual(readWindow('00:00-24:00'), { from: 0, to: 1440 })
    assert.deepEqual(readWindow('23:59-00:00'), { from: 1439, to: 0 })
    const wrong = [
      null,
      '',
      '24:00-09:00',
      '09:00-24:01',
      '09:00-24:59',
      '9:00-17:00',
      '09:60-17:00',
      'x09:00-17:00',
      '09:00-17:00x',
      '09:00',
    ]
    for (const text of wrong) assert.equal(readWindow(text), undefined, String(text))
  })

  test('opens at its first minute and closes at its last', () => {
    assert.equal(opens('09:00-17:00', 'UTC', '2026-11-20T08:59:59Z'), '2026-11-20T09:00:00.000Z')
    assert.equal(opens('09:00-17:00', 'UTC', '2026-11-20T09:00:00Z'), 'now')
    assert.equal(opens('09:00-17:00', 'UTC', '2026-11-20T16:59:59Z'), 'now')
    assert.equal(opens('09:00-17:00', 'UTC', '2026-11-20T17:00:00Z'), '2026-11-21T09:00:00.000Z')
    assert.equal(opens('22:00-02:00', 'UTC', '2026-11-20T01:59:00Z'), 'now')
    assert.equal(opens('22:00-02:00', 'UTC', '2026-11-20T02:00:00Z'), '2026-11-20T22:00:00.000Z')
    assert.equal(opens('09:00-09:00', 'UTC', '2026-11-20T03:00:00Z'), 'now')
    assert.equal(opens('09:00-09:01', 'UTC', '2026-11-20T09:01:00Z'), '2026-11-21T09:00:00.000Z')
  })

  test('that a change of the clocks skips opens with the change, or the next day', () => {
    assert.equal(opens('02:00-02:30', 'Europe/Stockholm', '2026-03-29T00:30:00Z'), '2026-03-30T00:00:00.000Z')
    assert.equal(opens('02:10-02:50', 'Europe/Stockholm', '2026-03-28T01:50:00Z'), '2026-03-30T00:10:00.000Z')
    assert.equal(opens('02:30-04:00', 'Europe/Stockholm', '2026-03-29T00:30:00Z'), '2026-03-29T01:00:00.000Z')
    // The hour that comes twice opens twice.
    assert.equal(opens('02:15-02:45', 'Europe/Stockholm', '2026-10-25T00:50:00Z'), '2026-10-25T01:15:00.000Z')
  })
})

describe('the zone', () => {
  test('a stated zone is a name of 64 characters at the most, and no offset', () => {
    assert.equal(statedZone(person({ timezone: 'Asia/Tokyo' })), 'Asia/Tokyo')
    for (const fields of [
      null,
      undefined,
      'timezone',
      [],
      {},
      { timezone: 9 },
      { timezone: '' },
      { timezone: '+02:00' },
      { timezone: '+Asia/Tokyo' },
      { timezone: 'Nowhere/Never' },
      { timezone: `UTC${' '.repeat(80)}` },
    ])
      assert.equal(statedZone(person(fields)), undefined, JSON.stringify(fields))
    assert.equal(statedZone(null), undefined)
  })

  test('of a country it is the first, or where most people live; the workspace’s own within its own country', () => {
    const own = 'Africa/Cairo'
    assert.equal(zoneOf(person({}, 'Japan'), undefined, own), 'Asia/Tokyo')
    assert.equal(zoneOf(person({}, 'US'), undefined, own), 'America/New_York')
    assert.equal(zoneOf(person({}, 'AU'), undefined, 'Australia/Perth'), 'Australia/Perth')
    assert.equal(zoneOf(person({}), '+819012345678', own), 'Asia/Tokyo')
    assert.equal(zoneOf(person({}, 'US'), '+819012345678', own), 'America/New_York')
    assert.equal(zoneOf(person({}, 'Atlantis'), '+819012345678', own), 'Asia/Tokyo')
    assert.equal(zoneOf(person({}), undefined, 'Asia/Tokyo'), 'Asia/Tokyo')
    assert.equal(zoneOf(null, '+881612345678', 'Asia/Tokyo'), 'Asia/Tokyo')
  })
})
