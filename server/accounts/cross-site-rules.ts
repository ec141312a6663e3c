/** Whether a request that a browser sent with our cookie came from our own pages (CSRF). Pure. */

export interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Reading asks for nothing. Writing must come from our own origin, by what the browser says of it (Sec-Fetch-Site; on
 * plain http only Origin), and in a way that a form cannot: JSON, or our own header.
 */
export function isFromOurPages({ method, headers }: Asked, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const isOurs =
    (headers['content-type'] ?? '').toString().trim().toLowerCase().split(';', 1)[0] === 'application/json'
  if (!isOurs && headers['x-tidings-app'] !== '1') return false
  const site = headers['sec-fetch-site']
  const from = headers['origin']
  if (from !== undefined && from !== origin && from !== sameHost(headers['host'], origin)) return false
  return site === undefined ? from !== undefined : site === 'same-origin'
}

/** Another name by which the same server was reached, such as 127.0.0.1 for localhost: cookies are of that name then. */
function sameHost(host: string | string[] | undefined, origin: string): string | undefined {
  return typeof host === 'string' ? `${new URL(origin).protocol}//${host}` : undefined
}
