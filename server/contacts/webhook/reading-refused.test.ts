/** What is refused a channel at a time, on what basis somebody may be written to, and words under no name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from './fields.ts'

const EMAIL = 'ada@example.com'

function read(input: object) {
  return readFields({ email: EMAIL, ...input }, [], 'SE')
}

function basis(category: string, type: string, status: string) {
  return read({ legal_bases: [{ category, type, status }] }).consent
}

test('what stands among refused channels is a no to each of them, and never a yes', () => {
  for (const name of ['unsubscribed', 'optOuts', 'do_not_contact', 'dndSettings', 'suppressions']) {
    assert.deepEqual(read({ [name]: { email: true, sms: false } }).consent, { email: false }, name)
    assert.deepEqual(read({ [name]: { email: { status: 'inactive' }, sms: { status: 'active' } } }).consent, {
      sms: false,
    })
    assert.deepEqual(read({ [name]: [{ channel: 'sms', active: true }] }).consent, { sms: false }, name)
    assert.deepEqual(
      read({ [name]: [{ channel: 'email', reason: 'manual' }] }).consent,
      { email: false },
      name,
    )
    assert.equal(read({ [name]: [{ channel: 'email', active: false }] }).consent, undefined, name)
  }
  assert.deepEqual(read({ subscriptions: { email: true, sms: false } }).consent, { email: true, sms: false })
})

test('not to be disturbed is a no, and its being off is no yes', () => {
  assert.deepEqual(read({ dnd: true }).consent, { email: false, sms: false })
  assert.equal(read({ dnd: false }).consent, undefined)
})

test('a legal basis is a consent where it is one to messages', () => {
  assert.deepEqual(basis('communications', 'consent', 'granted'), { email: true, sms: true })
  assert.deepEqual(basis('communications', 'consent', 'declined'), { email: false, sms: false })
  assert.equal(basis('cookies', 'consent', 'granted'), undefined)
  assert.equal(basis('data_processing', 'consent', 'granted'), undefined)
  assert.equal(basis('communications', 'legitimate_interest', 'granted'), undefined)
})

test('of a call the number is the one who called', () => {
  const call = { caller_number: '+46701234567', business_phone_number: '+46812345601' }
  assert.equal(readFields(call, [], 'SE').phone, '+46701234567')
  assert.equal(readFields({ business_phone_number: '+46812345601' }, [], 'SE').phone, '+46812345601')
})

test('the only sentence under a mark of its builder is the message, unless there is one', () => {
  for (const key of ['3', 'form-field-qxzmvd', 'akID[14][value]', 'input_5'])
    assert.equal(read({ [key]: 'Please send a catalogue' }).note, 'Please send a catalogue', key)
  assert.equal(read({ 3: 'Please send a catalogue', message: 'Hello there' }).note, 'Hello there')
  assert.equal(
    read({ user_agent: 'Mozilla/5.0 (X11; Linux) Chrome', 7: 'Mozilla/5.0 (X11; Linux)' }).note,
    undefined,
  )
  for (const key of ['form_title', 'questionnaire', 'text_color', 'item_description'])
    assert.equal(read({ [key]: 'Please send a catalogue' }).note, undefined, key)
  assert.equal(read({ 3: 'Please send a catalogue', 4: 'Brown with white edges' }).note, undefined)
})

test('a text under a mark is the name where the address is made of it, and where nothing else is called a name', () => {
  const address = { 2: 'ada.lovelace@example.com' }
  const nameOf = (input: object) => readFields({ ...address, ...input }, [], 'SE').name
  assert.equal(nameOf({ 'form-field-qx': 'Ada Lovelace' }), 'Ada Lovelace')
  assert.equal(nameOf({ 1: 'Adá Lovelace', 3: 'Please send a catalogue' }), 'Adá Lovelace')
  assert.equal(nameOf({ 1: 'Charles Babbage' }), undefined)
  assert.equal(nameOf({ 1: 'Ada Lovelace', name: 'Countess Lovelace' }), 'Countess Lovelace')
  assert.equal(nameOf({ company: 'Ada Lovelace' }), undefined)
})

test('what a form was opened with is of who fills it in', () => {
  const answers = [{ type: 'text', text: 'Quick delivery', field: { id: 'q2', type: 'long_text' } }]
  const form_response = { form_id: 'nps', hidden: { email: EMAIL, firstname: 'Ada' }, answers }
  const { email, name } = readFields({ event_type: 'form_response', form_response }, [], 'SE')
  assert.deepEqual({ email, name }, { email: EMAIL, name: 'Ada' })
})

test('a description in the words of another language is a note, and of a product none', () => {
  for (const key of ['beskrivning', 'Beschreibung', 'descripción', 'omschrijving', 'kuvaus'])
    assert.equal(read({ [key]: 'Måla om hallen' }).note, 'Måla om hallen', key)
  assert.equal(read({ product: { name: 'Lamp', beskrivning: 'En fin lampa' } }).note, undefined)
})

test('a no within what is called consents is one, whatever each is called by', () => {
  for (const [around, entry] of [
    ['samtycken', { typ: 'Nyhetsbrev', svar: 'nej' }],
    ['einwilligungen', { art: 'Newsletter', antwort: 'nein' }],
    ['toestemmingen', { soort: 'Nieuwsbrief', akkoord: false }],
    ['suostumukset', { tyyppi: 'Uutiskirje', vastaus: 'ei' }],
    ['consents', { purpose: 'newsletter', given: false }],
    ['permissions', { code: 'marketing', decision: 'declined' }],
  ] as const) {
    assert.deepEqual(read({ [around]: [entry, { typ: 'Privacy', svar: 'ja' }] }).consent, {
      email: false,
      sms: false,
    })
  }
  assert.equal(read({ lists: [{ type: 'Newsletter', active: false }] }).consent, undefined)
  assert.equal(read({ samtycken: { nyhetsbrev: 'nekad', villkor: 'godkänd' } }).consent?.email, false)
})

test('who wants nothing by email of what comes to many wants no messages by it; a bill or an order is no such thing', () => {
  for (const [label, no] of [
    ['Vereinszeitung_per_Mail', 'nein'],
    ['Medlemstidningen via e-post', 'Nej'],
    ['Clubblad per e-mail', 'nee'],
    ['Bulletin par e-mail', 'non'],
    ['Klubavis på mail', 'nej'],
    ['Jäsenlehti sähköpostilla', 'ei'],
    ['Gazetka przez e-mail', 'nie'],
  ] as const)
    assert.deepEqual(read({ [label]: no }).consent, { email: false }, label)
  assert.equal(read({ 'Vereinszeitung per Mail': 'ja' }).consent, undefined)
  for (const label of [
    'Rechnung per E-Mail',
    'Order confirmation by email',
    'Login by email',
    'Kvitto via sms',
  ])
    assert.equal(read({ [label]: 'no' }).consent, undefined, label)
})

test('who wants word of nothing wants no messages; of an order or a copy nothing follows', () => {
  for (const [label, no] of [
    ['Email me about new dates', 'No'],
    ['Notify me about new products', 'No'],
    ['Mejla mig rabatter', 'Nej'],
    ['Avísame de ofertas', 'No'],
    ['Avvisami delle offerte', 'No'],
    ['Mail mij kortingen', 'Nee'],
    ['Haluan alennuksia', 'Ei'],
    ['Wyślij mi rabaty', 'Nie'],
  ] as const)
    assert.equal(read({ [label]: no }).consent?.email, false, label)
  for (const label of [
    'Send me a copy of my answers',
    'Notify me when it is back in stock',
    'Text me delivery updates',
    'Notify me of follow-up comments by email',
    'promo_code',
  ])
    assert.equal(read({ [label]: 'No' }).consent, undefined, label)
})
