/** Tests of phone numbers. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { readAssignedPhone, readPhone, wrongLength } from './phone-number.ts'

describe('readPhone', () => {
  test('a national number is read in the country of the workspace', () => {
    assert.equal(readPhone('079 123 45 67', 'CH'), '+41791234567')
    assert.equal(readPhone('070-123 45 67', 'SE'), '+46701234567')
    assert.equal(readPhone('(415) 555-2671', 'us'), '+14155552671')
  })

  test('an international number is read alike in every country', () => {
    const spellings = [
      '+41791234567',
      '+41 (0)79 123 45 67',
      '0041 79 123 45 67',
      '00 41 (0) 79/123.45.67',
      'tel:+41-79-123-45-67',
      '\u200e+41 79 123 45 67\u202c',
      '＋41 79 123 45 67',
      '+41 79 123 45 67 ext. 12',
    ]
    for (const country of ['CH', 'SE', 'US', 'JP', 'XX', '', undefined]) {
      for (const text of spellings)
        assert.equal(readPhone(text, country), '+41791234567', `${text} in ${country}`)
    }
  })

  test('without a country a national number is refused', () => {
    assert.equal(readPhone('079 123 45 67'), undefined)
    assert.equal(readPhone('079 123 45 67', 'not a country'), undefined)
  })

  test('with its country code a number need only be as long as the country has them', () => {
    for (const [text, phone] of [
      ['+1 (555) 123-4567', '+15551234567'],
      ['001 555 123 4567', '+15551234567'],
      ['+44 7700 900123', '+447700900123'],
      ['+44 (0)7700 900123', '+447700900123'],
    ] as const)
      for (const country of ['SE', 'GB', 'US', undefined]) assert.equal(readPhone(text, country), phone)
    for (const text of ['+1 555 123', '+1 555 123 45678', '+44 77', '+999 123 456 789', '+0 701 234 567'])
      assert.equal(readPhone(text, 'SE'), undefined, text)
  })

  test('what is kept for fiction is read without its country code, too, since nobody has it', () => {
    assert.equal(readPhone('07700 900123', 'GB'), '+447700900123')
    assert.equal(readPhone('01632 960123', 'GB'), '+441632960123')
    assert.equal(readPhone('(555) 555-0123', 'US'), '+15555550123')
    assert.equal(readPhone('06 39 98 12 34', 'FR'), '+33639981234')
    assert.equal(readPhone('07700 900123', 'SE'), undefined)
    assert.equal(readAssignedPhone('07700 900123', 'GB'), undefined)
  })

  test('a number with its country code says whether it has too few digits, or too many', () => {
    assert.deepEqual(
      ['+1 555 12', '0044 77', '+1 555 123 45678', '12', '070 12', '+999 12'].map(wrongLength),
      ['few', 'few', 'many', undefined, undefined, undefined],
    )
  })

  test('without one, and where digits may be anything, only ranges that are given out count', () => {
    assert.equal(readPhone('555 123 4567', 'US'), undefined)
    assert.equal(readPhone('07911 1231', 'GB'), undefined)
    assert.equal(readAssignedPhone('+15551234567'), undefined)
    assert.equal(readAssignedPhone('+14155552671'), '+14155552671')
  })

  test('what is not a number that can exist is refused', () => {
    for (const text of [
      '',
      '112',
      '+1123',
      '0000000',
      'call me',
      'call 0791234567',
      '1-800-FLOWERS',
      '+',
      '00',
      '+41791234567,+41791234568',
      '9'.repeat(1_000_000),
    ]) {
      assert.equal(readPhone(text, 'CH'), undefined, text.slice(0, 40))
    }
  })

  test('whatever is typed, only E.164 comes out, and reading it again changes nothing', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.stringMatching(/^[+0-9 ()/.x;-]{0,30}$/),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom('CH', 'SE', 'US', 'BR'), (text, country) => {
        const phone = readPhone(text, country)
        if (phone === undefined) return

        assert.match(phone, /^\+[1-9][0-9]{5,14}$/)
        assert.equal(readPhone(phone, 'JP'), phone)
      }),
      { numRuns: 500 },
    )
  })
})
