/** What shops, schedulers, mail services and other systems send, as their public documentation shows it. */
import type { Expected } from './evaluate.ts'

export type System = readonly [name: string, body: unknown, expected: Expected]

const ADA = { email: 'ada@lovelace.example', name: 'Ada Lovelace' }
const PHONE = '+46701234567'

export const SYSTEMS: readonly System[] = [
  [
    'shopify customer',
    {
      id: 706405506930370000,
      email: 'ada@lovelace.example',
      created_at: '2026-01-18T10:00:00-05:00',
      first_name: 'Ada',
      last_name: 'Lovelace',
      orders_count: 0,
      state: 'disabled',
      total_spent: '0.00',
      note: 'Prefers mornings',
      verified_email: true,
      multipass_identifier: null,
      tax_exempt: false,
      tags: 'vip, club',
      currency: 'SEK',
      phone: PHONE,
      addresses: [],
      accepts_marketing: false,
      email_marketing_consent: {
        state: 'not_subscribed',
        opt_in_level: 'single_opt_in',
        consent_updated_at: null,
      },
      sms_marketing_consent: null,
      admin_graphql_api_id: 'gid://shopify/Customer/7064',
    },
    { ...ADA, phone: PHONE, note: 'Prefers mornings', tags: ['vip', 'club'], consent: false },
  ],
  [
    'shopify subscribed',
    {
      id: 7,
      email: 'ada@lovelace.example',
      first_name: 'Ada',
      last_name: 'Lovelace',
      state: 'enabled',
      default_address: {
        id: 1,
        customer_id: 7,
        first_name: 'Ada',
        last_name: 'Lovelace',
        company: 'Engine Ltd',
        address1: 'Storgatan 1',
        address2: 'lgh 2',
        city: 'Lund',
        province: 'Skåne',
        country: 'Sweden',
        zip: '222 22',
        phone: '070-123 45 67',
        country_code: 'SE',
        default: true,
      },
      email_marketing_consent: {
        state: 'subscribed',
        opt_in_level: 'confirmed_opt_in',
        consent_updated_at: '2026-01-01T00:00:00Z',
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund', postalCode: '222 22', country: 'SE', consent: true },
  ],
  [
    'shopify order',
    {
      id: 820982911946154500,
      email: 'ada@lovelace.example',
      buyer_accepts_marketing: true,
      currency: 'SEK',
      name: '#9999',
      contact_email: 'ada@lovelace.example',
      line_items: [{ id: 1, name: 'IPod Nano', title: 'IPod', vendor: 'Apple', quantity: 1 }],
      customer: {
        id: 115,
        email: 'ada@lovelace.example',
        first_name: 'Ada',
        last_name: 'Lovelace',
        state: 'disabled',
      },
      billing_address: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        address1: 'Storgatan 1',
        city: 'Lund',
        zip: '222 22',
        country_code: 'SE',
        name: 'Ada Lovelace',
      },
    },
    { ...ADA, city: 'Lund', consent: true },
  ],
  [
    'woocommerce customer',
    {
      id: 25,
      date_created: '2026-01-18T10:00:00',
      email: 'ada@lovelace.example',
      first_name: 'Ada',
      last_name: 'Lovelace',
      role: 'customer',
      username: 'ada.l',
      billing: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        company: '',
        address_1: 'Storgatan 1',
        city: 'Lund',
        postcode: '222 22',
        country: 'SE',
        state: '',
        email: 'ada@lovelace.example',
        phone: '070-123 45 67',
      },
      shipping: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        address_1: 'Annan gata 2',
        city: 'Malmö',
        postcode: '211 11',
        country: 'SE',
      },
      is_paying_customer: false,
      meta_data: [],
    },
    { ...ADA, phone: PHONE, city: 'Lund', postalCode: '222 22' },
  ],
  [
    'woocommerce order',
    {
      id: 727,
      status: 'processing',
      currency: 'USD',
      billing: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        address_1: '969 Market',
        city: 'San Francisco',
        state: 'CA',
        postcode: '94103',
        country: 'US',
        email: 'ada@lovelace.example',
        phone: '(415) 555-2671',
      },
      line_items: [{ id: 315, name: 'Woo Single #1', product_id: 93 }],
      customer_note: 'Leave at the gate',
    },
    { ...ADA, city: 'San Francisco', note: 'Leave at the gate' },
  ],
  [
    'stripe checkout',
    {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
          id: 'cs_1',
          object: 'checkout.session',
          amount_total: 2198,
          consent: { promotions: 'opt_in', terms_of_service: 'accepted' },
          currency: 'usd',
          customer: null,
          customer_details: {
            address: {
              city: 'Lund',
              country: 'SE',
              line1: 'Storgatan 1',
              line2: null,
              postal_code: '222 22',
              state: null,
            },
            email: 'ada@lovelace.example',
            name: 'Ada Lovelace',
            phone: null,
            tax_exempt: 'none',
          },
          customer_email: null,
          custom_fields: [],
          metadata: {},
          payment_status: 'paid',
          status: 'complete',
        },
      },
    },
    { ...ADA, city: 'Lund', country: 'SE', consent: true },
  ],
  [
    'stripe opted out',
    {
      type: 'checkout.session.completed',
      data: {
        object: {
          consent: { promotions: 'opt_out' },
          customer_details: { email: 'ada@lovelace.example', name: 'Ada Lovelace' },
        },
      },
    },
    { ...ADA, consent: false },
  ],
  [
    'stripe customer',
    {
      type: 'customer.created',
      data: {
        object: {
          id: 'cus_1',
          object: 'customer',
          address: { city: 'Lund', country: 'SE', line1: 'Storgatan 1', postal_code: '222 22' },
          email: 'ada@lovelace.example',
          name: 'Ada Lovelace',
          phone: PHONE,
          description: null,
        },
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund' },
  ],
  [
    'calendly invitee',
    {
      event: 'invitee.created',
      payload: {
        email: 'ada@lovelace.example',
        first_name: 'Ada',
        last_name: 'Lovelace',
        name: 'Ada Lovelace',
        status: 'active',
        timezone: 'Europe/Stockholm',
        questions_and_answers: [{ question: 'Phone number', answer: PHONE, position: 0 }],
        scheduled_event: {
          name: 'Intro',
          status: 'active',
          event_memberships: [{ user: 'u', user_email: 'host@shop.example', user_name: 'Host Person' }],
          event_guests: [{ email: 'guest@shop.example' }],
        },
      },
    },
    { ...ADA, phone: PHONE },
  ],
  [
    'cal.com booking',
    {
      triggerEvent: 'BOOKING_CREATED',
      createdAt: '2026-01-18',
      payload: {
        type: 'intro',
        title: 'Intro between Host and Ada',
        organizer: { id: 1, name: 'Host Person', email: 'host@shop.example', timeZone: 'x' },
        attendees: [{ email: 'ada@lovelace.example', name: 'Ada Lovelace', timeZone: 'Europe/Stockholm' }],
        responses: {
          name: { label: 'your_name', value: 'Ada Lovelace' },
          email: { label: 'email_address', value: 'ada@lovelace.example' },
          notes: { label: 'additional_notes', value: 'Hello' },
        },
      },
    },
    { ...ADA, note: 'Hello' },
  ],
  [
    'mailchimp subscribe',
    'type=subscribe&fired_at=2026-01-18+10%3A00%3A00&data[id]=8a25&data[email]=ada%40lovelace.example&data[email_type]=html&data[ip_opt]=198.51.100.1&data[web_id]=3&data[merges][EMAIL]=ada%40lovelace.example&data[merges][FNAME]=Ada&data[merges][LNAME]=Lovelace&data[list_id]=a6b5',
    ADA,
  ],
  [
    'mailchimp unsubscribe',
    'type=unsubscribe&fired_at=2026-01-18&data[action]=unsub&data[reason]=manual&data[email]=ada%40lovelace.example&data[merges][FNAME]=Ada&data[merges][LNAME]=Lovelace',
    { ...ADA, consent: false },
  ],
  [
    'mailchimp member',
    {
      email_address: 'ada@lovelace.example',
      status: 'unsubscribed',
      merge_fields: { FNAME: 'Ada', LNAME: 'Lovelace', PHONE: PHONE },
      tags: ['vip'],
    },
    { ...ADA, phone: PHONE, consent: false },
  ],
  [
    'activecampaign',
    'type=subscribe&date_time=2026-01-18&initiated_from=admin&list=0&contact[id]=5&contact[email]=ada%40lovelace.example&contact[first_name]=Ada&contact[last_name]=Lovelace&contact[phone]=%2B46701234567&contact[orgname]=Engine&contact[tags]=vip&contact[ip]=198.51.100.1',
    { ...ADA, phone: PHONE },
  ],
  [
    'klaviyo profile',
    {
      data: {
        type: 'profile',
        attributes: {
          email: 'ada@lovelace.example',
          phone_number: PHONE,
          first_name: 'Ada',
          last_name: 'Lovelace',
          organization: 'Engine Ltd',
          title: 'Countess',
          location: { address1: 'Storgatan 1', city: 'Lund', country: 'Sweden', zip: '222 22' },
          properties: { pseudonym: 'AAL' },
        },
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund', country: 'SE' },
  ],
  [
    'convertkit subscriber',
    {
      subscriber: {
        id: 1,
        first_name: 'Ada',
        email_address: 'ada@lovelace.example',
        state: 'active',
        created_at: '2026-01-18',
        fields: { last_name: 'Lovelace' },
      },
    },
    ADA,
  ],
  [
    'mailerlite',
    {
      events: [],
      type: 'subscriber.created',
      subscriber: {
        id: '1',
        email: 'ada@lovelace.example',
        status: 'active',
        source: 'api',
        fields: { name: 'Ada', last_name: 'Lovelace', company: 'Engine Ltd', city: 'Lund' },
      },
    },
    { email: ADA.email, name: 'Ada Lovelace', city: 'Lund' },
  ],
  [
    'ghost member',
    {
      member: {
        current: {
          id: '1',
          uuid: 'x',
          email: 'ada@lovelace.example',
          name: 'Ada Lovelace',
          note: null,
          subscribed: true,
          newsletters: [{ id: 'n', name: 'Weekly letter' }],
        },
        previous: {},
      },
    },
    { ...ADA, consent: true },
  ],
  [
    'beehiiv',
    {
      data: {
        id: 'sub_1',
        email: 'ada@lovelace.example',
        status: 'active',
        utm_source: 'x',
        custom_fields: [
          { name: 'First Name', value: 'Ada' },
          { name: 'Last Name', value: 'Lovelace' },
        ],
      },
      event_type: 'subscription.created',
    },
    ADA,
  ],
  [
    'intercom',
    {
      type: 'notification_event',
      topic: 'contact.user.created',
      data: {
        type: 'notification_event_data',
        item: {
          type: 'contact',
          id: '1',
          workspace_id: 'w',
          role: 'user',
          email: 'ada@lovelace.example',
          phone: PHONE,
          name: 'Ada Lovelace',
          avatar: null,
          owner_id: null,
          unsubscribed_from_emails: false,
          location: { city: 'Lund', country: 'Sweden' },
        },
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund', consent: undefined },
  ],
  [
    'intercom unsubscribed',
    {
      topic: 'contact.unsubscribed',
      data: {
        item: {
          type: 'contact',
          email: 'ada@lovelace.example',
          name: 'Ada Lovelace',
          unsubscribed_from_emails: true,
        },
      },
    },
    { ...ADA, consent: false },
  ],
  [
    'hubspot contact',
    {
      vid: 4,
      properties: {
        firstname: { value: 'Ada', versions: [] },
        lastname: { value: 'Lovelace' },
        email: { value: 'ada@lovelace.example' },
        phone: { value: PHONE },
        company: { value: 'Engine Ltd' },
        city: { value: 'Lund' },
        hs_email_optout: { value: 'true' },
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund', consent: false },
  ],
  [
    'pipedrive person',
    {
      v: 1,
      current: {
        id: 3,
        name: 'Ada Lovelace',
        first_name: 'Ada',
        last_name: 'Lovelace',
        org_name: 'Engine Ltd',
        email: [{ label: 'work', value: 'ada@lovelace.example', primary: true }],
        phone: [{ label: 'mobile', value: PHONE, primary: true }],
        owner_id: 8,
      },
      previous: { email: [{ value: 'old@lovelace.example', primary: true }] },
      event: 'updated.person',
    },
    { ...ADA, phone: PHONE },
  ],
  [
    'zoho lead',
    {
      data: [
        {
          Last_Name: 'Lovelace',
          First_Name: 'Ada',
          Email: 'ada@lovelace.example',
          Phone: PHONE,
          Company: 'Engine Ltd',
          Email_Opt_Out: true,
          Owner: { name: 'Rep Person', email: 'rep@shop.example' },
        },
      ],
    },
    { ...ADA, phone: PHONE, consent: false },
  ],
  [
    'salesforce web-to-lead',
    'oid=00D1&retURL=https%3A%2F%2Fx.example&first_name=Ada&last_name=Lovelace&email=ada%40lovelace.example&company=Engine&city=Lund&state=&lead_source=Web',
    { ...ADA, city: 'Lund' },
  ],
  [
    'square customer',
    {
      merchant_id: 'M',
      type: 'customer.created',
      data: {
        type: 'customer',
        id: 'J',
        object: {
          customer: {
            given_name: 'Ada',
            family_name: 'Lovelace',
            email_address: 'ada@lovelace.example',
            phone_number: PHONE,
            preferences: { email_unsubscribed: false },
            address: {
              address_line_1: 'Storgatan 1',
              locality: 'Lund',
              postal_code: '222 22',
              country: 'SE',
            },
            note: 'A customer',
          },
        },
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund', postalCode: '222 22', note: 'A customer' },
  ],
  [
    'paypal ipn',
    'payment_status=Completed&payer_id=LPLW&address_street=Storgatan+1&address_zip=22222&first_name=Ada&last_name=Lovelace&address_country_code=SE&address_name=Ada+Lovelace&payer_email=ada%40lovelace.example&receiver_email=seller%40shop.example&business=seller%40shop.example&address_country=Sweden&address_city=Lund&item_name=Book&mc_currency=EUR',
    { ...ADA, city: 'Lund', country: 'SE' },
  ],
  [
    'paypal order',
    {
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: {
        purchase_units: [{ payee: { email_address: 'merchant@shop.example' } }],
        payer: {
          name: { given_name: 'Ada', surname: 'Lovelace' },
          email_address: 'ada@lovelace.example',
          payer_id: 'Q',
        },
      },
    },
    ADA,
  ],
  [
    'gumroad sale',
    'seller_id=kL&product_id=svC&product_name=Pencil&permalink=QMGY&product_permalink=https%3A%2F%2Fx.example&email=ada%40lovelace.example&price=100&currency=usd&full_name=Ada+Lovelace&purchaser_id=5&test=true',
    ADA,
  ],
  [
    'ko-fi',
    `data=${encodeURIComponent(JSON.stringify({ verification_token: 't', message_id: 'm', timestamp: '2026-01-18', type: 'Donation', is_public: true, from_name: 'Ada Lovelace', message: 'Good luck!', amount: '3.00', email: 'ada@lovelace.example', currency: 'USD', shipping: null }))}`,
    { ...ADA, note: 'Good luck!' },
  ],
  [
    'lemon squeezy',
    {
      meta: { event_name: 'order_created', webhook_id: 'w' },
      data: {
        type: 'orders',
        id: '1',
        attributes: {
          store_id: 1,
          user_name: 'Ada Lovelace',
          user_email: 'ada@lovelace.example',
          status: 'paid',
          first_order_item: { product_name: 'Course', variant_name: 'Default' },
        },
      },
    },
    ADA,
  ],
  [
    'clerk user',
    {
      type: 'user.created',
      object: 'event',
      data: {
        id: 'user_1',
        object: 'user',
        email_addresses: [
          {
            email_address: 'ada@lovelace.example',
            id: 'idn_1',
            object: 'email_address',
            verification: { status: 'verified', strategy: 'ticket' },
          },
        ],
        first_name: 'Ada',
        last_name: 'Lovelace',
        phone_numbers: [],
        primary_email_address_id: 'idn_1',
        username: null,
      },
    },
    ADA,
  ],
  [
    'auth0 user',
    {
      user_id: 'auth0|5',
      email: 'ada@lovelace.example',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
      name: 'ada@lovelace.example',
      nickname: 'ada',
      picture: 'https://x.example/a.png',
      locale: 'en',
    },
    ADA,
  ],
  [
    'zoom registrant',
    {
      event: 'webinar.registration_created',
      event_ts: 1626,
      payload: {
        account_id: 'A',
        object: {
          id: '9',
          topic: 'My Webinar',
          host_id: 'h',
          registrant: {
            id: 'r',
            first_name: 'Ada',
            last_name: 'Lovelace',
            email: 'ada@lovelace.example',
            phone: PHONE,
            city: 'Lund',
            country: 'SE',
            zip: '22222',
            org: 'Engine',
            comments: 'Looking forward',
            custom_questions: [{ title: 'Role', value: 'Maths' }],
          },
        },
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund', note: 'Looking forward' },
  ],
  [
    'eventbrite attendee',
    {
      profile: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        name: 'Ada Lovelace',
        email: 'ada@lovelace.example',
        cell_phone: PHONE,
        company: 'Engine',
        addresses: { home: {} },
      },
      event_id: '3',
      order_id: '4',
      ticket_class_name: 'VIP',
      status: 'Attending',
    },
    { ...ADA, phone: PHONE },
  ],
  [
    'kajabi',
    {
      id: 'k1',
      event: 'form_submission',
      payload: {
        form_title: 'Lead magnet',
        name: 'Ada Lovelace',
        first_name: 'Ada',
        email: 'ada@lovelace.example',
        opt_in: true,
      },
    },
    { ...ADA, consent: true },
  ],
  [
    'thinkific',
    {
      resource: 'user',
      action: 'signup',
      tenant_id: '2',
      payload: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@lovelace.example',
        company: null,
        roles: [],
      },
    },
    ADA,
  ],
  [
    'manychat',
    {
      key: 'user:1',
      id: '1',
      first_name: 'Ada',
      last_name: 'Lovelace',
      name: 'Ada Lovelace',
      gender: 'female',
      email: 'ada@lovelace.example',
      phone: PHONE,
      optin_email: true,
      optin_sms: false,
      last_input_text: 'hello',
    },
    { ...ADA, phone: PHONE },
  ],
  [
    'typebot',
    {
      bot: { name: 'Lead bot' },
      Name: 'Ada Lovelace',
      Email: 'ada@lovelace.example',
      submittedAt: '2026-01-18',
    },
    ADA,
  ],
  [
    'freshsales',
    {
      contact: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        emails: [{ value: 'ada@lovelace.example', is_primary: true, label: null }],
        mobile_number: PHONE,
        city: 'Lund',
        company: { name: 'Engine Ltd' },
        owner: { display_name: 'Rep Person', email: 'rep@shop.example' },
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund' },
  ],
  [
    'magento customer',
    {
      customer: {
        id: 4,
        group_id: 1,
        email: 'ada@lovelace.example',
        firstname: 'Ada',
        lastname: 'Lovelace',
        store_id: 1,
        website_id: 1,
        addresses: [
          {
            street: ['Storgatan 1', 'lgh 2'],
            city: 'Lund',
            postcode: '22222',
            country_id: 'SE',
            telephone: '0701234567',
            firstname: 'Ada',
            lastname: 'Lovelace',
          },
        ],
        extension_attributes: { is_subscribed: false },
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund', consent: false },
  ],
  [
    'bigcommerce customer',
    {
      id: 10,
      company: 'Engine',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@lovelace.example',
      phone: '0701234567',
      accepts_product_review_abandoned_cart_emails: false,
      customer_group_id: 0,
    },
    { ...ADA, phone: PHONE },
  ],
  [
    'prestashop',
    {
      hook: 'actionCustomerAccountAdd',
      customer: {
        id_customer: 4,
        lastname: 'Lovelace',
        firstname: 'Ada',
        email: 'ada@lovelace.example',
        newsletter: '0',
        optin: '0',
        id_shop: 1,
      },
    },
    { ...ADA, consent: false },
  ],
  [
    'snipcart order',
    {
      eventName: 'order.completed',
      mode: 'Live',
      content: {
        token: 't',
        email: 'ada@lovelace.example',
        billingAddress: {
          fullName: 'Ada Lovelace',
          address1: 'Storgatan 1',
          city: 'Lund',
          country: 'SE',
          postalCode: '22222',
          phone: '0701234567',
        },
        items: [{ name: 'Lamp', price: 9 }],
      },
    },
    { ...ADA, phone: PHONE, city: 'Lund' },
  ],
  [
    'ecwid',
    {
      eventType: 'customer.created',
      data: {
        customerEmail: 'ada@lovelace.example',
        name: 'Ada Lovelace',
        billingPerson: { name: 'Ada Lovelace', city: 'Lund', phone: '0701234567' },
        acceptMarketing: false,
      },
    },
    { ...ADA, consent: false },
  ],
  [
    'snail lead ads custom',
    {
      lead: {
        contact_info: { email: 'ada@lovelace.example', full_name: 'Ada Lovelace', phone: PHONE },
        campaign: { name: 'Spring' },
        adset: { name: 'Set 1' },
      },
    },
    { ...ADA, phone: PHONE },
  ],
  [
    'tiktok lead',
    {
      object: 'lead',
      entry: {
        lead_id: '1',
        campaign_name: 'Spring',
        form_name: 'Form',
        changes: [
          { field: 'Name', value: 'Ada Lovelace' },
          { field: 'Email', value: 'ada@lovelace.example' },
          { field: 'Phone number', value: PHONE },
        ],
      },
    },
    { ...ADA, phone: PHONE },
  ],
  [
    'callrail form',
    {
      id: 'FRM',
      company_name: 'Shop',
      form_data: { your_name: 'Ada Lovelace', your_email: 'ada@lovelace.example' },
      customer_email: 'ada@lovelace.example',
      referrer: 'direct',
      landing_page_url: 'https://x.example',
    },
    ADA,
  ],
  [
    'ninja tables lead',
    {
      formData: {
        contact: {
          emailAddress: 'ada@lovelace.example',
          givenName: 'Ada',
          familyName: 'Lovelace',
          homeAddress: { locality: 'Lund' },
        },
      },
    },
    { ...ADA, city: 'Lund' },
  ],
  [
    'json api',
    {
      data: {
        type: 'people',
        attributes: { 'first-name': 'Ada', 'last-name': 'Lovelace', 'email-address': 'ada@lovelace.example' },
      },
      included: [{ type: 'organizations', attributes: { name: 'Engine Ltd', email: 'info@engine.example' } }],
    },
    ADA,
  ],
  [
    'sns envelope',
    {
      Type: 'Notification',
      MessageId: 'm',
      TopicArn: 'arn',
      Message: JSON.stringify({ email: 'ada@lovelace.example', name: 'Ada Lovelace' }),
      Timestamp: '2026-01-18',
    },
    ADA,
  ],
  [
    'hubspot consent',
    {
      fields: [{ name: 'email', value: 'ada@lovelace.example' }],
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          text: 'I agree to allow us to store my data.',
          communications: [
            { value: false, subscriptionTypeId: 999, text: 'I agree to receive marketing communications.' },
          ],
        },
      },
    },
    { email: ADA.email, consent: false },
  ],
  [
    'meta custom answers',
    {
      field_data: [
        { name: 'full_name', values: ['Ada Lovelace'] },
        { name: 'email', values: ['ada@lovelace.example'] },
        { name: 'when_do_you_want_to_start?', values: ['now'] },
      ],
    },
    ADA,
  ],
  [
    'wp user',
    {
      ID: 4,
      data: {
        user_login: 'adal',
        user_nicename: 'adal',
        user_email: 'ada@lovelace.example',
        display_name: 'Ada Lovelace',
        user_url: '',
      },
      roles: ['subscriber'],
    },
    ADA,
  ],
]
