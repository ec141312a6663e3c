/** What the words of keys and labels may mean. */
import type { FieldName } from '../field-kinds.ts'

/**
 * `filler` says nothing; `other` is somebody else, `recipient` who something was sent to, `company` an organisation, `thing` neither person nor organisation;
 * `meta` is how and when something was sent; `terms` are conditions, which are no consent to messages; `optout` is a consent
 * that says the opposite; `dial` the country of a phone.
 */
export type Meaning =
  | FieldName
  | 'filler'
  | 'other'
  | 'recipient'
  | 'company'
  | 'thing'
  | 'meta'
  | 'terms'
  | 'optout'
  | 'dial'
  | 'billing'
  | 'shipping'
