/** Addresses that people may be led to from what others wrote. */

const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const PICTURES = new Set(['http:', 'https:'])

/** An absolute http, https, mailto or tel address, which is all a link may lead to. */
export function isLinkAddress(text: string): boolean {
  return hasProtocol(text, LINKS)
}

/** An absolute http or https address, from which a picture can be loaded. */
export function isPictureAddress(text: string): boolean {
  return hasProtocol(text, PICTURES)
}

/** What `URL` would quietly drop or mend (spaces, control characters, `https:host`) is refused instead. */
function hasProtocol(text: string, protocols: ReadonlySet<string>): boolean {
  // oxlint-disable-next-line no-control-regex
  if (/[\s\u0000-\u001f\u007f<>"\\]/.test(text) || !/^(https?:\/\/[^/?#]|mailto:.|tel:.)/i.test(text))
    return false
  const url = URL.parse(text)
  return url !== null && protocols.has(url.protocol)
}
