/** Values as people and programs write them: links, brackets, one line for all, a text that is called no more than that. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const ADDRESS = 'ann@example.com'
const read = (input: Readonly<Record<string, unknown>>) => readFields(input, [], 'SE')

describe('an address', () => {
  for (const value of [
    '<mailto:ann@example.com|ann@example.com>',
    '[ann@example.com](mailto:ann@example.com)',
    '<a href="mailto:ann@example.com">write</a>',
    'Ann Berg (ann@example.com)',
    'ann@example.com (Ann Berg)',
  ])
    test(`is read as it was written: ${value}`, () => assert.equal(read({ contact: value }).email, ADDRESS))

  test('is parted from the name and number in the only line that holds one', () => {
    const { email, name, phone } = read({ lead: 'Ann Berg, ann@example.com, +46 70 123 45 67' })
    assert.deepEqual([email, name, phone], [ADDRESS, 'Ann Berg', '+46701234567'])
  })

  test('or a number is taken under a label that asks for either', () => {
    assert.equal(read({ 'E-post eller telefon': '070-123 45 67' }).phone, '+46701234567')
    assert.equal(read({ 'E-post eller telefon': ADDRESS }).email, ADDRESS)
  })
})

describe('a number', () => {
  for (const [label, value, phone] of [
    ['Vilket nummer når vi dig på?', '070-123 45 67', '+46701234567'],
    ['Unter welcher Nummer erreichen wir Sie?', '+49 151 23456789', '+4915123456789'],
    ['¿A qué número te llamamos?', '+34 612 345 678', '+34612345678'],
    ['Your contact', '070-123 45 67', '+46701234567'],
  ] as const)
    test(`that was asked for to reach somebody at is the phone: ${label}`, () =>
      assert.equal(read({ email: ADDRESS, [label]: value }).phone, phone))

  test('under other questions is none', () =>
    assert.equal(read({ email: ADDRESS, 'Which number is on your ticket?': '0701234567' }).phone, undefined))
})

describe('a text', () => {
  test('that is called no more than that is the message, where nothing else is', () => {
    assert.equal(read({ email: ADDRESS, text: 'When do you open?' }).note, 'When do you open?')
    assert.equal(read({ email: ADDRESS, text: 'New lead', message: 'Call me' }).note, 'Call me')
    assert.equal(read({ email: ADDRESS, text: '<b>When do</b>' }).note, undefined)
  })
})

describe('a place', () => {
  test('with the word for a name is a place, and so is where somebody says to live', () => {
    assert.equal(read({ email: ADDRESS, cityName: 'Lund' }).city, 'Lund')
    assert.equal(read({ email: ADDRESS, 'Var bor du?': 'Lund' }).city, 'Lund')
    assert.equal(read({ email: ADDRESS, ip_city: 'Frankfurt' }).city, undefined)
  })

  test('that is a region alone is taken, unless it may be the state of anything', () => {
    assert.equal(read({ email: ADDRESS, state: 'Texas' }).region, 'Texas')
    assert.equal(read({ email: ADDRESS, provincia: 'Sevilla' }).region, 'Sevilla')
    for (const [key, value] of Object.entries({ state: 'open', region: 'eu-west-1' }))
      assert.equal(read({ email: ADDRESS, [key]: value }).region, undefined, value)
  })
})

test('what somebody tells of their matter is kept under the word for it, and a sentence under a word that nobody knows', () => {
  for (const [key, value] of [
    ['symptomer', 'Ondt i tand'],
    ['objawy', 'Ból zęba'],
    ['oireet', 'Selkäkipu'],
    ['panne', 'La voiture ne démarre plus'],
    ['klacht', 'Kapot'],
    ['felbeskrivning', 'Gnisslar'],
    ['allergies', 'Nuts'],
    ['motivo', 'Demasiados correos'],
    ['zzyzx', 'Laihtua viisi kiloa'],
  ] as const)
    for (const input of [{ [key]: value }, { data: { [key]: value } }]) {
      const { leftOver } = readFields({ email: 'ada@example.com', ...input }, [], 'SE')
      assert.deepEqual(
        leftOver.map((one) => one.value),
        [value],
        key,
      )
    }
  for (const input of [
    { zzyzx: 'Spring sale' },
    { reason: 'manual' },
    { plan: { zzyzx: 'One of our plans' } },
  ])
    assert.deepEqual(readFields({ email: 'ada@example.com', ...input }, [], 'SE').leftOver, [])
})

function kept(input: Readonly<Record<string, string>>): unknown[] {
  return readFields(input, [], 'SE').leftOver.map(({ value }) => value)
}

test('in a form whose fields a person named, what was answered under any word is kept, but not what its maker sends', () => {
  for (const own of [
    { namn: 'Ada Byron', epost: 'ada@example.se' },
    { navn: 'Ada Byron', email: 'ada@example.dk' },
    { voornaam: 'Ada', achternaam: 'Byron', email: 'ada@example.nl' },
    { nombre: 'Ada', correo: 'ada@example.es' },
    { email: 'ada@example.de', rueckrufnummer: '+4915123456701' },
  ])
    assert.deepEqual(
      kept({
        ...own,
        zzyzx: 'gul',
        qwyx: '2026-06-05',
        produkt: 'Soffa',
        lang: 'sv',
        sida: 'start',
        ok: 'true',
      }),
      ['gul', '2026-06-05', 'Soffa'],
      JSON.stringify(own),
    )
  assert.deepEqual(kept({ name: 'Ada Byron', email: 'ada@example.com', zzyzx: 'yellow' }), [])
})

test('whom somebody works for is kept beside their address, and not what company sent the form', () => {
  for (const key of ['company', 'Företag', 'firma', 'empresa', 'organisation'])
    assert.deepEqual(
      readFields({ email: 'ada@example.com', [key]: 'Byron AB' }, [], 'SE').leftOver.map((one) => one.value),
      ['Byron AB'],
      key,
    )
  const sent = { contact: { email: 'ada@example.com' }, company: 'Our Shop', contact_id: 5 }
  assert.deepEqual(readFields(sent, [], 'SE').leftOver, [])
})

test('what a message is about is kept beside it, and a campaign’s subject is not', () => {
  const own = { email: 'ada@example.com' }
  assert.deepEqual(kept({ ...own, subject: 'Opening hours', message: 'Are you open on Sunday?' }), [
    'Opening hours',
  ])
  assert.deepEqual(kept({ ...own, 'your-subject': 'Offer', 'your-message': 'Please send an offer' }), [
    'Offer',
  ])
  assert.deepEqual(kept({ ...own, subject: 'Spring sale is here', event: 'open' }), [])
})

function noteOf(body: string): string | undefined {
  return readFields({ email: 'ada@example.com', body }, [], 'SE').note
}

test('a message that an editor wrote has marks, and a page is none', () => {
  assert.equal(noteOf('<p>Where is my parcel?</p>'), '<p>Where is my parcel?</p>')
  assert.equal(noteOf('<html><body>Where is my parcel?</body></html>'), undefined)
})
