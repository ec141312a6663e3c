/** What people agree to beside messages, and wishes to receive news, as forms word them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from './fields.ts'

const consentOf = (fields: object) =>
  readFields({ email: 'maja@example.se', ...fields }, [], 'SE').consent?.email

test('agreeing to cookies is no consent to messages, in twelve languages, and no to them no refusal', () => {
  for (const label of [
    'wp-comment-cookies-consent',
    'cookie_optin',
    'marketing_cookies',
    'I consent to the use of cookies',
    'Jag samtycker till kakor',
    'Einwilligung zu Cookies',
    'Consentement aux cookies',
    'Consentimiento de cookies',
    'Consenso cookie',
    'Toestemming voor cookies',
    'Samtykke til cookies',
    'Suostumus evästeisiin',
    'Consentimento de cookies',
    'Zgoda na cookies',
  ])
    for (const value of ['yes', 'no', true, 'on'])
      assert.equal(consentOf({ [label]: value }), undefined, label)
  assert.equal(consentOf({ 'Newsletter with a cookie recipe': 'yes' }), true)
})

test('a yes to conditions, to what is kept of somebody, or to pictures is no consent; a no to it stands', () => {
  for (const label of [
    'privacy_policy_consent',
    'consent_to_terms',
    'data_processing_consent',
    'photo_consent',
    'parental_consent',
    'Jag samtycker till behandlingen av mina personuppgifter',
    'Einwilligung Datenschutz',
    'Consenso al trattamento dei dati',
    'Ik geef toestemming voor het privacybeleid',
    'Samtykke til behandling af persondata',
    'Zgoda na przetwarzanie danych osobowych',
  ]) {
    for (const value of ['yes', true, 'on']) assert.equal(consentOf({ [label]: value }), undefined, label)
    assert.equal(consentOf({ [label]: 'no' }), false, label)
  }
  for (const label of [
    'Consent to data processing for marketing',
    'I consent to receive your emails and the terms',
  ])
    assert.equal(consentOf({ [label]: 'yes' }), true, label)
})

test('an answer that agrees to conditions is no consent where the question does not say to what', () => {
  assert.equal(consentOf({ consent: 'I agree to the privacy policy' }), undefined)
  assert.equal(consentOf({ Samtycke: 'Jag samtycker till att mina uppgifter lagras' }), undefined)
  assert.equal(consentOf({ Einwilligung: ['Ich stimme der Datenschutzerklärung zu'] }), undefined)
  assert.equal(consentOf({ consent: 'I do not consent to my data being stored' }), false)
  assert.equal(consentOf({ consent: 'I agree to receive the newsletter and to the privacy policy' }), true)
  assert.equal(consentOf({ Newsletter: 'Yes, and I accept the privacy policy' }), true)
})

test('a wish to be kept posted is consent, in twelve languages, and its refusal is a no', () => {
  for (const [wish, refusal] of [
    ['Keep me up to date', 'Do not keep me up to date'],
    ['Håll mig uppdaterad', 'Håll mig inte uppdaterad'],
    ['Haltet mich auf dem Laufenden', 'Haltet mich nicht auf dem Laufenden'],
    ['Tenez-moi au courant', 'Ne me tenez pas au courant'],
    ['Mantenme al día', 'No me mantengan al día'],
    ['Tenetemi aggiornato', 'Non tenetemi aggiornato'],
    ['Houd me op de hoogte', 'Houd me niet op de hoogte'],
    ['Hold mig opdateret', 'Hold mig ikke opdateret'],
    ['Hold meg oppdatert', 'Hold meg ikke oppdatert'],
    ['Pitäkää minut ajan tasalla', 'Älkää pitäkö minua ajan tasalla'],
    ['Mantenham-me informado', 'Não me mantenham informado'],
    ['Informujcie mnie na bieżąco', 'Nie informujcie mnie na bieżąco'],
  ] as const) {
    assert.equal(consentOf({ [wish]: 'true' }), true, wish)
    assert.equal(consentOf({ [wish]: 'no' }), false, wish)
    assert.equal(consentOf({ [refusal]: 'true' }), false, refusal)
  }
  for (const label of ['Keep my data up to date', 'Keep me up to date on my order'])
    assert.equal(consentOf({ [label]: 'true' }), undefined, label)
})

/** One box of a list, not ticked. */
const boxes = (key: string) => ({ boxes: [{ checkbox_key: key, is_checked: '' }] })

test('a box of a list that is not ticked is a no to messages, and says nothing of conditions', () => {
  assert.equal(consentOf(boxes('chcę_otrzymywać_newsletter')), false)
  assert.equal(consentOf(boxes('privacy_policy_consent')), undefined)
})
