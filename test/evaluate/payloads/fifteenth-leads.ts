/** A fifteenth round, written blind to the code: leads of advertising, and what sales systems and automations pass on. */
import { JSON_TYPE } from './fifth.ts'
import { AINO, CHIARA, JONAS, OLIVER, RUBY, RUI } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_LEADS: readonly Second[] = [
  [
    'meta leadgen ids alone',
    JSON_TYPE,
    {
      object: 'page',
      entry: [
        {
          id: '444',
          time: 1740000000,
          changes: [
            {
              field: 'leadgen',
              value: {
                leadgen_id: '123',
                page_id: '444',
                form_id: '777',
                adgroup_id: '1',
                ad_id: '2',
                created_time: 1740000000,
              },
            },
          ],
        },
      ],
    },
    NOBODY,
  ],
  [
    'meta lead fetched',
    JSON_TYPE,
    {
      created_time: '2025-02-28T08:49:14+0000',
      id: '123',
      ad_id: '2',
      form_id: '777',
      field_data: [
        { name: 'full_name', values: ['Chiara Galli'] },
        { name: 'email', values: [CHIARA.email] },
        { name: 'phone_number', values: ['+393123456789'] },
        { name: 'city', values: ['Torino'] },
      ],
      custom_disclaimer_responses: [{ checkbox_key: 'marketing_emails', is_checked: '' }],
    },
    { ...CHIARA, phone: '+393123456789', city: 'Torino', consent: false },
  ],
  [
    'google lead form',
    JSON_TYPE,
    {
      lead_id: 'TeSter-1',
      user_column_data: [
        { column_name: 'Full Name', string_value: 'Oliver Grant', column_id: 'FULL_NAME' },
        { column_name: 'User Email', string_value: OLIVER.email, column_id: 'EMAIL' },
        { column_name: 'User Phone', string_value: '+447400123456', column_id: 'PHONE_NUMBER' },
        { column_name: 'Postal Code', string_value: 'LS1 4AP', column_id: 'POSTAL_CODE' },
      ],
      api_version: '1.0',
      form_id: 40000000000,
      campaign_id: 123,
      google_key: 'k',
      is_test: false,
      gcl_id: 'g',
    },
    { ...OLIVER, phone: '+447400123456', postalCode: 'LS1 4AP' },
  ],
  [
    'google lead phone alone',
    JSON_TYPE,
    {
      lead_id: 'L2',
      user_column_data: [
        { column_name: 'First Name', string_value: 'Hanna', column_id: 'FIRST_NAME' },
        { column_name: 'Phone', string_value: '+46701234567', column_id: 'PHONE_NUMBER' },
      ],
      api_version: '1.0',
      form_id: 4,
      campaign_id: 1,
      google_key: 'k',
    },
    { phone: '+46701234567', name: 'Hanna', email: undefined },
  ],
  [
    'linkedin lead by zapier',
    JSON_TYPE,
    {
      'Form Name': 'Whitepaper',
      'First Name': 'Jonas',
      'Last Name': 'Weber',
      'Email Address': JONAS.email,
      'Company Name': 'Weber GmbH',
      'Job Title': 'CTO',
      'Campaign Name': 'DACH Q3',
      'Account Name': 'Acme Ads',
      'Consent 1': '',
    },
    { ...JONAS },
  ],
  [
    'tiktok lead',
    JSON_TYPE,
    {
      object: 'lead',
      entry: {
        lead_id: '71',
        advertiser_id: '70',
        campaign_name: 'Summer',
        page_name: 'Instant form',
        changes: [
          { field: 'email', value: RUBY.email },
          { field: 'name', value: 'Ruby Mason' },
          { field: 'phone_number', value: '+12025550143' },
        ],
      },
    },
    { ...RUBY, phone: '+12025550143' },
  ],
  [
    'high level contact with dnd',
    JSON_TYPE,
    {
      type: 'ContactCreate',
      locationId: 'l',
      id: 'c',
      firstName: 'Aino',
      lastName: 'Niemi',
      name: 'Aino Niemi',
      email: AINO.email,
      phone: '+358401234567',
      city: 'Turku',
      postalCode: '20100',
      country: 'FI',
      dateOfBirth: '1991-09-25T00:00:00.000Z',
      dnd: true,
      tags: [],
      source: 'form',
      dateAdded: '2025-11-26T12:41:02.193Z',
      customFields: [],
    },
    { ...AINO, phone: '+358401234567', city: 'Turku', postalCode: '20100', consent: false },
  ],
  [
    'rd station conversion',
    JSON_TYPE,
    {
      event_type: 'WEBHOOK.CONVERTED',
      entity_type: 'CONTACT',
      event_identifier: 'ebook',
      contact: {
        uuid: 'c2',
        email: RUI.email,
        name: 'Rui Matos',
        job_title: 'Chef',
        mobile_phone: '+351 912 345 678',
        city: 'Porto',
        legal_bases: [{ category: 'communications', type: 'consent', status: 'granted' }],
        company: { name: 'Cozinha' },
        funnel: { name: 'default', lifecycle_stage: 'Lead', contact_owner_email: 'dono@agencia.example' },
      },
    },
    { ...RUI, phone: '+351912345678', city: 'Porto', consent: true },
  ],
]
