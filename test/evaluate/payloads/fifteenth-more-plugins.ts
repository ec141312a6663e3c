/** A fifteenth round, written blind to the code: more form plugins of sites. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { AINO, JONAS, MANON, OLIVER, RUBY, ZOFIA } from './fifteenth.ts'
import type { Second } from './second.ts'
import { MULTIPART, multipart } from './seventh.ts'

export const FIFTEENTH_MORE_PLUGINS: readonly Second[] = [
  [
    'ninja forms keys',
    JSON_TYPE,
    {
      firstname_1523: 'Oliver',
      lastname_1524: 'Grant',
      email_1525: OLIVER.email,
      phone_1526: '+44 7400 123456',
      textarea_1527: 'Call after five',
      submit_1528: '',
    },
    { ...OLIVER, phone: '+447400123456', noted: 'Call after five' },
  ],
  [
    'forminator fields',
    JSON_TYPE,
    {
      'name-1': 'Zofia Król',
      'email-1': ZOFIA.email,
      'phone-1': '+48 512 345 678',
      'textarea-1': 'Proszę o wycenę',
      form_title: 'Kontakt',
      entry_time: '2025-09-01 12:00',
    },
    { ...ZOFIA, phone: '+48512345678', noted: 'Proszę o wycenę' },
  ],
  [
    'bricks field ids',
    FORM,
    form({
      'form-field-qxzmvd': 'Aino Niemi',
      'form-field-bgtrwe': AINO.email,
      'form-field-plokij': 'Onko vapaita aikoja?',
      formId: 'abcdef',
      postId: '12',
    }),
    { email: AINO.email, noted: 'Onko vapaita aikoja?' },
  ],
  [
    'formidable labels',
    JSON_TYPE,
    {
      'Full name': 'Ruby Mason',
      'Email address': RUBY.email,
      'Date of birth': '1990-04-02',
      'Daytime phone': '+1 202-555-0143',
      'How did you find us?': 'A friend',
      item_key: 'u7x',
      id: '19',
    },
    { ...RUBY, phone: '+12025550143' },
  ],
  [
    'drupal webform remote post',
    JSON_TYPE,
    {
      serial: '8',
      sid: '8',
      uuid: 'c1',
      uri: '/form/contact',
      created: '1740000000',
      completed: '1740000000',
      remote_addr: '198.51.100.2',
      uid: '0',
      langcode: 'en',
      webform_id: 'contact',
      name: 'Oliver Grant',
      email: OLIVER.email,
      subject: 'Hours',
      message: 'When do you open?',
    },
    { ...OLIVER, noted: 'When do you open?' },
  ],
  [
    'typo3 powermail multipart',
    MULTIPART,
    multipart({
      'tx_powermail_pi1[field][vorname]': 'Jonas',
      'tx_powermail_pi1[field][nachname]': 'Weber',
      'tx_powermail_pi1[field][e_mail]': JONAS.email,
      'tx_powermail_pi1[field][nachricht]': 'Wann liefern Sie?',
      'tx_powermail_pi1[mail][form]': '3',
      'tx_powermail_pi1[__referrer][@extension]': 'Powermail',
    }),
    { ...JONAS, noted: 'Wann liefern Sie?' },
  ],
  [
    'craft freeform',
    JSON_TYPE,
    {
      form: { id: 7, name: 'Contact', handle: 'contact', color: '#807447' },
      id: 618,
      dateCreated: { date: '2025-07-09 08:05:22.000000', timezone_type: 3, timezone: 'Europe/Paris' },
      firstName: 'Manon',
      lastName: 'Girard',
      email: MANON.email,
      message: 'Bonjour',
      newsletter: '',
    },
    { ...MANON, consent: false },
  ],
]
