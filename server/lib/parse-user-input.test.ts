/** Tests of numbers, dates and yes or no as people write them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readBoolean, readDate, readNumber } from './parse-user-input.ts'

describe('readNumber', () => {
  test('takes the marks of every country', () => {
    const numbers = {
      '12': 12,
      ' 12,5 ': 12.5,
      '12.5': 12.5,
      '1 234,5': 1234.5,
      "1'234.50": 1234.5,
      '1\u00a0234': 1234,
    }
    for (const [text, number] of Object.entries(numbers)) assert.equal(readNumber(text, 'SE'), number, text)
    const signed = {
      '-5': -5,
      '\u22125': -5,
      '+5': 5,
      '1.234,50': 1234.5,
      '1,234.50': 1234.5,
      '1,234,567': 1_234_567,
      '1.234.567': 1_234_567,
      '.5': 0.5,
      '1e3': 1000,
    }
    for (const [text, number] of Object.entries(signed)) assert.equal(readNumber(text, 'SE'), number, text)
  })

  test('one comma before three digits is read as in the country; a point is always decimal', () => {
    assert.equal(readNumber('1,234', 'SE'), 1.234)
    assert.equal(readNumber('1,234', 'US'), 1234)
    assert.equal(readNumber('0,125', 'US'), 0.125)
    assert.equal(readNumber('1.234', 'SE'), 1.234)
  })

  test('what is not a number is refused', () => {
    for (const text of [
      '',
      '-',
      'x',
      '1x',
      '12 34',
      '1,2,3',
      '1.2.3',
      '1,2.3,4',
      '0x10',
      'Infinity',
      'NaN',
      '1e999',
      '1'.repeat(65),
    ]) {
      assert.equal(readNumber(text, 'SE'), undefined, text)
    }
  })
})

describe('readDate', () => {
  test('takes ISO, dotted and slashed days', () => {
    for (const text of [
      '2026-12-31',
      '2026-12-31T23:59:59.999Z',
      '2026-12-31 23:59',
      '31.12.2026',
      '2026/12/31',
      '31/12/2026',
      '31-12-2026',
    ]) {
      assert.equal(readDate(text, 'SE'), '2026-12-31', text)
    }
    assert.equal(readDate('1.2.2026', 'SE'), '2026-02-01')
  })

  test('with slashes the country says which is the month', () => {
    assert.equal(readDate('1/2/2026', 'US'), '2026-01-02')
    assert.equal(readDate('1/2/2026', 'GB'), '2026-02-01')
    assert.equal(readDate('1/2/2026'), '2026-02-01')
    assert.equal(readDate('1.2.2026', 'US'), '2026-02-01')
  })

  test('a day that no calendar has is refused', () => {
    for (const text of [
      '',
      '2026-02-30',
      '2026-13-01',
      '31.11.2026',
      '0.1.2026',
      '1.2.26',
      'tomorrow',
      '20261231',
      '1.2-2026',
    ]) {
      assert.equal(readDate(text, 'SE'), undefined, text)
    }
  })
})

test('readBoolean takes what a ticked box sends', () => {
  for (const text of ['on', 'YES', ' true ', '1']) assert.equal(readBoolean(text), true, text)
  for (const text of ['off', 'No', 'false', '0']) assert.equal(readBoolean(text), false, text)
  for (const text of ['', 'maybe', '2']) assert.equal(readBoolean(text), undefined, text)
})
