/** A fifteenth round, written blind to the code: forms made by hand by small firms, in English, German, French and Spanish. */
import { pairs } from './eighth.ts'
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { JONAS, OLIVER, RUBY } from './fifteenth.ts'
import { FIFTEENTH_MORE_FORMS } from './fifteenth-more-forms.ts'
import { FIFTEENTH_NORTHERN_FORMS } from './fifteenth-northern-forms.ts'
import { FIFTEENTH_SOUTHERN_FORMS } from './fifteenth-southern-forms.ts'
import { FIFTEENTH_MORE_NORTHERN_FORMS } from './fifteenth-more-northern-forms.ts'
import type { Second } from './second.ts'
import { MULTIPART, multipart, NOBODY } from './seventh.ts'

const WESTERN: readonly Second[] = [
  // English
  [
    'en contact page',
    FORM,
    form({
      fname: 'Oliver',
      lname: 'Grant',
      email: OLIVER.email,
      tel: '+44 7400 123456',
      msg: 'Do you fit kitchens?',
      submit: 'Send',
    }),
    { ...OLIVER, phone: '+447400123456', noted: 'Do you fit kitchens?', consent: undefined },
  ],
  [
    'en footer newsletter',
    FORM,
    form({ email: RUBY.email, list: 'newsletter', csrf_token: 'a8f' }),
    { email: RUBY.email, name: undefined },
  ],
  [
    'en booking with refusal',
    JSON_TYPE,
    {
      firstName: 'Ruby',
      lastName: 'Mason',
      emailAddress: RUBY.email,
      mobile: '+1 202 555 0143',
      partySize: 4,
      date: '2026-02-14',
      time: '19:30',
      marketingOptIn: false,
      agreeTerms: true,
    },
    { ...RUBY, phone: '+12025550143', consent: false },
  ],
  [
    'en callback request',
    FORM,
    form({ caller: 'Oliver Grant', phone_number: '+44 20 7946 0018', best_time: 'Mornings' }),
    { phone: '+442079460018', email: undefined },
  ],
  [
    'en quote form with company',
    MULTIPART,
    multipart({
      'contact-name': 'Oliver Grant',
      'contact-email': OLIVER.email,
      'company-name': 'Grant & Sons Ltd',
      'company-email': 'accounts@grantsons.example',
      details: 'Two vans for a week',
      gdpr: 'on',
      promo: 'no',
    }),
    { ...OLIVER, noted: 'Two vans for a week' },
  ],
  [
    'en hidden and box',
    FORM,
    pairs(
      ['name', 'Ruby Mason'],
      ['email', RUBY.email],
      ['subscribe', '0'],
      ['subscribe', '1'],
      ['message', 'Lovely shop'],
    ),
    { ...RUBY, consent: true, noted: 'Lovely shop' },
  ],
  [
    'en hidden alone',
    FORM,
    pairs(
      ['name', 'Ruby Mason'],
      ['email', RUBY.email],
      ['newsletter_signup', '0'],
      ['message', 'Opening hours?'],
    ),
    { ...RUBY, consent: false },
  ],
  [
    'en parent for child',
    FORM,
    form({
      parent_name: 'Oliver Grant',
      parent_email: OLIVER.email,
      parent_phone: '+44 7400 123456',
      child_name: 'Poppy',
      child_dob: '2018-05-06',
      allergies: 'Nuts',
    }),
    { ...OLIVER, phone: '+447400123456' },
  ],
  [
    'en unsubscribe page',
    FORM,
    form({ email: RUBY.email, action: 'unsubscribe', reason: 'Too many emails' }),
    { email: RUBY.email, consent: false },
  ],
  ['en search box', FORM, form({ q: 'oak table', sort: 'price', page: '2' }), NOBODY],
  // German
  [
    'de kontaktformular',
    FORM,
    form({
      anrede: 'Herr',
      vorname: 'Jonas',
      nachname: 'Weber',
      email: JONAS.email,
      telefon: '+49 151 23456780',
      nachricht: 'Was kostet eine Wartung?',
      datenschutz: '1',
    }),
    { ...JONAS, phone: '+4915123456780', noted: 'Was kostet eine Wartung?', consent: undefined },
  ],
  [
    'de newsletter nein',
    FORM,
    form({
      Name: 'Jonas Weber',
      EMail: JONAS.email,
      Newsletter: 'nein',
      Betreff: 'Angebot',
      Text: 'Bitte Angebot schicken',
    }),
    { ...JONAS, consent: false },
  ],
  [
    'de bestellung',
    FORM,
    form({
      name: 'Weber',
      vorname: 'Jonas',
      strasse: 'Lindenweg 3',
      plz: '50667',
      ort: 'Köln',
      land: 'Deutschland',
      mail: JONAS.email,
      tel: '0151 23456780',
      agb: 'on',
    }),
    { ...JONAS, phone: '+4915123456780', city: 'Köln', postalCode: '50667', consent: undefined },
  ],
]

export const FIFTEENTH_FORMS: readonly Second[] = [
  ...WESTERN,
  ...FIFTEENTH_MORE_FORMS,
  ...FIFTEENTH_NORTHERN_FORMS,
  ...FIFTEENTH_SOUTHERN_FORMS,
  ...FIFTEENTH_MORE_NORTHERN_FORMS,
]
