/**
 * The file of a backup: a line that names it, one Zstandard stream of frames, and a line that ends it. A frame is a letter, a length of
 * four bytes and that many bytes: `H` header, then for each table `T` its name and columns, `D` rows as COPY writes
 * text, `E` how many they were; at last `Z`, which holds the SHA-256 of all frames before it.
 */
import { createHash } from 'node:crypto'
import { damaged, openBackup, unreadable } from './backup-opening.ts'

export interface BackupHeader {
  readonly created: string
  /** Applied when it was made, in order. */
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[]
}

export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

export type Frame =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly table: BackupTable }
  | { readonly kind: 'data'; readonly data: Buffer }
  | { readonly kind: 'tableEnd'; readonly rows: number }

const FRAME_BYTES = 262_144
/** No frame is longer: a length beyond is damage, and not to be waited for. */
const FRAME_MAXIMUM = 16_777_216
const HEAD_BYTES = 5

const LETTERS = { header: 'H', table: 'T', data: 'D', tableEnd: 'E' } as const
const END = 'Z'

/** The frames' bytes, closed by the frame that proves them whole. */
export async function* writeFrames(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256')
  for await (const frame of frames) {
    for (const bytes of encoded(frame)) {
      hash.update(bytes)
      yield bytes
    }
  }
  yield framed(END, Buffer.from(hash.digest('hex')))
}

/**
 * The frames of the file at `path`. Throws `BackupUnreadable` for what is not a backup, is damaged or was cut short; at the
 * latest after the last frame, so that nothing read may count before the end.
 */
export async function* readFrames(path: string, passphrase?: string): AsyncGenerator<Frame, void> {
  const { stream, close } = await openBackup(path, passphrase)
  try {
    yield* decoded(stream)
  } catch (error) {
    throw unreadable(error)
  } finally {
    close()
  }
}

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame, void> {
  const hash = createHash('sha256')
  let isEnded = false
  for await (const { letter, head, payload } of split(chunks)) {
    if (isEnded) throw damaged()
    if (letter === END) {
      isEnded = true
      if (payload.toString('latin1') !== hash.digest('hex')) throw damaged()
    } else {
      hash.update(head).update(payload)
      yield frameOf(letter, payload)
    }
  }
  if (!isEnded) throw damaged()
}

function frameOf(letter: string, payload: Buffer): Frame {
  switch (letter) {
    case LETTERS.header:
      return { kind: 'header', header: parsed<BackupHeader>(payload) }
    case LETTERS.table:
      return { kind: 'table', table: parsed<BackupTable>(payload) }
    case LETTERS.data:
      return { kind: 'data', data: payload }
    case LETTERS.tableEnd:
      return { kind: 'tableEnd', rows: parsed<number>(payload) }
    default:
      throw damaged()
  }
}

/** What was written by `encoded`; damage shows in the sum at the latest, before anything counts. */
function parsed<Value>(payload: Buffer): Value {
  return JSON.parse(payload.toString()) as Value
}

async function* split(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<{ letter: string; head: Buffer; payload: Buffer }, void> {
  let waiting: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
    while (waiting.length >= HEAD_BYTES) {
      const length = waiting.readUInt32BE(1)
      if (length > FRAME_MAXIMUM) throw damaged()
      if (waiting.length < HEAD_BYTES + length) break
      const head = waiting.subarray(0, HEAD_BYTES)
      yield {
        letter: head.toString('latin1', 0, 1),
        head,
        payload: waiting.subarray(HEAD_BYTES, HEAD_BYTES + length),
      }
      waiting = waiting.subarray(HEAD_BYTES + length)
    }
  }
  if (waiting.length > 0) throw damaged()
}

function encoded(frame: Frame): readonly Buffer[] {
  if (frame.kind === 'data') return pieces(frame.data).map((piece) => framed(LETTERS.data, piece))
  const value = frame.kind === 'header' ? frame.header : frame.kind === 'table' ? frame.table : frame.rows
  return [framed(LETTERS[frame.kind], Buffer.from(JSON.stringify(value)))]
}

/** One row may be longer than a frame. */
function pieces(data: Buffer): readonly Buffer[] {
  const count = Math.ceil(data.length / FRAME_BYTES)
  return Array.from({ length: count }, (_, i) => data.subarray(i * FRAME_BYTES, (i + 1) * FRAME_BYTES))
}

function framed(letter: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(letter, 0, 'latin1')
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}
