/** That words of servers are kept without whom they name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutAddresses } from './without-addresses.ts'

test('addresses and numbers are cut out of sentences, and ids, ports, codes and times are left', () => {
  const cases = [
    ['550 5.1.1 <ann@shop.example>: User unknown', '550 5.1.1 <…>: User unknown'],
    ['no such number +46701234567, nor 0701234567.', 'no such number …, nor ….'],
    ['mail.example:25 refuses connections since 2026-11-20 10:00 UTC', undefined],
    ['run: tidings campaign resume 01900000-1234-7000-8000-012345678901', undefined],
  ] as const
  for (const [text, cut] of cases) assert.equal(withoutAddresses(text), cut ?? text)
})
