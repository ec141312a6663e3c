/** A contact as its row holds it, for the tests of pure rules. */
import type { Contact } from '../../server/contacts/rules.ts'

/** Active on both channels; `changes` replaces members of it. */
export function aContact(changes: Partial<Contact> = {}): Contact {
  return {
    id: '0198a1b2-c3d4-7e5f-8a6b-000000000001',
    state: 'active',
    name: 'Ann Miller',
    email: 'Ann@shop.example',
    phone: '+4791234567',
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
    followsEmail: 'always',
    followsSms: 'always',
    lastActivity: null,
    ...changes,
  }
}
