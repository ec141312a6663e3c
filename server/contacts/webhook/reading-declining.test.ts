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

test('a no to what goes to many is a no to messages; a yes to it and a no to other lists say nothing', () => {
  for (const [label, no] of [
    ['VIP list', 'No'],
    ['VIP-lista', 'Nej'],
    ['insiderlista', 'Nej'],
    ['Stammkundenliste', 'Nein'],
    ['Angebotsliste', 'Nein'],
    ['Information om kampanjer', 'Nej'],
    ['Kampanjer och rabatter', 'Nej'],
    ['Informationen zu Aktionen', 'Nein'],
    ['Tipps und Inspiration', 'Nein'],
    ['Einladungen zu Veranstaltungen', 'Nein'],
    ['Démarchage commercial', 'Non'],
    ['Invitations à nos événements', 'Non'],
    ['Contacto comercial', 'No'],
    ['Contatto commerciale', 'No'],
    ['Acties en kortingen', 'Nee'],
    ['Informasjon om kampanjer', 'Nei'],
    ['Invitationer til arrangementer', 'Nej'],
    ['Tietoa uusista kursseista', 'Ei'],
    ['Convites para eventos', 'Não'],
    ['Informacje o promocjach', 'Nie'],
  ] as const)
    assert.equal(said({ [label]: no }), false, label)
  for (const label of ['VIP list', 'Insider list', 'VIP-lista'])
    assert.equal(said({ [label]: 'yes' }), undefined, label)
  for (const label of [
    'Guest list',
    'Waiting list',
    'Price list',
    'väntelista',
    'önskelista',
    'Gästeliste',
    'Preisliste',
    'VIP ticket',
    'Promo code',
    'Kampanjkod',
    'Information om allergier',
    'Wheelchair access',
    'Tips',
  ])
    assert.equal(said({ [label]: 'no' }), undefined, label)
  assert.equal(said({ 'VIP-klubben: Nej tack': 'on' }), false)
  assert.equal(said({ 'VIP-klubben: Nej tack': '' }), undefined)
})

test('a no that is softened or renounces is a no', () => {
  for (const label of [
    'I would rather not receive marketing emails',
    'Jag vill hellre inte få nyhetsbrev',
    'Ich möchte lieber keinen Newsletter',
    'Je préfère vraiment ne pas recevoir d’offres',
    'Ik ontvang liever geen nieuwsbrief',
    'Jeg vil helst ikke ha nyhetsbrev',
    'Jeg vil helst ikke modtage nyhedsbrev',
    'En mielelläni vastaanota uutiskirjettä',
    'Je renonce aux offres',
    'Renuncio a recibir publicidad',
    'Rinuncio alle offerte',
    'Ik zie af van reclame',
    'Jeg fravælger nyhedsbreve',
  ])
    assert.equal(said({ [label]: 'on' }), false, label)
  for (const answer of ['Samtycker ej', 'Ej markerad', 'Liever niet', 'Helst ikke', 'Lieber nicht'])
    assert.equal(said({ newsletter: answer }), false, answer)
  assert.equal(said({ 'Haluatko tilata uutiskirjeen?': 'En' }), false)
  assert.equal(said({ newsletter_language: 'en' }), undefined)
})

test('a yes to other ways than by mail is none, and a wish not to be kept on a list is a no', () => {
  for (const answer of [
    'Yes but not by email',
    'Ja, men inte via e-post',
    'Oui, mais pas par mail',
    'Nur per Post',
    'By post only',
    'Ellers takk',
    'Ellers tak',
    'Para nada',
    'En absoluto',
  ])
    assert.equal(said({ newsletter: answer }), false, answer)
  for (const answer of ['Yes, but not more than once a week', 'Ja, nur per E-Mail', 'Ja takk', 'Ja tak'])
    assert.equal(said({ newsletter: answer }), true, answer)
  for (const label of ['Keep me on the list', 'Vill du vara kvar på listan?', 'email_allowed', 'mailable'])
    assert.equal(said({ [label]: 'no' }), false, label)
})

test('who has not decided is not subscribed, and what was answered is noted', () => {
  for (const [label, answer] of [
    ['newsletter', 'Maybe'],
    ['Would you like to hear about events by email?', 'Perhaps'],
    ['Vill du ha nyhetsbrevet?', 'Kanske'],
    ['Möchten Sie den Newsletter erhalten?', 'Später'],
    ['Souhaitez-vous recevoir nos offres ?', 'Plus tard'],
    ['¿Quieres recibir novedades?', 'Tal vez'],
    ['Vuoi ricevere la newsletter?', 'Forse'],
    ['Haluatko uutiskirjeen?', 'En tiedä'],
  ] as const) {
    const { consent, leftOver } = readFields({ email: 'ada@example.com', [label]: answer }, [], 'SE')
    assert.equal(consent?.email, false, label)
    assert.deepEqual(
      leftOver.map(({ value }) => value),
      [answer],
    )
  }
  assert.equal(said({ newsletter: 'Later', marketing_consent: 'yes' }), true)
})

test('a key that says “no email” in one word is a no where it is so, of its channel', () => {
  for (const key of ['noemail', 'noEmails', 'ingamejl', 'keine_mails', 'pasdemail', 'sin_correo', 'geenmail'])
    assert.equal(said({ [key]: true }), false, key)
  for (const key of ['noemail', 'keine_mails', 'geenmail'])
    assert.equal(said({ [key]: false }), undefined, key)
  const { consent } = readFields({ email: 'ada@example.com', nosms: true }, [], 'SE')
  assert.deepEqual(consent, { sms: false })
  assert.equal(said({ mute_emails: true }), false)
})

test('what is not to be missed is no refusal', () => {
  for (const label of [
    "Don't miss out: subscribe to our newsletter",
    'Why not join our newsletter?',
    'Missa inte våra nyheter, prenumerera',
    'Keine Angebote mehr verpassen: Newsletter abonnieren',
    'Ne manquez pas nos offres',
    'No te pierdas nuestras novedades',
    'Non perdere le nostre offerte',
    'Gå ikke glipp av tilbud',
    'Não perca as nossas novidades',
    'Nie przegap nowości',
  ]) {
    assert.equal(said({ [label]: 'ja' }), true, label)
    assert.equal(said({ [label]: 'nej' }), false, label)
  }
})

test('both answers in a label refuse nothing', () => {
  for (const label of ['Newsletter Ja/Nein', 'Nyhetsbrev ja/nej', 'Newsletter - oui / non']) {
    assert.equal(said({ [label]: 'ja' }), true, label)
    assert.equal(said({ [label]: 'nein' }), false, label)
  }
})

test('to be called is no wish for messages, and to be told of what is new is one', () => {
  for (const label of ['Får vi ringa dig?', 'Dürfen wir Sie anrufen?', 'Mogen we je bellen?'])
    assert.equal(said({ [label]: 'ja' }), undefined, label)
  for (const label of [
    'Ich möchte über weitere Veranstaltungen informiert werden',
    'Ska vi hålla dig uppdaterad?',
    'Skal vi holde deg oppdatert?',
    'Ik wil geïnformeerd worden over acties',
  ])
    assert.equal(said({ [label]: 'ja' }), true, label)
  assert.equal(said({ 'Bei Verfügbarkeit informiert werden': 'ja' }), undefined)
})

test('a suppression that is false in what is called so refuses nothing', () => {
  const email_suppression = { suppressed: false, info: null }
  assert.equal(said({ member: { email: 'ada@example.com', subscribed: true, email_suppression } }), true)
  const dropped = { suppressed: true }
  assert.equal(said({ member: { subscribed: true, email_suppression: dropped } }), false)
})
