/** Tests of the webhook's rules: who is led where, what is a trap, what is noted. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SentBody } from './bodies.ts'
import { readFields } from './fields.ts'
import { consentDefaultsOf, contactInputOf, isTrapped, redirectOf } from './rules.ts'

function form(pairs: Readonly<Record<string, unknown>>): SentBody {
  return { pairs: Object.entries(pairs), files: [], isForm: true }
}

const ORIGINS = ['https://shop.example', 'http://localhost:8080/', 'HTTPS://Other.Example:443']

describe('redirect', () => {
  test('is followed to allowed origins only, path, query and fragment included', () => {
    for (const [sent, target] of [
      ['https://shop.example/thanks?a=1#b', 'https://shop.example/thanks?a=1#b'],
      ['HTTPS://SHOP.EXAMPLE', 'https://shop.example/'],
      ['https://shop.example:443/x', 'https://shop.example/x'],
      ['http://localhost:8080/x', 'http://localhost:8080/x'],
      ['https://other.example/x', 'https://other.example/x'],
    ] as const) {
      assert.equal(redirectOf(form({ redirect: sent }), ORIGINS), target)
    }
    assert.equal(redirectOf(form({ _redirect: 'https://shop.example/' }), ORIGINS), 'https://shop.example/')
  })

  test('is never followed anywhere else, however it is written', () => {
    for (const sent of [
      '',
      '/thanks',
      'thanks',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https:\\\\evil.example',
      'https:/\\evil.example',
      'https://evil.example',
      'https://shop.example.evil.example',
      'https://shop.example@evil.example/',
      'https://evil.example\\@shop.example/',
      'https://evil.example#@shop.example/',
      'https://shop.example:pass@shop.example/',
      'https://user@shop.example/',
      'https://shop.example:444/',
      'http://shop.example/',
      'https:shop.example',
      'https://shop.example\r\nSet-Cookie: a=b',
      'https://shop.example/\r\nLocation: https://evil.example',
      'https://shop.example/\tx',
      ' https://shop.example/',
      'javascript:alert(1)',
      'JaVaScRiPt://shop.example/%0aalert(1)',
      'data:text/html,x',
      'ftp://shop.example/',
      'blob:https://shop.example/x',
      'mailto:a@shop.example',
      'https://shop.example。evil.example',
      'https://[::1]/',
    ]) {
      assert.equal(redirectOf(form({ redirect: sent }), ORIGINS), undefined, sent)
    }
    assert.equal(redirectOf(form({ redirect: 'null' }), ['null', 'data:', 'nonsense']), undefined)
    assert.equal(
      redirectOf({ ...form({ redirect: 'https://shop.example/' }), isForm: false }, ORIGINS),
      undefined,
    )
    assert.equal(redirectOf(form({ redirect: ['https://shop.example/'] }), ORIGINS), undefined)
    assert.equal(redirectOf(form({ redirect: 'https://shop.example/' }), []), undefined)
  })
})

test('the hidden field is a trap only when it is set and filled in', () => {
  const trap = 'website_url_confirm'
  for (const value of ['x', 'http://x', true, 1]) assert.ok(isTrapped(form({ [trap]: value }), trap))
  assert.ok(isTrapped(form({ 'Website-URL-Confirm': 'x' }), trap))
  for (const value of ['', '  ', null, [], false]) assert.ok(!isTrapped(form({ [trap]: value }), trap))
  assert.ok(!isTrapped(form({ [trap]: 'x' }), null))
  assert.ok(!isTrapped(form({ '': 'x', '--': 'y' }), ''))
})

test('an answer to a visible question against machines is no trap', () => {
  for (const [key, value] of [
    ['Antispam: 3 + 4', '7'],
    ['spamcheck', '12'],
    ['Are you human?', 'Yes'],
  ] as const)
    assert.ok(!isTrapped(form({ [key]: value }), null), key)
  for (const [key, value] of [
    ['antispam', 'http://x'],
    ['botcheck', '1'],
    ['areyouhuman', 'on'],
    ['honeypot', '7'],
  ] as const)
    assert.ok(isTrapped(form({ [key]: value }), null), key)
  assert.ok(isTrapped(form({ spamcheck: '12' }), 'spamcheck'))
})

test('what holds parts may name the bot that it comes from, and is no trap', () => {
  const pairs: [string, unknown][] = [
    ['bot', 'Booking bot'],
    ['customer', { email: 'ann@example.com' }],
  ]
  assert.ok(!isTrapped({ pairs, files: [], isForm: false }, null))
  assert.ok(isTrapped({ pairs, files: [], isForm: false }, 'bot'))
  assert.ok(
    isTrapped(
      {
        pairs: [
          ['bot', 'x'],
          ['email', 'ann@example.com'],
        ],
        files: [],
        isForm: false,
      },
      null,
    ),
  )
  assert.ok(isTrapped(form({ bot: 'x' }), null))
})

const FORM = { isImport: false, isTrusted: false, doubleOptIn: false }

test('isImport decides whose act it is, and only who is trusted comes from a list', () => {
  const terms = { ...FORM, consent: {} }
  const own = consentDefaultsOf(terms)
  const imported = consentDefaultsOf({ ...terms, isImport: true, isTrusted: true })
  const strange = consentDefaultsOf({ ...terms, isImport: true })

  assert.deepEqual(
    [own, imported, strange].map(({ isOwnAct }) => isOwnAct),
    [true, false, false],
  )
  assert.deepEqual(
    [own, imported, strange].map(({ systemSource }) => systemSource),
    ['webhook', 'list_import', 'webhook'],
  )
})

test('what finds no place in a field is kept in the note, beside the note that was sent', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`) as unknown
  const sent = {
    email: 'a@example.com',
    note: 'Hello',
    mail: 'b@example.com',
    e_mail: { a: 1 },
    'email[]': deep,
  }

  const { note } = contactInputOf(readFields(sent, [], 'SE'), [{ key: 'cv', filename: 'cv.pdf' }], FORM)

  assert.equal(note?.source, 'webhook')
  assert.equal(
    note?.text,
    'Hello\n\nSent too, and kept in no field:\ne_mail.a: 1\nmail: b@example.com\ncv: cv.pdf (a file, which is not kept)',
  )
  assert.equal(
    contactInputOf(readFields({ email: 'a@example.com', utm: 'x' }, [], 'SE'), [], FORM).note,
    undefined,
  )
})
