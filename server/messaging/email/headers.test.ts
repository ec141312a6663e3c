import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import PostalMime from 'postal-mime'
import { encodeAddress, encodeText } from './headers.ts'
import { openBody, writeBody } from './body.ts'
import { bodyFields, headerField, writeHead } from './mime.ts'

const NAMES = [
  'Ann',
  'Ann O’Hara',
  'Ann "the boss" \\ Ek',
  'Ek, Ann <ann@evil.example>',
  'Åsa Öberg',
  '安妮',
  '👩‍👩‍👧 family',
  '=?UTF-8?Q?not=20encoded?=',
  '=?utf-8?q?=0D=0ABcc:_all@example.com?=',
  'Shop =?utf-8?b?DQpCY2M6IHhAeS5leGFtcGxl?= =?utf-8?q?',
  'a'.repeat(300),
  'Å'.repeat(300),
  'Ann (of Harbour)',
  'double  space',
  "O'Neil; DROP",
]

async function parsed(fields: readonly (readonly [string, string])[], text = '', html = '') {
  const body = openBody('x', { text: [text], html: [html] })
  const named = fields.map(([name, value]) => headerField(name, value))
  const head = writeHead([...named, ...bodyFields(body.boundary)])
  const raw = writeBody(body, { text: [], html: [] }, head.length)
  raw.write(head)
  return { raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) }
}

describe('names and subjects', () => {
  test('are read back by a mail program as they were typed', async () => {
    for (const name of NAMES) {
      const { raw, mail } = await parsed([
        ['From', encodeAddress('shop@example.org', name)],
        ['Subject', encodeText(name)],
      ])
      assert.deepEqual(mail.from, { name, address: 'shop@example.org' }, name)
      assert.equal(mail.subject, name)
      const lines = raw.split('\r\n')
      assert.ok(
        lines.every((line) => line.length <= 90 && /^[ -~]*$/.test(line)),
        raw,
      )
    }
  })

  test('cannot end a line, whatever they contain', async () => {
    const attacks = [
      'Ann\r\nBcc: all@example.com',
      'Ann\nX: y',
      'Ann\u2028Bcc: x',
      'a\r\n\r\nbody',
      'Ann\rBcc: x@example.com',
      'Ann\u2029\u0085X: y',
      '\u010aBcc: x@example.com \u4e0dX: y',
      '=?utf-8?q?=0D=0ABcc:_x@example.com?=',
      '\0Ann\u007f',
    ]
    for (const attack of attacks) {
      const { raw, mail } = await parsed([
        ['To', encodeAddress('ann@example.com', attack)],
        ['Subject', encodeText(attack)],
      ])
      assert.deepEqual(
        mail.headers.map(({ key }) => key),
        ['to', 'subject', 'mime-version', 'content-type'],
      )
      assert.doesNotMatch(raw, /^(Bcc|X):/m)
    }
  })

  test('of any kind survive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), async (text) => {
        const wanted = text
          .toWellFormed()
          .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
          .trim()
        const { raw, mail } = await parsed([['Subject', encodeText(text)]])
        assert.equal(mail.headers.length, 3)
        assert.equal((mail.subject ?? '').replaceAll(/\s+/gu, ' '), wanted.replaceAll(/\s+/gu, ' '))
        assert.ok(raw.split('\r\n').every((line) => line.length < 200))
      }),
      { numRuns: 300 },
    )
  })
})

test('a field that is not ASCII, or ends its line, is never written', () => {
  for (const value of ['上海', 'a\r\nBcc: x', 'a\nb', 'a\r\n\r\nb', 'é', 'a\0', 'a\r', 'a\r\n ']) {
    assert.throws(() => headerField('List-Id', value), /List-Id/, value)
  }
})
