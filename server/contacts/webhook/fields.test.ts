/** Tests of reading what forms and other systems send to the contact webhook. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { assertCostsLess } from '../../../test/support/growth.ts'
import type { CustomField } from './custom-values.ts'
import { readFields, type WebhookFields } from './fields.ts'

const CUSTOM: readonly CustomField[] = [
  { name: 'size', type: 'text' },
  { name: 'age', type: 'number' },
  { name: 'birthday', type: 'date' },
  { name: 'vip', type: 'boolean' },
  { name: 'Shoe size', type: 'number' },
  { name: 'mobile', type: 'text' },
]
const EMAIL = 'ann@example.com'

/** What is read, when nothing is refused and nothing ignored. */
function read(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { read: _, why: __, ignored, leftOver, problems, ...fields } = readFields(input, CUSTOM, 'CH')
  assert.deepEqual({ ignored: [...ignored], leftOver, problems }, { ignored: [], leftOver: [], problems: [] })
  return fields
}

/** Each key nothing was made of, in the order sent. */
function ignoredIn(fields: WebhookFields): string[] {
  return [...fields.ignored.keys()]
}

/** What is left over by key, with its reason; the sign-up itself is read. */
function leftOver(input: Readonly<Record<string, unknown>>): Record<string, string | undefined> {
  const fields = readFields(input, CUSTOM, 'CH')
  assert.deepEqual(fields.problems, [])
  return Object.fromEntries(fields.leftOver.map(({ key }) => [key, fields.ignored.get(key)]))
}

function consentIn(sent: object) {
  return readFields({ email: EMAIL, ...sent }, [], 'CH').consent
}

function emailOf(sent: object): string | undefined {
  return readFields(Object.entries(sent), [], 'SE').email
}

function refused(input: Readonly<Record<string, unknown>>): string[] {
  return readFields(input, CUSTOM, 'CH').problems.map(({ path }) => path)
}

describe('the names of the fields', () => {
  test('are matched without case, accents and punctuation, with their synonyms', () => {
    for (const key of [
      'email',
      'E-Mail',
      'e-mail',
      'EMAIL',
      'Email Address',
      'email_address',
      'mail',
      'your-email',
      'email[]',
    ]) {
      assert.deepEqual(read({ [key]: EMAIL }), { email: EMAIL }, key)
    }
    for (const key of [
      'phone',
      'phone_number',
      'Phone Number',
      'mobile',
      'tel',
      'Cell',
      'msisdn',
      'telephone',
    ]) {
      assert.deepEqual(read({ [key]: '079 123 45 67' }), { phone: '+41791234567' }, key)
    }
    for (const key of ['name', 'full_name', 'fullname', 'your-name']) {
      assert.deepEqual(read({ email: EMAIL, [key]: 'Ann Smith' }), { email: EMAIL, name: 'Ann Smith' }, key)
    }
    const pairs = [
      ['first_name', 'last_name'],
      ['firstName', 'lastName'],
      ['fname', 'lname'],
      ['given_name', 'family_name'],
      ['Vorname', 'Nachname'],
      ['Förnamn', 'Efternamn'],
      ['prénom', 'nom'],
    ] as const
    for (const [first, last] of pairs) {
      assert.deepEqual(
        read({ email: EMAIL, [last]: 'Smith', [first]: 'Ann' }),
        { email: EMAIL, name: 'Ann Smith' },
        first,
      )
    }
  })

  test("a field's own name wins over its synonyms, else the first that is filled", () => {
    assert.equal(readFields({ mail: 'b@example.com', email: EMAIL }, [], 'CH').email, EMAIL)
    assert.equal(
      readFields({ 'e-mail': '', mail: EMAIL, email_address: 'b@example.com' }, [], 'CH').email,
      EMAIL,
    )
  })

  test('what loses is said to be ignored; what means the same is not', () => {
    const fields = readFields({ email: EMAIL, mail: 'b@example.com', 'e-mail': 'ANN@example.com' }, [], 'CH')

    assert.equal(fields.email, EMAIL)
    assert.deepEqual(ignoredIn(fields), ['mail'])
    assert.deepEqual(ignoredIn(readFields({ email: [EMAIL, 'b@example.com'] }, [], 'CH')), ['email'])
  })

  test('what loses goes to the custom field of its name', () => {
    const fields = read({ phone: '+41791234567', mobile: '+41791234568' })
    assert.deepEqual(fields, { phone: '+41791234567', customFields: { mobile: '+41791234568' } })
  })

  test('each key is shown with what it was read as', () => {
    const sent = { 'E-Mail': EMAIL, Vorname: 'Ann', 'tags[]': ['a'], 'custom_fields[size]': 'L', utm: 'x' }

    const { read, ignored } = readFields(sent, CUSTOM, 'CH')

    assert.deepEqual(Object.fromEntries(read), {
      'E-Mail': 'email',
      Vorname: 'first_name',
      'tags[]': 'tags',
      'custom_fields[size]': 'custom_fields.size',
    })
    assert.deepEqual([...ignored], [['utm', 'no field is called so']])
  })

  test('what was meant for a field and found no place is left over; unknown keys are not', () => {
    const sent = {
      email: EMAIL,
      mail: 'b@example.com',
      e_mail: 'no mail',
      size: 'S',
      custom_fields: { size: 'L' },
      utm: 'x',
    }

    const { leftOver } = readFields(sent, CUSTOM, 'CH')

    assert.deepEqual(
      leftOver.map(({ key, value }) => [key, value]),
      [
        ['mail', 'b@example.com'],
        ['e_mail', 'no mail'],
        ['size', 'S'],
      ],
    )
    const named = readFields(
      { email: EMAIL, name: 'Ann Smith', first_name: 'Ann', last_name: 'Smythe' },
      [],
      'CH',
    )
    assert.deepEqual(
      named.leftOver.map(({ value }) => value),
      ['Smythe'],
    )
  })

  test('first and last name are combined only when name is not sent', () => {
    const fields = readFields({ email: EMAIL, name: 'Ann Smith', first_name: 'Anna' }, [], 'CH')
    assert.equal(fields.name, 'Ann Smith')
    assert.deepEqual(ignoredIn(fields), ['first_name'])
    assert.equal(read({ email: EMAIL, name: ' ', last_name: 'Smith' }).name, 'Smith')
  })
})

describe('the values of the fields', () => {
  test('null, blank and missing are one', () => {
    const blank = {
      name: null,
      tags: [],
      note: '  ',
      first_name: '',
      custom_fields: { size: '', age: null },
      unknown: '',
    }
    assert.deepEqual(read({ email: EMAIL, phone: '', ...blank }), { email: EMAIL })
  })

  test('a number is accepted for a phone', () => {
    assert.equal(read({ phone: 41_791_234_567 }).phone, '+41791234567')
  })

  test('email is required unless phone is set', () => {
    assert.deepEqual(refused({ name: 'Ann' }), ['email'])
    assert.deepEqual(refused({}), ['email'])
  })

  test('only a delivery without readable email and phone is refused', () => {
    assert.deepEqual(refused({ email: 'not one' }), ['email'])
    assert.deepEqual(refused({ email: 'x', phone: '12' }), ['email', 'phone'])
    assert.deepEqual(refused({ email: { a: 1 } }), ['email'])
    assert.deepEqual(refused({ email: 'not one', phone: '0791234567' }), [])
    assert.equal(readFields({ email: 'not one', name: 'Ann' }, [], 'CH').name, 'Ann')
  })

  test('an unreadable optional value never loses the sign-up: it is left over for the note, with the reason', () => {
    assert.deepEqual(leftOver({ email: EMAIL, phone: '12' }), {
      phone: 'must be a phone number, with its country code or as dialled in CH',
    })
    assert.deepEqual(leftOver({ phone: '0791234567', email: 'not one' }), {
      email: 'must be an email address',
    })
    assert.deepEqual(leftOver({ email: EMAIL, name: 'x'.repeat(501) }), {
      name: 'must be text of at most 500 characters',
    })
    assert.deepEqual(leftOver({ email: EMAIL, first_name: 'x'.repeat(300), last_name: 'y'.repeat(300) }), {
      first_name: 'must be text of at most 500 characters',
      last_name: 'must be text of at most 500 characters',
    })
    assert.deepEqual(leftOver({ email: EMAIL, note: { deep: {} } }), {
      'note.deep': 'it is no part of a field that is known',
    })
    assert.deepEqual(leftOver({ email: EMAIL, marketing_consent: 'perhaps' }), {
      marketing_consent: 'must be yes or no',
    })
  })

  test('consent is read as yes or no, for both channels or one; a no wins over a yes', () => {
    for (const no of [false, 'false', 'no', '0', 0, 'off', 'Nein', 'NOT_SUBSCRIBED', 'unsubscribed'])
      assert.deepEqual(consentIn({ marketing_consent: no }), { email: false, sms: false }, String(no))
    for (const yes of [true, 'on', '1', 'Yes', 'subscribed', 'I agree'])
      assert.deepEqual(consentIn({ 'Marketing-Consent': yes }), { email: true, sms: true }, String(yes))
    assert.deepEqual(consentIn({ sms_consent: false, accepts_marketing: true }), { email: true, sms: false })
    assert.deepEqual(consentIn({ email_consent: 'no' }), { email: false })
    assert.deepEqual(consentIn({ subscribe: 'no' }), { email: false, sms: false })
    assert.deepEqual(consentIn({ newsletter: [true, false] }), { email: false, sms: false })
    for (const nothing of [{}, { consent: '' }, { consent: null }, { subscribe: 'weekly' }])
      assert.equal(consentIn(nothing), undefined)
  })

  test('names stand on one line, and no text holds what a database cannot', () => {
    assert.equal(read({ email: EMAIL, name: 'Ann\r\nBcc: all@example.com' }).name, 'Ann Bcc: all@example.com')
    assert.equal(read({ email: EMAIL, note: 'a\0b\uD800' }).note, 'ab\uFFFD')
  })

  test('tags are a list or a text with commas: trimmed, once each, of every key', () => {
    assert.deepEqual(read({ email: EMAIL, tags: ' VIP, news ,,vip' }).tags, ['VIP', 'news'])
    assert.deepEqual(read({ email: EMAIL, tags: [' VIP', 'a, b', 7, null, 'vip'] }).tags, [
      'VIP',
      'a, b',
      '7',
    ])
    assert.deepEqual(read({ email: EMAIL, 'tags[]': ['a', 'b'], tag: 'c' }).tags, ['a', 'b', 'c'])
    const tooLong = 'each must be text of at most 100 characters'
    assert.deepEqual(leftOver({ email: EMAIL, tags: `a,${'x'.repeat(101)}` }), { tags: tooLong })
    assert.deepEqual(leftOver({ email: EMAIL, tags: [{}, 'a'] }), { 'tags[0]': tooLong })
    const many = { email: EMAIL, tags: Array.from({ length: 501 }, (_, i) => `t${i}`) }
    assert.deepEqual(leftOver(many), { tags: 'at most 500 are taken' })
    assert.equal(readFields(many, [], 'CH').tags?.length, 500)
  })

  test('notes of several keys are kept together', () => {
    assert.equal(read({ email: EMAIL, message: 'Hello', comments: 'Bye' }).note, 'Hello\n\nBye')
  })
})

describe('payloads of builders and systems', () => {
  test('a value beside its label is read by the label, by ids too, and a choice by its words', () => {
    const sent = {
      definition: {
        fields: [
          { id: 'q7', title: 'Ihre E-Mail' },
          { id: 'q8', title: 'Newsletter?', choices: [{ id: 'c1', label: 'Nein, danke' }] },
        ],
      },
      answers: [
        { field: { id: 'q7' }, type: 'text', text: EMAIL },
        { field: { id: 'q8' }, type: 'choice', value: ['c1'], options: [{ id: 'c1', label: 'Nein, danke' }] },
      ],
    }
    const { email, consent, why } = readFields(sent, [], 'SE')
    assert.deepEqual([email, consent], [EMAIL, { email: false, sms: false }])
    assert.equal(why.get('answers[0].text'), 'its name is “Ihre E-Mail”')
  })

  test('an address that nothing names is taken only when it is the only one', () => {
    assert.equal(emailOf({ q1: 'x', q2: EMAIL }), EMAIL)
    assert.equal(emailOf({ q1: EMAIL, q2: 'b@example.com' }), undefined)
    assert.equal(emailOf({ friend_email: EMAIL }), undefined)
  })

  test('a question that nobody here knows is kept in the note, a technical key is not', () => {
    const { leftOver } = readFields(
      { email: EMAIL, 'How did you hear of us?': 'A friend', utm_source: 'x' },
      [],
      'SE',
    )
    assert.deepEqual(
      leftOver.map(({ key, value }) => [key, value]),
      [['How did you hear of us?', 'A friend']],
    )
  })

  test('nothing deeper than 32 levels or beyond 10,000 values is looked at, but a field by its own name is', () => {
    let deep: object = { email: 'deep@example.com' }
    for (let n = 0; n < 40; n += 1) deep = { a: deep }
    assert.equal(emailOf(deep), undefined)
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`k${n}`, 'x']))
    const { email, ignored } = readFields({ ...many, other: 'b@example.com', email: EMAIL }, [], 'SE')
    assert.equal(email, EMAIL)
    assert.equal(ignored.get('…'), 'only 10000 values are looked at')
  })

  test('an event that ends a subscription never begins one', () => {
    for (const sent of [
      { type: 'unsubscribe' },
      { event: 'contact.unsubscribed' },
      { status: 'unsubscribed' },
      { action: 'opt-out' },
      { unsubscribed: true },
    ])
      assert.deepEqual(
        consentIn({ ...sent, subscribed: true }),
        { email: false, sms: false },
        JSON.stringify(sent),
      )
    assert.equal(consentIn({ status: 'not_spam', unsubscribed: false }), undefined)
  })
})

describe('custom fields', () => {
  test('are found by data name, at the top, within custom_fields, and as forms write it', () => {
    const expected = { email: EMAIL, customFields: { size: 'L' } }
    for (const key of [
      'size',
      'Size',
      'custom_fields[size]',
      'custom_fields.size',
      'customFields[size]',
      'custom-fields[size][]',
    ]) {
      assert.deepEqual(read({ email: EMAIL, [key]: 'L' }), expected, key)
    }
    assert.deepEqual(read({ email: EMAIL, custom_fields: { size: 'L' } }), expected)
    assert.equal(
      (read({ email: EMAIL, 'shoe-size': '42,5' }).customFields as Record<string, unknown>)['Shoe size'],
      42.5,
    )
  })

  test('are of their type', () => {
    const sent = { size: ['S', 'L'], age: '12,5', birthday: '24.12.1990', vip: 'on' }
    assert.deepEqual(read({ email: EMAIL, custom_fields: sent }).customFields, {
      size: 'S, L',
      age: 12.5,
      birthday: '1990-12-24',
      vip: true,
    })
  })

  test('a value that does not fit is left over by its key, with the reason', () => {
    const sent = { age: 'old', birthday: '1990-02-30', vip: 'maybe', size: {} }
    assert.deepEqual(leftOver({ email: EMAIL, custom_fields: sent }), {
      'custom_fields.age': 'must be a number',
      'custom_fields.birthday': 'must be a date, such as 2026-12-31',
      'custom_fields.vip': 'must be true or false, yes or no',
      'custom_fields.size': 'must be text of at most 100000 characters',
    })
  })

  test('those within custom_fields win', () => {
    const fields = readFields({ email: EMAIL, size: 'S', custom_fields: { size: 'L' } }, CUSTOM, 'CH')
    assert.deepEqual(fields.customFields, { size: 'L' })
    assert.deepEqual(ignoredIn(fields), ['size'])
  })

  test('unknown names are ignored by name', () => {
    const sent = {
      email: EMAIL,
      utm: 'x',
      custom_fields: { colour: 'red' },
      'custom_fields[x]': 1,
      contact: { email: 'b@example.com' },
    }
    assert.deepEqual(ignoredIn(readFields(sent, CUSTOM, 'CH')), [
      'custom_fields.colour',
      'custom_fields[x]',
      'utm',
      'contact.email',
    ])
    assert.deepEqual(ignoredIn(readFields({ email: EMAIL, custom_fields: 'x' }, CUSTOM, 'CH')), [
      'custom_fields',
    ])
  })
})

describe('hostile input', () => {
  test('names of the language stay names', () => {
    const input = JSON.parse(
      '{"email":"ann@example.com","__proto__":{"polluted":true},"constructor":1,"custom_fields":{"__proto__":"x","toString":"y"}}',
    )

    const fields = readFields(input, CUSTOM, 'CH')

    assert.equal(fields.customFields, undefined)
    assert.deepEqual(ignoredIn(fields), [
      'custom_fields.__proto__',
      'custom_fields.toString',
      '__proto__.polluted',
      'constructor',
    ])
    assert.equal(({} as Record<string, unknown>).polluted, undefined)
    const own = readFields({ email: EMAIL, custom_fields: JSON.parse('{"__proto__":"x"}') }, [
      { name: '__proto__', type: 'text' },
    ])
    assert.deepEqual(Object.entries(own.customFields ?? {}), [['__proto__', 'x']])
  })

  test('a name of punctuation alone matches nothing', () => {
    const fields = readFields(
      { email: EMAIL, '--': 'x', '': 'y', ['k'.repeat(100_000)]: 'z' },
      [{ name: '**', type: 'text' }],
      'CH',
    )
    assert.equal(fields.customFields, undefined)
    assert.equal(fields.ignored.size, 3)
  })

  test('pairs of a form are read like an object', () => {
    const pairs = [
      ['mail', 'b@example.com'],
      ['email', EMAIL],
      ['tags', 'a'],
      ['tags', 'b'],
      ['vip', 'on'],
    ] as const
    const { email, tags, customFields } = readFields(pairs, CUSTOM, 'CH')
    assert.deepEqual(
      { email, tags, customFields },
      { email: EMAIL, tags: ['a', 'b'], customFields: { vip: true } },
    )
  })

  test('a megabyte of keys, values, nesting or digits costs less than a second of processor', async () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)
    const inputs = [
      Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`email ${i}`, 'x'])),
      { phone: Array.from({ length: 130_000 }, () => '1234567') },
      { email: EMAIL, tags: ','.repeat(1_000_000) },
      {
        email: EMAIL,
        age: '1'.repeat(1_000_000),
        name: ' '.repeat(500_000) + 'x',
        note: '<'.repeat(1_000_000),
      },
      { email: EMAIL, tags: deep, note: deep, custom_fields: { size: deep } },
      { email: EMAIL, [`custom_fields${'['.repeat(100_000)}`]: 1 },
      // A letter beyond Latin-1 is looked at by other ways than those within.
      { email: EMAIL, name: `ł${' '.repeat(1_000_000)}ł`, note: `ł${' '.repeat(1_000_000)}ł` },
    ]
    for (const input of inputs) await assertCostsLess(1_000, () => readFields(input, CUSTOM, 'CH'))
  })

  test('nothing that was sent is lost: each key is used, ignored or refused, and nothing throws', () => {
    const key = fc.oneof(
      fc.constantFrom('email', 'mail', 'phone', 'tel', 'size', 'age', 'x', 'custom_fields', 'tags'),
      fc.string(),
    )
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.constantFrom(EMAIL, '0791234567', '12', 'L'))),
        (input) => {
          const fields = readFields(input, CUSTOM, 'CH')

          const said = [
            ...fields.read.keys(),
            ...fields.ignored.keys(),
            ...fields.problems.map(({ path }) => path),
          ]
          for (const unknown of Object.keys(input).filter((name) => name === 'x')) {
            assert.ok(
              !holdsValue(input[unknown]) || said.some((one) => one.startsWith(unknown) || one === '…'),
            )
          }
          if (fields.email !== undefined) assert.match(fields.email, /@/)
          if (fields.phone !== undefined) assert.match(fields.phone, /^\+\d+$/)
        },
      ),
    )
  })
})

/** Whether there is anything in it to be read. */
function holdsValue(value: unknown): boolean {
  if (typeof value === 'string') return value.replaceAll('\0', '').trim() !== ''
  if (typeof value !== 'object' || value === null) return value !== null && value !== undefined
  const members: unknown[] = Object.values(value)
  return members.length === 0 ? !Array.isArray(value) : members.some(holdsValue)
}
