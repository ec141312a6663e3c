/** The address whose mail comes into the bounce mailbox. */
import { readEmail } from '../../lib/email-address.ts'

export interface MailboxSettings {
  readonly BOUNCE_MAILBOX_URL?: string | undefined
  readonly BOUNCE_ADDRESS?: string | undefined
  readonly BOUNCE_DOMAIN?: string | undefined
}

/** As it is set, or the user of the mailbox, if that is an address; undefined where nobody reads. */
export function mailboxAddress({
  BOUNCE_MAILBOX_URL: url,
  BOUNCE_ADDRESS: set,
}: MailboxSettings): string | undefined {
  if (url === undefined) return undefined
  return readEmail(set ?? decoded(URL.parse(url)?.username ?? ''))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
