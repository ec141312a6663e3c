/** A sixth round, written blind to the code: forms of small sites by hand, builders, and systems as they document what they send. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import type { Second } from './second.ts'

const EVA = { email: 'eva.holm@example.se', name: 'Eva Holm' }
const NOBODY = { email: undefined, phone: undefined }

export const SIXTH_FORMS: readonly Second[] = [
  [
    'swedish friend',
    FORM,
    form({
      Namn: 'Eva Holm',
      'Din e-post': EVA.email,
      'Din väns e-post': 'ola@example.se',
      Telefon: '08-123 456 78',
    }),
    { ...EVA, phone: '+46812345678' },
  ],
  [
    'german no advertising',
    FORM,
    form({
      Vorname: 'Jana',
      Nachname: 'Vogt',
      'E-Mail-Adresse': 'jana@example.de',
      'Ich möchte keine Werbung erhalten': 'on',
    }),
    { email: 'jana@example.de', name: 'Jana Vogt', consent: false },
  ],
  [
    'french select',
    FORM,
    form({
      prenom: 'Zoé',
      nom: 'Durand',
      courriel: 'zoe@example.fr',
      code_postal: '69002',
      ville: 'Lyon',
      newsletter: 'non',
    }),
    { email: 'zoe@example.fr', name: 'Zoé Durand', postalCode: '69002', city: 'Lyon', consent: false },
  ],
  [
    'spanish manager',
    FORM,
    form({
      'Nombre y apellidos': 'Ana Ruiz',
      'Correo electrónico': 'ana@example.es',
      'Correo de su jefe': 'jefe@example.es',
      País: 'España',
      Móvil: '612 34 56 78',
    }),
    { email: 'ana@example.es', name: 'Ana Ruiz', phone: '+34612345678', country: 'ES' },
  ],
  [
    'italian refused',
    FORM,
    form({
      nome: 'Luca',
      cognome: 'Neri',
      email: 'luca@example.it',
      consenso_marketing: 'no',
      privacy: 'on',
    }),
    { email: 'luca@example.it', name: 'Luca Neri', consent: false },
  ],
  [
    'dutch prefix',
    FORM,
    form({
      voornaam: 'Jan',
      tussenvoegsel: 'de',
      achternaam: 'Wit',
      'e-mailadres': 'jan@example.nl',
      woonplaats: 'Utrecht',
    }),
    { email: 'jan@example.nl', name: 'Jan de Wit', city: 'Utrecht' },
  ],
  [
    'norwegian beacon',
    'text/plain;charset=UTF-8',
    JSON.stringify({
      fornavn: 'Kari',
      etternavn: 'Moe',
      epost: 'kari@example.no',
      telefon: '+47 412 34 567',
    }),
    { email: 'kari@example.no', name: 'Kari Moe', phone: '+4741234567' },
  ],
  [
    'danish consent yes',
    FORM,
    form({ 'Fulde navn': 'Bo Juul', Mail: 'bo@example.dk', 'Ja tak til nyhedsbrev': 'on', By: 'Aarhus' }),
    { email: 'bo@example.dk', name: 'Bo Juul', consent: true, city: 'Aarhus' },
  ],
  [
    'finnish form',
    FORM,
    form({
      etunimi: 'Aino',
      sukunimi: 'Laine',
      sähköposti: 'aino@example.fi',
      puhelin: '+358 40 123 4567',
      viesti: 'Soittakaa',
    }),
    { email: 'aino@example.fi', name: 'Aino Laine', phone: '+358401234567', note: 'Soittakaa' },
  ],
  [
    'portuguese form',
    FORM,
    form({
      'Nome completo': 'Rui Costa',
      'E-mail': 'rui@example.pt',
      Localidade: 'Porto',
      'Código postal': '4000-001',
    }),
    { email: 'rui@example.pt', name: 'Rui Costa', city: 'Porto', postalCode: '4000-001' },
  ],
  [
    'polish form',
    FORM,
    form({ Imię: 'Ewa', Nazwisko: 'Nowak', 'Adres e-mail': 'ewa@example.pl', 'Zgoda na newsletter': 'nie' }),
    { email: 'ewa@example.pl', name: 'Ewa Nowak', consent: false },
  ],
  [
    'english email in message',
    FORM,
    form({
      your_name: 'Eva Holm',
      your_email: EVA.email,
      your_message: 'Please also write to ola@example.se',
      utm_source: 'ads',
      gclid: 'x1',
      'g-recaptcha-response': '03AGdBq2',
    }),
    { ...EVA, note: 'Please also write to ola@example.se' },
  ],
  [
    'nested contact',
    FORM,
    'data%5Bcontact%5D%5Bemail%5D=eva.holm%40example.se&data%5Bcontact%5D%5Bname%5D=Eva+Holm',
    EVA,
  ],
  [
    'honeypot filled',
    FORM,
    form({ email: EVA.email, name: 'Eva Holm', honeypot: 'https://spam.example' }),
    { isTrapped: true },
  ],
  [
    'born and message',
    FORM,
    form({ name: 'Eva Holm', email: EVA.email, date_of_birth: '1990-05-01', order_number: '0701234567' }),
    { ...EVA, phone: undefined },
  ],
  [
    'billing and shipping',
    FORM,
    form({
      billing_name: 'Eva Holm',
      billing_email: EVA.email,
      billing_city: 'Lund',
      shipping_name: 'Ola Berg',
      shipping_city: 'Malmö',
    }),
    { ...EVA, city: 'Lund' },
  ],
]

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

export const SIXTH_SYSTEMS: readonly Second[] = [
  [
    'paddle customer',
    JSON_TYPE,
    {
      event_id: 'evt_1',
      event_type: 'customer.created',
      data: {
        id: 'ctm_1',
        name: 'Eva Holm',
        email: EVA.email,
        marketing_consent: false,
        status: 'active',
        locale: 'sv',
      },
    },
    { ...EVA, consent: false },
  ],
  [
    'paddle audience',
    FORM,
    form({
      alert_id: '1',
      alert_name: 'new_audience_member',
      email: EVA.email,
      marketing_consent: '1',
      source: 'checkout',
      user_id: '7',
    }),
    { email: EVA.email, consent: true },
  ],
  [
    'rd station',
    JSON_TYPE,
    {
      event_type: 'WEBHOOK.CONVERTED',
      entity_type: 'CONTACT',
      contact: {
        uuid: 'c2',
        email: EVA.email,
        name: 'Eva Holm',
        mobile_phone: '+46 70 123 45 67',
        city: 'Lund',
        company: { name: 'Holm AB' },
        funnel: { name: 'default', contact_owner_email: 'owner@example.com' },
      },
    },
    { ...EVA, phone: '+46701234567', city: 'Lund' },
  ],
  [
    'ycloud contact',
    JSON_TYPE,
    {
      id: 'evt_2',
      type: 'contact.created',
      contactCreated: {
        id: '18',
        nickName: 'Evis',
        realName: 'Eva Holm',
        phoneNumber: '+46701234567',
        countryCode: 'SE',
        email: EVA.email,
        ownerEmail: 'owner@example.com',
      },
    },
    { email: EVA.email, phone: '+46701234567', country: 'SE' },
  ],
  [
    'resend unsubscribed',
    JSON_TYPE,
    {
      type: 'contact.updated',
      data: {
        id: 'e1',
        audience_id: '78',
        email: EVA.email,
        first_name: 'Eva',
        last_name: 'Holm',
        unsubscribed: true,
      },
    },
    { ...EVA, consent: false },
  ],
  [
    'postmark suppressed',
    JSON_TYPE,
    {
      RecordType: 'SubscriptionChange',
      MessageID: '88',
      Recipient: EVA.email,
      Origin: 'Recipient',
      SuppressSending: true,
      SuppressionReason: 'ManualSuppression',
      Metadata: {},
    },
    { email: EVA.email, consent: false },
  ],
  [
    'ses bounce',
    JSON_TYPE,
    {
      notificationType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bouncedRecipients: [{ emailAddress: EVA.email, status: '5.1.1', action: 'failed' }],
      },
      mail: { source: 'shop@example.com', messageId: '1' },
    },
    { email: EVA.email, consent: false },
  ],
  [
    'zendesk user',
    JSON_TYPE,
    {
      type: 'zen:event-type:user.created',
      account_id: 12,
      subject: 'zen:user:65',
      detail: { email: EVA.email, id: '65', role: 'end-user' },
      event: {},
    },
    { email: EVA.email },
  ],
  [
    'saleor account',
    JSON_TYPE,
    {
      notify_event: 'account_confirmation',
      payload: {
        user: { id: 'VX', email: EVA.email, first_name: 'Eva', last_name: 'Holm', is_staff: false },
        recipient_email: EVA.email,
        domain: 'shop.example',
        site_name: 'Shop',
      },
    },
    EVA,
  ],
  [
    'salesbricks person',
    JSON_TYPE,
    {
      event_type: 'person.created',
      company: { name: 'Holm AB', address: { city: 'Lund' } },
      email: EVA.email,
      first_name: 'Eva',
      last_name: 'Holm',
    },
    EVA,
  ],
  [
    'squarespace order notice',
    JSON_TYPE,
    { id: 'n1', websiteId: 'w1', topic: 'order.create', data: { orderId: 'o1' } },
    NOBODY,
  ],
]
