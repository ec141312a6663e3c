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
