/** A fifteenth round, written blind to the code: events of shops and payments. */
import { JSON_TYPE } from './fifth.ts'
import { FIFTEENTH_BOOKINGS } from './fifteenth-bookings.ts'
import { FIFTEENTH_COURSES } from './fifteenth-courses.ts'
import { FIFTEENTH_DESKS } from './fifteenth-desks.ts'
import { FIFTEENTH_LEADS } from './fifteenth-leads.ts'
import { DAAN, MANON } from './fifteenth.ts'
import { FIFTEENTH_TICKETS } from './fifteenth-tickets.ts'
import { FIFTEENTH_LETTERS } from './fifteenth-letters.ts'
import { FIFTEENTH_SALES } from './fifteenth-sales.ts'
import { FIFTEENTH_PAYMENTS } from './fifteenth-payments.ts'
import { FIFTEENTH_SHOPS } from './fifteenth-shops.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

const SHOPS: readonly Second[] = [
  [
    'shopify order without marketing',
    JSON_TYPE,
    {
      id: 820982911946154500,
      admin_graphql_api_id: 'gid://shopify/Order/8',
      buyer_accepts_marketing: false,
      contact_email: DAAN.email,
      email: DAAN.email,
      name: '#1042',
      phone: null,
      note: null,
      customer: {
        id: 11,
        email: DAAN.email,
        first_name: 'Daan',
        last_name: 'Visser',
        state: 'disabled',
        verified_email: true,
        currency: 'EUR',
      },
      billing_address: {
        first_name: 'Daan',
        last_name: 'Visser',
        address1: 'Keizersgracht 1',
        city: 'Amsterdam',
        zip: '1015 CN',
        country: 'Netherlands',
        phone: '+31612345678',
        name: 'Daan Visser',
        country_code: 'NL',
      },
      shipping_address: {
        first_name: 'Daan',
        last_name: 'Visser',
        address1: 'Keizersgracht 1',
        city: 'Amsterdam',
        zip: '1015 CN',
        country: 'Netherlands',
        phone: '+31612345678',
        name: 'Daan Visser',
        country_code: 'NL',
      },
      line_items: [{ id: 1, name: 'Oak shelf', title: 'Oak shelf', vendor: 'Wood Works', quantity: 1 }],
    },
    { ...DAAN, city: 'Amsterdam', postalCode: '1015 CN', consent: false },
  ],
  [
    'shopify customer subscribed',
    JSON_TYPE,
    {
      id: 70,
      email: MANON.email,
      first_name: 'Manon',
      last_name: 'Girard',
      orders_count: 0,
      state: 'enabled',
      verified_email: true,
      phone: '+33612345678',
      addresses: [],
      email_marketing_consent: {
        state: 'subscribed',
        opt_in_level: 'single_opt_in',
        consent_updated_at: '2025-01-02T10:00:00Z',
      },
      sms_marketing_consent: {
        state: 'not_subscribed',
        opt_in_level: 'single_opt_in',
        consent_updated_at: null,
      },
    },
    { ...MANON, phone: '+33612345678', consent: true },
  ],
  [
    'shopify consent update',
    JSON_TYPE,
    {
      customer_id: 70,
      email_address: MANON.email,
      email_marketing_consent: {
        state: 'unsubscribed',
        opt_in_level: 'single_opt_in',
        consent_updated_at: '2025-08-01T10:00:00Z',
      },
    },
    { email: MANON.email, consent: false },
  ],
  [
    'shopify product update',
    JSON_TYPE,
    {
      id: 7,
      title: 'Oak shelf',
      body_html: '<p>Ask us at shop@woodworks.example</p>',
      vendor: 'Wood Works',
      handle: 'oak-shelf',
      status: 'active',
      variants: [{ id: 8, sku: 'OAK-1', price: '90.00' }],
    },
    NOBODY,
  ],
]

export const FIFTEENTH_SYSTEMS: readonly Second[] = [
  ...SHOPS,
  ...FIFTEENTH_SHOPS,
  ...FIFTEENTH_BOOKINGS,
  ...FIFTEENTH_COURSES,
  ...FIFTEENTH_DESKS,
  ...FIFTEENTH_LEADS,
  ...FIFTEENTH_TICKETS,
  ...FIFTEENTH_LETTERS,
  ...FIFTEENTH_SALES,
  ...FIFTEENTH_PAYMENTS,
]
