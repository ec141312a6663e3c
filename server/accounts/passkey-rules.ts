/** Where passkeys hold, and what they are called. Pure. */
import { refuse, said } from '../refusals.ts'

export interface PasskeyPlace {
  /** The relying party's id (WebAuthn, 5.1.2): the name of the host. */
  readonly rpId: string
  readonly origin: string
}

/** In characters. */
const NAME_LENGTH = 100

/** Browsers make them for names alone, over TLS or on this machine: undefined where there can be none. */
export function passkeyPlace(publicUrl: string): PasskeyPlace | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isAddress = hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSafe && !isAddress ? { rpId: hostname, origin } : undefined
}

export function mustBePasskeyName(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '') refuse('account-field', 'name', 'is required', said('value-required'))
  if (Array.from(trimmed).length > NAME_LENGTH)
    refuse(
      'account-field',
      'name',
      `must have at most ${NAME_LENGTH} characters`,
      said('value-long', NAME_LENGTH),
    )
  return trimmed
}
