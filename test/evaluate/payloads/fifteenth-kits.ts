/** A fifteenth round, written blind to the code: more page builders and site kits. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { CHIARA, DAAN, HANNA, INGRID, OLIVER } from './fifteenth.ts'
import type { Second } from './second.ts'

export const FIFTEENTH_KITS: readonly Second[] = [
  [
    'instapage flat',
    FORM,
    form({
      'Full Name': 'Daan Visser',
      'E-mail': DAAN.email,
      page_name: 'Gratis gids',
      page_url: 'https://gids.example',
      variation: 'A',
      'Ik wil de nieuwsbrief ontvangen': 'Nee',
    }),
    { ...DAAN, consent: false },
  ],
  [
    'leadpages with checkbox',
    JSON_TYPE,
    {
      first_name: 'Oliver',
      email: OLIVER.email,
      'I agree to receive marketing emails': 'Yes',
      lead_name: 'Guide',
      page_url: 'https://guide.example',
      submitted_at: '2025-07-01',
    },
    { email: OLIVER.email, consent: true },
  ],
  [
    'clickfunnels contact',
    JSON_TYPE,
    {
      id: 91,
      public_id: 'Ab',
      workspace_id: 3,
      event_type_id: 'contact.created',
      subject_type: 'Contact',
      data: {
        id: 9,
        email_address: INGRID.email,
        first_name: 'Ingrid',
        last_name: 'Moen',
        phone_number: '+4740612345',
        time_zone: null,
        tags: [],
        custom_attributes: {},
      },
    },
    { ...INGRID, phone: '+4740612345' },
  ],
  [
    'swipe pages',
    JSON_TYPE,
    {
      name: 'Chiara Galli',
      email: CHIARA.email,
      mobile: '+39 312 345 6789',
      pageName: 'Offerta',
      pageVersion: 'A',
      utm_medium: 'cpc',
    },
    { ...CHIARA, phone: '+393123456789', consent: undefined },
  ],
  [
    'netlify notification',
    JSON_TYPE,
    {
      number: 12,
      title: null,
      email: OLIVER.email,
      name: 'Oliver Grant',
      first_name: 'Oliver',
      last_name: 'Grant',
      company: null,
      summary: 'Do you deliver on Sundays?',
      body: 'Do you deliver on Sundays?',
      data: {
        name: 'Oliver Grant',
        email: OLIVER.email,
        message: 'Do you deliver on Sundays?',
        ip: '198.51.100.5',
        referrer: 'https://shop.example/contact',
      },
      ordered_human_fields: [
        { title: 'Name', name: 'name', value: 'Oliver Grant' },
        { title: 'Email', name: 'email', value: OLIVER.email },
      ],
      form_name: 'contact',
      site_url: 'https://shop.example',
    },
    { ...OLIVER, noted: 'Do you deliver on Sundays?' },
  ],
  [
    'formspree submission',
    JSON_TYPE,
    {
      form: 'xyzk',
      submission: {
        _date: '2025-05-01T00:00:00Z',
        _subject: 'New message',
        email: HANNA.email,
        name: 'Hanna Ek',
        phone: '070-123 45 67',
        message: 'Hej!',
      },
      keys: ['email', 'name', 'phone', 'message'],
    },
    { ...HANNA, phone: '+46701234567', noted: 'Hej!' },
  ],
]
