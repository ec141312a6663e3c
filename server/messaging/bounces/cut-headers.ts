/** What of a message's headers says how it is put together: others, and what is longer than a header, cost nobody. */

/** No server writes longer ones; RFC 5322 leaves it open. In bytes. */
const FIELD_BYTES = 8_192
const BLOCK_BYTES = 32_768

const STRUCTURE = /^content-[a-z-]{1,40}[ \t]*:/i
const NAME_BYTES = 50

const [LF, CR, SPACE, TAB, HYPHEN] = [10, 13, 32, 9, 45]

/** The header that is being read, of the message or of a part, and how much of it is used up. */
interface Header {
  bytes: number
  field: number
  isKept: boolean
  /** Of the message itself. */
  readonly isFirst: boolean
}

/**
 * The message with the `Content-…` fields of its own header, and with every field after a line that may be a boundary;
 * a field is cut after 8 KB, and what is over 32 KB in one header is left out. Its bodies stay as they are.
 */
export function cutHeaders(message: Buffer): Buffer {
  const cut = Buffer.from(message)
  let written = 0
  let header: Header | undefined = { bytes: 0, field: 0, isKept: false, isFirst: true }
  for (let start = 0, end = 0; start < cut.length; start = end) {
    const newline = cut.indexOf(LF, start)
    end = newline < 0 ? cut.length : newline + 1
    let length = end - start
    if (isBlank(cut, start, end)) header = undefined
    // Nothing is a boundary before the message's header has said so.
    else if (cut[start] === HYPHEN && cut[start + 1] === HYPHEN && !header?.isFirst)
      header = { bytes: 0, field: 0, isKept: true, isFirst: false }
    else if (header) length = keptOf(header, cut, start, end)
    cut.copyWithin(written, start, start + length)
    written += length
    if (length > 0 && length < end - start) cut[written - 1] = LF
  }
  return cut.subarray(0, written)
}

/** How many bytes of a line are kept. */
function keptOf(header: Header, bytes: Buffer, start: number, end: number): number {
  if (bytes[start] !== SPACE && bytes[start] !== TAB) {
    header.field = 0
    header.isKept = !header.isFirst || STRUCTURE.test(bytes.toString('latin1', start, start + NAME_BYTES))
  }
  if (!header.isKept) return 0
  const room = Math.min(FIELD_BYTES - header.field, BLOCK_BYTES - header.bytes)
  const length = Math.max(0, Math.min(end - start, room))
  header.field += end - start
  header.bytes += length
  return length
}

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  return end - start <= 2 && bytes[end - 1] === LF && (end - start === 1 || bytes[start] === CR)
}
