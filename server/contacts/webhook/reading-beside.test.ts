/** Whom a payload is about beside those who work on it or write to them, and what frameworks send of boxes. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'
import { readBody } from './payload/sniff.ts'

const MAJA = 'maja@example.se'
const KIM = 'kim@shop.example'

const read = (input: Readonly<Record<string, unknown>>) => readFields(input, [], 'SE')

function posted(body: string): WebhookFields {
  const sent = readBody(Buffer.from(body), 'application/x-www-form-urlencoded')
  if (typeof sent === 'string') assert.fail(sent)
  return readFields(sent.pairs, [], 'SE')
}

const consentOf = (body: string) => posted(`email=maja%40example.se&${body}`).consent?.email

describe('a user', () => {
  test('beside a contact with an address, or signed in where a contact is sent, is not the contact', () => {
    const contact = { first_name: 'Maja', last_name: 'Lind', emails: [{ label: 'Work', value: MAJA }] }
    for (const input of [
      { data: { user: { name: 'Kim Agent', email: KIM }, contact, number: { name: 'Desk' } } },
      {
        ticket: { requester: { name: 'Maja Lind', email: MAJA } },
        current_user: { name: 'Kim', email: KIM },
      },
    ]) {
      const { email, name } = read(input)

      assert.deepEqual({ email, name }, { email: MAJA, name: 'Maja Lind' })
    }
  })

  test('is the contact where no other has an address', () => {
    for (const input of [
      { user: { name: 'Maja Lind', email: MAJA } },
      { user: { name: 'Maja Lind', email: MAJA }, contact: { id: 5, state: 'new' } },
      { current_user: { name: 'Maja Lind', email: MAJA }, plan: 'pro' },
    ])
      assert.equal(read(input).email, MAJA)
  })
})

describe('a message that was left or came back', () => {
  test('tells of who it was to, not of who it was from', () => {
    for (const input of [
      { type: 'list_unsubscribe', rcpt_to: MAJA, friendly_from: KIM, mailfrom: 'bounces@shop.example' },
      { status: 'Unsubscribed', to: MAJA, from: KIM },
      { Type: 'Complaint', Address: MAJA, From: KIM },
      { notificationType: 'Bounce', mail: { source: KIM, destination: [MAJA] } },
    ]) {
      const { email, consent } = read(input)

      assert.deepEqual({ email, consent: consent?.email }, { email: MAJA, consent: false })
    }
  })

  test('is the sender’s who asks to leave, where nothing says who it was to', () => {
    assert.equal(read({ action: 'unsubscribe', from: MAJA }).email, MAJA)
  })

  test('any other message is from the contact', () => {
    const { email, name } = read({ from: `Maja Lind <${MAJA}>`, to: `Shop <${KIM}>`, text: 'Hi' })

    assert.deepEqual({ email, name }, { email: MAJA, name: 'Maja Lind' })
  })
})

test('an account beside its user is the sender’s own, and alone the contact', () => {
  const user = { name: 'Maja Lind', email: MAJA, phone: '+46701234567' }
  const { email, phone } = read({ account: { name: 'Shop', email: KIM, phone: '+46709999999' }, user })

  assert.deepEqual({ email, phone }, { email: MAJA, phone: '+46701234567' })
  assert.equal(read({ account: user }).email, MAJA)
})

test('who asks, and the number that was written to, are not the contact’s', () => {
  assert.equal(read({ respondent_email: MAJA, enumerator_phone: '+46709999999' }).phone, undefined)
  const whatsapp = { metadata: { display_phone_number: '46812345600' }, contacts: [{ wa_id: '46701234567' }] }
  assert.equal(read(whatsapp).phone, '+46701234567')
})

describe('a box', () => {
  test('that is ticked beside its hidden value is a yes; the hidden value alone is a no', () => {
    for (const ticked of [
      'newsletter=0&newsletter=1',
      'newsletter=true&newsletter=false',
      'newsletter=off&newsletter=on',
    ])
      assert.equal(consentOf(ticked), true, ticked)
    for (const unticked of ['newsletter=0', 'newsletter=false', 'newsletter=0&newsletter=0'])
      assert.equal(consentOf(unticked), false, unticked)
  })

  test('of two names is two boxes, of which a no wins, and so it does of other words', () => {
    for (const both of [
      'newsletter=1&marketing=0',
      'newsletter=yes&newsletter=no',
      'newsletter=1&newsletter=0',
    ])
      assert.equal(consentOf(both), false, both)
  })

  test('of which there is only the mark that it was shown is not ticked', () => {
    assert.equal(consentOf('_newsletter=on'), false)
    assert.equal(consentOf('contact._newsletter=on'), false)
    assert.equal(consentOf('newsletter=true&_newsletter=on'), true)
    assert.equal(consentOf('_newsletter=1'), true)
    assert.equal(consentOf('newsletter=on'), true)
  })

  test('that is sent empty was not ticked, by whatever ends in what it would agree to', () => {
    for (const key of [
      'newsletter',
      'newsletter[]',
      'give_newsletter_signup',
      'marketing-opt-in',
      'accept_offers',
      'newsletter_checkbox',
      'contact.boletin',
      'nieuwsbrief',
      'infolettre',
      'nyhedsmail',
      'uutiskirje',
      'zgoda_marketing',
      'infos-per-mail',
    ])
      assert.equal(consentOf(`${key}=`), false, key)
    assert.deepEqual(posted('email=maja%40example.se&sms_optin=').consent, { sms: false })
  })

  test('is none by a button, a text or a consent to something else that is sent empty', () => {
    for (const key of [
      'subscribe',
      'signup',
      'newsletter-submit',
      'newsletter_topics',
      'newsletter_frequency',
      'newsletter_source',
      'marketing_budget',
      'optin_ip',
      'consent',
      'gdpr_consent',
      'photo_consent',
      'cookie_consent',
      'unsubscribe',
      'keine-werbung',
      'order_updates',
    ])
      assert.equal(consentOf(`${key}=`), undefined, key)
  })

  test('that is sent empty gives way to one that was ticked, and to its own tick', () => {
    for (const ticked of [
      'newsletter=&newsletter=on',
      'newsletter=on&newsletter=',
      'newsletter=on&optin=',
      'newsletter=&marketing=yes',
    ])
      assert.equal(consentOf(ticked), true, ticked)
    assert.deepEqual(posted('email=maja%40example.se&sms_optin=on&newsletter=').consent, {
      sms: true,
      email: false,
    })
  })

  test('is not ticked by what it would be, or was before anybody answered', () => {
    for (const described of [
      { defaultValue: 'yes', value: 'no' },
      { default: 'yes', value: '' },
      { checked_value: '1', value: '' },
      { variable: 'optin', value: '' },
      { checked_value: '1', checked: false },
    ]) {
      const fields = [
        { label: 'Email', value: MAJA },
        { label: 'Newsletter', ...described },
      ]
      assert.equal(read({ fields }).consent?.email, false, JSON.stringify(described))
    }
  })

  test('is read by what is said of its state', () => {
    assert.equal(consentOf('optInStatus=No'), false)
    assert.equal(consentOf('optInStatus=Yes'), true)
    assert.equal(consentOf('optInStatus=pending'), undefined)
    assert.equal(consentOf('orderStatus=No'), undefined)
    assert.equal(consentOf('customer_email_permission=false'), false)
  })
})

describe('an answer', () => {
  test('beside its question is read in what people read of it', () => {
    const answers = [
      { question_id: 1, question_text: 'What is your name?', answer_text: 'Maja Lind' },
      { question_id: 2, question_text: 'What is your email address?', answer_text: MAJA },
      { question_id: 3, question_text: 'Do you want to get updates by email?', answer_text: 'No' },
    ]
    const { email, name, consent } = read({ answers })

    assert.deepEqual(
      { email, name, consent: consent?.email },
      { email: MAJA, name: 'Maja Lind', consent: false },
    )
  })

  test('of a person with a title is no description of a form', () => {
    const person = {
      id: 1,
      firstName: 'Maja',
      lastName: 'Lind',
      jobTitle: 'Buyer',
      emailAddresses: [{ type: 'Work', address: MAJA }],
    }
    const { email, name } = read({ payload: [person] })

    assert.deepEqual({ email, name }, { email: MAJA, name: 'Maja Lind' })
  })
})

test('marks that nobody sees are no part of an address', () => {
  assert.equal(read({ email: `${MAJA}\u200B` }).email, MAJA)
  assert.equal(read({ email: `\u2060maja\u00AD@example.se` }).email, MAJA)
})
