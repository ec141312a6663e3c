/** How kinds of forms and events are read, in any language: their countries, refusals, questions, lists and places. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'
import { readBody } from './payload/sniff.ts'

const EMAIL = 'maja@example.se'

function read(body: unknown): WebhookFields {
  const sent = readBody(Buffer.from(JSON.stringify(body)), 'application/json')
  if (typeof sent === 'string') assert.fail(sent)
  return readFields(sent.pairs, [], 'SE')
}

const consentOf = (fields: object) => read({ email: EMAIL, ...fields }).consent?.email

test('a phone without its country code is read in the country that the form states, in any language', () => {
  for (const [label, number, country, is] of [
    ['Handy', '0170 1234567', { Land: 'Deutschland' }, '+491701234567'],
    ['Móvil', '612 345 678', { País: 'España' }, '+34612345678'],
    ['Recapito telefonico', '347 1234567', { Nazione: 'Italia' }, '+393471234567'],
    ['Puh.', '040 1234567', { Maa: 'Suomi' }, '+358401234567'],
    ['phone', '(415) 555-2671', { address: { country_code: 'US' } }, '+14155552671'],
    ['phone', '0170 1234567', { phone_country: 'DE' }, '+491701234567'],
  ] as const)
    assert.equal(read({ Email: EMAIL, [label]: number, ...country }).phone, is, label)
  assert.equal(
    read({ email: EMAIL, phone: { country: 'DE', national_number: '01701234567' } }).phone,
    '+491701234567',
  )
})

test('a phone that the stated country does not have is read in the workspace’s, or not at all', () => {
  assert.equal(read({ email: EMAIL, phone: '070-123 45 67' }).phone, '+46701234567')
  assert.equal(read({ email: EMAIL, phone: '070-123 45 67', country: 'Norway' }).phone, '+46701234567')
  assert.equal(read({ email: EMAIL, phone: '12', country: 'Norway' }).phone, undefined)
  assert.equal(read({ email: EMAIL, phone: '+46701234567', country: 'Norway' }).phone, '+46701234567')
})

test('yes to not being written to is a no, in twelve languages and as keys; no to it says nothing', () => {
  for (const label of [
    'Please do not email me',
    "I'd rather not hear from you",
    'donotbulkemail',
    'do_not_email_me',
    'Skicka inte e-post till mig',
    'Bitte keinen Newsletter zusenden',
    'Ich möchte den Newsletter nicht erhalten',
    'Je ne souhaite pas recevoir la newsletter',
    'No deseo recibir publicidad',
    'Non voglio ricevere la newsletter',
    'Geen nieuwsbrief ontvangen',
    'Jeg vil ikke ha nyhetsbrev',
    'Jeg ønsker ikke nyhedsbrev',
    'En halua uutiskirjettä',
    'Não desejo receber a newsletter',
    'Nie chcę otrzymywać newslettera',
  ]) {
    assert.equal(consentOf({ [label]: 'yes' }), false, label)
    assert.equal(consentOf({ [label]: true }), false, label)
    if (label.includes(' ')) assert.equal(consentOf({ [label]: label }), false, label)
    assert.equal(consentOf({ [label]: 'no' }), undefined, label)
  }
  assert.equal(consentOf({ donotpostalmail: true }), undefined)
})

test('a word that is a refusal in one language is none in another', () => {
  for (const label of [
    'Iscrivimi alla newsletter',
    'Skicka en katalog och nyhetsbrev',
    'Skicka alla nyheter',
    'Quero receber novidades no email',
  ])
    assert.equal(consentOf({ [label]: 'on' }), true, label)
})

test('a question whether the contact may be written to is answered yes or no, however politely', () => {
  for (const [question, no] of [
    ['May we email you news about our coming concerts?', 'No, thank you'],
    ['Får vi mejla dig om kommande kurser?', 'Nej tack'],
    ['Dürfen wir Ihnen schreiben?', 'Nein, danke'],
    ['Pouvons-nous vous écrire ?', 'Non merci'],
    ['¿Podemos escribirte?', 'No, gracias'],
    ['Czy możemy wysyłać oferty?', 'Nie, dziękuję'],
  ] as const) {
    assert.equal(consentOf({ [question]: no }), false, question)
    assert.equal(consentOf({ [question]: 'yes' }), true, question)
  }
  assert.equal(consentOf({ 'May we call you about your order?': 'yes' }), undefined)
})

test('values that stand in lists of objects have the name of the pair they are the value of', () => {
  const fields = [
    { id: 11, name: 'Phone', code: 'PHONE', values: [{ value: '+46701234567', enum: '201' }] },
    { id: 12, name: 'Email', code: 'EMAIL', values: [{ value: EMAIL, enum: '202' }] },
  ]
  const { email, phone } = read({ contacts: { add: [{ custom_fields: fields }] } })
  assert.deepEqual([email, phone], [EMAIL, '+46701234567'])
  const pairs = fields.flatMap(({ name, values: [first] }, at): [string, unknown][] => [
    [`custom[${at}][name]`, name],
    [`custom[${at}][values][0][value]`, first?.value],
    [`custom[${at}][values][0][enum]`, first?.enum],
  ])
  const form = readFields(pairs, [])
  assert.deepEqual([form.email, form.phone], [EMAIL, '+46701234567'])
})

test('a list of names and values is a form, alone and within another', () => {
  const entries = [
    ['full_name', 'Maja Lind'],
    ['email', EMAIL],
    ['newsletter', 'no'],
  ]
  for (const body of [entries, { entries }]) {
    const { email, name, consent } = read(body)
    assert.deepEqual([email, name, consent?.email], [EMAIL, 'Maja Lind', false])
  }
  assert.equal(
    readBody(
      Buffer.from(
        JSON.stringify([
          [EMAIL, 'Maja'],
          [1, 2],
        ]),
      ),
      'application/json',
    ),
    'broken',
  )
})
