/** Where a workspace and its posts are on the web. */

/** A workspace's public page; posts are below it. */
export function feedAddress(publicUrl: string, handle: string): string {
  return `${publicUrl}/w/${encodeURIComponent(handle)}`
}

/** `slug` as it is stored, which is as it stands in an address. */
export function postAddress(feedUrl: string, { id, slug }: { id: string; slug: string }): string {
  return `${feedUrl}/${id}/${slug}`
}

/** The picture made for a post that has none of its own. */
export function cardAddress(feedUrl: string, postId: string): string {
  return `${feedUrl}/${postId}/card.png`
}

/** The picture made for a workspace that has none of its own. */
export function iconAddress(feedUrl: string): string {
  return `${feedUrl}/icon.png`
}
