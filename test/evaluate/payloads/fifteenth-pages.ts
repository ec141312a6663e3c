/** A fifteenth round, written blind to the code: page builders and site kits as they post. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { AINO, FREJA, HANNA, JONAS, OLIVER, RUBY, ZOFIA } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_PAGES: readonly Second[] = [
  [
    'webflow form_submission',
    JSON_TYPE,
    {
      triggerType: 'form_submission',
      payload: {
        name: 'Contact Form',
        siteId: '65427cf400e02b306eaa049c',
        data: {
          'First Name': 'Freja',
          'Last Name': 'Lund',
          Email: FREJA.email,
          Message: 'Har I plads i maj?',
        },
        schema: [
          { fieldName: 'First Name', fieldType: 'FormTextInput', fieldElementId: 'a1' },
          { fieldName: 'Email', fieldType: 'FormTextInput', fieldElementId: 'a2' },
        ],
        submittedAt: '2025-10-14T16:35:00.000Z',
        id: '6321ca84df3949bfc6752327',
        formId: '65429eadebe8a9f3a30f62d0',
        formElementId: '4e038d2c',
      },
    },
    { ...FREJA, noted: 'Har I plads i maj?', consent: undefined },
  ],
  [
    'framer inputs',
    JSON_TYPE,
    { Name: 'Ruby Mason', Email: RUBY.email, Location: 'Studio B', Subscribe: 'on' },
    { ...RUBY, consent: true },
  ],
  [
    'wix automation',
    JSON_TYPE,
    {
      data: {
        formName: 'Kontakt',
        'field:first_name_ab12': 'Jonas',
        'field:last_name_cd34': 'Weber',
        'field:email_ef56': JONAS.email,
        submissionId: 's-1',
        submissions: [
          { label: 'Vorname', value: 'Jonas' },
          { label: 'Nachname', value: 'Weber' },
          { label: 'E-Mail', value: JONAS.email },
          { label: 'Nachricht', value: 'Bitte Termin' },
        ],
        contact: {
          name: { first: 'Jonas', last: 'Weber' },
          email: JONAS.email,
          locale: 'de',
          contactId: 'c-1',
        },
        contactId: 'c-1',
      },
    },
    { ...JONAS, noted: 'Bitte Termin' },
  ],
  [
    'squarespace form storage',
    JSON_TYPE,
    {
      'Form Name': 'Enquiries',
      'Name First': 'Oliver',
      'Name Last': 'Grant',
      'Email Address': OLIVER.email,
      'Sign up for news and updates': 'false',
      Message: 'Wedding in June',
      'Submitted On': '05/01/2026 10:12:00',
    },
    { ...OLIVER, noted: 'Wedding in June', consent: false },
  ],
  [
    'carrd signup',
    FORM,
    form({ name: 'Hanna Ek', email: HANNA.email, id: 'form01' }),
    { ...HANNA, consent: undefined },
  ],
  [
    'tilda lead',
    FORM,
    form({
      Name: 'Zofia Król',
      Email: ZOFIA.email,
      Phone: '+48 512 345 678',
      Checkbox: 'yes',
      tranid: '1234:5678',
      formid: 'form7',
      formname: 'Zapis',
    }),
    { ...ZOFIA, phone: '+48512345678' },
  ],
  ['tilda test', FORM, form({ test: 'test' }), NOBODY],
  [
    'duda form',
    JSON_TYPE,
    {
      event_type: 'FORM_SUBMIT',
      resource_data: { site_name: 'ab12' },
      data: {
        form_title: 'Ota yhteyttä',
        fields_data: [
          { field_id: 'd1', field_label: 'Nimi', field_value: 'Aino Niemi', field_type: 'text' },
          { field_id: 'd2', field_label: 'Sähköposti', field_value: AINO.email, field_type: 'email' },
          { field_id: 'd3', field_label: 'Puhelin', field_value: '+358 40 1234567', field_type: 'phone' },
        ],
      },
    },
    { ...AINO, phone: '+358401234567' },
  ],
  [
    'unbounce lead',
    FORM,
    form({
      page_id: 'p-1',
      page_name: 'Spring sale',
      page_url: 'https://go.example/spring',
      variant: 'b',
      'data.json': JSON.stringify({
        first_name: ['Ruby'],
        last_name: ['Mason'],
        email: [RUBY.email],
        phone_number: ['+1 202 555 0143'],
        ip_address: ['198.51.100.6'],
        time_submitted: ['04:59 PM UTC'],
      }),
    }),
    { ...RUBY, phone: '+12025550143' },
  ],
]
