/** Yes and no to messages, as forms and shops write them. */
import { readBoolean } from '../../lib/parse-user-input.ts'
import type { Channel } from '../channel.ts'
import { nameKey, type ConsentName } from './field-names.ts'
import { textOf } from './values.ts'

/** What a delivery says of each channel; one that is not named was not spoken of. */
export type SentConsent = Readonly<Partial<Record<Channel, boolean>>>

export const CONSENTS: Readonly<Record<ConsentName, readonly Channel[]>> = {
  consent: ['email', 'sms'],
  email_consent: ['email'],
  sms_consent: ['sms'],
}

/** As nameKey writes them. */
const YES = new Set(
  'ja si oui accepted accept agreed agree iagree granted subscribed optin optedin given sim kylla'.split(' '),
)
const NO = new Set(
  (
    'nein nej nei non nee nao ei rejected reject denied declined decline disagree refused notgiven withdrawn ' +
    'unsubscribed notsubscribed neversubscribed unchecked optout optedout none never'
  ).split(' '),
)

/** Undefined for what is neither. */
export function readConsentWord(value: unknown): boolean | undefined {
  const text = textOf(value)
  if (text === undefined) return undefined
  const word = nameKey(text)
  return YES.has(word) ? true : NO.has(word) ? false : readBoolean(text)
}
