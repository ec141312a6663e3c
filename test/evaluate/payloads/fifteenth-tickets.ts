/** A fifteenth round, written blind to the code: events of ticket and webinar systems. */
import { JSON_TYPE } from './fifth.ts'
import { DAAN, HANNA, MANON, PABLO, RUBY } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_TICKETS: readonly Second[] = [
  [
    'bookwhen attendee by zapier',
    JSON_TYPE,
    {
      'Event Title': 'Yoga for beginners',
      'Attendee First Name': 'Ruby',
      'Attendee Last Name': 'Mason',
      'Attendee Email': RUBY.email,
      'Booking Reference': 'BW-11',
      'Organiser Email': 'hello@yoga.example',
      'Mailing list consent': 'No',
    },
    { ...RUBY, consent: false },
  ],
  [
    'eventbrite order link',
    JSON_TYPE,
    {
      config: {
        action: 'order.placed',
        user_id: '9',
        endpoint_url: 'https://hooks.example/e',
        webhook_id: '3',
      },
      api_url: 'https://www.eventbriteapi.com/v3/orders/1/',
    },
    NOBODY,
  ],
  [
    'luma guest registered',
    JSON_TYPE,
    {
      type: 'guest.registered',
      data: {
        id: 'gst-1',
        user_id: 'usr-1',
        user_email: DAAN.email,
        user_name: 'Daan Visser',
        user_first_name: 'Daan',
        user_last_name: 'Visser',
        approval_status: 'approved',
        phone_number: '+31612345678',
        registration_answers: [
          { question_id: 'q', label: 'Company', value: 'Visser BV', question_type: 'text' },
        ],
        event: { id: 'evt-1', name: 'Founders Breakfast' },
      },
    },
    { ...DAAN, phone: '+31612345678' },
  ],
  [
    'ticket tailor order',
    JSON_TYPE,
    {
      event: 'ORDER.CREATED',
      payload: {
        id: 'or_1',
        object: 'order',
        buyer_details: {
          address: { address_1: null, postal_code: null },
          custom_questions: [],
          email: MANON.email,
          first_name: 'Manon',
          last_name: 'Girard',
          name: 'Manon Girard',
          phone: '+33 6 12 34 56 78',
        },
        marketing_opt_in: true,
        event_summary: { name: 'Jazz en plein air', venue: { name: 'Parc', postal_code: '69006' } },
        issued_tickets: [{ id: 'it_1', email: MANON.email, full_name: 'Manon Girard' }],
      },
    },
    { ...MANON, phone: '+33612345678', consent: true },
  ],
  [
    'zoom webinar registration',
    JSON_TYPE,
    {
      event: 'webinar.registration_created',
      event_ts: 1626230691572,
      payload: {
        account_id: 'AA',
        object: {
          uuid: 'u',
          id: 123,
          host_id: 'h',
          topic: 'Taxes in 2026',
          registrant: {
            id: 'r',
            first_name: 'Pablo',
            last_name: 'Ruiz',
            email: PABLO.email,
            city: 'Sevilla',
            phone: '+34612345678',
            comments: '',
            custom_questions: [{ title: 'Do you want our newsletter?', value: 'Yes' }],
            status: 'approved',
          },
        },
      },
    },
    { ...PABLO, phone: '+34612345678', city: 'Sevilla', consent: true },
  ],
  [
    'livestorm registrant',
    JSON_TYPE,
    {
      data: {
        id: 'p1',
        type: 'people',
        attributes: {
          role: 'participant',
          email: HANNA.email,
          first_name: 'Hanna',
          last_name: 'Ek',
          registrant_detail: {
            fields: [
              { id: 'email', type: 'text', value: HANNA.email },
              { id: 'phone', type: 'text', value: '070-123 45 67' },
            ],
            ip_city: 'Lund',
          },
        },
      },
      meta: { webhook: { event: 'attendee.registered' } },
    },
    { ...HANNA, phone: '+46701234567' },
  ],
]
