/** Whom an OpenID provider may let in here, and what the browser keeps meanwhile. Pure. */
import { readEmail } from '../lib/email-address.ts'
import type { ProviderChecks, ProviderPerson } from '../platform/provider.ts'

/** The address of somebody who may enter by it: verified by the provider, and of a domain that may. */
export function addressOfPerson(
  { email, isEmailVerified }: Pick<ProviderPerson, 'email' | 'isEmailVerified'>,
  domains: readonly string[],
): string | undefined {
  const address = isEmailVerified && email !== undefined ? readEmail(email) : undefined
  if (address === undefined || domains.length === 0) return address
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return domains.includes(domain) ? address : undefined
}

/** What a browser keeps from leaving for the provider until it is back. */
export interface Journey extends ProviderChecks {
  /** Below `/app`, where to go on. */
  readonly next: string
}

export function writeJourney(journey: Journey): string {
  return Buffer.from(JSON.stringify(journey)).toString('base64url')
}

/** Undefined when it is none: a browser may hold anything. */
export function readJourney(text: string | undefined): Journey | undefined {
  try {
    const read = JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Record<string, unknown>
    const { state, nonce, verifier, isFresh, next } = read
    if ([state, nonce, verifier, next].some((part) => typeof part !== 'string' || part.length < 1))
      return undefined
    // Each was just looked at.
    return { state, nonce, verifier, isFresh: isFresh === true, next } as Journey
  } catch {
    return undefined
  }
}

/** Only a place of the app, as its own addresses are. */
export function nextPlace(text: string | undefined): string {
  return text !== undefined && /^\/[\w][\w./?=&%+~-]*$/.test(text) && text.length < 1_000 ? text : '/'
}

/** Where the provider sends a browser back to, which it has to know beforehand (RFC 6749, 3.1.2). */
export function redirectUrlOf(publicUrl: string): string {
  return `${publicUrl}/app/api/provider/callback`
}
