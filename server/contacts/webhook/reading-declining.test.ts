/** What is no yes to messages though it speaks of them: leaving in whole sentences, what was declined, offers of others, the law's name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from './fields.ts'

function said(input: object): boolean | undefined {
  return readFields({ email: 'ada@example.com', ...input }, [], 'SE').consent?.email
}

test('a wish to leave is a no in a whole sentence, too, and no to it says nothing', () => {
  for (const label of [
    'I would like to stop receiving your newsletter',
    'Jag vill avsluta min prenumeration på nyhetsbrevet',
    'Ich möchte mich aus dem Verteiler austragen',
    'Je souhaite me désabonner de la newsletter',
    'Deseo cancelar mi suscripción al boletín',
    'Vorrei annullare la mia iscrizione alla newsletter',
    'Ik wil me afmelden voor de nieuwsbrief',
    'Jeg ønsker å avslutte abonnementet på nyhetsbrevet',
    'Jeg vil gerne afmelde mig nyhedsbrevet',
    'Haluan peruuttaa uutiskirjeen tilauksen',
    'Quero deixar de receber a newsletter',
    'Chcę zrezygnować z newslettera',
  ]) {
    assert.equal(said({ [label]: 'ja' }), false, label)
    assert.equal(said({ [label]: 'nej' }), undefined, label)
  }
})

test('who wants to leave or cancel something else, and to have the newsletter, says yes', () => {
  for (const label of [
    'I want to cancel my order and receive the newsletter',
    'I want to subscribe to the newsletter, which I can cancel anytime',
    'Ik wil me aanmelden voor de nieuwsbrief',
  ])
    assert.equal(said({ [label]: 'yes' }), true, label)
})

test('what a key says was declined is a no where it is so, and says nothing where it is not', () => {
  for (const key of [
    'tackatNejTillUtskick',
    'newsletter_refused',
    'marketingDeclined',
    'Newsletter abgelehnt',
    'newsletter refusée',
    'ha_rechazado_publicidad',
    'ha_rifiutato_newsletter',
    'nieuwsbrief_geweigerd',
    'takketNejTilNyhedsbrev',
    'takket_nei_til_nyhetsbrev',
    'kieltäytynyt_markkinoinnista',
    'recusou_newsletter',
    'odmowa_marketingu',
    'Ohne Werbung',
    'sans_publicite',
    'reserverad_mot_reklam',
    'newsletter_disabled',
    'Email delivery disabled',
    'E-post blockerad',
    'Exclude me from mailings',
    'Niente newsletter',
  ]) {
    assert.equal(said({ [key]: true }), false, key)
    assert.equal(said({ [key]: false }), undefined, key)
  }
  assert.equal(said({ 'Newsletter ohne Spam': true }), true)
  assert.equal(said({ 'Ja tack till utskick': true }), true)
})

test('a yes to offers of partners is none to the sender’s own, and a no to them gives way to a yes to those', () => {
  for (const label of [
    'optin_partenaires',
    'Offers from our partners',
    'Third-party offers',
    'Erbjudanden från våra samarbetspartners',
    'Werbung von Dritten',
    'Angebote unserer Partner',
    'Ofertas de terceros',
    'Offerte di terzi',
    'Aanbiedingen van derden',
    'Tilbud fra våre samarbeidspartnere',
    'Yhteistyökumppaneiden tarjoukset',
    'Ofertas de parceiros',
    'Oferty partnerów',
  ]) {
    assert.equal(said({ [label]: '1' }), undefined, label)
    assert.equal(said({ [label]: '0' }), false, label)
    assert.equal(said({ newsletter: '1', [label]: '0' }), true, label)
    assert.equal(said({ newsletter: '0', [label]: '1' }), false, label)
  }
  for (const label of ['Offers from us and our partners', 'Newsletter and partner offers']) {
    assert.equal(said({ [label]: '1' }), true, label)
    assert.equal(said({ [label]: '0' }), false, label)
  }
})

test('under the name of the law alone a sentence says yes or no to the messages that it names, and to nothing else', () => {
  for (const law of ['gdpr', 'dsgvo', 'rgpd', 'rodo', 'privacy', 'gdpr_text']) {
    assert.equal(said({ [law]: 'Yes, I agree to receive news and offers by email.' }), true, law)
    assert.equal(said({ [law]: 'Ich willige ein, den Newsletter zu erhalten' }), true, law)
    assert.equal(said({ [law]: 'No, I do not want to receive emails' }), false, law)
    for (const other of [
      'Yes',
      'on',
      'I agree to the privacy policy',
      'Jag godkänner att mina uppgifter lagras',
    ])
      assert.equal(said({ [law]: other }), undefined, `${law}: ${other}`)
  }
})
