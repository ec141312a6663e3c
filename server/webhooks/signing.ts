/** The headers of a message (Standard Webhooks). */
import { Webhook } from 'standardwebhooks'
import { now } from '../platform/clock.ts'

export interface Signable {
  readonly id: string
  readonly payload: string
  readonly secret: string
}

/** The id and time are signed with the body, so that neither can be replayed with another. */
export function headersOf({ id, payload, secret }: Signable): Record<string, string> {
  const at = now()
  return {
    'content-type': 'application/json',
    'user-agent': 'Tidings',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, payload),
  }
}
