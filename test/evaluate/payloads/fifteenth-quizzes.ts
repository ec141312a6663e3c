/** A fifteenth round, written blind to the code: quizzes, funnels and chats. */
import { JSON_TYPE } from './fifth.ts'
import { HANNA, JONAS, OLIVER, RUBY } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_QUIZZES: readonly Second[] = [
  [
    'heyflow response',
    JSON_TYPE,
    {
      id: 'h1',
      flowID: 'solar',
      createdAt: '2025-05-05T10:00:00Z',
      fields: [
        { label: 'Wie groß ist Ihr Dach?', variable: 'dach', values: [{ answer: '100 m²' }] },
        { label: 'Vorname', variable: 'first_name', values: [{ answer: 'Jonas' }] },
        { label: 'Nachname', variable: 'last_name', values: [{ answer: 'Weber' }] },
        { label: 'E-Mail', variable: 'email', values: [{ answer: JONAS.email }] },
        { label: 'Telefon', variable: 'phone', values: [{ answer: '+49 151 23456780' }] },
      ],
    },
    { ...JONAS, phone: '+4915123456780' },
  ],
  [
    'perspective funnel',
    JSON_TYPE,
    {
      id: 'p1',
      funnelId: 'f1',
      funnelName: 'Bewerbung',
      values: {
        email: { value: JONAS.email, title: 'E-Mail' },
        firstName: { value: 'Jonas', title: 'Vorname' },
        lastName: { value: 'Weber', title: 'Nachname' },
        phone: { value: '+4915123456780', title: 'Telefon' },
      },
      contact: { email: JONAS.email },
    },
    { ...JONAS, phone: '+4915123456780' },
  ],
  [
    'typebot variables',
    JSON_TYPE,
    {
      resultId: 'tb1',
      typebotId: 'bot',
      submittedAt: '2025-08-01',
      'Full name': 'Hanna Ek',
      'Your email': HANNA.email,
      'May we email you tips?': 'No thanks',
    },
    { ...HANNA, consent: false },
  ],
  [
    'landbot fields',
    JSON_TYPE,
    {
      '@name': 'Ruby',
      '@email': RUBY.email,
      '@phone': '+1 202 555 0143',
      '@bot_name': 'Helper bot',
      '@url': 'https://site.example',
    },
    { email: RUBY.email, phone: '+12025550143' },
  ],
  [
    'popup view event',
    JSON_TYPE,
    {
      event: 'campaign.viewed',
      campaign: { id: 4, name: 'Winter' },
      visitor_id: 'v-81',
      page: 'https://shop.example/',
    },
    NOBODY,
  ],
  [
    'justuno submit',
    JSON_TYPE,
    {
      id: 'j1',
      workflowID: 'w',
      emailAddress: OLIVER.email,
      name: 'Oliver Grant',
      phoneNumber: '+447400123456',
      emailOptIn: true,
      smsOptIn: false,
      couponCode: 'TEN',
    },
    { ...OLIVER, phone: '+447400123456', consent: true },
  ],
]
