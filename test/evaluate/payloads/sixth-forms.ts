/** A sixth round, written blind to the code: forms of small sites by hand. */
import { form, FORM } from './fifth.ts'
import type { Second } from './second.ts'

const EVA = { email: 'eva.holm@example.se', name: 'Eva Holm' }

export const SIXTH_FORMS: readonly Second[] = [
  [
    'swedish friend',
    FORM,
    form({
      Namn: 'Eva Holm',
      'Din e-post': EVA.email,
      'Din väns e-post': 'ola@example.se',
      Telefon: '08-123 456 78',
    }),
    { ...EVA, phone: '+46812345678' },
  ],
  [
    'german no advertising',
    FORM,
    form({
      Vorname: 'Jana',
      Nachname: 'Vogt',
      'E-Mail-Adresse': 'jana@example.de',
      'Ich möchte keine Werbung erhalten': 'on',
    }),
    { email: 'jana@example.de', name: 'Jana Vogt', consent: false },
  ],
  [
    'french select',
    FORM,
    form({
      prenom: 'Zoé',
      nom: 'Durand',
      courriel: 'zoe@example.fr',
      code_postal: '69002',
      ville: 'Lyon',
      newsletter: 'non',
    }),
    { email: 'zoe@example.fr', name: 'Zoé Durand', postalCode: '69002', city: 'Lyon', consent: false },
  ],
  [
    'spanish manager',
    FORM,
    form({
      'Nombre y apellidos': 'Ana Ruiz',
      'Correo electrónico': 'ana@example.es',
      'Correo de su jefe': 'jefe@example.es',
      País: 'España',
      Móvil: '612 34 56 78',
    }),
    { email: 'ana@example.es', name: 'Ana Ruiz', phone: '+34612345678', country: 'ES' },
  ],
  [
    'italian refused',
    FORM,
    form({
      nome: 'Luca',
      cognome: 'Neri',
      email: 'luca@example.it',
      consenso_marketing: 'no',
      privacy: 'on',
    }),
    { email: 'luca@example.it', name: 'Luca Neri', consent: false },
  ],
  [
    'dutch prefix',
    FORM,
    form({
      voornaam: 'Jan',
      tussenvoegsel: 'de',
      achternaam: 'Wit',
      'e-mailadres': 'jan@example.nl',
      woonplaats: 'Utrecht',
    }),
    { email: 'jan@example.nl', name: 'Jan de Wit', city: 'Utrecht' },
  ],
  [
    'norwegian beacon',
    'text/plain;charset=UTF-8',
    JSON.stringify({
      fornavn: 'Kari',
      etternavn: 'Moe',
      epost: 'kari@example.no',
      telefon: '+47 412 34 567',
    }),
    { email: 'kari@example.no', name: 'Kari Moe', phone: '+4741234567' },
  ],
  [
    'danish consent yes',
    FORM,
    form({ 'Fulde navn': 'Bo Juul', Mail: 'bo@example.dk', 'Ja tak til nyhedsbrev': 'on', By: 'Aarhus' }),
    { email: 'bo@example.dk', name: 'Bo Juul', consent: true, city: 'Aarhus' },
  ],
  [
    'finnish form',
    FORM,
    form({
      etunimi: 'Aino',
      sukunimi: 'Laine',
      sähköposti: 'aino@example.fi',
      puhelin: '+358 40 123 4567',
      viesti: 'Soittakaa',
    }),
    { email: 'aino@example.fi', name: 'Aino Laine', phone: '+358401234567', note: 'Soittakaa' },
  ],
  [
    'portuguese form',
    FORM,
    form({
      'Nome completo': 'Rui Costa',
      'E-mail': 'rui@example.pt',
      Localidade: 'Porto',
      'Código postal': '4000-001',
    }),
    { email: 'rui@example.pt', name: 'Rui Costa', city: 'Porto', postalCode: '4000-001' },
  ],
  [
    'polish form',
    FORM,
    form({ Imię: 'Ewa', Nazwisko: 'Nowak', 'Adres e-mail': 'ewa@example.pl', 'Zgoda na newsletter': 'nie' }),
    { email: 'ewa@example.pl', name: 'Ewa Nowak', consent: false },
  ],
  [
    'english email in message',
    FORM,
    form({
      your_name: 'Eva Holm',
      your_email: EVA.email,
      your_message: 'Please also write to ola@example.se',
      utm_source: 'ads',
      gclid: 'x1',
      'g-recaptcha-response': '03AGdBq2',
    }),
    { ...EVA, note: 'Please also write to ola@example.se' },
  ],
  [
    'nested contact',
    FORM,
    'data%5Bcontact%5D%5Bemail%5D=eva.holm%40example.se&data%5Bcontact%5D%5Bname%5D=Eva+Holm',
    EVA,
  ],
  [
    'honeypot filled',
    FORM,
    form({ email: EVA.email, name: 'Eva Holm', honeypot: 'https://spam.example' }),
    { isTrapped: true },
  ],
  [
    'born and message',
    FORM,
    form({ name: 'Eva Holm', email: EVA.email, date_of_birth: '1990-05-01', order_number: '0701234567' }),
    { ...EVA, phone: undefined },
  ],
  [
    'billing and shipping',
    FORM,
    form({
      billing_name: 'Eva Holm',
      billing_email: EVA.email,
      billing_city: 'Lund',
      shipping_name: 'Ola Berg',
      shipping_city: 'Malmö',
    }),
    { ...EVA, city: 'Lund' },
  ],
]
