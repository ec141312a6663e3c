/** Agreeing to receive information is a yes to messages; agreeing to an outing, a check or a treatment is none. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

function consentIn(body: Readonly<Record<string, unknown>>): boolean | undefined {
  return readFields({ email: 'ann@example.com', ...body }, [], 'SE').consent?.email
}

describe('a consent to what is no message', () => {
  for (const label of [
    'trip_consent',
    'consent_to_treat',
    'background_check_consent',
    'Samtycke till simning',
    'Einwilligung Schwimmen',
    'Consentement sortie scolaire',
    'Consentimiento excursión',
    'Consenso gita scolastica',
    'Toestemming uitstapje',
    'Samtykke til tur',
    'Suostumus retki',
    'Zgoda na wycieczkę',
    'Can we use your story in our newsletter?',
    'I want to receive order updates by email',
  ])
    test(`is no yes to messages: ${label}`, () => assert.equal(consentIn({ [label]: 'yes' }), undefined))

  test('still refuses what is refused, and leaves a yes to messages beside it', () => {
    assert.equal(consentIn({ trip_consent: 'no' }), false)
    assert.equal(consentIn({ trip_consent: 'yes', newsletter: 'yes' }), true)
    assert.equal(consentIn({ consents: { photo: true, trip: true } }), undefined)
  })

  test('is one where it only says that it was given, or to whom', () => {
    for (const label of [
      'consent_given',
      'Einwilligung erteilt',
      'commercial_consent',
      'Samtycke till utskick',
    ])
      assert.equal(consentIn({ [label]: 'yes' }), true, label)
  })
})

describe('a wish to receive information', () => {
  for (const label of [
    'Acepto recibir información comercial por correo electrónico',
    'Jag vill få information via e-post',
    'Ich möchte Informationen per E-Mail erhalten',
    "J'accepte de recevoir des informations commerciales par e-mail",
    'Accetto di ricevere informazioni commerciali via email',
    'Ik wil informatie ontvangen per e-mail',
    'Jeg vil gerne modtage kommerciel information pr. mail',
    'Jeg ønsker å motta informasjon på e-post',
    'Haluan vastaanottaa tietoa sähköpostitse',
    'Aceito receber informações comerciais por e-mail',
    'Wyrażam zgodę na otrzymywanie informacji handlowych drogą elektroniczną',
    'I agree to receive commercial information by email',
    'I agree to be contacted by email',
    'Skicka information till mig',
  ])
    test(`is a yes or a no to messages: ${label}`, () => {
      assert.equal(consentIn({ [label]: 'yes' }), true)
      assert.equal(consentIn({ [label]: 'no' }), false)
      assert.equal(consentIn({ checkbox: label }), true)
    })

  for (const label of [
    'No acepto recibir información comercial',
    'Ich möchte keine Informationen per E-Mail erhalten',
    "Je ne souhaite pas recevoir d'informations commerciales",
    'En halua vastaanottaa tietoa sähköpostitse',
  ])
    test(`is a no where it is refused: ${label}`, () => assert.equal(consentIn({ [label]: 'yes' }), false))

  for (const label of ['Ich möchte die Rechnung per E-Mail erhalten', 'Jag vill få fakturan via e-post'])
    test(`is none where a bill is waited for: ${label}`, () =>
      assert.equal(consentIn({ [label]: 'yes' }), undefined))
})

describe('what was ticked of several things', () => {
  test('is a yes where it names messages, or email as a way to hear more', () => {
    assert.equal(consentIn({ Consents: ['Newsletter', 'Photos'] }), true)
    assert.equal(consentIn({ 'How would you like to hear from us?': ['Email', 'Post'] }), true)
  })

  test('is looked for among all of a box without a name, or of what is agreed to; a no wins', () => {
    assert.equal(consentIn({ checkboxes: ['I agree to the terms', 'Send me the newsletter'] }), true)
    assert.equal(consentIn({ agree: ['terms', 'newsletter'] }), true)
    assert.equal(consentIn({ checkbox: ['Send me the newsletter', 'Do not send me newsletters'] }), false)
    assert.equal(consentIn({ agree: ['terms', 'privacy'] }), undefined)
  })

  test('says nothing of email where it names other things alone', () => {
    assert.equal(consentIn({ Consents: ['Photos'] }), undefined)
    assert.equal(consentIn({ 'How would you like to hear from us?': ['Post'] }), undefined)
    assert.equal(consentIn({ marketing_channel: 'email' }), undefined)
  })

  test('is read one by one, each of its channel or its name', () => {
    const ofEmail = { channel: 'email', granted: true }
    assert.equal(consentIn({ consents: [ofEmail, { channel: 'sms', granted: false }] }), true)
    assert.equal(consentIn({ consents: [{ channel: 'post', granted: false }, ofEmail] }), true)
    const agreements = [
      { name: 'Trip consent', accepted: true },
      { name: 'Marketing emails', accepted: false },
    ]
    assert.equal(consentIn({ agreements }), false)
  })
})

test('questions and answers are read under the words of other languages for them', () => {
  for (const [list, label, value] of [
    ['antworten', 'frage', 'antwort'],
    ['champs', 'libelle', 'valeur'],
    ['respuestas', 'pregunta', 'respuesta'],
    ['pola', 'etykieta', 'wartosc'],
    ['falt', 'etikett', 'varde'],
  ] as const) {
    const { name } = readFields(
      {
        [list]: [
          { [label]: 'Namn', [value]: 'Ann Berg' },
          { [label]: 'E-mail', [value]: 'ann@example.com' },
        ],
      },
      [],
      'SE',
    )
    assert.equal(name, 'Ann Berg', list)
  }
})
