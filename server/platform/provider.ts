/** The OpenID provider that people may sign in at: OpenID Connect Core 1.0, by code with PKCE (RFC 7636). */
import type { Configuration } from 'openid-client'
import { openId } from '../lib/lazy.ts'
import type { ProviderSettings } from './config-provider.ts'

const TIMEOUT_SECONDS = 15

/** What this sign-in alone is answered to: the browser keeps it meanwhile. */
export interface ProviderChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** The person is to show who they are again, whatever session they have there. */
  readonly isFresh: boolean
}

/** Who came back, as the provider says in an answer that is whole, for us, and signed by it. */
export interface ProviderPerson {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  readonly name: string | undefined
}

export interface Provider {
  readonly settings: ProviderSettings
  /** Where the browser is to go. Throws when the provider does not answer. */
  begin(isFresh: boolean): Promise<{ readonly url: string; readonly checks: ProviderChecks }>
  /** Throws whatever is wrong with what came back. */
  finish(search: string, checks: ProviderChecks): Promise<ProviderPerson>
}

export function openProvider(settings: ProviderSettings, redirectUri: string): Provider {
  let known: Promise<Configuration> | undefined
  // Asked for when somebody signs in: a provider that is away must not keep the server from starting.
  const configuration = async (): Promise<Configuration> => {
    const asked = (known ??= discover(settings))
    try {
      return await asked
    } catch (error) {
      if (known === asked) known = undefined
      throw error
    }
  }
  return {
    settings,
    begin: async (isFresh) => {
      const checks = {
        state: openId().randomState(),
        nonce: openId().randomNonce(),
        verifier: openId().randomPKCECodeVerifier(),
        isFresh,
      }
      const url = openId().buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openId().calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
      })
      return { url: url.href, checks }
    },
    finish: async (search, checks) => finish(await configuration(), new URL(redirectUri + search), checks),
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const url = new URL(issuer)
  const isLocal = url.protocol === 'http:'
  const { discovery, enableNonRepudiationChecks, allowInsecureRequests } = openId()
  return discovery(url, clientId, undefined, openId().ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // The signature of the token is checked too, not only the connection it came by.
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
  })
}

async function finish(
  configuration: Configuration,
  url: URL,
  { state, nonce, verifier, isFresh }: ProviderChecks,
): Promise<ProviderPerson> {
  const tokens = await openId().authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(isFresh ? { maxAge: 0 } : {}),
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider gave no ID token')
  // Some say the address only when they are asked for it.
  const person =
    claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await openId().fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims
  const { email, email_verified: isEmailVerified, name } = person
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : undefined,
    isEmailVerified: isEmailVerified === true,
    name: typeof name === 'string' ? name : undefined,
  }
}
