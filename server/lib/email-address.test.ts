/** Tests of email addresses. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { emailKey, readEmail } from './email-address.ts'
import { assertCostsLess } from '../../test/support/growth.ts'

describe('readEmail', () => {
  test('trims, lower-cases the domain and keeps the case of the local part', () => {
    assert.equal(readEmail('  Ann.Smith+News@EXAMPLE.Com \r\n'), 'Ann.Smith+News@example.com')
    assert.equal(readEmail("o'hara_{x}@sub.example.co.uk"), "o'hara_{x}@sub.example.co.uk")
  })

  test('an international domain is stored in ASCII', () => {
    assert.equal(readEmail('ann@Bücher.example'), 'ann@xn--bcher-kva.example')
    assert.equal(readEmail('ann@例え。jp'), 'ann@xn--r8jz45g.jp')
    assert.equal(readEmail('ann@XN--BCHER-KVA.example'), 'ann@xn--bcher-kva.example')
  })

  test('what no server takes is refused', () => {
    const none = [
      '',
      '@',
      'ann',
      'ann@',
      '@example.com',
      'ann@example',
      'ann@@example.com',
      'a b@example.com',
      'ann@exa mple.com',
      'ann..smith@example.com',
      '.ann@example.com',
      'ann.@example.com',
      'ann@example..com',
      'ann@.example.com',
      'ann@example.com.',
      'ann@-example.com',
      'ann@example-.com',
      'ann@exa_mple.com',
      '"ann smith"@example.com',
      'Ann <ann@example.com>',
      'ann@[127.0.0.1]',
      'ann@127.0.0.1',
      'ann@0x7f.1',
      'ann@example.123',
      'ann@example.com/path',
      'ann@exa%6dple.com',
      'ann@example.com:25',
      'änn@example.com',
      'ann@example.com\nBcc: all@example.com',
      'ann\u0000@example.com',
      'ann@example.com,bob@example.com',
    ]
    for (const text of none) assert.equal(readEmail(text), undefined, JSON.stringify(text))
  })

  test('64 characters before the @ and 254 in all are the most', () => {
    const labels = `${'d'.repeat(60)}.`.repeat(3)
    assert.ok(readEmail(`${'a'.repeat(64)}@example.com`))
    assert.equal(readEmail(`${'a'.repeat(65)}@example.com`), undefined)
    assert.ok(readEmail(`${'a'.repeat(64)}@${labels}exampl`))
    assert.equal(readEmail(`${'a'.repeat(64)}@${labels}example`), undefined)
    assert.equal(readEmail(`ann@${'d'.repeat(64)}.com`), undefined)
    assert.equal(readEmail(`ann@${'ü'.repeat(120)}.${'ü'.repeat(120)}.com`), undefined)
  })

  test('reading what was read changes nothing, and only plain ASCII comes out', () => {
    const hostile = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          fc.tuple(hostile, hostile).map(([a, b]) => `${a}@${b}.com`),
        ),
        (text) => {
          const email = readEmail(text)
          if (email === undefined) return

          assert.equal(readEmail(email), email)
          assert.match(email, /^[!-~]+$/)
        },
      ),
    )
  })

  test('an enormous text costs nothing', async () => {
    const long = [`${'a.'.repeat(500_000)}@example.com`, `a@${'a-'.repeat(120)}`]
    assert.deepEqual(long.map(readEmail), [undefined, undefined])
    await assertCostsLess(100, () => long.map(readEmail))
  })
})

describe('emailKey', () => {
  test('is one for every case of an address', () => {
    assert.equal(emailKey('Ann@example.com'), emailKey('aNN@example.com'))
  })
})
