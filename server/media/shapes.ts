/** Parts of a picture in a wanted shape, around what matters most in it. */
import { buffer } from 'node:stream/consumers'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { MediaDependencies } from './media.ts'
import { keyOf, TYPES, type PictureFile } from './rules.ts'
import { addFile, readMedia } from './store.ts'

export const SHAPES = { square: { width: 512, height: 512 }, wide: { width: 1280, height: 720 } } as const
export type ShapeName = keyof typeof SHAPES

/** Refuses (404) a picture that is not there, and (409) one more than the workspace has room for. */
export async function cutMedia(
  db: Db,
  { store, pictures, quotaBytes }: MediaDependencies,
  workspaceId: string,
  { id, shape }: { readonly id: string; readonly shape: ShapeName },
): Promise<PictureFile> {
  const { files, focusX, focusY } = await readMedia(db, workspaceId, id)
  const around = `${Math.round(focusX * 100)}-${Math.round(focusY * 100)}`
  const known = files.find(({ name }) => name.includes(`-${shape}-${around}.`))
  if (known && (await isThere(store, keyOf(workspaceId, id, known.name)))) return known
  const source = files.findLast(({ name }) => /^\d+x\d+\./.test(name))
  const found = source && (await store.get(keyOf(workspaceId, id, source.name)))
  if (!found) refuse('media-unknown', id)
  const made = await pictures.piece(await buffer(found.stream), { ...SHAPES[shape], focus: [focusX, focusY] })
  const { width, height, bytes, type } = made
  const file = { name: `${width}x${height}-${shape}-${around}.${type}`, width, height, bytes: bytes.length }
  // Said first, so that whoever takes the picture away takes this file too.
  await addFile(db, workspaceId, id, { file, quotaBytes })
  await store.put(keyOf(workspaceId, id, file.name), bytes, TYPES[type])
  return file
}

async function isThere(store: MediaDependencies['store'], key: string): Promise<boolean> {
  const found = await store.get(key)
  found?.stream.destroy()
  return found !== undefined
}
