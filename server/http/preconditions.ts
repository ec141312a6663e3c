/** If-Match and If-None-Match (RFC 9110, 13.1): entity tags quoted, in a list, `*`, or bare as callers keep them. */

interface Tag {
  readonly value: string
  readonly isWeak: boolean
}

/** The header of an ETag. */
export function entityTag(hash: string): string {
  return `"${hash}"`
}

/** If-Match compares strongly: a weak tag never matches. */
export function isMatched(header: string, hash: string): boolean {
  return header.trim() === '*' || tagsOf(header).some(({ value, isWeak }) => value === hash && !isWeak)
}

/** If-None-Match compares weakly: a proxy that recoded the answer has weakened its tag. */
export function isKnown(header: string, hash: string): boolean {
  return header.trim() === '*' || tagsOf(header).some(({ value }) => value === hash)
}

/** A bare tag ends at a comma; a quoted one may hold commas. */
function tagsOf(header: string): Tag[] {
  return [...header.matchAll(/(W\/)?"([^"]*)"|([^\s,"]+)/g)].map(([, weak, quoted, bare]) => ({
    value: quoted ?? bare ?? '',
    isWeak: weak !== undefined,
  }))
}
