/** A fifteenth round, written blind to the code: forms made by hand by small firms, in Swedish, Norwegian, Danish and Finnish. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { HANNA, INGRID } from './fifteenth.ts'
import type { Second } from './second.ts'
import { MULTIPART, multipart } from './seventh.ts'

export const FIFTEENTH_NORTHERN_FORMS: readonly Second[] = [
  // Swedish
  [
    'sv kontakt',
    FORM,
    form({
      namn: 'Hanna Ek',
      epost: HANNA.email,
      telefon: '070-123 45 67',
      meddelande: 'Har ni tid på fredag?',
      skicka: 'Skicka',
    }),
    { ...HANNA, phone: '+46701234567', noted: 'Har ni tid på fredag?', consent: undefined },
  ],
  [
    'sv offert',
    FORM,
    form({
      fornamn: 'Hanna',
      efternamn: 'Ek',
      epost: HANNA.email,
      mobil: '0701234567',
      adress: 'Storgatan 2',
      postnr: '222 22',
      ort: 'Lund',
      beskrivning: 'Måla om hallen',
      gdpr: 'ja',
    }),
    {
      ...HANNA,
      phone: '+46701234567',
      address: 'Storgatan 2',
      city: 'Lund',
      postalCode: '222 22',
      noted: 'Måla om hallen',
    },
  ],
  [
    'sv nyhetsbrev nej',
    JSON_TYPE,
    { namn: 'Hanna Ek', email: HANNA.email, nyhetsbrev: false, kommentar: 'Tack för senast' },
    { ...HANNA, consent: false },
  ],
  [
    'sv nyhetsbrev ja',
    FORM,
    form({ epost: HANNA.email, nyhetsbrev: 'ja' }),
    { email: HANNA.email, consent: true },
  ],
  [
    'sv ring mig',
    FORM,
    form({ ditt_namn: 'Hanna Ek', ditt_telefonnummer: '070-123 45 67', tid: 'Efter 16' }),
    { phone: '+46701234567', name: 'Hanna Ek', email: undefined },
  ],
  [
    'sv anmälan med anhörig',
    MULTIPART,
    multipart({
      'Deltagarens namn': 'Hanna Ek',
      'Deltagarens e-post': HANNA.email,
      Personnummer: '19900101-1234',
      'Anhörigs namn': 'Bo Ek',
      'Anhörigs telefon': '070-765 43 21',
    }),
    { ...HANNA, phone: undefined },
  ],
  // Norwegian
  [
    'no kontakt',
    FORM,
    form({
      fornavn: 'Ingrid',
      etternavn: 'Moen',
      epost: INGRID.email,
      telefon: '+47 406 12 345',
      melding: 'Når kan dere komme?',
    }),
    { ...INGRID, phone: '+4740612345', noted: 'Når kan dere komme?', consent: undefined },
  ],
  [
    'no påmelding',
    FORM,
    form({
      navn: 'Ingrid Moen',
      'e-post': INGRID.email,
      mobilnr: '+47 406 12 345',
      fodselsdato: '11.02.1984',
      nyhetsbrev: 'nei',
    }),
    { ...INGRID, phone: '+4740612345', consent: false },
  ],
  [
    'no bestilling',
    JSON_TYPE,
    {
      kunde: {
        navn: 'Ingrid Moen',
        epost: INGRID.email,
        adresse: 'Havnegata 7',
        postnummer: '7010',
        poststed: 'Trondheim',
      },
      samtykkeMarkedsforing: true,
    },
    { ...INGRID, city: 'Trondheim', postalCode: '7010', consent: true },
  ],
]
