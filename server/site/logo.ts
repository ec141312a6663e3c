/** A workspace's own picture, to stand in the pictures that are drawn for it. */
import { buffer } from 'node:stream/consumers'
import type { Feed } from '../content/feeds.ts'
import { isShortId, typeOf } from '../media/rules.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'

/** More than any size of a picture that is shown small. */
const BYTES = 2_000_000

/**
 * As a `data:` address; undefined where it has none, where it is on another site, from which nothing is fetched for
 * strangers, and where it cannot be read now.
 */
export async function logoOf(
  { image }: Pick<Feed, 'image'>,
  { publicUrl, pictures }: { readonly publicUrl: string; readonly pictures: ObjectStore },
): Promise<string | undefined> {
  const [, workspace = '', id = '', file = ''] =
    /^\/media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(pathIn(image, publicUrl)) ?? []
  const type = typeOf(file)
  if (!type || type === 'image/gif' || !isShortId(workspace) || !isShortId(id)) return undefined
  const found = await pictures.get(`${workspace}/${id}/${file}`).catch(() => undefined)
  if (!found) return undefined
  if (found.bytes > BYTES) {
    found.stream.destroy()
    return undefined
  }
  return `data:${type};base64,${(await buffer(found.stream)).toString('base64')}`
}

function pathIn(image: string | null, publicUrl: string): string {
  if (image === null) return ''
  return image.startsWith(publicUrl) ? image.slice(publicUrl.length) : image
}
