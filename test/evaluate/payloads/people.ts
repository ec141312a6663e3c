/** Filled-in forms in twelve languages, before anybody's builder has dressed them up. */
import type { Expected } from './evaluate.ts'

export type Role =
  | 'email'
  | 'phone'
  | 'name'
  | 'first'
  | 'last'
  | 'message'
  | 'company'
  | 'news'
  | 'terms'
  | 'choice'
  | 'city'
  | 'zip'

export interface Answer {
  readonly role: Role
  readonly label: string
  /** Of news and terms whether the box is ticked; of a choice its words. */
  readonly value: string | boolean
}

export interface Filled {
  readonly title: string
  readonly answers: readonly Answer[]
  readonly expected: Expected
}

type Rows = readonly (readonly [Role, string, string | boolean])[]

function filled(title: string, rows: Rows, expected: Expected): Filled {
  return { title, answers: rows.map(([role, label, value]) => ({ role, label, value })), expected }
}

export const FORMS: readonly Filled[] = [
  filled(
    'Contact us',
    [
      ['first', 'First name', 'Grace'],
      ['last', 'Last name', 'Hopper'],
      ['email', 'Email', 'grace@navy.example'],
      ['phone', 'Phone number', '+1 202 555 0143'],
      ['company', 'Company name', 'Univac Ltd'],
      ['message', 'How can we help?', 'I would like a quote'],
      ['news', 'Subscribe to our newsletter', false],
    ],
    {
      email: 'grace@navy.example',
      phone: '+12025550143',
      name: 'Grace Hopper',
      note: 'I would like a quote',
      consent: false,
    },
  ),
  filled(
    'Newsletter',
    [
      ['name', 'Your name', 'Alan Turing'],
      ['email', 'Your email address', 'alan@bletchley.example'],
      ['news', 'Yes, send me offers by email', true],
    ],
    { email: 'alan@bletchley.example', name: 'Alan Turing', consent: true },
  ),
  filled(
    'Kontakta oss',
    [
      ['first', 'Förnamn', 'Åsa'],
      ['last', 'Efternamn', 'Öberg'],
      ['email', 'E-postadress', 'asa@ab.example'],
      ['phone', 'Mobilnummer', '070-123 45 67'],
      ['city', 'Ort', 'Växjö'],
      ['message', 'Meddelande', 'Ring mig gärna'],
      ['terms', 'Jag godkänner villkoren', true],
    ],
    {
      email: 'asa@ab.example',
      phone: '+46701234567',
      name: 'Åsa Öberg',
      city: 'Växjö',
      note: 'Ring mig gärna',
    },
  ),
  filled(
    'Nyhetsbrev',
    [
      ['name', 'Ditt namn', 'Nils Holgersson'],
      ['email', 'Din e-post', 'nils@gas.example'],
      ['company', 'Företag', 'Gås AB'],
      ['news', 'Jag vill ha nyhetsbrevet', false],
    ],
    { email: 'nils@gas.example', name: 'Nils Holgersson', consent: false },
  ),
  filled(
    'Kontaktformular',
    [
      ['first', 'Vorname', 'Jürgen'],
      ['last', 'Nachname', 'Groß'],
      ['email', 'E-Mail-Adresse', 'juergen@firma.example'],
      ['phone', 'Telefonnummer', '+49 30 901820'],
      ['zip', 'PLZ', '10115'],
      ['city', 'Wohnort', 'Berlin'],
      ['message', 'Ihre Nachricht', 'Bitte um Rückruf'],
      ['terms', 'Ich habe die Datenschutzerklärung gelesen', true],
    ],
    {
      email: 'juergen@firma.example',
      phone: '+4930901820',
      name: 'Jürgen Groß',
      city: 'Berlin',
      postalCode: '10115',
      note: 'Bitte um Rückruf',
    },
  ),
  filled(
    'Anmeldung',
    [
      ['name', 'Vor- und Nachname', 'Heidi Alm'],
      ['email', 'E-Mail', 'heidi@alm.example'],
      ['company', 'Firma', 'Alm GmbH'],
      ['news', 'Ich möchte den Newsletter erhalten', true],
    ],
    { email: 'heidi@alm.example', name: 'Heidi Alm', consent: true },
  ),
  filled(
    'Contactez-nous',
    [
      ['first', 'Prénom', 'Zoé'],
      ['last', 'Nom', 'Lefèvre'],
      ['email', 'Adresse e-mail', 'zoe@exemple.example'],
      ['phone', 'Téléphone', '+33 1 42 68 53 00'],
      ['company', 'Société', 'Lefèvre SARL'],
      ['message', 'Votre message', 'Bonjour, un devis svp'],
      ['news', 'Je souhaite recevoir la newsletter', false],
    ],
    {
      email: 'zoe@exemple.example',
      phone: '+33142685300',
      name: 'Zoé Lefèvre',
      note: 'Bonjour, un devis svp',
      consent: false,
    },
  ),
  filled(
    'Contacto',
    [
      ['name', 'Nombre y apellidos', 'María Núñez'],
      ['email', 'Correo electrónico', 'maria@correo.example'],
      ['phone', 'Teléfono móvil', '+34 612 345 678'],
      ['city', 'Ciudad', 'Cádiz'],
      ['message', 'Mensaje', 'Quiero información'],
    ],
    {
      email: 'maria@correo.example',
      phone: '+34612345678',
      name: 'María Núñez',
      city: 'Cádiz',
      note: 'Quiero información',
    },
  ),
  filled(
    'Contatti',
    [
      ['first', 'Nome', 'Giulia'],
      ['last', 'Cognome', 'Bianchi'],
      ['email', 'Indirizzo email', 'giulia@posta.example'],
      ['phone', 'Cellulare', '+39 312 345 6789'],
      ['message', 'Messaggio', 'Vorrei un preventivo'],
      ['terms', 'Accetto la privacy policy', true],
    ],
    {
      email: 'giulia@posta.example',
      phone: '+393123456789',
      name: 'Giulia Bianchi',
      note: 'Vorrei un preventivo',
    },
  ),
  filled(
    'Contact',
    [
      ['first', 'Voornaam', 'Sanne'],
      ['last', 'Achternaam', 'de Vries'],
      ['email', 'E-mailadres', 'sanne@polder.example'],
      ['phone', 'Telefoonnummer', '+31 6 12345678'],
      ['zip', 'Postcode', '1012 AB'],
      ['city', 'Woonplaats', 'Amsterdam'],
      ['message', 'Bericht', 'Graag contact'],
      ['news', 'Ik wil de nieuwsbrief ontvangen', true],
    ],
    {
      email: 'sanne@polder.example',
      phone: '+31612345678',
      name: 'Sanne de Vries',
      city: 'Amsterdam',
      postalCode: '1012 AB',
      note: 'Graag contact',
      consent: true,
    },
  ),
  filled(
    'Kontakt oss',
    [
      ['first', 'Fornavn', 'Kåre'],
      ['last', 'Etternavn', 'Ødegård'],
      ['email', 'E-post', 'kare@fjord.example'],
      ['phone', 'Telefon', '+47 406 12 345'],
      ['company', 'Bedrift', 'Fjord AS'],
      ['message', 'Melding', 'Ta kontakt'],
    ],
    { email: 'kare@fjord.example', phone: '+4740612345', name: 'Kåre Ødegård', note: 'Ta kontakt' },
  ),
  filled(
    'Kontakt',
    [
      ['name', 'Fulde navn', 'Søren Kjær'],
      ['email', 'E-mailadresse', 'soren@havn.example'],
      ['phone', 'Mobilnummer', '+45 20 12 34 56'],
      ['message', 'Besked', 'Ring venligst'],
      ['news', 'Ja tak til nyhedsbrev', false],
    ],
    {
      email: 'soren@havn.example',
      phone: '+4520123456',
      name: 'Søren Kjær',
      note: 'Ring venligst',
      consent: false,
    },
  ),
  filled(
    'Yhteydenotto',
    [
      ['first', 'Etunimi', 'Päivi'],
      ['last', 'Sukunimi', 'Mäkinen'],
      ['email', 'Sähköposti', 'paivi@jarvi.example'],
      ['phone', 'Puhelinnumero', '+358 40 1234567'],
      ['company', 'Yritys', 'Järvi Oy'],
      ['message', 'Viesti', 'Soittakaa minulle'],
    ],
    {
      email: 'paivi@jarvi.example',
      phone: '+358401234567',
      name: 'Päivi Mäkinen',
      note: 'Soittakaa minulle',
    },
  ),
  filled(
    'Contato',
    [
      ['name', 'Nome completo', 'João Conceição'],
      ['email', 'E-mail', 'joao@praia.example'],
      ['phone', 'Telefone celular', '+55 11 91234-5678'],
      ['city', 'Cidade', 'São Paulo'],
      ['message', 'Mensagem', 'Quero um orçamento'],
    ],
    {
      email: 'joao@praia.example',
      phone: '+5511912345678',
      name: 'João Conceição',
      city: 'São Paulo',
      note: 'Quero um orçamento',
    },
  ),
  filled(
    'Kontakt PL',
    [
      ['first', 'Imię', 'Łukasz'],
      ['last', 'Nazwisko', 'Wójcik'],
      ['email', 'Adres e-mail', 'lukasz@las.example'],
      ['phone', 'Numer telefonu', '+48 512 345 678'],
      ['company', 'Nazwa firmy', 'Las sp. z o.o.'],
      ['message', 'Treść wiadomości', 'Proszę o ofertę'],
      ['news', 'Chcę otrzymywać newsletter', false],
    ],
    {
      email: 'lukasz@las.example',
      phone: '+48512345678',
      name: 'Łukasz Wójcik',
      note: 'Proszę o ofertę',
      consent: false,
    },
  ),
  filled(
    'Get started',
    [
      ['choice', 'What are you interested in?', 'A new website'],
      ['first', "What's your first name?", 'Mary'],
      ['email', 'And where can we email you?', 'mary@anning.example'],
      ['phone', 'What is the best phone number to reach you?', '+44 20 7946 0018'],
      ['news', 'May we keep you posted about new products?', true],
    ],
    { email: 'mary@anning.example', phone: '+442079460018', name: 'Mary', consent: true },
  ),
]
