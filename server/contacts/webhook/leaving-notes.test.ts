/** A message that asks to be written to no more is a no; any other is only a message. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const read = (fields: Record<string, unknown>) => readFields({ email: 'ada@example.com', ...fields }, [])

describe('a message', () => {
  for (const message of [
    'STOP',
    'unsubscribe',
    'Please unsubscribe me from your newsletter',
    'Please stop emailing me!',
    'Hello, stop the emails. Thanks',
    "Don't email me any more",
    'Hej, sluta skicka mejl till mig',
    'Avregistrera mig tack',
    'Bitte keine weiteren E-Mails mehr',
    'Abmelden',
    'Bonjour, je ne souhaite plus recevoir vos mails',
    'Désinscription',
    'Por favor, no me envíen más correos',
    'Darme de baja',
    'Non voglio più ricevere le vostre mail',
    'Ik wil me afmelden voor de nieuwsbrief',
    'Ikke send meg flere nyhetsbrev',
    'En halua enää uutiskirjeitä',
    'Não quero mais receber e-mails',
    'Proszę nie wysyłać więcej maili',
  ])
    test(`that only asks to be written to no more is a no, and kept: ${message}`, () => {
      for (const consent of [{}, { newsletter: 'yes' }]) {
        const fields = read({ message, ...consent })
        assert.deepEqual(fields.consent, { email: false, sms: false })
        assert.equal(fields.note, message)
      }
    })

  for (const message of [
    'Please stop sending two invoices for each order',
    'Do not contact me by phone, I prefer email',
    'Do not contact me before Monday',
    "Please don't email me until the bike is ready",
    'How do I cancel my order?',
    'Cancel',
    'Kündigung',
    'Baja',
    'Where is the bus stop?',
    'Can you stop by on Monday?',
    'The end',
    'I would like to subscribe to the newsletter',
    'Remove the stain, please',
    `Stop sending me emails. ${'And another thing: '.repeat(20)}`,
  ])
    test(`that tells anything else says nothing of messages: ${message.slice(0, 60)}`, () => {
      assert.equal(read({ message }).consent, undefined)
    })
})

const said = (fields: Record<string, unknown>) => read(fields).consent?.email

describe('what somebody asks for, chose or pressed', () => {
  for (const [key, value] of [
    ['subject', 'Unsubscribe request'],
    ['action', 'Unsubscribe me'],
    ['val', 'Avregistrera mig'],
    ['ämne', 'Avsluta prenumeration'],
    ['betreff', 'Abmeldung Newsletter'],
    ['submit', 'Newsletter abbestellen'],
    ['bouton', 'Me désinscrire'],
    ['asunto', 'Solicitud de baja'],
    ['boton', 'Darme de baja'],
    ['azione', 'Annulla iscrizione'],
    ['knop', 'Uitschrijven'],
    ['handling', 'Meld meg av'],
    ['emne', 'Framelding'],
    ['toiminto', 'Peruuta uutiskirje'],
    ['assunto', 'Cancelar subscrição'],
    ['przycisk', 'Wypisz mnie'],
  ] as const)
    test(`is a no where it is to leave: ${key}, ${value}`, () => {
      assert.equal(said({ [key]: value, message: 'Thank you' }), false)
      assert.equal(said({ [key]: [value] }), false)
      assert.equal(said({ data: { fields: [{ label: key, value }] } }), false)
    })

  for (const sent of [
    { From: '+46701740610', Body: 'STOPP' },
    { msisdn: '46701740610', text: 'STOP', keyword: 'STOP' },
    { data: { payload: { from: { phone_number: '+46701740610' }, text: 'Stop' } } },
  ])
    test(`is a no as a text message of one word: ${JSON.stringify(sent)}`, () => {
      const { phone, consent } = readFields(sent, [], 'SE')
      assert.deepEqual([phone, consent], ['+46701740610', { email: false, sms: false }])
    })

  test('is none as the text of a link', () =>
    assert.equal(said({ links: [{ text: 'Unsubscribe', href: 'https://x.example' }] }), undefined))

  test('is a no as the text of a button, and as one of two messages', () => {
    assert.equal(said({ button: { text: 'Uitschrijven' } }), false)
    assert.equal(said({ comment: 'Too many mails', message: 'Unsubscribe' }), false)
  })

  for (const [key, value] of [
    ['subject', 'Cancel my order'],
    ['topic', 'Dry cleaned clothes'],
    ['subject', 'Unsubscribe link does not work for my order'],
    ['betreff', 'Abmeldung vom Kurs'],
    ['asunto', 'Baja laboral'],
    ['oggetto', 'Cancellazione prenotazione'],
    ['onderwerp', 'Afmelden voor de cursus'],
    ['aihe', 'Tilauksen peruutus 1234'],
    ['objet', 'Annulation de commande'],
    ['temat', 'Rezygnacja z zamówienia'],
  ] as const)
    test(`says nothing of messages where it is of something else: ${key}, ${value}`, () => {
      assert.equal(said({ [key]: value, message: 'Thank you' }), undefined)
    })
})
