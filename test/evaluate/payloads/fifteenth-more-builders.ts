/** A fifteenth round, written blind to the code: more form builders of their own. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { MANON, OLIVER, PABLO, RUBY, RUI } from './fifteenth.ts'
import type { Second } from './second.ts'

export const FIFTEENTH_MORE_BUILDERS: readonly Second[] = [
  [
    'paperform data',
    JSON_TYPE,
    {
      submission_id: '5e',
      created_at: '2025-02-01 10:00:00',
      form_id: 'f',
      slug: 'hello',
      data: [
        {
          title: 'What is your name?',
          description: null,
          type: 'text',
          key: 'a1',
          custom_key: 'name',
          value: 'Manon Girard',
        },
        { title: 'And your email?', type: 'email', key: 'a2', custom_key: null, value: MANON.email },
        { title: 'Would you like to receive our offers?', type: 'yesNo', key: 'a3', value: 'No' },
      ],
      device: { ip_address: '198.51.100.4', utm_source: '' },
      total: 0,
    },
    { ...MANON, consent: false },
  ],
  [
    'cognito forms',
    JSON_TYPE,
    {
      Form: { Id: '12', InternalName: 'Contact', Name: 'Contact' },
      Name: { First: 'Oliver', FirstAndLast: 'Oliver Grant', Last: 'Grant', Middle: null, Prefix: null },
      Email: OLIVER.email,
      Phone: '+44 20 7946 0018',
      HowCanWeHelp: 'Boiler service please',
      Entry: {
        Number: 7,
        DateSubmitted: '2025-04-01T09:00:00Z',
        Origin: { IpAddress: '198.51.100.2' },
        User: { Email: 'office@boilers.example', Name: 'Front Office' },
      },
      Id: '12-7',
    },
    { ...OLIVER, phone: '+442079460018', noted: 'Boiler service please' },
  ],
  [
    'formstack with field types',
    JSON_TYPE,
    {
      FormID: '5521',
      UniqueID: '887',
      Name: { value: { first: 'Pablo', last: 'Ruiz' }, field_type: 'name' },
      Email: { value: PABLO.email, field_type: 'email' },
      Phone: { value: '+34 612 345 678', field_type: 'phone' },
      Newsletter: { value: 'Yes', field_type: 'checkbox' },
    },
    { ...PABLO, phone: '+34612345678', consent: true },
  ],
  [
    'wufoo with structure',
    FORM,
    form({
      Field1: 'Ruby',
      Field2: 'Mason',
      Field4: RUBY.email,
      CreatedBy: 'public',
      DateCreated: '2025-01-09 10:11:12',
      EntryId: '44',
      IP: '198.51.100.3',
      HandshakeKey: 'k',
      FieldStructure: JSON.stringify({
        Fields: [
          {
            Title: 'Name',
            Type: 'shortname',
            ID: 'Field1',
            SubFields: [
              { ID: 'Field1', Label: 'First' },
              { ID: 'Field2', Label: 'Last' },
            ],
          },
          { Title: 'Email address', Type: 'email', ID: 'Field4' },
        ],
      }),
    }),
    { email: RUBY.email },
  ],
  [
    'opnform by field',
    JSON_TYPE,
    {
      form_title: 'Contacto',
      form_slug: 'contacto-1',
      submission: { 'aa-1': 'Rui Matos', 'aa-2': RUI.email },
      data: {
        'aa-1': { value: 'Rui Matos', name: 'Nome' },
        'aa-2': { value: RUI.email, name: 'E-mail' },
        'aa-3': { value: 'Quero marcar uma visita', name: 'Mensagem' },
      },
    },
    { ...RUI, noted: 'Quero marcar uma visita' },
  ],
  [
    'zoho forms',
    JSON_TYPE,
    {
      Name_First: 'Oliver',
      Name_Last: 'Grant',
      Email: OLIVER.email,
      PhoneNumber_countrycode: '+447400123456',
      Address_AddressLine1: '12 Mill Lane',
      Address_City: 'Leeds',
      Address_ZipCode: 'LS1 4AP',
      DecisionBox: 'false',
      IP_ADDRESS: '198.51.100.77',
    },
    { ...OLIVER, phone: '+447400123456', city: 'Leeds', postalCode: 'LS1 4AP' },
  ],
]
