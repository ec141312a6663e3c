/** People whom a form counts, marks that say nothing of a number, and what lies among custom fields without being one. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const read = (
  input: Readonly<Record<string, unknown>>,
  customFields: Parameters<typeof readFields>[1] = [],
) => readFields(Object.entries(input), customFields, 'SE')

describe('people who are counted in keys', () => {
  for (const [name, keyOf] of [
    ['hyphens', (at: number, field: string) => `form-${at}-${field}`],
    ['hyphens of guests', (at: number, field: string) => `attendee-${at}-${field}`],
    ['dots', (at: number, field: string) => `guests.${at}.${field}`],
    ['brackets', (at: number, field: string) => `guests[${at}][${field}]`],
  ] as const)
    test(`are not one: ${name}`, () => {
      const {
        email,
        name: called,
        phone,
      } = read({
        [keyOf(0, 'name')]: 'Maja Lind',
        [keyOf(0, 'email')]: 'maja@example.se',
        [keyOf(1, 'name')]: 'Bo Ek',
        [keyOf(1, 'email')]: 'bo@example.se',
        [keyOf(1, 'phone')]: '+46701234567',
      })
      assert.deepEqual([email, called, phone], ['maja@example.se', 'Maja Lind', undefined])
    })

  test('are one where each step of a form has its own fields', () => {
    const fields = read({
      'step-1-name': 'Maja Lind',
      'step-2-email': 'maja@example.se',
      'step-3-city': 'Lund',
    })
    assert.deepEqual([fields.name, fields.email, fields.city], ['Maja Lind', 'maja@example.se', 'Lund'])
  })
})

describe('a number under no more than a mark', () => {
  for (const keys of [
    ['item_meta[13]', 'item_meta[14]'],
    ['input_2', 'input_3'],
    ['entry.2', 'entry.3'],
    ['fields[2]', 'fields[3]'],
  ] as const)
    test(`is the phone beside the address: ${keys[1]}`, () => {
      for (const number of ['+46 70 123 45 67', '070-123 45 67'])
        assert.equal(read({ [keys[0]]: 'maja@example.se', [keys[1]]: number }).phone, '+46701234567')
    })

  test('is none where it may be something else', () => {
    const email = 'maja@example.se'
    assert.equal(read({ email, input_3: '0701234567' }).phone, undefined, 'digits alone')
    assert.equal(read({ email, input_3: '2026-03-04' }).phone, undefined, 'a date')
    assert.equal(read({ email, order: '+46701234567' }).phone, undefined, 'a word of its own')
    const two = { email, input_3: '+46701234567', input_4: '+46701234568' }
    assert.equal(read(two).phone, undefined, 'two of them')
    const called = { email, input_3: '+46701234567', phone: '+46701234568' }
    assert.equal(read(called).phone, '+46701234568', 'another is called a phone')
  })
})

describe('a pupil and a parent who both have an address', () => {
  for (const [pupil, parent] of [
    ['student', 'guardian'],
    ['camper', 'parent'],
    ['spelare', 'målsman'],
    ['schueler', 'eltern'],
    ['oppilas', 'huoltaja'],
  ] as const)
    test(`are the parent: ${pupil}`, () => {
      const { email, name, phone } = read({
        [pupil]: { firstName: 'Ada', lastName: 'Lind', email: 'ada@example.org' },
        [parent]: { firstName: 'Maja', lastName: 'Lind', email: 'maja@example.se', phone: '+46701234567' },
      })
      assert.deepEqual([email, name, phone], ['maja@example.se', 'Maja Lind', '+46701234567'])
    })

  test('are the pupil where nobody else has one', () => {
    const { email, name } = read({ student: { name: 'Ada Lind', email: 'ada@example.org' } })
    assert.deepEqual([email, name], ['ada@example.org', 'Ada Lind'])
  })
})

describe('initials of the parts of a name', () => {
  test('are read beside each other', () => {
    assert.equal(read({ em: 'maja@example.se', fn: 'Maja', ln: 'Lind' }).name, 'Maja Lind')
  })

  test('are none alone', () => {
    assert.equal(read({ em: 'maja@example.se', fn: 'saveLead' }).name, undefined)
  })
})

describe('what lies among the custom fields and is none', () => {
  test('is the field of the contact that it is called', () => {
    const fields = read({
      email: 'maja@example.se',
      custom_fields: { Phone: '+46701234567', 'Full name': 'Maja Lind', City: 'Lund', newsletter: 'yes' },
    })
    assert.deepEqual(
      [fields.phone, fields.name, fields.city, fields.consent?.email],
      ['+46701234567', 'Maja Lind', 'Lund', true],
    )
    assert.equal(
      read({ email: 'maja@example.se', 'custom_fields[Telefon]': '+46701234567' }).phone,
      '+46701234567',
    )
  })

  test('is less than what the contract names, and nobody else’s', () => {
    const fields = read({
      email: 'maja@example.se',
      name: 'Maja Lind',
      custom_fields: { name: 'Biscuit', friend_phone: '+46701234567', company_city: 'Lund' },
    })
    assert.deepEqual([fields.name, fields.phone], ['Maja Lind', undefined])
  })

  test('is a custom field where there is one', () => {
    const fields = read({ email: 'maja@example.se', custom_fields: { phone: '+46701234567' } }, [
      { name: 'phone', type: 'text' },
    ] as unknown as Parameters<typeof readFields>[1])
    assert.equal(fields.phone, undefined)
  })
})

describe('a value in the clothes of its channel', () => {
  const lead = { email: 'maja@example.se', name: 'Maja Lind', newsletter: false }

  test('is under no more than the letters of its type', () => {
    const image = { email: { S: lead.email }, name: { S: lead.name }, newsletter: { BOOL: false } }
    const { email, name, consent } = read({ Records: [{ dynamodb: { NewImage: image } }] })
    assert.deepEqual([email, name, consent?.email], [lead.email, lead.name, false])
  })

  test('is JSON in letters that a queue carries', () => {
    const data = Buffer.from(JSON.stringify(lead)).toString('base64')
    const { email, name, consent } = read({ message: { data, messageId: '1' } })
    assert.deepEqual([email, name, consent?.email], [lead.email, lead.name, false])
    assert.equal(read({ token: data }).email, undefined, 'a token is nobody’s data')
  })

  test('is nothing where the letters are cut off or hold letters again and again', () => {
    const cut = Buffer.from(JSON.stringify(lead)).toString('base64').slice(0, 40)
    assert.equal(read({ data: cut }).email, undefined)
    let data = JSON.stringify(lead)
    for (let at = 0; at < 40; at += 1) data = JSON.stringify({ data: Buffer.from(data).toString('base64') })
    assert.equal(typeof read({ data: Buffer.from(data).toString('base64') }), 'object')
  })
})
