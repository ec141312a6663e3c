/** What a gateway's later word makes of a delivery: pure, the same in whatever order the words come. */
import { faultOf, type Fault } from '../../lib/sms-faults.ts'

/** `accepted`: it has the message; `delivered`: the phone has; `failed`: it never will. */
export type Fate = 'accepted' | 'delivered' | 'failed'

export interface Status {
  readonly fate: Fate
  readonly fault: Fault | undefined
  readonly detail: string
}

const FATES: Readonly<Record<string, Fate>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'accepted',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  rejected: 'failed',
  expired: 'failed',
  canceled: 'failed',
}

/** `error` is a word of the generic gateway, or a Twilio code. Undefined for a status that means nothing here. */
export function readStatus(status: string, error: string | undefined, message?: string): Status | undefined {
  const word = status.toLowerCase()
  const fate = Object.hasOwn(FATES, word) ? FATES[word] : undefined
  if (fate === undefined) return undefined
  const fault = fate === 'failed' ? faultOf(error) : undefined
  const detail = [word, error, message].filter(Boolean).join(': ').slice(0, 500).toWellFormed()
  return { fate, fault, detail }
}
