/** Where the app gets a picture from: always our own server, so that nobody else is asked for it. */

/** Our own as they are; of others a small one that the server fetches. Undefined for what is no such address. */
export function sourceOf(url: string, workspace: string, width: number): string | undefined {
  if (url.startsWith('/media/')) return url
  const at = URL.parse(url)
  if (!at || !/^https?:$/.test(at.protocol)) return undefined
  if (at.origin === globalThis.location.origin && at.pathname.startsWith('/media/')) return at.pathname
  return `/app/api/picture?${new URLSearchParams({ workspace, width: String(width), url })}`
}
