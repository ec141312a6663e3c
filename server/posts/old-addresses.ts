/** Paths of other services, as they are claimed and asked for. Pure. */

const LENGTH = 500
/** What is ours by its first word: no old address may stand for a page that is, was or will be there. */
const OURS =
  /^\/(api|app|assets|c|confirm|docs|embed|health|media|my-data|o|preferences|unsubscribe|w|webhooks|x|\.well-known)(?=[/.]|$)/i

/** The path without what may differ between two links to the same page; undefined for one that cannot be claimed. */
export function oldPath(text: string): string | undefined {
  const [bare = ''] = text.split(/[?#]/, 1)
  const path = decoded(bare)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()
  if (!path.startsWith('/') || path.length < 2 || path.length > LENGTH) return undefined
  return OURS.test(path) || /[\0\\]/.test(path) ? undefined : path
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
