/** Pictures of workspaces as the endpoints and jobs have them: taken, changed in shape, taken away. */
import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../platform/database.ts'
import type { Downloads } from '../platform/egress-download.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'
import { refuse } from '../refusals.ts'
import { readMade, withFolder, type Pictures } from './pictures.ts'
import { removeFiles } from './removal.ts'
import { keyOf, PICTURE_BYTES, plainName, typeOf, type PictureFile } from './rules.ts'
import { findMediaByContent, readMedia, type MediaRow } from './store.ts'
import { beginMedia, finishMedia } from './unfinished-store.ts'

export interface MediaDependencies {
  readonly store: ObjectStore
  readonly pictures: Pictures
  readonly downloads: Downloads
  /** Of one workspace. */
  readonly quotaBytes: number
}

export interface Taken {
  readonly row: MediaRow
  /** False: the workspace had the same file already. */
  readonly isNew: boolean
}

const FETCH_MILLISECONDS = 20_000

/** A picture as it is sent, piece by piece: it is never held whole in memory. */
export async function takeMedia(
  db: Db,
  media: MediaDependencies,
  workspaceId: string,
  { name, stream }: { readonly name: string; readonly stream: Readable },
): Promise<Taken> {
  return withFolder(async (folder) => {
    const source = path.join(folder, 'source')
    const hash = createHash('sha256')
    await pipeline(stream, counting(hash), createWriteStream(source, { mode: 0o600 }))
    return keep(db, media, workspaceId, { name, folder, source, sha256: hash.digest() })
  })
}

/** The same from an address on the public internet. */
export async function takeMediaFrom(
  db: Db,
  media: MediaDependencies,
  workspaceId: string,
  url: string,
): Promise<Taken> {
  const found = await media.downloads.get(url, { bytes: PICTURE_BYTES, milliseconds: FETCH_MILLISECONDS })
  if ('fault' in found) return refuse('picture-not-fetched', found.fault.why, found.fault.detail)
  return withFolder(async (folder) => {
    const source = path.join(folder, 'source')
    await writeFile(source, found.bytes, { mode: 0o600 })
    const sha256 = createHash('sha256').update(found.bytes).digest()
    return keep(db, media, workspaceId, { name: nameIn(url), folder, source, sha256 })
  })
}

interface Source {
  readonly name: string
  readonly folder: string
  readonly source: string
  readonly sha256: Buffer
}

async function keep(
  db: Db,
  { store, pictures, quotaBytes }: MediaDependencies,
  workspaceId: string,
  { name, folder, source, sha256 }: Source,
): Promise<Taken> {
  const known = await findMediaByContent(db, workspaceId, sha256)
  if (known) return { row: known, isNew: false }
  const made = path.join(folder, 'made')
  const { files, isAnimated } = await pictures.sizes(source, made)
  const id = await beginMedia(
    db,
    workspaceId,
    { name: plainName(name), sha256, files, isAnimated },
    quotaBytes,
  )
  const own = { workspaceId, id, files }
  try {
    for (const { name: file } of files) await put(store, own, file, await readMade(made, file))
    const twin = await finishMedia(db, workspaceId, id)
    if (!twin) return { row: await readMedia(db, workspaceId, id), isNew: true }
    await removeFiles(db, store, own)
    return { row: twin, isNew: false }
  } catch (error) {
    // What cannot be taken away now is found by the job.
    await removeFiles(db, store, own).catch(() => undefined)
    throw error
  }
}

async function put(
  store: ObjectStore,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  name: PictureFile['name'],
  bytes: Buffer,
): Promise<void> {
  await store.put(keyOf(workspaceId, id, name), bytes, typeOf(name) ?? 'application/octet-stream')
}

/** Passes on what is sent, hashed, and stops at more than a picture may have. */
function counting(hash: Hash): Transform {
  let length = 0
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      length += piece.length
      if (length > PICTURE_BYTES) return done(tooLarge())
      hash.update(piece)
      done(null, piece)
    },
  })
}

function tooLarge(): Error {
  try {
    return refuse('picture-too-large', PICTURE_BYTES / 1_000_000)
  } catch (error) {
    return error as Error
  }
}

function nameIn(url: string): string {
  const [last = ''] = new URL(url).pathname.split('/').slice(-1)
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
