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
