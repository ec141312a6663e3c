/** Single fields and boxes, bodies in strange clothes, and what must not be read: a row a case. */
import type { Expected } from './evaluate.ts'

/** What a key or label says the value is: "email E-mail-adres". Its value is the usual one of its field. */
export const LABELS = `
email | e-mail, E-Mail, Email Address *, EMAIL, user_email, customer[email], contact.email, emailaddress, Your e-mail, Work email, Mail, replyto, email_1, Email (required), e_mail, primaryEmail, contactEmail, What is your email address?, Email ID, subscriber_email
email | E-postadress, mejl, Din mailadress, Mejladress, E-Mail-Adresse, Ihre E-Mail, Mailadresse, Adresse électronique, Courriel, Votre e-mail, Correo, Tu correo electrónico, Correo-e, Indirizzo e-mail, La tua email, E-mailadres, Uw e-mailadres, E-postadresse, Sähköpostiosoite, Endereço de e-mail, Seu e-mail, Adres e-mail, Twój email
phone | phone, Phone Number, mobile, tel, Telephone, Cell phone, contact_number, mobileNumber, Best phone number, Phone #, phone_no, WhatsApp number, daytime phone, Your mobile number
phone | Telefon, Mobil, Mobiltelefon, Telefonnr, Ditt telefonnummer, Handynummer, Rufnummer, Ihre Telefonnummer, Téléphone portable, Numéro de téléphone, Teléfono, Número de móvil, Telefono, Numero di cellulare, Telefoonnummer, Mobiel nummer, Mobilnummer, Puhelin, Matkapuhelin, Telefone, Telemóvel, Telefon komórkowy, Numer telefonu
name | name, Full name, fullName, your_name, Contact name, Name *, customer_name, Name (first and last), What's your name?, Your full name, realname
name | Namn, För- och efternamn, Ditt namn, Vollständiger Name, Vor- und Nachname, Ihr Name, Nom complet, Nom et prénom, Votre nom, Nombre completo, Nombre y apellidos, Nome e cognome, Volledige naam, Uw naam, Fullt navn, Fulde navn, Koko nimi, Nome completo, Imię i nazwisko
city | city, Town, City/Town, Stad, Ort, Postort, Stadt, Wohnort, Ville, Ciudad, Città, Woonplaats, Poststed, Kaupunki, Cidade, Miasto
postalCode | zip, ZIP code, Postcode, Postal code, Postnummer, PLZ, Postleitzahl, Code postal, Código postal, CAP, Postinumero, CEP, Kod pocztowy
note | message, Comments, Your message, Note, enquiry, How can we help you?, Meddelande, Nachricht, Ihre Nachricht, Message, Mensaje, Messaggio, Bericht, Melding, Besked, Viesti, Mensagem, Wiadomość, Anything else we should know?, Additional information
`

/** What a box or a choice about messages says: key = value → yes, no or nothing. */
export const CONSENTS = String.raw`
no | marketing_consent = false, newsletter = no, opt_in = 0, accepts_marketing = false, subscribe_to_newsletter = off, mailing_list = No thanks, consent = declined, email_opt_in = false, Newsletter = Nein danke, Nyhetsbrev = Nej tack, newsletter = Non merci, Boletín = No gracias, Nieuwsbrief = Nee bedankt, Uutiskirje = Ei kiitos, Newsletter = Nie dziękuję, marketing[email] = false, opt_out = true, unsubscribed = 1, do_not_contact = yes, email_opt_out = true, subscription_status = unsubscribed, status = unsubscribed, event = contact.unsubscribed, action = unsubscribe, Receive our newsletter? = No, Would you like to receive offers? = I do not want offers, Yes\u002c sign me up for the newsletter = false, hasOptedOutOfEmail = true, Ich möchte Werbung erhalten = Nein, Jag vill ha erbjudanden = nej, keep_me_updated = unchecked, consents.marketing = false, gdpr.newsletter = 0, event_type = email.opt_out
yes | marketing_consent = true, newsletter = on, opt_in = 1, accepts_marketing = yes, Newsletter = Ja gerne, Nyhetsbrev = Ja tack, newsletter = Oui, Boletín = Sí\u002c quiero recibirlo, Nieuwsbrief = ja, marketing = I agree to receive emails, keep_me_updated = checked, subscribe_newsletter = true, Email marketing = Opted in, Zgoda marketingowa = tak, newsletter = subscribe
none | privacy_policy = true, terms = accepted, I accept the terms and conditions = true, Datenschutz = gelesen, opt_out = false, unsubscribed = false, gdpr = on, agree_terms = no, cookies = false, consent_timestamp = 2026-01-18T10:00:00Z, consent_ip = 198.51.100.1, newsletter_source = footer, privacy = false
`

/** Other people, organisations and things beside the person, whose own values are email, name and phone. */
export const NEGATIVES: readonly (readonly [string, unknown, Expected])[] = [
  [
    'friend',
    { email: 'ann@example.com', name: 'Ann Berg', friend_email: 'bo@example.com', friend_name: 'Bo Ek' },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  [
    'friend first',
    {
      friends_email: 'bo@example.com',
      friends_name: 'Bo Ek',
      your_email: 'ann@example.com',
      your_name: 'Ann Berg',
    },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  [
    'referrer',
    {
      referrer: { name: 'Bo Ek', email: 'bo@example.com' },
      lead: { name: 'Ann Berg', email: 'ann@example.com' },
    },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  ['referred by', { referred_by: 'bo@example.com', email: 'ann@example.com' }, { email: 'ann@example.com' }],
  [
    'company block',
    {
      company: { name: 'Acme', email: 'info@acme.example', phone: '+46 8 123 456 00' },
      person: { name: 'Ann Berg', email: 'ann@example.com' },
    },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  [
    'company name alone',
    { company_name: 'Acme', email: 'ann@example.com' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'org',
    { organisation: 'Acme', 'Business name': 'Acme', Email: 'ann@example.com' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'firma',
    { Firmenname: 'Acme GmbH', Firma: 'Acme', 'E-Mail': 'ann@example.com' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'product',
    { product: { name: 'Lamp' }, customer: { email: 'ann@example.com' } },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'product name',
    { product_name: 'Lamp', variant: 'Red', email: 'ann@example.com' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'form name',
    { form_name: 'Contact form', form_title: 'Contact', email: 'ann@example.com' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'event name',
    { event: { name: 'Conference' }, attendee: { email: 'ann@example.com', name: 'Ann Berg' } },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  ['two unnamed', { a: 'ann@example.com', b: 'bo@example.com' }, { email: undefined }],
  ['one unnamed', { q1: 'hello', q2: 'ann@example.com' }, { email: 'ann@example.com', name: undefined }],
  ['login', { login: 'ann@example.com' }, { email: 'ann@example.com' }],
  [
    'emergency',
    {
      'Your name': 'Ann Berg',
      Email: 'ann@example.com',
      'Emergency contact name': 'Bo Ek',
      'Emergency contact phone': '+46701111111',
    },
    { email: 'ann@example.com', name: 'Ann Berg', phone: undefined },
  ],
  [
    'recipient',
    { sender_email: 'ann@example.com', recipient_email: 'bo@example.com', email: 'ann@example.com' },
    { email: 'ann@example.com' },
  ],
  [
    'gift',
    {
      buyer: { email: 'ann@example.com', name: 'Ann Berg' },
      gift_recipient: { email: 'bo@example.com', name: 'Bo Ek' },
    },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  [
    'child',
    { parent_name: 'Ann Berg', email: 'ann@example.com', child_name: 'Kim Berg' },
    { email: 'ann@example.com' },
  ],
  [
    'dog',
    { Email: 'ann@example.com', "What is your dog's name?": 'Rex' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'hund',
    { 'E-post': 'ann@example.com', 'Namn på hund': 'Karo' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'host',
    {
      host_email: 'host@example.com',
      host_name: 'Host Person',
      invitee_email: 'ann@example.com',
      invitee_name: 'Ann Berg',
    },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  [
    'assigned',
    {
      assigned_to: { name: 'Rep', email: 'rep@example.com' },
      contact: { email: 'ann@example.com', name: 'Ann Berg' },
    },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  [
    'previous',
    { previous: { email: 'old@example.com' }, current: { email: 'ann@example.com' } },
    { email: 'ann@example.com' },
  ],
  ['old email', { old_email: 'old@example.com', new_email: 'ann@example.com' }, { email: 'ann@example.com' }],
  [
    'fax',
    { email: 'ann@example.com', fax: '+46 8 123 456 00' },
    { email: 'ann@example.com', phone: undefined },
  ],
  [
    'ids',
    { email: 'ann@example.com', id: '46701234567', order_number: '0701234567', timestamp: '1700000000' },
    { email: 'ann@example.com', phone: undefined },
  ],
  ['username', { email: 'ann@example.com', username: 'annb' }, { email: 'ann@example.com', name: undefined }],
  [
    'file name',
    { email: 'ann@example.com', file_name: 'cv.pdf', filename: 'x.png' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'domain',
    { email: 'ann@example.com', domain_name: 'example.com', site_name: 'Example' },
    { email: 'ann@example.com', name: undefined },
  ],
  [
    'state',
    { email: 'ann@example.com', state: 'disabled', status: 'active' },
    { email: 'ann@example.com', region: undefined, consent: undefined },
  ],
  [
    'products count',
    { email: 'ann@example.com', line_items: [{ name: 'Lamp', city: 'Oslo' }, { name: 'Chair' }] },
    { email: 'ann@example.com', name: undefined, city: undefined },
  ],
  [
    'other contacts',
    {
      attendees: [
        { email: 'ann@example.com', name: 'Ann Berg' },
        { email: 'bo@example.com', name: 'Bo Ek' },
      ],
    },
    { email: 'ann@example.com', name: 'Ann Berg' },
  ],
  [
    'spouse',
    { Email: 'ann@example.com', 'Spouse email': 'bo@example.com', 'Spouse name': 'Bo', 'First Name': 'Ann' },
    { email: 'ann@example.com', name: 'Ann' },
  ],
  [
    'vän',
    { 'Din e-post': 'ann@example.com', 'Din väns e-post': 'bo@example.com' },
    { email: 'ann@example.com' },
  ],
  [
    'freund',
    { 'Ihre E-Mail': 'ann@example.com', 'E-Mail Ihres Freundes': 'bo@example.com' },
    { email: 'ann@example.com' },
  ],
  [
    'ami',
    { 'Votre e-mail': 'ann@example.com', 'E-mail de votre ami': 'bo@example.com' },
    { email: 'ann@example.com' },
  ],
  [
    'amigo',
    { 'Tu correo': 'ann@example.com', 'Correo de tu amigo': 'bo@example.com' },
    { email: 'ann@example.com' },
  ],
  ['honeypot gotcha', 'email=ann%40example.com&_gotcha=spam', { isTrapped: true }],
  ['honeypot', { email: 'ann@example.com', honeypot: 'filled' }, { isTrapped: true }],
  ['honeypot bot-field', 'email=ann%40example.com&bot-field=x', { isTrapped: true }],
  [
    'honeypot mailchimp',
    'EMAIL=ann%40example.com&b_5f3c9a2e1d7b4c8a9e0f1a2b_1a2b3c4d5e=x',
    { isTrapped: true },
  ],
  [
    'honeypot empty',
    'email=ann%40example.com&_gotcha=&honeypot=&bot-field=',
    { email: 'ann@example.com', isTrapped: false },
  ],
  [
    'website is no honeypot',
    { email: 'ann@example.com', website: 'https://ann.example', url: 'x' },
    { email: 'ann@example.com', isTrapped: false },
  ],
]

/** A person in plain fields, sent in ways that are not as they are declared. */
export const CLOTHES: readonly (readonly [
  string,
  (
    json: string,
    form: string,
    pairs: readonly (readonly [string, string])[],
  ) => { readonly type: string; readonly body: Buffer | string },
])[] = [
  ['json as text', (json) => ({ type: 'text/plain;charset=UTF-8', body: json })],
  ['json without type', (json) => ({ type: '', body: json })],
  ['json as form', (json) => ({ type: 'application/x-www-form-urlencoded', body: json })],
  [
    'json as form with sign',
    (json) => ({ type: 'application/x-www-form-urlencoded; charset=UTF-8', body: `${json}=` }),
  ],
  [
    'json encoded as form',
    (json) => ({ type: 'application/x-www-form-urlencoded', body: encodeURIComponent(json) }),
  ],
  ['json as octets', (json) => ({ type: 'application/octet-stream', body: json })],
  ['json api type', (json) => ({ type: 'application/vnd.api+json', body: json })],
  ['json twice', (json) => ({ type: 'application/json', body: JSON.stringify(json) })],
  ['json with mark', (json) => ({ type: 'application/json', body: `\uFEFF${json}` })],
  ['json utf-16', (json) => ({ type: 'application/json', body: Buffer.from(`\uFEFF${json}`, 'utf16le') })],
  ['json utf-16 without mark', (json) => ({ type: 'application/json', body: Buffer.from(json, 'utf16le') })],
  ['json latin1', (json) => ({ type: 'application/json', body: Buffer.from(json, 'latin1') })],
  [
    'json wrong charset',
    (json) => ({ type: 'application/json; charset=iso-8859-1', body: Buffer.from(json) }),
  ],
  ['json unknown charset', (json) => ({ type: 'application/json; charset=none', body: Buffer.from(json) })],
  ['json line breaks', (json) => ({ type: 'application/json', body: json.replace('Hej', 'Hej\n') })],
  ['json comma', (json) => ({ type: 'application/json', body: json.replace(/\}$/, ',}') })],
  ['json in list', (json) => ({ type: 'application/json', body: `[${json}]` })],
  [
    'json in a field',
    (json) => ({ type: 'application/x-www-form-urlencoded', body: `payload=${encodeURIComponent(json)}` }),
  ],
  ['form as json', (_, form) => ({ type: 'application/json', body: form })],
  ['form as text', (_, form) => ({ type: 'text/plain', body: form })],
  ['form without type', (_, form) => ({ type: '', body: form })],
  [
    'form latin1',
    (_, form) => ({
      type: 'application/x-www-form-urlencoded',
      body: form.replaceAll('%C3%85', '%C5').replaceAll('%C3%96', '%D6'),
    }),
  ],
  [
    'form escape',
    (_, form) => ({
      type: 'application/x-www-form-urlencoded',
      body: form.replaceAll('%C3%85', '%u00C5').replaceAll('%C3%96', '%u00D6'),
    }),
  ],
  [
    'form text/plain lines',
    (_, __, pairs) => ({
      type: 'text/plain',
      body: pairs.map(([key, value]) => `${key}=${value}\r\n`).join(''),
    }),
  ],
  [
    'mail lines',
    (_, __, pairs) => ({
      type: 'text/plain',
      body: pairs.map(([key, value]) => `${key}: ${value}\n`).join(''),
    }),
  ],
  ['multipart', (_, __, pairs) => ({ type: 'multipart/form-data; boundary=XyZ', body: multipart(pairs) })],
  ['multipart without boundary', (_, __, pairs) => ({ type: 'multipart/form-data', body: multipart(pairs) })],
  ['multipart as json', (_, __, pairs) => ({ type: 'application/json', body: multipart(pairs) })],
  [
    'multipart latin1',
    (_, __, pairs) => ({
      type: 'multipart/form-data; boundary=XyZ',
      body: Buffer.from(multipart(pairs), 'latin1'),
    }),
  ],
]

function multipart(pairs: readonly (readonly [string, string])[]): string {
  return `${pairs.map(([key, value]) => `--XyZ\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`).join('')}--XyZ--\r\n`
}
