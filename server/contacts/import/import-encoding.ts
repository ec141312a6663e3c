/** Which encoding a text file is in, and the same file in UTF-8. */
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** UTF-16 by its mark or by the zero bytes of Latin letters; else UTF-8 when all of it is; else what Excel saves in the West. */
export async function encodingOf(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of createReadStream(path)) {
      // Without an encoding a file gives bytes.
      const bytes = chunk as Buffer
      const wide = isFirst ? wideEncodingOf(bytes) : undefined
      if (wide) return wide
      isFirst = false
      decoder.decode(bytes, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** As much of the start as tells; and the share of zeros that text in UTF-16 has in every other byte. */
const LOOKED_AT = 1_024
const SHARE = 0.6

function wideEncodingOf(bytes: Buffer): Encoding | undefined {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const zeros = [0, 0]
  const length = Math.min(LOOKED_AT, bytes.length)
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / (length / 2))
  if (odd > SHARE && even < 1 - SHARE) return 'utf-16le'
  if (even > SHARE && odd < 1 - SHARE) return 'utf-16be'
  return undefined
}

const OWNER_ONLY = 0o600

/** Writes the text into another file, in UTF-8. */
export async function inUtf8(from: string, encoding: Encoding, to: string): Promise<void> {
  await pipeline(
    createReadStream(from),
    async function* (chunks: AsyncIterable<Buffer>) {
      const decoder = new TextDecoder(encoding)
      for await (const bytes of chunks) yield decoder.decode(bytes, { stream: true })
      yield decoder.decode()
    },
    createWriteStream(to, { mode: OWNER_ONLY }),
  )
}
