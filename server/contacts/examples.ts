/** A contact as the document shows it. */
import { EXAMPLE_FEED, EXAMPLE_ID } from '../http/schemas.ts'

const BASIC = {
  id: EXAMPLE_ID,
  state: 'active',
  name: 'Ann Ek',
  email: 'ann@example.com',
  phone: '+46701234567',
  image: 'https://cdn.example/people/ann.jpg',
} as const

export const CREATED_CONTACT = BASIC
export const BASIC_CONTACT = { ...BASIC, feedId: EXAMPLE_FEED } as const

export const CONTACT = {
  ...BASIC_CONTACT,
  bio: null,
  address: 'Storgatan 1',
  city: 'Lund',
  postalCode: '223 50',
  region: 'Skåne',
  country: 'SE',
  source: 'Spring fair',
  systemSource: 'api',
  tags: ['news', 'vip'],
  statusTags: { customer: { since: '2024' } },
  customFields: { size: 'L' },
  notificationSettings: { email: true, sms: false },
  follows: { email: 'always', sms: 'off' },
  created: '2026-10-02T08:15:00.000Z',
  updated: '2026-11-20T23:25:00.000Z',
  lastActivity: '2026-11-19T17:02:41.330Z',
} as const

/** What `Accept: text/csv` gives. */
export const CONTACTS_CSV =
  'id,email,tags\r\n0199a3f2-7c1e-7b4a-9d2f-5e8c41b7a630,ann@example.com,"news, vip"\r\n'
