/** Whom an SMS gateway's error blames, by the words of the generic protocol and the codes of Twilio's. */

/** The number, which takes no SMS; its holder, who said STOP; or the message. */
export type Fault = 'number' | 'stopped' | 'message'

const FAULTS: Readonly<Record<string, Fault>> = {
  invalid_number: 'number',
  unknown_number: 'number',
  landline: 'number',
  unsubscribed: 'stopped',
  opted_out: 'stopped',
  // Of Twilio: no valid number, cannot be routed to, not mobile, unknown, a landline; opted out.
  21211: 'number',
  21217: 'number',
  21614: 'number',
  30005: 'number',
  30006: 'number',
  21610: 'stopped',
}

/** Any other word, or none, blames the message. */
export function faultOf(error: string | undefined): Fault {
  const word = error?.toLowerCase() ?? ''
  return Object.hasOwn(FAULTS, word) ? (FAULTS[word] ?? 'message') : 'message'
}
