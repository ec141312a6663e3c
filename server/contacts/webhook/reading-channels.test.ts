/** Addresses that say of which kind they are, and how it stands with each channel and subscriber. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'

const EMAIL = 'ada@example.com'
const PHONE = '+46701234567'

function read(input: object): WebhookFields {
  return readFields({ ...input }, [], 'SE')
}

test('a value is what the kind beside it says, be it called an id, a token or an address', () => {
  for (const [list, kind, value] of [
    ['identifiers', 'type', 'id'],
    ['subscriptions', 'type', 'token'],
    ['identities', 'provider', 'identifier'],
    ['channels', 'channel', 'address'],
    ['contactPoints', 'system', 'value'],
  ] as const) {
    const { email, phone } = read({
      [list]: [
        { [kind]: 'SMS', [value]: PHONE },
        { [kind]: 'Email', [value]: EMAIL },
      ],
    })
    assert.deepEqual({ email, phone }, { email: EMAIL, phone: PHONE }, list)
  }
})

test('the type of a question says how it was asked, and its label what', () => {
  const { phone } = read({
    email: EMAIL,
    data: [
      { title: 'Emergency contact phone', type: 'phone', value: '+46701234568' },
      { title: 'Mobile', type: 'phone', value: PHONE },
    ],
  })
  assert.equal(phone, PHONE)
})

test('a state of one channel is of that alone, wherever the channel is named', () => {
  const states = { email: 'unsubscribed', sms: 'subscribed' }
  for (const input of [
    {
      identifiers: [
        { type: 'email', id: EMAIL, channels: { email: { status: 'unsubscribed' } } },
        { type: 'phone', id: PHONE, channels: { sms: { status: 'subscribed' } } },
      ],
    },
    { email: EMAIL, channels: states },
    { email: EMAIL, email_status: 'unsubscribed', sms_status: 'subscribed' },
    { email: EMAIL, subscription: { email: { status: 'unsubscribed' }, sms: { status: 'subscribed' } } },
    {
      email: EMAIL,
      channels: [
        { channel: 'email', status: 'unsubscribed' },
        { channel: 'sms', status: 'subscribed' },
      ],
    },
  ])
    assert.deepEqual(read(input).consent, { email: false, sms: true }, JSON.stringify(input))
})

test('what is left or kept of a channel that is none of ours says nothing of ours', () => {
  assert.equal(read({ email: EMAIL, push_status: 'unsubscribed' }).consent, undefined)
  assert.equal(
    read({ email: EMAIL, channels: [{ type: 'push', status: 'unsubscribed' }] }).consent,
    undefined,
  )
})

test('a subscriber who is active is one, and who is not is none; whose payments run says nothing', () => {
  for (const [state, isYes] of [
    ['active', true],
    ['confirmed', true],
    ['inactive', false],
    ['cancelled', false],
    ['unconfirmed', false],
  ] as const)
    assert.equal(read({ subscriber: { email: EMAIL, state } }).consent?.email, isYes, state)
  assert.equal(read({ customer: { email: EMAIL }, subscription: { status: 'active' } }).consent, undefined)
})

test('who wants to be written to never, or asks for no contact, says no; by phone or about other things, nothing', () => {
  for (const said of [
    { email_frequency: 'never' },
    { newsletterFrequency: 'None' },
    { 'E-Mail-Häufigkeit': 'nie' },
    { nyhetsbrev_frekvens: 'aldrig' },
    { contact_preference: 'Do not contact' },
    { communication_preferences: 'none' },
    { marketing_preferences: 'No emails' },
    { opt: 'out' },
  ])
    assert.equal(read({ email: EMAIL, ...said }).consent?.email, false, JSON.stringify(said))
  for (const said of [
    { email_frequency: 'weekly' },
    { exercise_frequency: 'never' },
    { contact_preference: 'Email' },
    { contact_preference: 'No phone calls' },
    { opt: 'blue' },
  ])
    assert.equal(read({ email: EMAIL, ...said }).consent, undefined, JSON.stringify(said))
})

test('an opt-out of texts is none of emails', () => {
  for (const key of ['sms_optout', 'smsOptOut', 'sms_opt_out'])
    assert.deepEqual(read({ email: EMAIL, phone: PHONE, [key]: true }).consent, { sms: false }, key)
})

test('what is said of one channel under a word for its consent is of that channel alone', () => {
  for (const [input, consent] of [
    [
      {
        email_marketing_consent: { state: 'subscribed' },
        sms_marketing_consent: { state: 'unsubscribed' },
      },
      { email: true, sms: false },
    ],
    [{ smsMarketingConsent: { marketingState: 'UNSUBSCRIBED' } }, { sms: false }],
    [{ email_marketing_consent: { state: 'unsubscribed' } }, { email: false }],
    [{ sms_consent_status: 'unsubscribed' }, { sms: false }],
    [
      { sms_newsletter: { state: 'unsubscribed' }, email_newsletter: { state: 'subscribed' } },
      { email: true, sms: false },
    ],
    [
      { sendMarketingEmails: true, sendPromotionalTexts: false },
      { email: true, sms: false },
    ],
    [{ push_consent: { state: 'unsubscribed' } }, undefined],
  ] as const)
    assert.deepEqual(read({ email: EMAIL, ...input }).consent, consent, JSON.stringify(input))
})

test('a no to letters by post or to calls refuses only where nothing else was said of messages', () => {
  for (const input of [
    { opt_in_email: 'yes', opt_in_post: 'no' },
    { marketing_email: true, marketing_post: false },
    { marketing: { email: true, post: false } },
    { consent_email: '1', consent_mail: '0', consent_call: '0' },
    { 'Newsletter per E-Mail': 'ja', 'Werbung per Post': 'nein' },
    { 'Nyhetsbrev via e-post': 'Ja', 'Erbjudanden via brev': 'Nej' },
  ])
    assert.equal(read({ email: EMAIL, ...input }).consent?.email, true, JSON.stringify(input))
  for (const input of [
    { marketing_post: false },
    { DoNotCall: true },
    { marketing_post: 'no', newsletter: 'no' },
  ])
    assert.equal(read({ email: EMAIL, ...input }).consent?.email, false, JSON.stringify(input))
  assert.equal(read({ email: EMAIL, marketing_post: true }).consent, undefined)
})
