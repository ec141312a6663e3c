/** A fifteenth round, written blind to the code: forms made by hand, more from the north. */
import { pairs } from './eighth.ts'
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { AINO, FREJA, INGRID } from './fifteenth.ts'
import type { Second } from './second.ts'
import { MULTIPART, multipart, western } from './seventh.ts'

export const FIFTEENTH_MORE_NORTHERN_FORMS: readonly Second[] = [
  [
    'no vestlige byte',
    FORM,
    western({ navn: 'Ingrid Moen', epost: INGRID.email, beskjed: 'Hilsen fra Tromsø' }),
    { ...INGRID, noted: 'Hilsen fra Tromsø' },
  ],
  // Danish
  [
    'da kontakt',
    FORM,
    form({
      navn: 'Freja Lund',
      email: FREJA.email,
      telefon: '+45 20 12 34 56',
      besked: 'Har I ledige tider?',
    }),
    { ...FREJA, phone: '+4520123456', noted: 'Har I ledige tider?', consent: undefined },
  ],
  [
    'da tilbud',
    MULTIPART,
    multipart({
      fornavn: 'Freja',
      efternavn: 'Lund',
      mail: FREJA.email,
      vejnavn: 'Havnevej 9',
      postnr: '8000',
      by: 'Aarhus',
      opgave: 'Nyt tag',
      samtykke_markedsfoering: 'nej',
    }),
    { ...FREJA, postalCode: '8000', consent: false },
  ],
  [
    'da nyhedsbrev',
    FORM,
    form({ fulde_navn: 'Freja Lund', emailadresse: FREJA.email, nyhedsbrev: 'on' }),
    { ...FREJA, consent: true },
  ],
  [
    'da afmeld',
    FORM,
    form({ email: FREJA.email, handling: 'afmeld', nyhedsbrev: 'nej' }),
    { email: FREJA.email, consent: false },
  ],
  // Finnish
  [
    'fi yhteys',
    FORM,
    form({
      nimi: 'Aino Niemi',
      sahkoposti: AINO.email,
      puhelin: '+358 40 1234567',
      viesti: 'Onko teillä aikoja?',
      tietosuoja: '1',
    }),
    { ...AINO, phone: '+358401234567', noted: 'Onko teillä aikoja?', consent: undefined },
  ],
  [
    'fi tilaus',
    FORM,
    form({
      etunimi: 'Aino',
      sukunimi: 'Niemi',
      email: AINO.email,
      katuosoite: 'Puistokatu 6',
      postinumero: '20100',
      postitoimipaikka: 'Turku',
      uutiskirje: 'ei',
    }),
    { ...AINO, city: 'Turku', postalCode: '20100', consent: false },
  ],
  [
    'fi uutiskirje',
    FORM,
    pairs(['sähköposti', AINO.email], ['nimi', 'Aino Niemi'], ['uutiskirje', 'kyllä']),
    { ...AINO, consent: true },
  ],
  [
    'fi markkinointilupa',
    JSON_TYPE,
    {
      nimi: 'Aino Niemi',
      sahkopostiosoite: AINO.email,
      matkapuhelin: '+358401234567',
      markkinointilupa: false,
    },
    { ...AINO, phone: '+358401234567', consent: false },
  ],
]
