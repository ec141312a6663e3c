/** Payloads of a fourth round, written once the rules had been mended by third.ts and before the code was asked to read any. */
import type { Second } from './second.ts'

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
const PHONE = '+46701234567'
const OLA = { email: 'ola.nord@example.se', name: 'Ola Nord' }

export const FOURTH: readonly Second[] = [
  [
    'forminator',
    FORM,
    'form_id=7&form_title=Kontakt&entry_time=2026-03-01+10%3A00&name_1=Ola+Nord&email_1=ola.nord%40example.se&phone_1=0701234567&textarea_1=Ring+mig&consent_1=checked',
    { ...OLA, phone: PHONE, note: 'Ring mig' },
  ],
  [
    'fluent forms',
    JSON_TYPE,
    {
      names: { first_name: 'Ola', last_name: 'Nord' },
      email: 'ola.nord@example.se',
      phone: '+46 70 123 45 67',
      message: 'Hej',
      address_1: { address_line_1: 'Storgatan 1', city: 'Lund', zip: '222 22', country: 'SE' },
      'gdpr-agreement': 'on',
      __submission: { id: '5', form_id: '2', serial_number: '3', user_inputs: {} },
    },
    { ...OLA, phone: PHONE, city: 'Lund', postalCode: '222 22', country: 'SE', note: 'Hej' },
  ],
  [
    'paperform answers',
    JSON_TYPE,
    {
      data: [
        { title: 'What is your name?', key: 'a1', value: 'Ola Nord', type: 'text' },
        { title: 'Email', key: 'a2', value: 'ola.nord@example.se', type: 'email' },
        { title: 'Can we send you marketing emails?', key: 'a3', value: 'No', type: 'choices' },
      ],
      form_id: 'f',
      submission_id: 's',
    },
    { ...OLA, consent: false },
  ],
  [
    'cognito forms',
    JSON_TYPE,
    {
      Form: { Id: '1', InternalName: 'Contact', Name: 'Contact' },
      Name: { First: 'Ola', Last: 'Nord', FirstAndLast: 'Ola Nord' },
      Email: 'ola.nord@example.se',
      Phone: '+46701234567',
      Comments: 'Hej',
      Entry: { Number: 1, DateCreated: '2026-03-01', Status: 'Submitted' },
    },
    { ...OLA, phone: PHONE, note: 'Hej' },
  ],
  [
    '123formbuilder',
    JSON_TYPE,
    {
      formid: '5',
      submissionid: '9',
      fields: [
        { fieldid: '1', label: 'Name', value: 'Ola Nord' },
        { fieldid: '2', label: 'E-mail', value: 'ola.nord@example.se' },
        { fieldid: '3', label: 'Subscribe me to updates [ ]', value: '' },
      ],
    },
    OLA,
  ],
  [
    'pipedrive webhook v2',
    JSON_TYPE,
    {
      meta: { action: 'create', entity: 'person', user_id: '1', version: '2.0' },
      data: {
        id: 1,
        name: 'Ola Nord',
        first_name: 'Ola',
        last_name: 'Nord',
        emails: [{ label: 'work', value: 'ola.nord@example.se', primary: true }],
        phones: [{ label: 'mobile', value: '0701234567', primary: true }],
        owner_id: 5,
        marketing_status: 'no_consent',
        org_id: null,
      },
      previous: null,
    },
    { ...OLA, phone: PHONE },
  ],
  [
    'salesforce outbound lead',
    JSON_TYPE,
    {
      attributes: { type: 'Lead' },
      FirstName: 'Ola',
      LastName: 'Nord',
      Email: 'ola.nord@example.se',
      MobilePhone: '+46701234567',
      Company: 'Nord AB',
      Street: 'Storgatan 1',
      City: 'Lund',
      PostalCode: '222 22',
      Country: 'Sweden',
      HasOptedOutOfEmail: true,
      OwnerId: '005',
      Owner: { Name: 'Rep', Email: 'rep@shop.example' },
    },
    { ...OLA, phone: PHONE, city: 'Lund', postalCode: '222 22', consent: false },
  ],
  [
    'shopify customers marketing',
    JSON_TYPE,
    {
      id: 5,
      email: 'ola.nord@example.se',
      phone: null,
      first_name: 'Ola',
      last_name: 'Nord',
      email_marketing_consent: {
        state: 'subscribed',
        opt_in_level: 'confirmed_opt_in',
        consent_updated_at: '2026-03-01',
      },
      sms_marketing_consent: null,
      default_address: {
        address1: 'Storgatan 1',
        city: 'Lund',
        zip: '222 22',
        country_code: 'SE',
        name: 'Ola Nord',
      },
      tags: 'newsletter, vip',
    },
    { ...OLA, city: 'Lund', tags: ['newsletter', 'vip'], consent: true },
  ],
  [
    'stripe invoice',
    JSON_TYPE,
    {
      id: 'evt',
      type: 'invoice.paid',
      data: {
        object: {
          object: 'invoice',
          account_name: 'Shop AB',
          customer_email: 'ola.nord@example.se',
          customer_name: 'Ola Nord',
          customer_phone: '+46701234567',
          customer_address: { city: 'Lund', country: 'SE', line1: 'Storgatan 1', postal_code: '222 22' },
          description: 'March',
          lines: { data: [{ description: '1 x Plan', amount: 500 }] },
        },
      },
    },
    { ...OLA, phone: PHONE, city: 'Lund', note: undefined },
  ],
  [
    'calendly no show',
    JSON_TYPE,
    {
      event: 'invitee.canceled',
      payload: {
        name: 'Ola Nord',
        email: 'ola.nord@example.se',
        cancellation: { canceled_by: 'Host Hostsson', reason: 'Ill', canceler_type: 'host' },
        questions_and_answers: [{ question: 'Vad vill du prata om?', answer: 'Tak' }],
      },
    },
    OLA,
  ],
  [
    'cal.com attendee',
    JSON_TYPE,
    {
      triggerEvent: 'BOOKING_CREATED',
      payload: {
        title: '30 min',
        organizer: { name: 'Host', email: 'host@shop.example' },
        responses: {
          name: { label: 'your_name', value: 'Ola Nord' },
          email: { label: 'email_address', value: 'ola.nord@example.se' },
          notes: { label: 'additional_notes', value: 'Hej' },
        },
        attendees: [{ email: 'ola.nord@example.se', name: 'Ola Nord', timeZone: 'Europe/Stockholm' }],
      },
    },
    { ...OLA, note: 'Hej' },
  ],
  [
    'moosend',
    JSON_TYPE,
    {
      Event: { Name: 'subscribed' },
      ContactContext: {
        Name: 'Ola Nord',
        Email: 'ola.nord@example.se',
        CustomFields: { City: 'Lund' },
        Tags: ['a'],
      },
    },
    { ...OLA, city: 'Lund' },
  ],
  [
    'mailjet unsub',
    JSON_TYPE,
    [{ event: 'unsub', time: 1433333949, email: 'ola.nord@example.se', mj_list_id: 1, ip: '127.0.0.1' }],
    { email: OLA.email, consent: false },
  ],
  [
    'sendgrid unsubscribe',
    JSON_TYPE,
    [{ email: 'ola.nord@example.se', timestamp: 1, event: 'group_unsubscribe', asm_group_id: 10 }],
    { email: OLA.email, consent: false },
  ],
  [
    'hubspot form v3',
    JSON_TYPE,
    {
      submittedAt: 1,
      fields: [
        { objectTypeId: '0-1', name: 'email', value: 'ola.nord@example.se' },
        { objectTypeId: '0-1', name: 'firstname', value: 'Ola' },
        { objectTypeId: '0-1', name: 'lastname', value: 'Nord' },
      ],
      context: { pageUri: 'https://x.example', pageName: 'Kontakt' },
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          text: 'Jag godkänner',
          communications: [{ value: true, subscriptionTypeId: 9, text: 'Jag vill ha nyhetsbrev' }],
        },
      },
    },
    { ...OLA, consent: true },
  ],
  [
    'tiktok lead v2',
    JSON_TYPE,
    {
      lead: { id: '1', page_id: '2' },
      user_info: [
        { name: 'name', value: 'Ola Nord' },
        { name: 'email', value: 'ola.nord@example.se' },
        { name: 'phone_number', value: '+46701234567' },
      ],
    },
    { ...OLA, phone: PHONE },
  ],
  [
    'plain danish',
    FORM,
    'Fornavn=Ola&Efternavn=Nord&E-mailadresse=ola.nord%40example.se&Telefonnummer=%2B4520123456&By=Aarhus&Besked=Ring+til+mig&Ja+tak+til+nyhedsbrev=on',
    { ...OLA, phone: '+4520123456', city: 'Aarhus', note: 'Ring til mig', consent: true },
  ],
  [
    'plain italian no',
    FORM,
    'nome=Ola&cognome=Nord&email=ola.nord%40example.se&citta=Roma&messaggio=Ciao&newsletter=no',
    { ...OLA, city: 'Roma', note: 'Ciao', consent: false },
  ],
  [
    'checkbox pair',
    FORM,
    'namn=Ola+Nord&epost=ola.nord%40example.se&nyhetsbrev+%28ja+tack%29=&nyhetsbrev+%28nej+tack%29=on',
    { ...OLA, consent: false },
  ],
  [
    'typeform matrix names',
    JSON_TYPE,
    {
      form_response: {
        definition: {
          fields: [
            { id: 'x1', title: 'Company', type: 'short_text' },
            { id: 'x2', title: 'Your name', type: 'short_text' },
            { id: 'x3', title: 'Your email', type: 'email' },
          ],
        },
        answers: [
          { type: 'text', text: 'Nord AB', field: { id: 'x1', type: 'short_text' } },
          { type: 'text', text: 'Ola Nord', field: { id: 'x2', type: 'short_text' } },
          { type: 'email', email: 'ola.nord@example.se', field: { id: 'x3', type: 'email' } },
        ],
      },
    },
    OLA,
  ],
  [
    'lightfunnels order',
    JSON_TYPE,
    {
      node: {
        id: 'o',
        email: 'ola.nord@example.se',
        phone: '+46701234567',
        customer: { id: 'c', full_name: 'Ola Nord', accepts_marketing: false },
        shipping_address: {
          first_name: 'Ola',
          last_name: 'Nord',
          city: 'Lund',
          zip: '222 22',
          country: 'SE',
        },
        items: [{ title: 'Mugg' }],
      },
    },
    { ...OLA, phone: PHONE, city: 'Lund', consent: false },
  ],
  [
    'memberful',
    JSON_TYPE,
    {
      event: 'member_signup',
      member: {
        id: 1,
        email: 'ola.nord@example.se',
        full_name: 'Ola Nord',
        username: 'olan',
        unrestricted_access: false,
        address: { street: 'Storgatan 1', city: 'Lund', postal_code: '222 22', country: 'SE' },
      },
    },
    { ...OLA, city: 'Lund' },
  ],
  [
    'helpscout conversation',
    JSON_TYPE,
    {
      id: 1,
      subject: 'Fråga',
      status: 'active',
      primaryCustomer: { id: 5, first: 'Ola', last: 'Nord', email: 'ola.nord@example.se' },
      assignee: { first: 'Rep', last: 'Son', email: 'rep@shop.example' },
      tags: [{ id: 1, tag: 'order' }],
    },
    OLA,
  ],
  [
    'wufoo',
    FORM,
    'Field1=Ola&Field2=Nord&Field3=ola.nord%40example.se&FieldStructure=' +
      encodeURIComponent(
        JSON.stringify({
          Fields: [
            { Title: 'First name', ID: 'Field1', Type: 'text' },
            { Title: 'Last name', ID: 'Field2', Type: 'text' },
            { Title: 'Email', ID: 'Field3', Type: 'email' },
          ],
        }),
      ),
    OLA,
  ],
]
