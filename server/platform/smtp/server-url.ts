/** A mail server as its URL names it: `smtp://user:password@mail.example:587?connections=5`. */
import { readOAuth, type OAuthSettings } from '../oauth.ts'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (smtps://, RFC 8314), instead of STARTTLS. */
  readonly isImplicitTls: boolean
  /**
   * `offered`: STARTTLS whenever the server has it, its certificate checked. `required`: never without. `optional`:
   * encrypted when it can be, by whatever certificate.
   */
  readonly tls: 'offered' | 'required' | 'optional'
  readonly user?: string
  readonly password?: string
  /** The password is a token: `?auth=xoauth2`. */
  readonly oauth?: OAuthSettings
  /** At most so many at once. */
  readonly connections: number
  /** Then a connection is closed, since many servers end those that go on for ever. */
  readonly messagesPerConnection: number
  /** Only at addresses of the public internet: it was named in the app, and not by the operator. */
  readonly isPublicOnly: boolean
  /** The URL itself, to know the same server again; never shown. */
  readonly url: string
}

const SUBMISSION_PORT = 587
const SUBMISSIONS_PORT = 465
const CONNECTIONS = { usual: 5, least: 1, most: 100 }
const MESSAGES = { usual: 500, least: 1, most: 100_000 }
const PARAMETERS = ['tls', 'connections', 'messages', 'auth', 'token', 'client', 'secret', 'reach']
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/

export class SmtpUrlError extends Error {}

/** Servers, comma-separated, in the order they are tried. Throws an `SmtpUrlError` that shows no password. */
export function readSmtpUrls(text: string): readonly SmtpServer[] {
  return text.split(',').map((url) => readSmtpUrl(url.trim()))
}

/** Nobody stands between here and there. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

function readSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new SmtpUrlError('A mail server looks like smtp://user:password@mail.example:587')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const isImplicitTls = url.protocol === 'smtps:'
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name))
  if (unknown !== undefined) throw wrong(host, `${unknown} is not one of ${PARAMETERS.join(', ')}`)
  return {
    host,
    port: Number(url.port) || (isImplicitTls ? SUBMISSIONS_PORT : SUBMISSION_PORT),
    isImplicitTls,
    tls: tlsOf(url, host),
    ...(url.username ? { user: decoded(url.username, host), password: decoded(url.password, host) } : {}),
    ...oauthOf(url, host),
    connections: number(url, host, 'connections', CONNECTIONS),
    messagesPerConnection: number(url, host, 'messages', MESSAGES),
    isPublicOnly: url.searchParams.getAll('reach').includes('public'),
    url: text,
  }
}

/** The same servers, reached at public addresses alone, whatever else they say of it. */
export function publicOnly(urls: string): string {
  return withoutReach(urls)
    .split(',')
    .map((url) => `${url.trim()}${url.includes('?') ? '&' : '?'}reach=public`)
    .join(',')
}

/** The same servers as somebody wrote them. */
export function withoutReach(urls: string): string {
  return urls.replaceAll(/[?&]reach=public(?=,|$)/g, '')
}

function oauthOf(url: URL, host: string): Pick<SmtpServer, 'oauth'> {
  decoded(url.password, host)
  const oauth = readOAuth(url)
  if (oauth === 'wrong') {
    throw wrong(
      host,
      'auth is xoauth2, with user and token, and token is the https:// address of a token endpoint',
    )
  }
  return oauth === undefined ? {} : { oauth }
}

function tlsOf(url: URL, host: string): SmtpServer['tls'] {
  const tls = url.searchParams.get('tls')
  if (tls === null) return 'offered'
  if (tls === 'required' || tls === 'optional') return tls
  throw wrong(host, 'tls is required or optional')
}

function number(url: URL, host: string, name: string, { usual, least, most }: typeof MESSAGES): number {
  const text = url.searchParams.get(name)
  if (text === null) return usual
  const n = Number(text)
  if (/^\d{1,6}$/.test(text) && n >= least && n <= most) return n
  throw wrong(host, `${name} is a number from ${least} to ${most}`)
}

function decoded(text: string, host: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw wrong(host, 'a % in user or password is written as %25')
  }
}

function wrong(host: string, what: string): SmtpUrlError {
  return new SmtpUrlError(`The mail server ${host}: ${what}`)
}
