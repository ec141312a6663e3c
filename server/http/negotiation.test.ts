/** Tests of choosing a format. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chooseFormat, MEDIA_TYPES } from './negotiation.ts'
import { assertCostsLess } from '../../test/support/growth.ts'

const XLSX = MEDIA_TYPES.xlsx

describe('chooseFormat', () => {
  test('no preference gives JSON', () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    for (const accept of [
      undefined,
      '',
      ' ',
      '*/*',
      'application/*',
      'application/json, text/plain, */*',
      browser,
    ]) {
      assert.equal(chooseFormat(accept), 'json', accept)
    }
  })

  test('a spreadsheet is given to who asks for it', () => {
    assert.equal(chooseFormat('text/csv'), 'csv')
    assert.equal(chooseFormat('TEXT/CSV; charset=utf-8'), 'csv')
    assert.equal(chooseFormat('text/*'), 'csv')
    assert.equal(chooseFormat(XLSX), 'xlsx')
    assert.equal(chooseFormat(`text/html, ${XLSX}, */*;q=0.1`), 'xlsx')
  })

  test('quality values decide, then the order of the caller', () => {
    assert.equal(chooseFormat(`text/csv;q=0.5, ${XLSX};q=0.9, application/json;q=0.1`), 'xlsx')
    assert.equal(chooseFormat('text/csv, application/json'), 'csv')
    assert.equal(chooseFormat('application/json, text/csv'), 'json')
    assert.equal(chooseFormat('application/json;q=0, */*'), 'csv')
  })

  test('nothing acceptable is undefined', () => {
    for (const accept of ['text/html', 'text/csv;q=0', '*/*;q=0', 'nonsense', ';;,,']) {
      assert.equal(chooseFormat(accept), undefined, accept)
    }
  })

  test('a hostile header costs next to nothing', () =>
    assertCostsLess(100, () => {
      for (const part of [
        'a/b,',
        '*/*;q=0.1,',
        'text/csv;'.repeat(20),
        '"',
        'a/b;q="',
        '/'.repeat(50),
        ' ',
      ]) {
        chooseFormat(part.repeat(16_000 / part.length))
        chooseFormat(part.repeat(1_000 / part.length))
      }
    }))
})
