/** Access tokens for mail servers that take no passwords: one that is set, or those of a token endpoint (RFC 6749 6). */
import { lruMap } from '../lib/lru.ts'
import { now } from './clock.ts'

export interface OAuthSettings {
  /** An access token; with an endpoint a refresh token. */
  readonly token: string
  /** `https:`, or of this machine. */
  readonly endpoint?: string | undefined
  readonly client?: string | undefined
  readonly clientSecret?: string | undefined
}

/** Says why, without any secret. */
export class TokenRefused extends Error {}

const TIMEOUT_MILLISECONDS = 30_000
/** A token is not used any more so long before it expires; for so long it holds where nobody says. */
const MARGIN_SECONDS = 60
const USUAL_SECONDS = 3_600
const ANSWER_CHARACTERS = 200

interface Held {
  readonly token: string
  readonly expires: number
}

/** Tokens are shared by all connections that have the same settings, and asked for once. */
const held = lruMap<Promise<Held>>({ max: 1_000 })

/** A token that is good for now. Throws `TokenRefused`. */
export async function accessToken(settings: OAuthSettings): Promise<string> {
  if (settings.endpoint === undefined) return settings.token
  const key = JSON.stringify(settings)
  const known = await held.get(key)?.catch(() => undefined)
  if (known && known.expires > now().getTime()) return known.token
  const asked = ask(settings, settings.endpoint)
  held.set(key, asked)
  try {
    return (await asked).token
  } catch (error) {
    if (held.get(key) === asked) held.delete(key)
    throw error
  }
}

/** The server refused the token: the next one is asked for again. */
export function forgetToken(settings: OAuthSettings): void {
  held.delete(JSON.stringify(settings))
}

async function ask({ token, client, clientSecret }: OAuthSettings, endpoint: string): Promise<Held> {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token })
  if (client !== undefined) form.set('client_id', client)
  if (clientSecret !== undefined) form.set('client_secret', clientSecret)
  const began = now().getTime()
  const { hostname } = new URL(endpoint)
  const answer = await post(endpoint, form).catch((error: unknown) => {
    throw new TokenRefused(`The token endpoint ${hostname} cannot be reached`, { cause: error })
  })
  const { access_token: access, expires_in: seconds } = answer
  if (typeof access !== 'string' || access === '') {
    const why = [answer['error'], answer['error_description']].filter((word) => typeof word === 'string')
    const secrets = [token, clientSecret ?? ''].filter((secret) => secret !== '')
    const hidden = secrets.reduce((words, secret) => words.replaceAll(secret, '[token]'), why.join(': '))
    const words = hidden.slice(0, ANSWER_CHARACTERS)
    throw new TokenRefused(`The token endpoint ${hostname} gives no access token${words && `: ${words}`}`)
  }
  const lasts = typeof seconds === 'number' && seconds > 0 ? seconds : USUAL_SECONDS
  return { token: access, expires: began + (lasts - MARGIN_SECONDS) * 1000 }
}

async function post(endpoint: string, form: URLSearchParams): Promise<Record<string, unknown>> {
  const response = await fetch(endpoint, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  })
  const answer: unknown = await response.json()
  // An object that has not these members has no token.
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {}
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** `?auth=xoauth2&token=https://…&client=…&secret=…` of a server's URL; undefined for one with a password. */
export function readOAuth(url: URL): OAuthSettings | undefined | 'wrong' {
  const { searchParams } = url
  const [auth, endpoint] = [searchParams.get('auth'), searchParams.get('token')]
  if (auth === null) return endpoint === null ? undefined : 'wrong'
  const token = decodeURIComponent(url.password)
  if (auth !== 'xoauth2' || url.username === '' || token === '') return 'wrong'
  if (endpoint === null) return { token }
  const parsed = URL.parse(endpoint)
  const isSafe =
    parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && LOOPBACK.test(parsed.hostname))
  if (!isSafe) return 'wrong'
  const [client, clientSecret] = [searchParams.get('client'), searchParams.get('secret')]
  return { token, endpoint, client: client ?? undefined, clientSecret: clientSecret ?? undefined }
}

/** The first message of SASL's XOAUTH2. */
export function xoauth2(user: string, token: string): string {
  return Buffer.from(`user=${user}\u0001auth=Bearer ${token}\u0001\u0001`).toString('base64')
}
