/** ZIP archives of strangers read entry by entry (APPNOTE.TXT 6.3): what unfolds out of all proportion is stopped. */
import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** The archive is damaged, or not one that we read. */
export class ArchiveUnreadable extends Error {}

export interface Archive {
  has(path: string): boolean
  /** Of its entries that are no folders. */
  paths(): string[]
  /** The bytes of an entry; throws `ArchiveUnreadable` where they are damaged, or more than the archive may unfold to. */
  read(path: string): AsyncGenerator<Buffer, void>
}

interface Entry {
  readonly method: number
  readonly packed: number
  readonly offset: number
}

const END = 0x06054b50
const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const COMMENT_BYTES = 0xffff
const DIRECTORY_BYTES = 4_194_304
const CHUNK_BYTES = 65_536
const STORED = 0
const DEFLATED = 8
const IS_64_BIT = 0xffffffff
/** Sheets of spreadsheets unfold to 10 or 20 times their size, blank ones to some more; a bomb to 1,000. */
const UNFOLDS = 200
const UNFOLDS_ANYHOW_BYTES = 52_428_800
const UNFOLDS_AT_MOST_BYTES = 1_073_741_824

/** Reads the directory. `handle` stays open, and is the caller's to close. */
export async function openArchive(handle: FileHandle): Promise<Archive> {
  const { size } = await handle.stat()
  const entries = await directoryOf(handle, size)
  let room = Math.min(Math.max(size * UNFOLDS, UNFOLDS_ANYHOW_BYTES), UNFOLDS_AT_MOST_BYTES)
  return {
    has: (path) => entries.has(path),
    paths: () => [...entries.keys()].filter((path) => !path.endsWith('/')),
    async *read(path) {
      const entry = entries.get(path) ?? damaged(`it holds no ${path}`)
      for await (const bytes of unfolded(handle, entry)) {
        room -= bytes.length
        if (room < 0) damaged('it unfolds to far more than an archive of its size should')
        yield bytes
      }
    },
  }
}

async function directoryOf(handle: FileHandle, size: number): Promise<ReadonlyMap<string, Entry>> {
  const tail = await readAt(handle, Math.max(0, size - END_BYTES - COMMENT_BYTES), size)
  const at = lastEnd(tail)
  const [length, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
  if (length > DIRECTORY_BYTES || offset + length > size) damaged('its directory is not where it says')
  return entriesIn(await readAt(handle, offset, offset + length))
}

function lastEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END) return at
  return damaged('it has no end')
}

function entriesIn(directory: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== DIRECTORY) damaged('its directory is torn')
    const [nameEnd, extra] = [at + 46 + directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)]
    const path = directory.toString('utf8', at + 46, nameEnd)
    const sizes = [directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)]
    const [packed = 0, offset = 0] = sizes
    if (sizes.includes(IS_64_BIT)) damaged('it is written in the 64-bit form')
    entries.set(path.replace(/^\//, ''), { method: directory.readUInt16LE(at + 10), packed, offset })
    at = nameEnd + extra + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function* unfolded(
  handle: FileHandle,
  { method, packed, offset }: Entry,
): AsyncGenerator<Buffer, void> {
  const header = await readAt(handle, offset, offset + 30)
  if (header.length < 30 || header.readUInt32LE(0) !== LOCAL) damaged('an entry is not where it says')
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const bytes = chunksOf(handle, start, start + packed)
  if (method === STORED) {
    yield* bytes
    return
  }
  if (method !== DEFLATED) damaged('it is packed in a way that is not read here')
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES })
  // What fails on the way ends the reading below, which throws it.
  pipeline(bytes, inflate, () => undefined)
  try {
    for await (const chunk of inflate) yield chunk as Buffer
  } catch (error) {
    damaged(error instanceof Error ? error.message : 'it cannot be unfolded')
  }
}

async function* chunksOf(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer, void> {
  for (let at = start; at < end; at += CHUNK_BYTES) {
    const bytes = await readAt(handle, at, Math.min(end, at + CHUNK_BYTES))
    if (bytes.length === 0) damaged('it ends too early')
    yield bytes
  }
}

async function readAt(handle: FileHandle, start: number, end: number): Promise<Buffer> {
  const wanted = Buffer.alloc(Math.max(0, end - start))
  const { bytesRead } = await handle.read(wanted, 0, wanted.length, start)
  return wanted.subarray(0, bytesRead)
}

function damaged(why: string): never {
  throw new ArchiveUnreadable(why)
}
