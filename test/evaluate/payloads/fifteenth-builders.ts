/** A fifteenth round, written blind to the code: form builders of their own as they post. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { CHIARA, DAAN, HANNA, JONAS, OLIVER, RUBY } from './fifteenth.ts'
import { FIFTEENTH_PAGES } from './fifteenth-pages.ts'
import { FIFTEENTH_PLUGINS } from './fifteenth-plugins.ts'
import { FIFTEENTH_POPUPS } from './fifteenth-popups.ts'
import { FIFTEENTH_SURVEYS } from './fifteenth-surveys.ts'
import { FIFTEENTH_MORE_BUILDERS } from './fifteenth-more-builders.ts'
import { FIFTEENTH_KITS } from './fifteenth-kits.ts'
import { FIFTEENTH_MORE_PLUGINS } from './fifteenth-more-plugins.ts'
import { FIFTEENTH_QUIZZES } from './fifteenth-quizzes.ts'
import type { Second } from './second.ts'

const BUILDERS: readonly Second[] = [
  [
    'typeform contact info and refused legal',
    JSON_TYPE,
    {
      event_id: '01JC',
      event_type: 'form_response',
      form_response: {
        form_id: 'aB3',
        token: 't0k',
        submitted_at: '2025-03-02T10:00:00Z',
        definition: {
          id: 'aB3',
          title: 'Book a demo',
          fields: [
            { id: 'f1', ref: 'r1', type: 'short_text', title: 'First name' },
            { id: 'f2', ref: 'r2', type: 'short_text', title: 'Last name' },
            { id: 'f3', ref: 'r3', type: 'phone_number', title: 'Phone number' },
            { id: 'f4', ref: 'r4', type: 'email', title: 'Email' },
            { id: 'f5', ref: 'r5', type: 'yes_no', title: 'Would you like our monthly newsletter?' },
          ],
        },
        answers: [
          { type: 'text', text: 'Ruby', field: { id: 'f1', type: 'short_text', ref: 'r1' } },
          { type: 'text', text: 'Mason', field: { id: 'f2', type: 'short_text', ref: 'r2' } },
          {
            type: 'phone_number',
            phone_number: '+12025550143',
            field: { id: 'f3', type: 'phone_number', ref: 'r3' },
          },
          { type: 'email', email: RUBY.email, field: { id: 'f4', type: 'email', ref: 'r4' } },
          { type: 'boolean', boolean: false, field: { id: 'f5', type: 'yes_no', ref: 'r5' } },
        ],
      },
    },
    { ...RUBY, phone: '+12025550143', consent: false },
  ],
  [
    'typeform hidden email',
    JSON_TYPE,
    {
      event_type: 'form_response',
      form_response: {
        form_id: 'nps1',
        hidden: { email: OLIVER.email, firstname: 'Oliver', utm_source: 'mail' },
        definition: {
          id: 'nps1',
          title: 'How was it?',
          fields: [
            { id: 'q1', title: 'How likely are you to recommend us?', type: 'nps' },
            { id: 'q2', title: 'Why?', type: 'long_text' },
          ],
        },
        answers: [
          { type: 'number', number: 9, field: { id: 'q1', type: 'nps' } },
          { type: 'text', text: 'Quick delivery', field: { id: 'q2', type: 'long_text' } },
        ],
      },
    },
    { email: OLIVER.email, name: 'Oliver', noted: 'Quick delivery', consent: undefined },
  ],
  [
    'tally with option flags',
    JSON_TYPE,
    {
      eventId: 'e1',
      eventType: 'FORM_RESPONSE',
      data: {
        formName: 'Waitlist',
        fields: [
          { key: 'question_a', label: 'Your name', type: 'INPUT_TEXT', value: 'Hanna Ek' },
          { key: 'question_b', label: 'Email', type: 'INPUT_EMAIL', value: HANNA.email },
          {
            key: 'question_c',
            label: 'Stay in touch',
            type: 'CHECKBOXES',
            value: ['o1'],
            options: [{ id: 'o1', text: 'Send me news by email' }],
          },
          {
            key: 'question_c_o1',
            label: 'Stay in touch (Send me news by email)',
            type: 'CHECKBOXES',
            value: true,
          },
        ],
      },
    },
    { ...HANNA, consent: true },
  ],
  [
    'tally unticked',
    JSON_TYPE,
    {
      eventType: 'FORM_RESPONSE',
      data: {
        formName: 'Anmeldung',
        fields: [
          { key: 'question_1', label: 'Vorname', type: 'INPUT_TEXT', value: 'Jonas' },
          { key: 'question_2', label: 'Nachname', type: 'INPUT_TEXT', value: 'Weber' },
          { key: 'question_3', label: 'E-Mail', type: 'INPUT_EMAIL', value: JONAS.email },
          {
            key: 'question_4',
            label: 'Newsletter',
            type: 'CHECKBOXES',
            value: [],
            options: [{ id: 'x', text: 'Ja, ich möchte den Newsletter' }],
          },
          {
            key: 'question_4_x',
            label: 'Newsletter (Ja, ich möchte den Newsletter)',
            type: 'CHECKBOXES',
            value: false,
          },
        ],
      },
    },
    { ...JONAS, consent: false },
  ],
  [
    'fillout submission',
    JSON_TYPE,
    {
      formId: 'vso',
      formName: 'Quote request',
      submission: {
        submissionId: 'ab-1',
        submissionTime: '2025-05-16T23:20:05.324Z',
        questions: [
          { id: '4kzQ', name: 'Full name', type: 'ShortAnswer', value: 'Daan Visser' },
          { id: '5kzQ', name: 'Work email', type: 'EmailInput', value: DAAN.email },
          { id: '6kzQ', name: 'Phone', type: 'PhoneNumber', value: '+31612345678' },
          { id: '7kzQ', name: 'What do you need?', type: 'LongAnswer', value: 'Twenty chairs' },
        ],
        calculations: [],
        urlParameters: [{ id: 'email', name: 'ref', value: 'partner' }],
        quiz: {},
      },
    },
    { ...DAAN, phone: '+31612345678', noted: 'Twenty chairs', consent: undefined },
  ],
  [
    'jotform raw with address',
    FORM,
    form({
      formID: '2401',
      submissionID: '61',
      webhookURL: 'https://hooks.example/x',
      formTitle: 'Order form',
      ip: '198.51.100.9',
      type: 'WEB',
      pretty: 'Name:Chiara Galli, E-mail:chiara.galli@example.it',
      rawRequest: JSON.stringify({
        slug: 'submit/2401',
        q3_name: { first: 'Chiara', last: 'Galli' },
        q4_email: CHIARA.email,
        q5_phoneNumber: { full: '+39 312 345 6789' },
        q6_address: {
          addr_line1: 'Via Roma 4',
          addr_line2: '',
          city: 'Torino',
          state: 'TO',
          postal: '10121',
        },
        q7_typeA: 'No, thanks',
      }),
    }),
    { ...CHIARA, phone: '+393123456789', city: 'Torino', postalCode: '10121' },
  ],
]

export const FIFTEENTH_BUILDERS: readonly Second[] = [
  ...BUILDERS,
  ...FIFTEENTH_PAGES,
  ...FIFTEENTH_PLUGINS,
  ...FIFTEENTH_POPUPS,
  ...FIFTEENTH_SURVEYS,
  ...FIFTEENTH_MORE_BUILDERS,
  ...FIFTEENTH_KITS,
  ...FIFTEENTH_MORE_PLUGINS,
  ...FIFTEENTH_QUIZZES,
]
