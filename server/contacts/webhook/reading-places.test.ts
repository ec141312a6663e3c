/** Whose place, name and address something is: the contact's, or that of what surrounds it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isHoneypotName } from './honeypots.ts'
import { readFields } from './fields.ts'

const EMAIL = 'maja@example.se'
const read = (body: Readonly<Record<string, unknown>>) => readFields(body, [], 'SE')

test('where somebody lives is their city; what they would like to see is noted', () => {
  for (const label of [
    'Which city do you live in?',
    'In welcher Stadt wohnen Sie?',
    'Vilken stad bor du i?',
    'Dans quelle ville habitez-vous ?',
    '¿En qué ciudad vives?',
  ])
    assert.equal(read({ email: EMAIL, [label]: 'Lund' }).city, 'Lund', label)
  for (const label of [
    'Which city would you love to visit?',
    'In welche Stadt möchten Sie reisen?',
    'Vilken stad vill du besöka?',
  ]) {
    const { city, leftOver } = read({ email: EMAIL, [label]: 'Paris' })
    assert.equal(city, undefined, label)
    assert.deepEqual(
      leftOver.map(({ value }) => value),
      ['Paris'],
    )
  }
})

test('the place of an event is not the contact’s', () => {
  const guest = { email: EMAIL, name: 'Maja Lind' }
  for (const body of [
    { data: { ...guest, event: { name: 'Breakfast', geo: { city: 'Malmö' } } } },
    { ...guest, event_city: 'Malmö' },
    { client: guest, appointment: { location: { city: 'Malmö' } } },
    { ...guest, Veranstaltungsort: { Stadt: 'Malmö' } },
  ])
    assert.equal(read(body).city, undefined, JSON.stringify(body))
  assert.equal(read({ event: { ...guest, city: 'Lund' } }).city, 'Lund')
  const home = { ...guest, address: { city: 'Lund' } }
  assert.equal(read({ attendee: home, event: { venue: { city: 'Malmö' } } }).city, 'Lund')
})

test('a postal code and a city in one field are both', () => {
  for (const [label, text, postalCode, city] of [
    ['PLZ / Ort', 'D-50667 Köln', 'D-50667', 'Köln'],
    ['Postnr & ort', '222 22 Lund', '222 22', 'Lund'],
    ['Postcode en plaats', '1012 AB Amsterdam', '1012 AB', 'Amsterdam'],
    ['Postnr. og by', '8000 Aarhus C', '8000', 'Aarhus C'],
    ['City / ZIP', 'Lund 222 22', '222 22', 'Lund'],
  ] as const) {
    const fields = read({ email: EMAIL, [label]: text })
    assert.deepEqual([fields.postalCode, fields.city], [postalCode, city], label)
  }
  assert.equal(read({ email: EMAIL, 'PLZ / Ort': 'Köln' }).address, 'Köln')
})

test('a recipient is the contact where its email is the only one, but not of a gift or of a friend’s', () => {
  const told = read({ RecipientEmail: EMAIL, RecipientFirstName: 'Maja', RecipientLastName: 'Lind' })
  assert.deepEqual([told.email, told.name], [EMAIL, 'Maja Lind'])
  const event = { event: 'opened', recipient: EMAIL, 'message-id': '2026.1@mail.example.se' }
  assert.equal(read({ 'event-data': event }).email, EMAIL)
  for (const body of [
    { your_name: 'Ann', recipient_email: EMAIL },
    { type: 'gift_card.sent', recipient: { email: EMAIL } },
    { friend: { recipient_email: EMAIL } },
    { recipient_email: EMAIL, other: 'bo@example.se' },
  ])
    assert.notEqual(read(body).email, EMAIL, JSON.stringify(body))
  assert.equal(read({ email: 'ann@example.se', recipient_email: EMAIL }).email, 'ann@example.se')
})

test('the only email is taken beside a phone that has a name', () => {
  assert.equal(read({ q7: EMAIL, phone: '070-123 45 67' }).email, EMAIL)
})

test('a time or a token that a trap’s module sends is no trap', () => {
  for (const key of [
    'honeypot_time',
    'honeypotTime',
    'timestamp_honeypot',
    'gotcha_token',
    'honeypot-loaded',
  ])
    assert.equal(isHoneypotName(key), false, key)
  for (const key of ['honeypot', '_gotcha', 'my_honeypot_2', 'honeypot_email', 'form[hp]'])
    assert.equal(isHoneypotName(key), true, key)
})

test('a name is turned where its label wants the last name first, in any language', () => {
  for (const label of [
    'Name (Last, First)',
    'Last name, first name',
    'Nachname, Vorname',
    'Efternamn, förnamn',
    'Nom, prénom',
    'Apellidos y nombre',
    'Cognome e nome',
    'Achternaam, voornaam',
    'Etternavn, fornavn',
    'Sukunimi, etunimi',
    'Apelido, nome',
    'Nazwisko i imię',
  ]) {
    assert.equal(read({ email: EMAIL, [label]: 'Lind, Maja' }).name, 'Maja Lind', label)
    assert.equal(read({ email: EMAIL, [label]: 'Lind Maja' }).name, 'Lind Maja', label)
  }
  assert.equal(read({ email: EMAIL, 'First, last': 'x', name: 'Lind, Maja' }).name, 'Lind, Maja')
})

test('an event that says unsubscribed is a no, whatever names it, and never subscribes', () => {
  for (const body of [
    { event: 'unsubscribed' },
    { metric: 'unsubscribed' },
    { type: 'subscriber.unsubscribed' },
    { action: 'unsub' },
    { status: 'unsubscribed' },
    { metric: { name: 'Unsubscribed from Email Marketing' } },
    { event: 'subscribed', email_status: 'unsubscribed' },
    { event: 'désabonnement' },
    { event_type: 'Abgemeldet' },
  ])
    assert.equal(read({ email: EMAIL, ...body }).consent?.email, false, JSON.stringify(body))
  for (const event of ['resubscribe', 'group_resubscribe', 're-subscribed'])
    assert.equal(read({ email: EMAIL, event }).consent?.email, true, event)
  assert.equal(read({ email: EMAIL, metric: { name: 'Opened Email' } }).name, undefined)
  assert.equal(read({ email: EMAIL, metric: 'subscribed' }).consent?.email, true)
  assert.equal(read({ email: EMAIL, product_type: 'unsubscribed' }).consent, undefined)
})
