/** Moments and addresses as the app sends them. */
import { readEmail } from '../lib/email-address.ts'
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

export function addressOf(text: string): { readonly email: string } | { readonly phone: string } {
  const email = readEmail(text)
  if (email !== undefined) return { email }
  if (/^\+[1-9]\d{6,14}$/.test(text)) return { phone: text }
  return refuse(
    'account-field',
    'to',
    'is not a valid address; send one such as ann@example.com or +46701234567',
    said('recipient-wrong'),
  )
}
