/** A yes that is no wish for messages, in the twelve languages of forms, and a no that stands wherever it is sent. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const consentIn = (input: Readonly<Record<string, unknown>>): boolean | undefined =>
  readFields([...Object.entries(input), ['email', 'maja@example.se']], [], 'SE').consent?.email

describe('a yes to what is no wish for messages', () => {
  for (const label of [
    'Have you read our newsletter?',
    'Do you work in marketing?',
    'Do you have a mailing list?',
    'Do you send newsletters?',
    'Haben Sie unseren Newsletter schon gelesen?',
    'Har du redan läst vårt nyhetsbrev?',
    'May we contact your references?',
    'Dürfen wir Ihren Arbeitgeber kontaktieren?',
    'Får vi kontakta dina referenser?',
    'Pouvons-nous contacter vos références ?',
    'Sign me up for the class',
    'Add me to the guest list',
    'Subscribe to the calendar',
    'Print newsletter by post',
    'newsletter_sent',
    'contact_me',
  ])
    test(`says nothing of them: ${label}`, () => assert.equal(consentIn({ [label]: 'Yes' }), undefined))

  test('where the text of a box is sent beside it, the box agrees to that', () => {
    for (const [text, wanted] of [
      ['I agree to the privacy policy.', undefined],
      ['I agree to receive the newsletter.', true],
    ] as const)
      assert.equal(consentIn({ 'Consent (Consent)': '1', 'Consent (Text)': text }), wanted, text)
  })

  test('a wish in a question that speaks of willing stays one', () => {
    for (const label of ['Are you interested in our newsletter?', 'Are you happy to receive our newsletter?'])
      assert.equal(consentIn({ [label]: 'Yes' }), true, label)
  })
})

describe('a no to messages', () => {
  for (const [label, value] of [
    ['contact_me', 'no'],
    ['Får kontaktas', 'Nej'],
    ['Kontaktaufnahme per E-Mail erlaubt', 'Nein'],
    ['accepte_pub', 'non'],
    ['suppress_marketing', 'y'],
    ['exclude_from_newsletter', 'Yes'],
    ['newsletter[no]', '1'],
    ['newsletter', 'ej ikryssad'],
    ['newsletter', 'sin marcar'],
    ['newsletter', 'FALSCH'],
    ['newsletter', '2: No'],
    ['newsletter', 'Ablehnen'],
    ['newsletter', 'Keep me off the mailing list'],
    ['I withdraw my consent to marketing', 'Yes'],
    ['Ich widerrufe meine Einwilligung zum Newsletter', 'on'],
    ['Ich ziehe meine Einwilligung zurück', 'on'],
    ['Je retire mon consentement à la newsletter', 'on'],
    ['Jag återkallar mitt samtycke till nyhetsbrev', 'on'],
    ['Jag drar tillbaka mitt samtycke till nyhetsbrevet', 'on'],
    ['Retiro mi consentimiento para recibir la newsletter', 'on'],
    ['Ritiro il consenso alla newsletter', 'on'],
    ['Ik trek mijn toestemming voor de nieuwsbrief in', 'on'],
    ['Jeg trekker tilbake samtykket til nyhetsbrev', 'on'],
    ['Jeg tilbagekalder mit samtykke til nyhedsbrev', 'on'],
    ['Peruutan suostumukseni uutiskirjeeseen', 'on'],
    ['Revogo o meu consentimento para a newsletter', 'on'],
    ['Wycofuję zgodę na newsletter', 'on'],
    ['Stop sending me offers', 'Yes'],
    ['Block marketing', 'Yes'],
    ['Skicka inget nyhetsbrev', 'Yes'],
    ['En anna lupaa markkinointiin', 'Yes'],
    ['Merkitse jos et halua tarjouksia', 'on'],
    ['Bitte von der Liste streichen', 'ja'],
    ['newsletter', []],
    ['Sign up for news and updates', ''],
    ['Can the organiser email you about other events?', 'No'],
    ['Communication preferences: Email', 'No'],
    ['Join our list', 'No'],
    ['Håll kontakten', 'Nej'],
    ['Information via e-post', 'Nej'],
    ['primarySubscriptionStatus', 'UNSUBSCRIBED'],
    ['custom_fields', { newsletter_opt_in: 'false' }],
    ['form_name', 'Newsletter-Abmeldung'],
  ] as const)
    test(`stands: ${label}: ${JSON.stringify(value)}`, () =>
      assert.equal(consentIn({ [label]: value }), false))

  test('is none of a box that is sent as a list of its hidden value and its tick, the hidden one first', () => {
    assert.equal(consentIn({ newsletter: ['0', '1'] }), true)
    assert.equal(consentIn({ newsletter: ['1', '0'] }), false)
  })

  test('of before is none', () =>
    assert.equal(consentIn({ previous: { status: 'unsubscribed' }, newsletter: 'yes' }), true))
})
