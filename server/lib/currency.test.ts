/** Tests of currencies. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { currencySymbol, readCurrency } from './currency.ts'

describe('currencies', () => {
  test('a code of ISO 4217 is read in any case', () => {
    assert.equal(readCurrency(' sek '), 'SEK')
    assert.equal(readCurrency('CHF'), 'CHF')
  })

  test('what is not a currency is refused', () => {
    for (const text of ['', 'kr', '$', 'EURO', 'QQQ', '__proto__', 'constructor', 'EU\u0000']) {
      assert.equal(readCurrency(text), undefined, text)
    }
  })

  test('the symbol is the narrow one, and the code where there is none', () => {
    assert.equal(currencySymbol('SEK'), 'kr')
    assert.equal(currencySymbol('CAD'), '$')
    assert.equal(currencySymbol('EUR'), '€')
    assert.equal(currencySymbol('CHF'), 'CHF')
    assert.equal(currencySymbol('not one'), 'not one')
  })
})
