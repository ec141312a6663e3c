/** Files in a folder of this machine, or of a disk that several share. */
import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../clock.ts'
import { mustBeKey, type ObjectStore } from './store.ts'

const OWNER_ONLY = 0o600

export function folderStore(folder: string): ObjectStore {
  const placeOf = (key: string): string => {
    mustBeKey(key)
    return path.join(folder, ...key.split('/'))
  }
  return {
    place: folder,
    put: async (key, bytes) => {
      const place = placeOf(key)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      // Beside it, so that what is found under its name is whole.
      const unfinished = path.join(path.dirname(place), `${unfinishedOf(place)}${newId()}`)
      try {
        await writeFile(unfinished, bytes, { mode: OWNER_ONLY, flush: true })
        await rename(unfinished, place)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: async (key) => {
      const file = await open(placeOf(key)).catch(absent)
      if (!file) return undefined
      const status = await file.stat()
      if (status.isFile()) return { bytes: status.size, stream: file.createReadStream() }
      await file.close()
      return undefined
    },
    remove: async (key) => {
      const place = placeOf(key)
      await rm(place, { force: true })
      // A process that was killed while it wrote this one.
      for (const beside of await readdir(path.dirname(place)).catch(() => []))
        if (beside.startsWith(unfinishedOf(place)))
          await rm(path.join(path.dirname(place), beside), { force: true })
      // Gone with the last of its files; another one, or an unfinished one, keeps it.
      await rmdir(path.dirname(place)).catch(() => undefined)
    },
  }
}

/** What is written under another name first begins with this. */
function unfinishedOf(place: string): string {
  return `.${path.basename(place)}-`
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
    return undefined
  throw error
}
