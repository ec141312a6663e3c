/** Pictures as the app shows them. */
import { pathOf, shownFile, type PictureFile } from '../media/rules.ts'
import type { MediaRow } from '../media/store.ts'
import type { MediaRecord } from './media-schemas.ts'

interface Place {
  readonly workspaceId: string
  readonly id: string
  readonly publicUrl: string
}

/** With its path below our own address, and the whole address. */
export function fileOf({ name, ...sizes }: PictureFile, { workspaceId, id, publicUrl }: Place) {
  const path = pathOf(workspaceId, id, name)
  return { path, url: publicUrl + path, ...sizes }
}

export function shown(
  { id, focusX: x, focusY: y, files, name, alt, width, height, isAnimated, bytes, created }: MediaRow,
  workspaceId: string,
  publicUrl: string,
): MediaRecord {
  // Parts of it that were cut for some place are no sizes of it.
  const whole = files.filter((file) => /^\d+x\d+\./.test(file.name))
  const place = { workspaceId, id, publicUrl }
  const [first] = whole
  const best = shownFile(whole)
  if (!first || !best) throw new Error(`The picture ${id} has no files`)
  return {
    id,
    name,
    alt,
    width,
    height,
    isAnimated,
    bytes,
    created,
    focus: { x, y },
    shown: fileOf(best, place),
    thumbnail: fileOf(first, place),
    files: whole.map((file) => fileOf(file, place)),
  }
}
