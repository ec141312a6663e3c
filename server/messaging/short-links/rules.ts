/** Which addresses have short links: pages of ours, by their place, and nothing else. */

/** What only its bearer may see. */
const PRIVATE = /^\/(preferences|unsubscribe|confirm|my-data)\//

/**
 * The place of a page of ours, as it is stored: `/w/shop/…` of `https://tidings.example/w/shop/…`. Undefined for an
 * address of anybody else, which is never led to from here.
 */
export function placeOf(address: string, publicUrl: string): string | undefined {
  const url = URL.parse(address)
  if (url === null || url.origin !== new URL(publicUrl).origin || url.username || url.password)
    return undefined
  const place = `${url.pathname}${url.search}${url.hash}`
  return isPlace(place) ? place : undefined
}

/** A path from our root: `//elsewhere.example` is another site to a browser. */
export function isPlace(text: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(text)
}

export function isPrivatePlace(place: string): boolean {
  return PRIVATE.test(place)
}
