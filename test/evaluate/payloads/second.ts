/**
 * Payloads of a second round, written once the rules had been mended by fresh.ts: shops, schedulers, mail services and odd bytes.
 */
import type { Expected } from './evaluate.ts'

/** `type` and `body` as they are sent; a body that is no text is JSON. */
export type Second = readonly [name: string, type: string, body: unknown, expected: Expected]

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
const PHONE = '+46701234567'

export const SECOND: readonly Second[] = [
  [
    'acuity appointment',
    JSON_TYPE,
    {
      id: 54321,
      firstName: 'Bob',
      lastName: 'McTest',
      phone: '+46 70 123 45 67',
      email: 'bob@example.com',
      date: 'June 17, 2026',
      time: '10:15am',
      type: 'Regular Visit',
      calendar: 'My Calendar',
      price: '10.00',
      notes: '',
      forms: [{ id: 1, name: 'Intake', values: [{ value: 'Lund', name: 'City', fieldID: 1 }] }],
    },
    { email: 'bob@example.com', name: 'Bob McTest', phone: PHONE, city: 'Lund' },
  ],
  [
    'simplybook',
    FORM,
    'booking_id=5&client_name=Kaisa+Laine&client_email=kaisa%40example.fi&client_phone=%2B358401234567&event_name=Haircut&unit_name=Pekka',
    { email: 'kaisa@example.fi', name: 'Kaisa Laine', phone: '+358401234567' },
  ],
  [
    'bookly french',
    JSON_TYPE,
    {
      client: { nom: 'Durand', prenom: 'Zoé', courriel: 'zoe@example.fr', telephone: '+33 6 11 22 33 44' },
      prestation: { nom: 'Massage' },
      praticien: { nom: 'Paul', email: 'paul@example.com' },
    },
    { email: 'zoe@example.fr', name: 'Zoé Durand', phone: '+33611223344' },
  ],
  [
    'bigcommerce customer',
    JSON_TYPE,
    {
      data: [
        {
          id: 11,
          email: 'jane@example.com',
          first_name: 'Jane',
          last_name: 'Does',
          company: 'BigCommerce',
          phone: '',
          notes: 'Likes tea',
          accepts_product_review_abandoned_cart_emails: true,
          addresses: [
            { city: 'Perth', country_code: 'AU', postal_code: '6000', first_name: 'Jane', last_name: 'Does' },
          ],
        },
      ],
    },
    { email: 'jane@example.com', name: 'Jane Does', city: 'Perth', country: 'AU' },
  ],
  [
    'snipcart order',
    JSON_TYPE,
    {
      eventName: 'order.completed',
      mode: 'Live',
      content: {
        token: '93c4',
        email: 'geeks@example.com',
        status: 'Processed',
        user: { id: '2', email: 'geeks@example.com', billingAddressName: 'Geeks Ltd' },
        billingAddress: {
          fullName: 'Gee Keller',
          city: 'Québec',
          country: 'CA',
          postalCode: 'G1G 1G1',
          phone: '',
        },
        items: [{ name: 'Shirt', price: 10 }],
      },
    },
    { email: 'geeks@example.com', name: 'Gee Keller', city: 'Québec', country: 'CA' },
  ],
  [
    'paypal ipn',
    FORM,
    'mc_gross=19.95&payer_id=LPLW&payment_status=Completed&first_name=Test&last_name=User&payer_email=payer%40example.com&address_city=San+Jose&address_zip=95131&address_country_code=US&address_name=Test+User&business=seller%40example.com&receiver_email=seller%40example.com&item_name=Mug',
    { email: 'payer@example.com', name: 'Test User', city: 'San Jose', postalCode: '95131', country: 'US' },
  ],
  [
    'gumroad sale',
    FORM,
    'seller_id=1&product_id=2&product_name=Book&email=buyer%40example.com&full_name=Buy+Er&price=100&ip_country=Sweden&can_contact=true&refunded=false',
    { email: 'buyer@example.com', name: 'Buy Er' },
  ],
  [
    'mailerlite subscriber',
    JSON_TYPE,
    {
      id: '31',
      email: 'ml@example.com',
      status: 'active',
      source: 'form',
      fields: {
        name: 'Mel',
        last_name: 'Lite',
        phone: PHONE,
        city: 'Vilnius',
        country: 'Lithuania',
        z_i_p: '01001',
      },
      subscribed_at: '2026-01-18 10:00:00',
    },
    { email: 'ml@example.com', name: 'Mel Lite', phone: PHONE, city: 'Vilnius', country: 'LT' },
  ],
  [
    'convertkit subscriber',
    JSON_TYPE,
    {
      subscriber: {
        id: 1,
        first_name: 'John',
        email_address: 'john@example.com',
        state: 'active',
        created_at: '2026-02-15T19:40:24.913Z',
        fields: { last_name: 'Kitt' },
      },
    },
    { email: 'john@example.com', name: 'John Kitt' },
  ],
  [
    'sendgrid unsubscribe',
    JSON_TYPE,
    [{ email: 'out@example.com', timestamp: 1513299569, event: 'unsubscribe', sg_message_id: '14c5d75ce93' }],
    { email: 'out@example.com', consent: false },
  ],
  [
    'pipedrive person',
    JSON_TYPE,
    {
      meta: { action: 'create', entity: 'person', user_id: '1' },
      data: {
        id: 9,
        name: 'Pia Driv',
        first_name: 'Pia',
        last_name: 'Driv',
        emails: [{ label: 'work', value: 'pia@example.com', primary: true }],
        phones: [{ label: 'mobile', value: PHONE, primary: true }],
        owner_id: 7,
        org_id: null,
      },
    },
    { email: 'pia@example.com', name: 'Pia Driv', phone: PHONE },
  ],
  [
    'zendesk sell lead',
    JSON_TYPE,
    {
      data: {
        id: 1,
        creator_id: 1,
        owner_id: 1,
        first_name: 'Mark',
        last_name: 'Johnson',
        organization_name: 'Design',
        email: 'mark@example.com',
        phone: '508-778-6516',
        mobile: PHONE,
        address: {
          line1: '2726 Smith Street',
          city: 'Hyannis',
          postal_code: '02601',
          state: 'MA',
          country: 'US',
        },
        tags: ['important'],
      },
      meta: { type: 'lead' },
    },
    { email: 'mark@example.com', name: 'Mark Johnson', city: 'Hyannis', country: 'US', tags: ['important'] },
  ],
  [
    'freshsales',
    JSON_TYPE,
    {
      contact_id: 5,
      contact_first_name: 'Fre',
      contact_last_name: 'Shek',
      contact_email: 'fre@example.com',
      contact_mobile_number: PHONE,
      contact_city: 'Oslo',
      contact_country: 'Norge',
    },
    { email: 'fre@example.com', name: 'Fre Shek', phone: PHONE, city: 'Oslo', country: 'NO' },
  ],
  [
    'linkedin lead gen',
    JSON_TYPE,
    {
      leadType: 'SPONSORED',
      formResponse: {
        answers: [
          { questionId: 1, name: 'firstName', answerDetails: { textQuestionAnswer: { answer: 'Lina' } } },
          { questionId: 2, name: 'lastName', answerDetails: { textQuestionAnswer: { answer: 'Kedin' } } },
          {
            questionId: 3,
            name: 'emailAddress',
            answerDetails: { textQuestionAnswer: { answer: 'lina@example.com' } },
          },
        ],
      },
    },
    { email: 'lina@example.com', name: 'Lina Kedin' },
  ],
  [
    'google ads lead form',
    JSON_TYPE,
    {
      lead_id: 'x',
      user_column_data: [
        { column_name: 'Full Name', string_value: 'Goo Gladys', column_id: 'FULL_NAME' },
        { column_name: 'User Email', string_value: 'goo@example.com', column_id: 'EMAIL' },
        { column_name: 'User Phone', string_value: PHONE, column_id: 'PHONE_NUMBER' },
        { column_name: 'City', string_value: 'Borås', column_id: 'CITY' },
      ],
      api_version: '1.0',
      form_id: 1,
      campaign_id: 2,
      google_key: 'k',
      is_test: true,
    },
    { email: 'goo@example.com', name: 'Goo Gladys', phone: PHONE, city: 'Borås' },
  ],
  [
    'tiktok lead',
    JSON_TYPE,
    {
      object: 'lead',
      entry: [
        {
          lead_id: '1',
          changes: [
            { field: 'name', value: 'Tik Toker' },
            { field: 'email', value: 'tik@example.com' },
            { field: 'phone', value: PHONE },
          ],
        },
      ],
    },
    { email: 'tik@example.com', name: 'Tik Toker', phone: PHONE },
  ],
  [
    'discord like embed',
    JSON_TYPE,
    {
      content: 'New lead',
      embeds: [
        {
          title: 'Lead',
          fields: [
            { name: 'Name', value: 'Dis Cord' },
            { name: 'Email', value: 'dis@example.com' },
            { name: 'Message', value: 'Call me' },
          ],
        },
      ],
    },
    { email: 'dis@example.com', name: 'Dis Cord', note: 'Call me' },
  ],
  [
    'bom json',
    JSON_TYPE,
    '\uFEFF{"name":"Åsa Öst","email":"asa@example.se"}',
    { email: 'asa@example.se', name: 'Åsa Öst' },
  ],
  [
    'windows-1252 form',
    FORM,
    Buffer.from('name=%C5sa+%D6st&email=asa%40example.se', 'latin1'),
    { email: 'asa@example.se', name: 'Åsa Öst' },
  ],
  [
    'windows-1252 json',
    JSON_TYPE,
    Buffer.from('{"name":"Åsa Öst","email":"asa@example.se"}', 'latin1'),
    { email: 'asa@example.se', name: 'Åsa Öst' },
  ],
  [
    'json as form',
    FORM,
    '{"Vorname":"Ute","Nachname":"Groß","E-Mail":"ute@example.de"}',
    { email: 'ute@example.de', name: 'Ute Groß' },
  ],
  [
    'form as json',
    JSON_TYPE,
    'nom=Petit&prenom=L%C3%A9o&email=leo%40example.fr',
    { email: 'leo@example.fr', name: 'Léo Petit' },
  ],
  [
    'beacon text',
    'text/plain;charset=UTF-8',
    '{"email":"b@example.com","first_name":"Bea","newsletter":true}',
    { email: 'b@example.com', name: 'Bea', consent: true },
  ],
  [
    'none declared',
    '',
    'email=none%40example.com&fullname=No+Type',
    { email: 'none@example.com', name: 'No Type' },
  ],
  [
    'utf-16',
    JSON_TYPE,
    Buffer.from('\uFEFF{"email":"u@example.com","name":"U Tf"}', 'utf16le'),
    { email: 'u@example.com', name: 'U Tf' },
  ],
  [
    'norwegian form',
    JSON_TYPE,
    {
      fornavn: 'Kåre',
      etternavn: 'Bø',
      'e-postadresse': 'kare@example.no',
      mobilnummer: '+47 412 34 567',
      poststed: 'Bergen',
      postnummer: '5003',
      'jeg vil motta nyhetsbrev': 'nei',
    },
    {
      email: 'kare@example.no',
      name: 'Kåre Bø',
      phone: '+4741234567',
      city: 'Bergen',
      postalCode: '5003',
      consent: false,
    },
  ],
  [
    'danish form',
    JSON_TYPE,
    {
      Navn: 'Søren Ægidius',
      'E-mailadresse': 'soren@example.dk',
      Telefonnummer: '+45 20 12 34 56',
      By: 'Aarhus',
      'Ja tak til nyhedsbrev': true,
    },
    { email: 'soren@example.dk', name: 'Søren Ægidius', phone: '+4520123456', city: 'Aarhus', consent: true },
  ],
  [
    'romanian form',
    JSON_TYPE,
    {
      'Nume complet': 'Ștefan Țurcan',
      'Adresa de email': 'stefan@example.ro',
      'Număr de telefon': '+40 721 234 567',
      Oraș: 'Cluj',
      Mesaj: 'Bună',
    },
    { email: 'stefan@example.ro', name: 'Ștefan Țurcan', phone: '+40721234567', city: 'Cluj', note: 'Bună' },
  ],
  [
    'estonian form',
    JSON_TYPE,
    {
      Eesnimi: 'Mari',
      Perekonnanimi: 'Tamm',
      'E-post': 'mari@example.ee',
      Telefon: '+372 5123 4567',
      Linn: 'Tartu',
    },
    { email: 'mari@example.ee', name: 'Mari Tamm', phone: '+37251234567', city: 'Tartu' },
  ],
  [
    'japanese consent',
    JSON_TYPE,
    {
      お名前: '鈴木一郎',
      メールアドレス: 'ichiro@example.jp',
      メルマガ配信を希望する: 'いいえ',
      個人情報の取り扱いに同意する: 'はい',
    },
    { email: 'ichiro@example.jp', name: '鈴木一郎', consent: false },
  ],
  [
    'chinese company form',
    JSON_TYPE,
    {
      联系人: '李雷',
      公司名称: '某某公司',
      电子邮箱: 'li@example.cn',
      联系电话: '+86 138 0013 8000',
      需求描述: '询价',
    },
    { email: 'li@example.cn', phone: '+8613800138000' },
  ],
  [
    'arabic consent',
    JSON_TYPE,
    { 'الاسم الكامل': 'سامي نور', الإيميل: 'sami@example.com', 'أوافق على استلام النشرة البريدية': 'نعم' },
    { email: 'sami@example.com', name: 'سامي نور', consent: true },
  ],
  [
    'bulgarian',
    JSON_TYPE,
    {
      Име: 'Иван',
      'Фамилно име': 'Иванов',
      'Имейл адрес': 'ivan@example.bg',
      'Телефонен номер': '+359 88 123 4567',
      Град: 'Варна',
    },
    { email: 'ivan@example.bg', name: 'Иван Иванов', phone: '+359881234567', city: 'Варна' },
  ],
]
