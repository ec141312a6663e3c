/** The cookie that carries a session's token. Pure. */

/** Seconds; the session itself ends when it is not used for so long, too. */
export const SESSION_SECONDS = 30 * 24 * 3600

/** With the prefix a browser takes it from this host alone, over TLS (RFC 6265bis, 4.1.3). */
const HOST_COOKIE = '__Host-tidings'
/** On plain http beyond this machine browsers keep no secure cookie. */
const PLAIN_COOKIE = 'tidings'

export interface SessionCookie {
  readonly name: string
  /** `Set-Cookie` with a token; with none, the one that takes it away. */
  write(token: string | undefined): string
  /** The token a request carries. */
  read(header: string | undefined): string | undefined
}

export function sessionCookie(publicUrl: string): SessionCookie {
  const isSecure = keepsSecureCookies(publicUrl)
  return cookieOf(isSecure ? HOST_COOKIE : PLAIN_COOKIE, isSecure, SESSION_SECONDS)
}

function cookieOf(name: string, isSecure: boolean, seconds: number): SessionCookie {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    name,
    write: (token) => `${name}=${token ?? ''}; ${attributes}; Max-Age=${token === undefined ? 0 : seconds}`,
    read: (header) =>
      header
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
  }
}

/** In seconds: for as long as somebody may be away at a provider. */
const SHORT_SECONDS = 600

/** A cookie beside the session's, of the same care, for what a browser keeps for minutes. */
export function shortCookie(publicUrl: string, what: string): SessionCookie {
  const isSecure = keepsSecureCookies(publicUrl)
  return cookieOf(`${isSecure ? HOST_COOKIE : PLAIN_COOKIE}-${what}`, isSecure, SHORT_SECONDS)
}

/** Browsers keep them over TLS, and on plain http of this machine. */
export function keepsSecureCookies(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || hostname === 'localhost' || /\.localhost$|^127\.|^\[::1\]$/.test(hostname)
}
