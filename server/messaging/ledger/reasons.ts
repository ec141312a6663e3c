/** Why a delivery was skipped or failed: the words of the ledger and what each says to people. */

export const REASONS = {
  // Skipped when the audience was frozen, or just before sending.
  'no-address': 'has no address on this channel',
  invited: 'has not confirmed yet',
  unsubscribed: 'has unsubscribed',
  'channel-off': 'does not want messages on this channel',
  bounced: 'the address does not take mail',
  complained: 'reported a message as spam',
  blocked: 'was blocked by an operator',
  'address-changed': 'the contact has another address since',
  suppressed: 'the address is on the suppression list',
  duplicate: 'another recipient has the same address',
  cancelled: 'the campaign was cancelled',
  erased: 'the contact was erased',
  // Failed.
  refused: 'the server refused the message',
  expired: 'it could not be delivered in time',
  unrenderable: 'the message could not be made for this recipient',
  // Unknown: one of those above says why it was not sent again; or
  left: 'an operator left it at that',
} as const

export type Reason = keyof typeof REASONS
