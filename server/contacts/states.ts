/** What a contact can be in, apart from the schemas: whoever reads a list needs these words, and nothing that checks requests. */

export const CONTACT_STATES = [
  'invited',
  'active',
  'unsubscribed',
  'bounced',
  'complained',
  'blocked',
] as const
