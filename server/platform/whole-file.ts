/** Files that are there whole or not at all: written beside their place, then renamed into it. */
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes `path` through `write`, on disk when it resolves. An older file of that name stays until then, and stays when
 * `write` throws. `mode` is that of a new file, less what the process masks.
 */
export async function writeWhole<Result>(
  path: string,
  mode: number,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const there = await stat(path).catch(() => undefined)
  // Renaming would put a file where a device was.
  if (there && !there.isFile()) throw new Error(`${path} is not a file; name one`)
  const part = `${path}.${process.pid}.part`
  const file = await open(part, 'wx', mode)
  try {
    const result = await write(file)
    await file.sync()
    await file.close()
    await rename(part, path)
    await syncFolder(dirname(path))
    return result
  } catch (error) {
    await file.close()
    await rm(part, { force: true })
    throw error
  }
}

/** So that a power cut leaves the new name and not the old one. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
