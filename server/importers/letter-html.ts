/** The HTML of letters of other services, made fit to be read here. */

export function escapedHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export async function htmlOfMarkdown(text: string): Promise<string> {
  const { Marked } = await import('marked')
  return new Marked({ gfm: true }).parse(text)
}

/** The attributes that hold addresses, in whatever quotes. */
const ADDRESS = /\b(href|src)=(?:"([^"]*)"|'([^']*)')/gi
const HOME = '__GHOST_URL__'

/** Addresses that lean on the old site are written out; without one, Ghost's sign for it goes, and its links with it. */
export function withWholeAddresses(html: string, site: URL | undefined): string {
  return html.replaceAll(ADDRESS, (whole, name: string, double?: string, single?: string) => {
    const address = (double ?? single ?? '').replaceAll(HOME, site?.origin ?? '')
    if (!site || address === '' || address.startsWith('#')) return whole.replaceAll(HOME, '')
    const made = URL.canParse(address, site.href) ? new URL(address, site.href).href : address
    return `${name}="${made.replaceAll('"', '%22')}"`
  })
}

/** The pictures of clean HTML and of the letter, each once. */
export function picturesIn(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/<img\s[^>]*?\bsrc="([^"]*)"/g)].map(([, src = '']) => unescaped(src))),
  ]
}

/** Other addresses for pictures of clean HTML. */
export function withPictures(html: string, places: ReadonlyMap<string, string>): string {
  return html.replaceAll(/(<img\s[^>]*?\bsrc=")([^"]*)"/g, (whole, before: string, src: string) => {
    const place = places.get(unescaped(src))
    return place === undefined ? whole : `${before}${escapedHtml(place)}"`
  })
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
