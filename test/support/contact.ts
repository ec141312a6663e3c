/** A contact as its row holds it, for the tests of pure rules. */
import type { Contact } from '../../server/contacts/rules.ts'

/** What a contact is of which nothing is known. */
export const BLANK = {
  name: null,
  email: null,
  phone: null,
  image: null,
  bio: null,
  address: null,
  city: null,
  postalCode: null,
  region: null,
  country: null,
  source: null,
  systemSource: null,
  tags: [],
  statusTags: {},
  customFields: {},
  lastActivity: null,
  created: null,
}

/** Active on both channels; `changes` replaces members of it. */
export function aContact(changes: Partial<Contact> = {}): Contact {
  return {
    id: '0198a1b2-c3d4-7e5f-8a6b-000000000001',
    ...BLANK,
    state: 'active',
    name: 'Ann Miller',
    email: 'Ann@shop.example',
    phone: '+4791234567',
    followsEmail: 'always',
    followsSms: 'always',
    ...changes,
  }
}
