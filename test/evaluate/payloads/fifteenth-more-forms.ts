/** A fifteenth round, written blind to the code: forms made by hand by small firms, in Italian, Dutch, Portuguese and Polish. */
import { pairs } from './eighth.ts'
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { CHIARA, DAAN, RUI, ZOFIA } from './fifteenth.ts'
import type { Second } from './second.ts'
import { MULTIPART, multipart } from './seventh.ts'

export const FIFTEENTH_MORE_FORMS: readonly Second[] = [
  // Italian
  [
    'it contatti',
    FORM,
    form({
      nome: 'Chiara',
      cognome: 'Galli',
      email: CHIARA.email,
      telefono: '+39 312 345 6789',
      messaggio: 'Siete aperti a Ferragosto?',
      privacy: 'on',
    }),
    { ...CHIARA, phone: '+393123456789', noted: 'Siete aperti a Ferragosto?', consent: undefined },
  ],
  [
    'it marketing non acconsento',
    FORM,
    form({
      nominativo: 'Chiara Galli',
      mail: CHIARA.email,
      consenso_privacy: 'acconsento',
      consenso_marketing: 'non acconsento',
    }),
    { ...CHIARA, consent: false },
  ],
  [
    'it preventivo',
    MULTIPART,
    multipart({
      nome_cognome: 'Chiara Galli',
      indirizzo_email: CHIARA.email,
      cellulare: '+39 312 345 6789',
      citta: 'Torino',
      cap: '10121',
      richiesta: 'Preventivo tende',
    }),
    { ...CHIARA, phone: '+393123456789', city: 'Torino', postalCode: '10121', noted: 'Preventivo tende' },
  ],
  [
    'it iscrizione',
    JSON_TYPE,
    { nome: 'Chiara', cognome: 'Galli', email: CHIARA.email, dataNascita: '1988-11-30', newsletter: true },
    { ...CHIARA, consent: true, phone: undefined },
  ],
  // Dutch
  [
    'nl contact',
    FORM,
    form({
      naam: 'Daan Visser',
      emailadres: DAAN.email,
      telefoonnummer: '+31 6 12345678',
      bericht: 'Kan ik morgen langskomen?',
      akkoord: '1',
    }),
    { ...DAAN, phone: '+31612345678', noted: 'Kan ik morgen langskomen?', consent: undefined },
  ],
  [
    'nl offerte',
    FORM,
    form({
      voornaam: 'Daan',
      achternaam: 'Visser',
      'e-mail': DAAN.email,
      straat: 'Keizersgracht 1',
      postcode: '1015 CN',
      woonplaats: 'Amsterdam',
      opmerking: 'Graag voor vrijdag',
    }),
    { ...DAAN, city: 'Amsterdam', postalCode: '1015 CN', noted: 'Graag voor vrijdag' },
  ],
  [
    'nl nieuwsbrief',
    JSON_TYPE,
    { voornaam: 'Daan', email: DAAN.email, nieuwsbrief: 'ja' },
    { email: DAAN.email, name: 'Daan', consent: true },
  ],
  [
    'nl geen aanbiedingen',
    FORM,
    form({ naam: 'Daan Visser', email: DAAN.email, aanbiedingen: 'nee', vraag: 'Hoe laat open?' }),
    { ...DAAN, consent: false },
  ],
  // Portuguese
  [
    'pt contacto',
    FORM,
    form({
      nome: 'Rui Matos',
      email: RUI.email,
      telemovel: '+351 912 345 678',
      assunto: 'Marcação',
      mensagem: 'Têm vaga na terça?',
    }),
    { ...RUI, phone: '+351912345678', noted: 'Têm vaga na terça?', consent: undefined },
  ],
  [
    'pt brasil orçamento',
    FORM,
    form({
      nome: 'Rui',
      sobrenome: 'Matos',
      email: RUI.email,
      celular: '+55 11 91234-5678',
      cidade: 'São Paulo',
      cep: '01310-100',
      descricao: 'Reforma da cozinha',
      aceito_termos: 'sim',
    }),
    {
      ...RUI,
      phone: '+5511912345678',
      city: 'São Paulo',
      postalCode: '01310-100',
      noted: 'Reforma da cozinha',
      consent: undefined,
    },
  ],
  [
    'pt promoções não',
    JSON_TYPE,
    { nomeCompleto: 'Rui Matos', email: RUI.email, receberPromocoes: 'não' },
    { ...RUI, consent: false },
  ],
  [
    'pt newsletter sim',
    MULTIPART,
    multipart({ 'seu-nome': 'Rui Matos', 'seu-email': RUI.email, 'Quero receber a newsletter': 'Sim' }),
    { ...RUI, consent: true },
  ],
  // Polish
  [
    'pl kontakt',
    FORM,
    form({
      imie: 'Zofia',
      nazwisko: 'Król',
      email: ZOFIA.email,
      telefon: '+48 512 345 678',
      wiadomosc: 'Czy jest wolny termin?',
      rodo: 'on',
    }),
    { ...ZOFIA, phone: '+48512345678', noted: 'Czy jest wolny termin?' },
  ],
  [
    'pl zgoda marketingowa nie',
    FORM,
    form({
      imie_nazwisko: 'Zofia Król',
      adres_email: ZOFIA.email,
      zgoda_marketingowa: 'nie',
      tresc: 'Proszę o ofertę',
    }),
    { ...ZOFIA, consent: false, noted: 'Proszę o ofertę' },
  ],
  [
    'pl zamówienie',
    MULTIPART,
    multipart({
      imie: 'Zofia',
      nazwisko: 'Król',
      mail: ZOFIA.email,
      ulica: 'Polna 5',
      kod_pocztowy: '00-001',
      miasto: 'Warszawa',
      regulamin: '1',
    }),
    { ...ZOFIA, city: 'Warszawa', postalCode: '00-001', consent: undefined },
  ],
  [
    'pl newsletter ukryte',
    FORM,
    pairs(['imie', 'Zofia'], ['email', ZOFIA.email], ['newsletter', '0'], ['newsletter', '1']),
    { email: ZOFIA.email, name: 'Zofia', consent: true },
  ],
]
