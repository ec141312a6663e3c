/** A fifteenth round, written blind to the code: what sales systems and automations pass on. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { FREJA, HANNA, JONAS, MANON, PABLO, RUBY } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_SALES: readonly Second[] = [
  [
    'hubspot property change',
    JSON_TYPE,
    [
      {
        objectId: 1246965,
        propertyName: 'lifecyclestage',
        propertyValue: 'subscriber',
        changeSource: 'CRM',
        eventId: 3816279340,
        subscriptionId: 25,
        portalId: 33,
        appId: 1160452,
        occurredAt: 1462216307945,
        subscriptionType: 'contact.propertyChange',
        attemptNumber: 0,
      },
    ],
    NOBODY,
  ],
  [
    'hubspot workflow contact',
    JSON_TYPE,
    {
      vid: 501,
      'portal-id': 33,
      'is-contact': true,
      properties: {
        firstname: { value: 'Pablo', versions: [] },
        lastname: { value: 'Ruiz', versions: [] },
        email: { value: PABLO.email, versions: [] },
        phone: { value: '+34 612 345 678', versions: [] },
        hs_email_optout: { value: 'true', versions: [] },
        hubspot_owner_id: { value: '7' },
      },
    },
    { ...PABLO, phone: '+34612345678', consent: false },
  ],
  [
    'pipedrive person',
    JSON_TYPE,
    {
      data: {
        id: 5,
        name: 'Freja Lund',
        first_name: 'Freja',
        last_name: 'Lund',
        emails: [{ label: 'work', value: FREJA.email, primary: true }],
        phones: [{ label: 'mobile', value: '+45 20 12 34 56', primary: true }],
        owner_id: 1,
        org_id: null,
        marketing_status: 'no_consent',
      },
      previous: null,
      meta: { action: 'create', entity: 'person', version: '2.0' },
    },
    { ...FREJA, phone: '+4520123456', consent: false },
  ],
  [
    'salesforce lead flow',
    JSON_TYPE,
    {
      attributes: { type: 'Lead', url: '/services/data/v60.0/sobjects/Lead/00Q' },
      Id: '00Q',
      FirstName: 'Manon',
      LastName: 'Girard',
      Email: MANON.email,
      MobilePhone: '+33612345678',
      Company: 'Girard SARL',
      HasOptedOutOfEmail: true,
      DoNotCall: false,
      OwnerId: '005',
      Status: 'Open',
    },
    { ...MANON, phone: '+33612345678', consent: false },
  ],
  [
    'zoho crm merge',
    FORM,
    form({
      'Lead Name': 'Hanna Ek',
      Email: HANNA.email,
      Mobile: '070-123 45 67',
      'Lead Owner': 'Ulf Säljare',
      'Lead Owner Email': 'ulf@firman.example',
      'Email Opt Out': 'false',
      'Lead Source': 'Webb',
    }),
    { ...HANNA, phone: '+46701234567', consent: undefined },
  ],
  [
    'n8n whole request passed on',
    JSON_TYPE,
    [
      {
        headers: { host: 'flow.example', 'user-agent': 'Mozilla/5.0', 'content-type': 'application/json' },
        params: {},
        query: { utm_source: 'news' },
        body: { vorname: 'Jonas', nachname: 'Weber', email: JONAS.email, newsletter: false },
        webhookUrl: 'https://flow.example/webhook/1',
        executionMode: 'production',
      },
    ],
    { ...JONAS, consent: false },
  ],
  [
    'make bundle',
    JSON_TYPE,
    {
      source: 'make',
      scenario: 'Leads to CRM',
      lead: {
        contact: { name: { first: 'Ruby', last: 'Mason' }, emails: [RUBY.email], phones: ['+12025550143'] },
        assigned_to: 'agent@agency.example',
      },
    },
    { ...RUBY, phone: '+12025550143' },
  ],
  [
    'zapier hook test',
    JSON_TYPE,
    { test: true, message: 'Hello from your automation', hook: { event: 'new_row', id: 8 } },
    NOBODY,
  ],
]
