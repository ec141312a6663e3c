/** Moments and addresses as the app sends them. */
import { readEmail } from '../lib/email-address.ts'
import { readPhone } from '../lib/phone-number.ts'
import { refuse, said } from '../refusals.ts'

/** A moment with its offset: without one it would be another one in another place. */
export function timeOf(text: string, path: string): Date {
  const at = new Date(text)
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i.test(text)
  if (!isWhole || Number.isNaN(at.getTime())) {
    refuse(
      'account-field',
      path,
      'is not a valid time with its offset; send one such as 2030-11-20T09:00:00+01:00',
      said('time-wrong'),
    )
  }
  return at
}

/** Numbers without a country code are read in the workspace's country, as they are everywhere. */
export function addressOf(
  text: string,
  country: string,
): { readonly email: string } | { readonly phone: string } {
  const email = readEmail(text)
  if (email !== undefined) return { email }
  const phone = readPhone(text, country)
  if (phone !== undefined) return { phone }
  return refuse(
    'account-field',
    'to',
    'is not a valid address; send one such as ann@example.com or +46701234567',
    said('recipient-wrong'),
  )
}
