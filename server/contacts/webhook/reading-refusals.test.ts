/** How people refuse messages in other words than a no, and what only looks like it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from './fields.ts'

const consentOf = (fields: object) =>
  readFields({ email: 'maja@example.se', ...fields }, [], 'SE').consent?.email

test('yes to declining, opposing or forbidding messages is a no, in twelve languages', () => {
  for (const label of [
    'I decline the newsletter',
    'I object to receiving offers',
    'Avböj nyhetsbrev',
    'Jag avböjer erbjudanden',
    'Ich widerspreche der Zusendung von Werbung',
    'Widerspruch gegen Werbung',
    'Werbewiderspruch',
    "Je m'oppose à recevoir des offres commerciales",
    'Je refuse la newsletter',
    'Rechazo recibir publicidad',
    'Rifiuto la newsletter',
    'Ik weiger de nieuwsbrief',
    'Jeg frabeder mig nyhedsbreve',
    'Jeg reserverer meg mot reklame',
    'Suoramarkkinointikielto',
    'Recuso receber a newsletter',
    'Rezygnuję z newslettera',
  ]) {
    assert.equal(consentOf({ [label]: 'on' }), false, label)
    assert.equal(consentOf({ [label]: true }), false, label)
    assert.notEqual(consentOf({ [label]: 'false' }), true, label)
  }
})

test('an answer that declines is a no', () => {
  for (const answer of [
    'Nego il consenso',
    'Je refuse',
    'Ich lehne den Newsletter ab',
    'I decline the offer',
    'Jag avböjer',
  ])
    assert.equal(consentOf({ Marketing: answer }), false, answer)
})

test('a word that only begins or holds such a word refuses nothing, nor does one that says it is possible', () => {
  for (const label of [
    'Newsletter, Widerspruch jederzeit möglich',
    'Newsletter on reserved objects',
    'Nyhetsbrev om avböjningar',
    'Newsletter for refusers',
    'Newsletter du négoce',
    'Marketing',
    'Werbung erlaubt',
    'Medlemsbrev',
  ])
    assert.equal(consentOf({ [label]: 'ja' }), true, label)
})

test('a letter is called by who it is for and how often, and each is a newsletter', () => {
  for (const label of [
    'Veckobrev',
    'Vill du ha vårt månadsbrev?',
    'Rundbrief',
    'Mitgliederbrief',
    'Ledenbrief',
    'Jäsenkirje',
  ]) {
    assert.equal(consentOf({ [label]: 'Nej' }), false, label)
    assert.equal(consentOf({ [label]: 'Ja' }), true, label)
  }
  assert.equal(consentOf({ 'Skicka brev till': 'Nej' }), undefined)
})

test('whoever asks to be taken off a list leaves it, in twelve languages; what else is taken away says nothing', () => {
  for (const label of [
    'Remove me from the mailing list',
    'Take me off your list',
    'Ta bort mig från listan',
    'Sluta skicka mig nyhetsbrev',
    'Jag vill avstå från utskick',
    'Ich verzichte auf den Newsletter',
    'Retirez-moi de la liste',
    'Eliminarme de la lista',
    'Cancellami dalla newsletter',
    'Schrijf mij uit voor de nieuwsbrief',
    'Meld meg av nyhetsbrevet',
    'Peru uutiskirje',
    'Remover-me da lista',
    'Usuń mnie z listy',
  ])
    assert.equal(consentOf({ [label]: 'on' }), false, label)
  for (const label of [
    'Remove item from list',
    'Ta bort möbler',
    'Jag vill ta del av listan',
    'Delete account',
    'Take me to the list',
    'remove_branding',
  ])
    assert.equal(consentOf({ [label]: 'on' }), undefined, label)
  assert.equal(consentOf({ 'Jag vill ta del av nyhetsbrevet': 'on' }), true)
  assert.equal(consentOf({ 'Meld meg på nyhetsbrevet': 'on' }), true)
})

test('a consent that was withdrawn is none, and a state of the address that forbids to write', () => {
  for (const key of [
    'consent_withdrawn',
    'consent_revoked',
    'emailBlacklisted',
    'blacklisted',
    'suppressed',
    'exclude_from_mailings',
  ]) {
    assert.equal(consentOf({ [key]: true }), false, key)
    assert.equal(consentOf({ [key]: false }), undefined, key)
  }
  assert.equal(consentOf({ smsBlacklisted: true }), undefined)
})

test('that one can leave at any time is no wish to leave', () => {
  for (const label of [
    'Newsletter (you can unsubscribe at any time)',
    'Newsletter, Abmeldung jederzeit möglich',
    'Nyhetsbrev – du kan avsluta när du vill',
    "J'accepte de recevoir la newsletter (désinscription possible à tout moment)",
  ])
    assert.equal(consentOf({ [label]: 'on' }), true, label)
  assert.equal(consentOf({ 'No newsletter (I can sign up at any time)': 'on' }), false)
})

test('a word of refusal is a no to whatever asks for consent, and nothing under another name', () => {
  for (const word of ['Avböjer', 'Abgelehnt', 'Rifiuto', 'Geweigerd', 'Brak zgody', 'withheld', 'disabled']) {
    assert.equal(consentOf({ newsletter: word }), false, word)
    assert.equal(consentOf({ status: word, Kommentar: word }), undefined, word)
  }
  for (const key of ['subscribe', 'mailing', 'promo']) {
    assert.equal(consentOf({ [key]: 'no' }), false, key)
    assert.equal(consentOf({ [key]: 'yes' }), true, key)
    assert.equal(consentOf({ [key]: 'SPRING26' }), undefined, key)
  }
  for (const label of ['Marknadsföring', 'Markedsføring', 'Markkinointiviestit']) {
    assert.equal(consentOf({ [label]: 'nej' }), false, label)
    assert.equal(consentOf({ [label]: 'ja' }), true, label)
  }
})

test('never is a no to how often messages are wanted; how often else is neither', () => {
  for (const [label, never] of [
    ['How often would you like to hear from us?', 'Never'],
    ['Hur ofta vill du få nyhetsbrev?', 'Aldrig'],
    ['Wie oft möchten Sie den Newsletter erhalten?', 'Niemals'],
    ['Newsletter', 'Jamais'],
    ['Nieuwsbrief', 'Nooit'],
  ] as const) {
    assert.equal(consentOf({ [label]: never }), false, label)
    assert.equal(consentOf({ [label]: 'Weekly' }), undefined, label)
  }
  assert.equal(consentOf({ 'How did you hear about us?': 'Never' }), undefined)
})
