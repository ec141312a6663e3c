/** Labels in which a word for messages says what something else is of, or what it is sent for, in the twelve languages of forms. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const consentIn = (input: Readonly<Record<string, unknown>>): boolean | undefined =>
  readFields([...Object.entries(input), ['email', 'maja@example.se']], [], 'SE').consent?.email

describe('a yes to what only speaks of messages', () => {
  for (const label of [
    'Email me a receipt',
    'Skicka kvitto via e-post',
    'Quittung per E-Mail senden',
    'Spendenquittung per E-Mail',
    'Recevoir mon reçu fiscal par e-mail',
    'Enviar recibo por e-mail',
    'Invia ricevuta via email',
    'Stuur bon per e-mail',
    'Stuur mij een bevestiging per e-mail',
    'Send kvittering på e-post',
    'Lähetä kuitti sähköpostilla',
    'Enviar fatura por email',
    'Wyślij potwierdzenie e-mailem',
    'Do you want your results by email?',
    'Want a quote for newsletter design?',
    'Vill du ha offert på nyhetsbrev?',
    'Devis pour création de newsletter ?',
    'Presupuesto para diseño de newsletter',
    'Interested in marketing services?',
    'I accept the newsletter terms',
    'Newsletter privacy policy',
    'Nyhetsbrevspolicy',
    'terms_and_newsletter_policy',
    'newsletter_exists',
    'send_email',
    'Skicka mejl',
    'subscribed_plan',
    'subscription_package',
    'gdpr_consent',
  ])
    test(`says nothing of them: ${label}`, () => assert.equal(consentIn({ [label]: 'Yes' }), undefined))

  test('says nothing where the box is called so, and not its key', () => {
    assert.equal(consentIn({ checkbox: 'Enviar recibo por e-mail' }), undefined)
    assert.equal(consentIn({ newsletter: 'Receipt by email' }), undefined)
  })
})

describe('a yes to messages', () => {
  for (const label of [
    'Yes, email me offers and my receipt',
    'I accept the terms and want the newsletter',
    'Newsletter. Terms accepted',
    'I agree to the privacy policy and to receive the newsletter',
    'Please send me marketing campaigns',
    'Subscribe to product updates',
    'Send me emails',
    'Quero receber novidades no email',
    'newsletter_subscription',
  ])
    test(`stands beside what else is said: ${label}`, () => assert.equal(consentIn({ [label]: 'yes' }), true))

  test('is given by a sentence under the name of a law', () => {
    assert.equal(consentIn({ gdpr_consent: 'I agree to receive marketing emails' }), true)
  })
})

describe('a no', () => {
  for (const label of ['contact_by_email', 'Kontakta mig via e-post', 'Contact me by email', 'reach by mail'])
    test(`to being written to by email is one: ${label}`, () =>
      assert.equal(consentIn({ [label]: 'no' }), false))

  test('by one channel leaves the other as it is', () => {
    const { consent } = readFields({ email: 'a@example.com', contact_by_sms: 'no', newsletter: 'yes' }, [])
    assert.deepEqual(consent, { email: true, sms: false })
  })

  for (const [label, value] of [
    ['NoMailing', true],
    ['no_mailings', 'yes'],
    ['allow_mailing', false],
    ['gdpr_consent', 'no'],
  ] as const)
    test(`is read in ${label}`, () => assert.equal(consentIn({ [label]: value }), false))

  test('is an empty list of ticks beside a question of messages', () => {
    const fields = [{ label: 'Marketing consent', name: 'c4', value: [] }]
    assert.equal(consentIn({ fields }), false)
    assert.equal(consentIn({ fields: [{ ...fields[0], value: '[]' }] }), false)
  })
})
