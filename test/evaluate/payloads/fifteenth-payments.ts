/** A fifteenth round, written blind to the code: events of more shops and of payments. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { CHIARA, HANNA, INGRID, RUBY, RUI } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_PAYMENTS: readonly Second[] = [
  [
    'fourthwall order placed',
    JSON_TYPE,
    {
      id: 'w1',
      type: 'ORDER_PLACED',
      testMode: false,
      data: {
        friendlyId: 'D3X',
        status: 'CONFIRMED',
        email: RUBY.email,
        emailMarketingOptIn: false,
        message: 'Love the show',
        billing: {
          address: {
            name: 'Ruby Mason',
            address1: '1 Elm St',
            city: 'Austin',
            state: 'TX',
            country: 'US',
            zip: '78701',
            phone: '+12025550143',
          },
        },
      },
    },
    { ...RUBY, consent: false },
  ],
  [
    'gumroad sale ping',
    FORM,
    form({
      seller_id: 's==',
      product_id: 'p==',
      product_name: 'Brush pack',
      permalink: 'brush',
      email: CHIARA.email,
      full_name: 'Chiara Galli',
      price: '900',
      currency: 'eur',
      quantity: '1',
      order_number: '5234567',
      sale_id: 'x==',
      ip_country: 'Italy',
      test: 'false',
      can_contact: 'true',
    }),
    { ...CHIARA },
  ],
  [
    'lemon squeezy order',
    JSON_TYPE,
    {
      meta: { event_name: 'order_created', test_mode: false },
      data: {
        type: 'orders',
        id: '1',
        attributes: {
          store_id: 1,
          customer_id: 4,
          identifier: '104e',
          order_number: 1,
          user_name: 'Rui Matos',
          user_email: RUI.email,
          currency: 'EUR',
          status: 'paid',
          first_order_item: { product_name: 'Theme', variant_name: 'Default' },
        },
      },
    },
    { ...RUI, consent: undefined },
  ],
  [
    'paddle customer without consent',
    JSON_TYPE,
    {
      event_id: 'evt_1',
      event_type: 'customer.created',
      occurred_at: '2025-04-12T10:18:47Z',
      notification_id: 'ntf_1',
      data: {
        id: 'ctm_1',
        name: 'Ingrid Moen',
        email: INGRID.email,
        locale: 'nb',
        status: 'active',
        marketing_consent: false,
        custom_data: null,
      },
    },
    { ...INGRID, consent: false },
  ],
  [
    'stripe checkout promotions opt in',
    JSON_TYPE,
    {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
          id: 'cs_1',
          object: 'checkout.session',
          consent: { promotions: 'opt_in', terms_of_service: null },
          consent_collection: { promotions: 'auto', terms_of_service: 'none' },
          customer_details: {
            email: HANNA.email,
            name: 'Hanna Ek',
            phone: '+46701234567',
            address: {
              city: 'Lund',
              country: 'SE',
              line1: 'Storgatan 2',
              line2: null,
              postal_code: '222 22',
              state: null,
            },
            tax_exempt: 'none',
            tax_ids: [],
          },
          customer_email: null,
          status: 'complete',
        },
      },
    },
    { ...HANNA, phone: '+46701234567', city: 'Lund', postalCode: '222 22', consent: true },
  ],
  [
    'stripe payout',
    JSON_TYPE,
    {
      id: 'evt_2',
      object: 'event',
      type: 'payout.paid',
      data: {
        object: {
          id: 'po_1',
          object: 'payout',
          amount: 110000,
          currency: 'sek',
          destination: 'ba_1',
          status: 'paid',
          method: 'standard',
          type: 'bank_account',
        },
      },
    },
    NOBODY,
  ],
  [
    'paypal capture payer',
    JSON_TYPE,
    {
      id: 'WH-1',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource_type: 'checkout-order',
      resource: {
        id: '5O1',
        status: 'APPROVED',
        payer: { name: { given_name: 'Ruby', surname: 'Mason' }, email_address: RUBY.email, payer_id: 'QYR' },
        purchase_units: [
          {
            reference_id: 'd9',
            payee: { email_address: 'merchant@store.example', merchant_id: 'X5' },
            amount: { currency_code: 'USD', value: '100.00' },
          },
        ],
      },
    },
    { ...RUBY },
  ],
]
