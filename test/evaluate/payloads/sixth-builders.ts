/** A sixth round, written blind to the code: what form builders document that they send. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import type { Second } from './second.ts'

const EVA = { email: 'eva.holm@example.se', name: 'Eva Holm' }
const NOBODY = { email: undefined, phone: undefined }

export const SIXTH_BUILDERS: readonly Second[] = [
  [
    'formstack json',
    JSON_TYPE,
    {
      FormID: '23534',
      Name: { first: 'Eva', last: 'Holm', field_type: 'name' },
      Email: { value: EVA.email, field_type: 'email' },
      Phone: { value: '070-123 45 67', field_type: 'phone' },
      Address: { address: 'Storgatan 1', city: 'Lund', zip: '222 22', field_type: 'address' },
      UniqueID: '12345678',
    },
    { ...EVA, phone: '+46701234567', city: 'Lund', postalCode: '222 22' },
  ],
  [
    'formstack lines',
    FORM,
    form({ FormID: '23534', Name: 'first = Eva\nlast = Holm', Email: EVA.email, UniqueID: '12345678' }),
    EVA,
  ],
  [
    'heyform',
    JSON_TYPE,
    {
      id: '66',
      formId: 'T',
      formName: 'Contact',
      fields: [{ id: 'a', title: ["What's your name?"], kind: 'short_text' }],
      answers: [
        { id: 'a', title: "What's your name?", kind: 'short_text', value: 'Eva Holm' },
        { id: 'b', title: 'Email', kind: 'email', value: EVA.email },
      ],
    },
    EVA,
  ],
  [
    'webflow v2',
    JSON_TYPE,
    {
      triggerType: 'form_submission',
      payload: {
        name: 'Contact Us',
        siteId: '65',
        data: { 'First Name': 'Eva', 'Last Name': 'Holm', email: EVA.email, 'Phone Number': 46701234567 },
        schema: [{ fieldName: 'First Name', fieldType: 'FormTextInput' }],
      },
    },
    EVA,
  ],
  [
    'google ads lead',
    JSON_TYPE,
    {
      lead_id: 'L1',
      user_column_data: [
        { column_name: 'Full Name', string_value: 'Eva Holm', column_id: 'FULL_NAME' },
        { column_name: 'User Email', string_value: EVA.email, column_id: 'EMAIL' },
      ],
      api_version: '1.0',
      form_id: 40,
      campaign_id: 12,
      google_key: 'k',
      is_test: false,
    },
    EVA,
  ],
  [
    'wix submission',
    JSON_TYPE,
    {
      entity: {
        formId: '21',
        namespace: 'wix.form_app.form',
        status: 'PENDING',
        submissions: { first_name: 'Eva', last_name: 'Holm', email_3f1a: EVA.email },
      },
    },
    EVA,
  ],
  [
    'freeform',
    JSON_TYPE,
    {
      form: { id: 7, name: 'My Form', handle: 'myForm' },
      id: 618,
      firstName: 'Eva',
      lastName: 'Holm',
      email: EVA.email,
    },
    EVA,
  ],
  [
    'meta leadgen notice',
    JSON_TYPE,
    {
      object: 'page',
      entry: [
        {
          id: '153',
          time: 1438292065,
          changes: [{ field: 'leadgen', value: { leadgen_id: '555', page_id: '153', form_id: '77' } }],
        },
      ],
    },
    NOBODY,
  ],
]
