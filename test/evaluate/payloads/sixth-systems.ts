/** A sixth round, written blind to the code: what shops, mail services and other systems document that they send. */
import { form, FORM, JSON_TYPE } from './fifth.ts'
import type { Second } from './second.ts'

const EVA = { email: 'eva.holm@example.se', name: 'Eva Holm' }
const NOBODY = { email: undefined, phone: undefined }

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
