/** A fifteenth round, written blind to the code: surveys, tables and office suites as they post. */
import { JSON_TYPE } from './fifth.ts'
import { CHIARA, DAAN, HANNA, INGRID, OLIVER, PABLO, RUBY, ZOFIA } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_SURVEYS: readonly Second[] = [
  [
    'google forms item responses',
    JSON_TYPE,
    {
      formTitle: 'Påmelding',
      timestamp: '2025-10-10T09:00:00Z',
      respondentEmail: '',
      responses: [
        { title: 'Navn', type: 'TEXT', response: 'Ingrid Moen' },
        { title: 'E-postadresse', type: 'TEXT', response: INGRID.email },
        { title: 'Fødselsdato', type: 'DATE', response: '1984-02-11' },
        { title: 'Vil du motta nyhetsbrev?', type: 'MULTIPLE_CHOICE', response: 'Ja' },
      ],
    },
    { ...INGRID, consent: true, phone: undefined },
  ],
  [
    'microsoft forms by automate',
    JSON_TYPE,
    {
      responder: 'anonymous',
      submitDate: '3/4/2025 9:12:00 AM',
      'What is your full name?': 'Oliver Grant',
      'Email address': OLIVER.email,
      'Mobile number': '+44 7400 123456',
      'Can we contact you about future offers?': 'No',
    },
    { ...OLIVER, phone: '+447400123456', consent: false },
  ],
  [
    'surveymonkey details',
    JSON_TYPE,
    {
      id: '118',
      survey_id: '9',
      response_status: 'completed',
      ip_address: '198.51.100.1',
      pages: [
        {
          id: '1',
          questions: [
            { id: '11', heading: 'Your name', answers: [{ text: 'Ruby Mason', simple_text: 'Ruby Mason' }] },
            {
              id: '12',
              heading: 'Your email address',
              answers: [{ text: RUBY.email, simple_text: RUBY.email }],
            },
            {
              id: '13',
              heading: 'What should we do better?',
              answers: [{ text: 'Longer hours', simple_text: 'Longer hours' }],
            },
          ],
        },
      ],
    },
    { ...RUBY, noted: 'Longer hours' },
  ],
  [
    'surveymonkey event alone',
    JSON_TYPE,
    {
      name: 'Responses',
      filter_type: 'survey',
      filter_id: '9',
      event_type: 'response_completed',
      event_id: '100',
      event_datetime: '2025-01-01T00:00:00Z',
      object_type: 'response',
      object_id: '118',
      resources: { respondent_id: '118', recipient_id: '0', collector_id: '7', survey_id: '9', user_id: '5' },
    },
    NOBODY,
  ],
  [
    'alchemer survey data',
    JSON_TYPE,
    {
      webhook_name: 'On response processed',
      data: {
        survey_id: 4,
        response_status: 'Complete',
        survey_data: {
          2: { id: 2, type: 'TEXTBOX', question: 'Nombre completo', answer: 'Pablo Ruiz', shown: true },
          3: { id: 3, type: 'TEXTBOX', question: 'Correo electrónico', answer: PABLO.email, shown: true },
        },
        contact: [],
      },
    },
    { ...PABLO },
  ],
  [
    'formbricks response',
    JSON_TYPE,
    {
      event: 'responseFinished',
      webhookId: 'w1',
      data: {
        id: 'r1',
        surveyId: 's1',
        finished: true,
        data: { q7x2: 'Very happy', m4k9: DAAN.email },
        meta: { url: 'https://app.example', userAgent: { browser: 'Firefox', os: 'Linux' } },
        contact: null,
        tags: [],
      },
    },
    { email: DAAN.email },
  ],
  [
    'airtable form record',
    JSON_TYPE,
    {
      recordId: 'rec1',
      tableName: 'Leads',
      fields: {
        Name: 'Zofia Król',
        Email: ZOFIA.email,
        Telefon: '+48 512 345 678',
        Notatki: 'Dzwonić rano',
        Status: 'New',
        Owner: { id: 'usr1', email: 'kamil@agency.example', name: 'Kamil Agent' },
      },
    },
    { ...ZOFIA, phone: '+48512345678' },
  ],
  [
    'notion form page',
    JSON_TYPE,
    {
      source: { type: 'automation' },
      data: {
        object: 'page',
        id: 'n1',
        properties: {
          Name: {
            id: 'title',
            type: 'title',
            title: [{ type: 'text', text: { content: 'Hanna Ek' }, plain_text: 'Hanna Ek' }],
          },
          Email: { id: 'e', type: 'email', email: HANNA.email },
          Phone: { id: 'p', type: 'phone_number', phone_number: '070-123 45 67' },
          Newsletter: { id: 'c', type: 'checkbox', checkbox: false },
        },
      },
    },
    { ...HANNA, phone: '+46701234567', consent: false },
  ],
  [
    'elfsight list',
    JSON_TYPE,
    [
      { id: 'm9', name: 'Nome e cognome', value: 'Chiara Galli', type: 'shortText' },
      { id: 'm8', name: 'Email', value: CHIARA.email, type: 'email' },
      { id: 'm7', name: 'Data', value: '24.09.2025', type: 'date' },
      { id: 'm6', name: 'Iscrivimi alla newsletter', value: false, type: 'checkbox' },
    ],
    { ...CHIARA, consent: false },
  ],
  [
    'ids beside a label table',
    JSON_TYPE,
    {
      form: {
        id: 'f',
        fields: [
          { id: 101, label: 'First name' },
          { id: 102, label: 'Surname' },
          { id: 103, label: 'E-mail' },
          { id: 104, label: 'Postcode' },
        ],
      },
      entry: {
        id: 5,
        values: [
          { field_id: 101, value: 'Oliver' },
          { field_id: 102, value: 'Grant' },
          { field_id: 103, value: OLIVER.email },
          { field_id: 104, value: 'LS1 4AP' },
        ],
      },
    },
    { ...OLIVER, postalCode: 'LS1 4AP' },
  ],
]
