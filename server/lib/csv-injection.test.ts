/** Tests of what a spreadsheet may run. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isFormula } from './csv-injection.ts'

describe('isFormula', () => {
  test('text that a spreadsheet would run is one', () => {
    const formulas = [
      '=1+1',
      '+1+1',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '+41791234567=1',
      '+4179 123',
      '+',
      '\uFF1Dcmd',
      '\uFF0B1',
      '\uFF0D1+1',
      '\uFF20SUM(A1)',
      "+41791234567\n=cmd|'/c'",
    ]
    for (const text of formulas) assert.equal(isFormula(text), true, JSON.stringify(text))
  })

  test('a phone number in E.164 and other text are none', () => {
    for (const text of ['', '+41791234567', 'Ann', ' =1', "'=1", 'a=1', '0'])
      assert.equal(isFormula(text), false, text)
  })
})
