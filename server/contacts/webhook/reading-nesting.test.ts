/** Forms within forms, mails of forms, keys with parts, and people who worked on a record. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from './fields.ts'
import { isHoneypotName } from './honeypots.ts'
import { readBody } from './payload/sniff.ts'

const MAJA = 'maja@example.se'
const read = (fields: Record<string, unknown>) => readFields(fields, [], 'SE')

function readText(text: string, type: string) {
  const body = readBody(Buffer.from(text), type)
  assert.ok(typeof body !== 'string', text)
  return readFields(body.pairs, [], 'SE')
}

test('a form is read within JSON within JSON, and alone as a text of JSON', () => {
  const form = 'name=Maja+Lind&email=maja%40example.se'
  const nested = readText(JSON.stringify({ body: JSON.stringify({ data: form }) }), 'application/json')
  assert.deepEqual([nested.email, nested.name], [MAJA, 'Maja Lind'])
  assert.equal(readText(JSON.stringify(form), 'application/json').email, MAJA)
})

test('an answer is of what its id says in words, and what was chosen may be all there is of it', () => {
  for (const said of ['No', 'Yes']) {
    const answers = [
      { id: 'Newsletter', value: said },
      { id: 'City', value: 'Lund' },
    ]
    for (const sent of [{ answers }, { submission: { answers } }, { data: { answers } }]) {
      const { consent, city } = read({ email: MAJA, ...sent })
      assert.deepEqual([consent?.email, city], [said === 'Yes', 'Lund'], JSON.stringify(sent))
    }
    for (const newsletter of [{ label: said }, { choice: { label: said } }])
      assert.equal(read({ email: MAJA, newsletter }).consent?.email, said === 'Yes')
  }
  assert.equal(read({ email: MAJA, newsletter: { choices: [] } }).consent?.email, false)
  assert.equal(read({ email: MAJA, answers: [{ id: 'q1', value: 'No' }] }).consent, undefined)
})

test('lines of names and values are read behind the sentence that a mail begins with, and a no is one before its end', () => {
  const mail = `New request from the page\n\nName: Maja Lind\nE-post: ${MAJA}\nNyhetsbrev: nej\n\nSkickat av formuläret\n--\nVerkstaden`
  const { email, name, consent } = readText(mail, 'text/plain')
  assert.deepEqual([email, name, consent?.email], [MAJA, 'Maja Lind', false])
  assert.equal(readBody(Buffer.from('Dear all,\n\nsee you: soon\n'), 'text/plain'), 'foreign')
  assert.equal(readBody(Buffer.from(mail), 'text/html'), 'foreign')
})

test('what a mail says behind a mark or a no is kept: a message goes on, and further fields are read', () => {
  const mail = `Request\n\nNyhetsbrev: nej\n--\nSent by the form\nMessage: Hello\n--\nMaja\nE-post: ${MAJA}`
  const { email, note, consent, ignored } = readText(mail, 'text/plain')
  assert.deepEqual([email, consent?.email, note], [MAJA, false, 'Hello\n--\nMaja'])
  assert.deepEqual([...ignored.keys()], ['--'])
})

test('a mailbox of a mail is an email address, and the sender is the contact', () => {
  const maja = { name: 'Maja Lind', address: MAJA }
  const shop = { name: 'Shop', address: 'info@shop.example' }
  for (const mail of [
    { from: maja, to: [shop], subject: 'Hello' },
    { from: { value: [maja], text: `Maja Lind <${MAJA}>` }, to: { value: [shop] } },
    { sender: { emailAddress: maja }, toRecipients: [{ emailAddress: shop }] },
  ]) {
    const { email, name } = readText(JSON.stringify(mail), 'application/json')
    assert.deepEqual([email, name], [MAJA, 'Maja Lind'])
  }
})

test('a part of a name in brackets behind it is that part', () => {
  for (const keys of [
    ['Your name (First)', 'Your name (Last)'],
    ['name (awf_first)', 'name (awf_last)'],
  ] as const)
    assert.equal(read({ email: MAJA, [keys[0]]: 'Maja', [keys[1]]: 'Lind' }).name, 'Maja Lind')
})

test('both parts of a name win over what somebody is shown as', () => {
  const parts = { email: MAJA, first_name: 'Maja', last_name: 'Lind' }
  assert.equal(read({ data: { ...parts, display_name: 'majal' } }).name, 'Maja Lind')
  assert.equal(read({ email: MAJA, display_name: 'Maja Lind' }).name, 'Maja Lind')
})

test('parts of a postal address are read behind the words of a system and of post', () => {
  const fields = read({
    email: MAJA,
    address: { 'abc-address-zip': '222 22', 'abc-address-city': 'Lund', 'abc-address-country': 'SWE' },
  })
  assert.deepEqual([fields.postalCode, fields.city, fields.country], ['222 22', 'Lund', 'SE'])
  const posted = read({ EMAIL: MAJA, ADDRESS_MAIL_CITY: 'Lund', ADDRESS_MAIL_POSTCODE: '222 22' })
  assert.deepEqual([posted.email, posted.city, posted.postalCode], [MAJA, 'Lund', '222 22'])
})

test('who acted on, made or changed a record is not its contact; alone they are', () => {
  const kim = { name: 'Kim Admin', alternateId: 'kim@example.org', email: 'kim@example.org' }
  for (const key of ['actor', 'createdBy', 'updated_by', 'performedBy', 'modified_by']) {
    const { email, name } = read({ data: { [key]: kim, target: { email: MAJA, name: 'Maja Lind' } } })
    assert.deepEqual([email, name], [MAJA, 'Maja Lind'], key)
  }
  assert.equal(read({ email: MAJA, createdBy: { name: 'Kim Admin' } }).name, undefined)
  assert.equal(read({ actor: kim }).email, 'kim@example.org')
})

test('the author of a comment is the contact, and of anything else is not', () => {
  assert.equal(read({ email: MAJA, author: 'Maja Lind', comment: 'Tack!' }).name, 'Maja Lind')
  assert.equal(read({ email: MAJA, author: 'Selma Lagerlöf', book: 'Jerusalem' }).name, undefined)
})

test('a state of the record that says subscribed is a yes, and not that of a channel or an event that ends it', () => {
  assert.equal(read({ email: MAJA, status: 'Subscribed', optInType: 'Double' }).consent?.email, true)
  assert.equal(read({ email: MAJA, event: 'unsubscribed', status: 'subscribed' }).consent?.email, false)
  assert.equal(read({ email: MAJA, status: 'pending', optInType: 'Double' }).consent?.email, undefined)
})

test('a hidden field is known by being asked to be left empty, in twelve languages, and by its abbreviation', () => {
  for (const key of [
    'If you are human, leave this field blank',
    'lamna_tomt',
    'Fyll inte i detta fält',
    'bitte-leer-lassen',
    'Bitte nicht ausfüllen',
    'ne_pas_remplir',
    'Laissez ce champ vide',
    'no_rellenar',
    'Lasciare vuoto',
    'laat_dit_veld_leeg',
    'Lad dette felt stå tomt',
    'Ikke fyll ut',
    'Jätä tyhjäksi',
    'Não preencher',
    'Nie wypełniaj tego pola',
    'website_hp',
    'ak_hp_textarea',
  ])
    assert.ok(isHoneypotName(key), key)
  for (const key of [
    'Address line 2 (leave blank if none)',
    'Adress rad 2 (lämna tomt)',
    'Was sollen wir leer lassen?',
    'hp_model',
    'power_hp',
  ])
    assert.ok(!isHoneypotName(key), key)
})

test('a hidden field is known by a word for machines with one for what is done to them', () => {
  for (const key of [
    'botcheck',
    'bot_check',
    'anti-bot-field',
    '_gotcha',
    'bot-field',
    'spamcatcher',
    'form[botcheck]',
  ])
    assert.ok(isHoneypotName(key), key)
  for (const key of ['robot', 'bottle_field', 'chatbot', 'spam', 'botany', 'bot_score'])
    assert.ok(!isHoneypotName(key), key)
})
