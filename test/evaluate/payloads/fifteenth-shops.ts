/** A fifteenth round, written blind to the code: events of shops by their ids or in full. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import { JONAS, OLIVER } from './fifteenth.ts'
import type { Second } from './second.ts'
import { NOBODY } from './seventh.ts'

export const FIFTEENTH_SHOPS: readonly Second[] = [
  [
    'woocommerce order',
    JSON_TYPE,
    {
      id: 727,
      number: '727',
      status: 'processing',
      currency: 'EUR',
      customer_id: 0,
      customer_note: 'Bitte klingeln',
      billing: {
        first_name: 'Jonas',
        last_name: 'Weber',
        company: '',
        address_1: 'Lindenweg 3',
        address_2: '',
        city: 'Köln',
        state: 'NW',
        postcode: '50667',
        country: 'DE',
        email: JONAS.email,
        phone: '0151 23456780',
      },
      shipping: {
        first_name: 'Jonas',
        last_name: 'Weber',
        company: '',
        address_1: 'Lindenweg 3',
        address_2: '',
        city: 'Köln',
        state: 'NW',
        postcode: '50667',
        country: 'DE',
        phone: '',
      },
      meta_data: [{ id: 1, key: '_newsletter_optin', value: 'no' }],
      line_items: [{ id: 1, name: 'Kaffee', quantity: 2 }],
    },
    {
      ...JONAS,
      phone: '+4915123456780',
      city: 'Köln',
      postalCode: '50667',
      noted: 'Bitte klingeln',
      consent: false,
    },
  ],
  ['woocommerce ping', FORM, form({ webhook_id: '5' }), NOBODY],
  [
    'ecwid order ids alone',
    JSON_TYPE,
    {
      eventId: '80a',
      eventCreated: 1740000000,
      storeId: 1003,
      entityId: 103878161,
      eventType: 'order.created',
      data: { orderId: 'XJ12', oldPaymentStatus: 'PAID' },
    },
    NOBODY,
  ],
  [
    'bigcommerce customer id alone',
    JSON_TYPE,
    {
      scope: 'store/customer/created',
      store_id: '10',
      data: { type: 'customer', id: 32 },
      hash: 'ab',
      created_at: 1740000000,
      producer: 'stores/abc',
    },
    NOBODY,
  ],
  [
    'snipcart order completed',
    JSON_TYPE,
    {
      eventName: 'order.completed',
      mode: 'Live',
      createdOn: '2025-03-03T10:00:00Z',
      content: {
        token: 't',
        email: OLIVER.email,
        billingAddress: {
          fullName: 'Oliver Grant',
          name: 'Oliver Grant',
          company: null,
          address1: '12 Mill Lane',
          city: 'Leeds',
          postalCode: 'LS1 4AP',
          country: 'GB',
          phone: '07400 123456',
        },
        items: [{ name: 'Mug', price: 9 }],
        customFields: [{ name: 'Subscribe to newsletter', type: 'checkbox', value: 'true' }],
      },
    },
    { ...OLIVER, phone: '+447400123456', city: 'Leeds', consent: true },
  ],
]
