/** A seventh round, written blind to the code: forms of small sites by hand, in nine more languages. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import type { Second } from './second.ts'
import { MULTIPART, multipart, western } from './seventh.ts'

const LEA = { email: 'lea.martin@example.fr', name: 'Léa Martin' }
const INES = { email: 'ines.gomez@example.es', name: 'Inés Gómez' }
const GIULIA = { email: 'giulia.conti@example.it', name: 'Giulia Conti' }
const SANNE = { email: 'sanne@example.nl', name: 'Sanne van den Berg' }
const NINA = { email: 'nina.dahl@example.no', name: 'Nina Dahl' }
const MADS = { email: 'mads.krogh@example.dk', name: 'Mads Krogh' }
const EERO = { email: 'eero.salo@example.fi', name: 'Eero Salo' }
const JOAO = { email: 'joao.silva@example.pt', name: 'João Silva' }
const OLA = { email: 'ola.wilk@example.pl', name: 'Ola Wilk' }

export const SEVENTH_MORE_FORMS: readonly Second[] = [
  [
    'fr national phone',
    FORM,
    form({
      Civilité: 'Mme',
      'Nom de famille': 'Martin',
      Prénom: 'Léa',
      'Adresse e-mail': LEA.email,
      Tél: '06 12 34 56 78',
      Pays: 'France',
    }),
    { ...LEA, phone: '+33612345678', country: 'FR' },
  ],
  [
    'fr do not',
    FORM,
    form({
      'Nom et prénom': 'Léa Martin',
      Mail: LEA.email,
      'Je ne souhaite pas recevoir la newsletter': 'oui',
    }),
    { email: LEA.email, consent: false },
  ],
  [
    'fr sponsor',
    JSON_TYPE,
    {
      filleul: null,
      nom: 'Martin',
      prenom: 'Léa',
      email: LEA.email,
      email_parrain: 'parrain@example.fr',
      'h-captcha-response': 'P1_ey',
    },
    LEA,
  ],
  [
    'fr multipart',
    MULTIPART,
    multipart({
      'Votre nom complet': 'Léa Martin',
      'Votre adresse électronique': LEA.email,
      'Votre message': 'Écrivez à contact@example.org',
      rgpd: '1',
    }),
    { ...LEA, note: 'Écrivez à contact@example.org', consent: undefined },
  ],
  [
    'fr windows-1252',
    FORM,
    western({ prénom: 'Léa', nom: 'Martin', courriel: LEA.email, ville: 'Orléans' }),
    { ...LEA, city: 'Orléans' },
  ],
  [
    'es two surnames',
    FORM,
    form({
      Nombre: 'Inés',
      'Primer apellido': 'Gómez',
      'Segundo apellido': 'Pérez',
      'Correo electrónico': INES.email,
    }),
    { email: INES.email, name: 'Inés Gómez Pérez' },
  ],
  [
    'es advertising refused',
    JSON_TYPE,
    {
      nombre: 'Inés',
      apellidos: 'Gómez',
      email: INES.email,
      cp: '41001',
      localidad: 'Sevilla',
      acepto_recibir_publicidad: false,
      acepto_privacidad: true,
    },
    { ...INES, postalCode: '41001', city: 'Sevilla', consent: false },
  ],
  [
    'es company',
    FORM,
    form({
      empresa: 'Sol SL',
      cif: 'B12345678',
      persona_de_contacto: 'Inés Gómez',
      correo: INES.email,
      telefono: '+34 612 34 56 78',
    }),
    { ...INES, phone: '+34612345678' },
  ],
  [
    'it full form',
    FORM,
    form({
      'Nome e cognome': 'Giulia Conti',
      'Indirizzo email': GIULIA.email,
      Cellulare: '+39 347 1234567',
      CAP: '20121',
      Città: 'Milano',
      Provincia: 'MI',
    }),
    { ...GIULIA, phone: '+393471234567', postalCode: '20121', city: 'Milano', region: 'MI' },
  ],
  [
    'it agreed',
    FORM,
    form({
      Nome: 'Giulia',
      Cognome: 'Conti',
      'E-mail': GIULIA.email,
      'Acconsento a ricevere la newsletter': 'Sì',
      'Ho letto la privacy policy': 'Sì',
    }),
    { ...GIULIA, consent: true },
  ],
  [
    'it company',
    FORM,
    form({
      'Ragione sociale': 'Rosso Srl',
      'Partita IVA': '01234567890',
      Referente: 'Giulia Conti',
      Email: GIULIA.email,
      'Codice fiscale': 'CNTGLI90A41F205X',
    }),
    { ...GIULIA, phone: undefined },
  ],
  [
    'nl prefix in json',
    JSON_TYPE,
    {
      klant: { voornaam: 'Sanne', tussenvoegsels: 'van den', achternaam: 'Berg' },
      contact: { emailadres: SANNE.email, mobiel: '+31 6 12345678' },
    },
    { ...SANNE, phone: '+31612345678' },
  ],
  [
    'nl newsletter yes',
    FORM,
    form({
      Naam: SANNE.name,
      'E-mailadres': SANNE.email,
      'Ja, ik wil de nieuwsbrief ontvangen': 'ja',
      Plaats: 'Zwolle',
      Postcode: '8011 AB',
    }),
    { ...SANNE, city: 'Zwolle', postalCode: '8011 AB', consent: true },
  ],
  [
    'nl manager',
    FORM,
    form({
      'E-mailadres leidinggevende': 'baas@example.nl',
      'Uw naam': SANNE.name,
      'Uw e-mailadres': SANNE.email,
    }),
    SANNE,
  ],
  [
    'no national phone',
    FORM,
    form({
      'Fullt navn': 'Nina Dahl',
      'E-post': NINA.email,
      Mobilnummer: '412 34 567',
      Postnummer: '5003',
      Poststed: 'Bergen',
      Land: 'Norge',
    }),
    { ...NINA, phone: '+4741234567', postalCode: '5003', city: 'Bergen', country: 'NO' },
  ],
  [
    'no refused',
    FORM,
    form({ fornavn: 'Nina', etternavn: 'Dahl', epost: NINA.email, samtykke_markedsføring: 'nei' }),
    { ...NINA, consent: false },
  ],
  [
    'da form',
    FORM,
    form({
      Fornavn: 'Mads',
      Efternavn: 'Krogh',
      'E-mail': MADS.email,
      Telefonnummer: '+45 20 12 34 56',
      'CVR-nummer': '12345678',
      Besked: 'Ring gerne',
    }),
    { ...MADS, phone: '+4520123456', note: 'Ring gerne' },
  ],
  [
    'da no thanks',
    FORM,
    form({ Navn: 'Mads Krogh', Mail: MADS.email, 'Nej tak til nyhedsbrev': 'on' }),
    { ...MADS, consent: false },
  ],
  [
    'fi national phone',
    FORM,
    form({
      Nimi: 'Eero Salo',
      Sähköpostiosoite: EERO.email,
      Puhelinnumero: '040 123 4567',
      Postitoimipaikka: 'Tampere',
      Maa: 'Suomi',
    }),
    { ...EERO, phone: '+358401234567', city: 'Tampere', country: 'FI' },
  ],
  [
    'fi do not',
    FORM,
    form({ Etunimi: 'Eero', Sukunimi: 'Salo', Sähköposti: EERO.email, 'En halua uutiskirjettä': 'kyllä' }),
    { ...EERO, consent: false },
  ],
  [
    'pt form',
    FORM,
    form({
      'Primeiro nome': 'João',
      Apelido: 'Silva',
      'Correio eletrónico': JOAO.email,
      Telemóvel: '+351 912 345 678',
      Mensagem: 'Bom dia',
    }),
    { ...JOAO, phone: '+351912345678', note: 'Bom dia' },
  ],
  [
    'pt brazilian',
    FORM,
    form({
      nome: 'João',
      sobrenome: 'Silva',
      email: JOAO.email,
      celular: '(11) 91234-5678',
      cpf: '123.456.789-09',
      cidade: 'São Paulo',
      estado: 'SP',
      pais: 'Brasil',
      aceito_receber_novidades: 'não',
    }),
    { ...JOAO, phone: '+5511912345678', city: 'São Paulo', region: 'SP', country: 'BR', consent: false },
  ],
  [
    'pl form',
    FORM,
    form({
      'Imię i nazwisko': 'Ola Wilk',
      'E-mail': OLA.email,
      'Telefon kontaktowy': '+48 601 234 567',
      Wiadomość: 'Proszę o kontakt',
      'Kod pocztowy': '00-001',
      Miasto: 'Warszawa',
    }),
    { ...OLA, phone: '+48601234567', note: 'Proszę o kontakt', postalCode: '00-001', city: 'Warszawa' },
  ],
  [
    'pl not agreed',
    FORM,
    form({
      Imię: 'Ola',
      Nazwisko: 'Wilk',
      Email: OLA.email,
      'Nie wyrażam zgody na otrzymywanie informacji handlowych': 'tak',
    }),
    { ...OLA, consent: false },
  ],
  [
    'pl json within a form',
    FORM,
    form({
      formularz: 'kontakt',
      dane: JSON.stringify({ imie: 'Ola', nazwisko: 'Wilk', mail: OLA.email, nip: '5261040828' }),
    }),
    { ...OLA, phone: undefined },
  ],
]
