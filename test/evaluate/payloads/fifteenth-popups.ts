/** A fifteenth round, written blind to the code: newsletter pop-ups, quizzes and funnels as they post. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { DAAN, FREJA, INGRID, JONAS, MANON, OLIVER, RUBY } from './fifteenth.ts'
import type { Second } from './second.ts'

export const FIFTEENTH_POPUPS: readonly Second[] = [
  [
    'optinmonster lead',
    JSON_TYPE,
    {
      lead: {
        email: RUBY.email,
        name: 'Ruby Mason',
        phone: '',
        ipAddress: '198.51.100.1',
        referrer: 'https://shop.example',
        privacyConsent: true,
      },
      lead_options: { list: 'none', data: '' },
      campaign: { id: 'ab12', title: 'Exit offer', type: 'popup' },
    },
    { ...RUBY },
  ],
  [
    'wisepops list',
    JSON_TYPE,
    [
      {
        collected_at: '2025-06-01T10:00:00Z',
        wisepop_id: 12,
        form_id: 'f',
        ip: '198.51.100.1',
        countryCode: 'FR',
        fields: { email: MANON.email, first_name: 'Manon', last_name: 'Girard', 'opt-in': true },
      },
    ],
    { ...MANON, consent: true },
  ],
  [
    'privy contact',
    JSON_TYPE,
    {
      email: OLIVER.email,
      first_name: 'Oliver',
      last_name: 'Grant',
      campaign: 'Free shipping',
      coupon_code: 'SHIP10',
      accepts_marketing: true,
      shop: 'shop.example',
    },
    { ...OLIVER, consent: true },
  ],
  [
    'sleeknote signup',
    FORM,
    form({
      email: FREJA.email,
      name: 'Freja Lund',
      'Ja tak til nyhedsbrev': 'true',
      SleeknoteId: '9',
      SleeknoteName: 'Velkomst',
      Url: 'https://butik.example',
    }),
    { ...FREJA, consent: true },
  ],
  [
    'poptin phone alone',
    JSON_TYPE,
    {
      popup_name: 'Callback',
      phone: '+46 70 123 45 67',
      url: 'https://shop.example/',
      submitted: '2025-03-03 12:00',
    },
    { phone: '+46701234567', email: undefined },
  ],
  [
    'getsitecontrol',
    JSON_TYPE,
    {
      event: 'form_submitted',
      widget: { id: 3, name: 'Subscribe' },
      contact: { email: DAAN.email, name: 'Daan Visser' },
      page: { url: 'https://blog.example', title: 'Tips' },
    },
    { ...DAAN },
  ],
  [
    'scoreapp result',
    JSON_TYPE,
    {
      event_name: 'quiz_finished',
      data: {
        id: 'r1',
        first_name: 'Ingrid',
        last_name: 'Moen',
        email: INGRID.email,
        phone: '+47 406 12 345',
        total_score: { percent: 70, tier: 'Medium' },
        quiz_questions: [{ question: 'How big is your team?', answers: [{ answer: '5-10' }] }],
      },
    },
    { ...INGRID, phone: '+4740612345' },
  ],
  [
    'involve.me submission',
    JSON_TYPE,
    {
      event: 'submission_completed',
      project: { name: 'Calculator' },
      submission: {
        answers: [
          { question: 'Email', type: 'email', answer: JONAS.email },
          { question: 'Vor- und Nachname', type: 'text', answer: 'Jonas Weber' },
          { question: 'Newsletter abonnieren?', type: 'choice', answer: 'Nein' },
        ],
      },
    },
    { ...JONAS, consent: false },
  ],
]
