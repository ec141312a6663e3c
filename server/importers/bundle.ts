/** The files of an export, however they were given: by name, in a folder, in a ZIP archive. */
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ArchiveUnreadable, openArchive } from '../lib/unzip.ts'
import { ExportUnreadable } from './records.ts'

export interface ExportFile {
  /** As the service called it, with the folders of the export: `posts/12.hello.html`. */
  readonly name: string
  /** Where it lies on this machine. */
  readonly path: string
}

export interface Bundle {
  readonly files: readonly ExportFile[]
  /** The files whose name, without folders, is like this. */
  like(name: RegExp): readonly ExportFile[]
  close(): Promise<void>
}

const FILES = 50_000
const TEXT_BYTES = 256_000_000
const READ = /\.(csv|html?|json|md)$/i

/** Throws `ExportUnreadable` for what is not there or no archive. What is in archives is unfolded until it is closed. */
export async function openBundle(from: readonly string[]): Promise<Bundle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tidings-export-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const files: ExportFile[] = []
    for (const one of from) files.push(...(await filesOf(one, folder)))
    if (files.length > FILES) throw new ExportUnreadable(`More than ${FILES} files: give fewer at once`)
    const known = files.filter(({ name }) => READ.test(name))
    return {
      files: known,
      like: (name) => known.filter((file) => name.test(path.basename(file.name))),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The text of a file, in UTF-8 with or without a mark. */
export async function textOf({ name, path: at }: ExportFile): Promise<string> {
  const { size } = await stat(at)
  if (size > TEXT_BYTES)
    throw new ExportUnreadable(`${name} is larger than ${TEXT_BYTES / 1_000_000} MB; export it in parts`)
  return (await readFile(at, 'utf8')).replace(/^\uFEFF/, '')
}

async function filesOf(from: string, folder: string): Promise<ExportFile[]> {
  const there = await stat(from).catch((error: Error) => {
    throw new ExportUnreadable(`${from} cannot be read: ${error.message}`)
  })
  if (there.isDirectory()) {
    const names = await readdir(from, { recursive: true })
    return names.map((name) => ({ name: name.replaceAll(path.sep, '/'), path: path.join(from, name) }))
  }
  if (await isArchive(from)) return unfolded(from, folder)
  return [{ name: path.basename(from), path: from }]
}

async function isArchive(from: string): Promise<boolean> {
  const handle = await open(from, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    // Workbooks are archives too, but not of exports.
    return buffer.toString('hex', 0, bytesRead) === '504b0304' && !/\.xlsx$/i.test(from)
  } finally {
    await handle.close()
  }
}

/** Under names of our own: what an archive calls its files is no path of this machine. */
async function unfolded(from: string, folder: string): Promise<ExportFile[]> {
  const handle = await open(from, 'r')
  try {
    const archive = await openArchive(handle)
    const files: ExportFile[] = []
    for (const name of archive
      .paths()
      .filter((name) => READ.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name))) {
      if (files.length > FILES) throw new ExportUnreadable(`${from} holds more than ${FILES} files`)
      const at = path.join(folder, String(files.length))
      await mkdir(at, { recursive: true })
      const file = path.join(at, path.posix.basename(name))
      await pipeline(archive.read(name), createWriteStream(file, { mode: 0o600 }))
      files.push({ name, path: file })
    }
    return files
  } catch (error) {
    if (error instanceof ArchiveUnreadable)
      throw new ExportUnreadable(`${from} is not an archive that can be read: ${error.message}`)
    throw error
  } finally {
    await handle.close()
  }
}
