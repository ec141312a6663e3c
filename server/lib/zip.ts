/** ZIP archives written while their content is still being made (APPNOTE.TXT 6.3): each size follows its data. */
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { refuse } from '../refusals.ts'

export interface ZipEntry {
  /** ASCII, with forward slashes. */
  readonly path: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface Written {
  crc: number
  size: number
  packed: number
}

/**
 * What 32 bits can count. The 64-bit form (ZIP64) is not written: sizes that follow their data are then 64-bit too, which
 * spreadsheet programs take for a broken file, and sizes that lead would need the whole content in memory or on disk.
 */
const LIMIT = 0xffffffff
const DEFLATED = 8
const SIZES_FOLLOW = 0x0008
const VERSION = 20
/** 1 January 1980: equal content makes an equal archive. */
const DATE = 0x0021
/** Bytes compressed in one turn; each turn is a trip to the thread pool. */
const BATCH = 65_536

/**
 * Entries are asked for one at a time, each when the one before is written, and memory is constant. Refused when an entry
 * or the archive grows beyond `limit` bytes.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, limit = LIMIT): AsyncGenerator<Buffer, void> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { path, content } of entries) {
    const written: Written = { crc: 0, size: 0, packed: 0 }
    const header = localHeader(path)
    yield header
    for await (const bytes of deflated(content, written, limit)) {
      written.packed += bytes.length
      yield bytes
    }
    yield descriptor(written)
    directory.push(directoryRecord(path, written, offset))
    offset += header.length + written.packed + DESCRIPTOR_LENGTH
    mustFit(offset, limit)
  }
  yield Buffer.concat([...directory, directoryEnd(directory, offset)])
}

/** Level 1: a third of the time of the default for files a tenth larger. */
async function* deflated(
  content: ZipEntry['content'],
  written: Written,
  limit: number,
): AsyncGenerator<Buffer, void> {
  const deflate = createDeflateRaw({ level: 1, chunkSize: BATCH })
  const writing = pipeline(batches(content, written, limit), deflate)
  // What fails in writing also ends the reading below, which throws it.
  writing.catch(() => undefined)
  yield* deflate as AsyncIterable<Buffer>
  await writing
}

async function* batches(
  content: ZipEntry['content'],
  written: Written,
  limit: number,
): AsyncGenerator<Buffer, void> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const bytes of content) {
    written.crc = crc32(bytes, written.crc)
    written.size += bytes.length
    mustFit(written.size, limit)
    waiting.push(bytes)
    length += bytes.length
    if (length < BATCH) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  yield Buffer.concat(waiting)
}

function mustFit(bytes: number, limit: number): void {
  if (bytes > limit) refuse('spreadsheet-too-large')
}

function localHeader(path: string): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(SIZES_FOLLOW, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DATE, 12)
  header.writeUInt16LE(path.length, 26)
  return Buffer.concat([header, Buffer.from(path, 'ascii')])
}

const DESCRIPTOR_LENGTH = 16

function descriptor({ crc, packed, size }: Written): Buffer {
  const record = Buffer.alloc(DESCRIPTOR_LENGTH)
  record.writeUInt32LE(0x08074b50, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packed, 8)
  record.writeUInt32LE(size, 12)
  return record
}

function directoryRecord(path: string, { crc, packed, size }: Written, offset: number): Buffer {
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(VERSION, 4)
  record.writeUInt16LE(VERSION, 6)
  record.writeUInt16LE(SIZES_FOLLOW, 8)
  record.writeUInt16LE(DEFLATED, 10)
  record.writeUInt16LE(DATE, 14)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(packed, 20)
  record.writeUInt32LE(size, 24)
  record.writeUInt16LE(path.length, 28)
  record.writeUInt32LE(offset, 42)
  return Buffer.concat([record, Buffer.from(path, 'ascii')])
}

function directoryEnd(directory: readonly Buffer[], offset: number): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(directory.length, 8)
  record.writeUInt16LE(directory.length, 10)
  record.writeUInt32LE(
    directory.reduce((length, entry) => length + entry.length, 0),
    12,
  )
  record.writeUInt32LE(offset, 16)
  return record
}
