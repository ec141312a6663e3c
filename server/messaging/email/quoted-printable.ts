/** Text as lines that every mail server passes on unchanged (RFC 2045 6.7). */

const LINE_LENGTH = 76
const [TAB, LF, CR, SPACE, DOT, EQUALS, F] = [9, 10, 13, 32, 46, 61, 70]
const HEX = Buffer.from('0123456789ABCDEF')
/** Bytes that may stand anywhere in a line as they are. */
const ANYWHERE = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > SPACE && byte < 127 && ![DOT, EQUALS, F].includes(byte) ? 1 : 0,
)

/** Grown as needed and used again: what is made in it is copied out before anything else can run. */
let scratch = Buffer.allocUnsafe(256 * 1024)

/**
 * At most 76 characters a line, CRLF between them, none at the end that was not there. A line never begins with a dot
 * (what relays double by SMTP's rules, and some do not undo) nor with `From ` (what mailboxes quote).
 */
export function encodeQuotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text)
  // Three characters for each byte, and three for each soft break.
  const most = bytes.length * 3 + Math.ceil((bytes.length * 3) / (LINE_LENGTH - 3)) * 3
  if (scratch.length < most) scratch = Buffer.allocUnsafe(most * 2)
  const out = scratch
  let end = 0
  let width = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === LF || byte === CR) {
      if (byte === CR && bytes[at + 1] === LF) at++
      out[end++] = CR
      out[end++] = LF
      width = 0
      continue
    }
    if (width > LINE_LENGTH - 4) {
      out[end++] = EQUALS
      out[end++] = CR
      out[end++] = LF
      width = 0
    }
    if (ANYWHERE[byte] === 1 || isPlain(bytes, at, byte, width)) {
      out[end++] = byte
      width += 1
    } else {
      out[end++] = EQUALS
      out[end++] = HEX[byte >> 4] ?? 0
      out[end++] = HEX[byte & 15] ?? 0
      width += 3
    }
  }
  return Buffer.from(out.subarray(0, end))
}

/** Of the bytes that may stand only in some places. */
function isPlain(bytes: Buffer, at: number, byte: number, width: number): boolean {
  if (byte === DOT) return width > 0
  if (byte === F) return width > 0 || bytes.toString('latin1', at, at + 5) !== 'From '
  if (byte !== SPACE && byte !== TAB) return false
  const next = bytes[at + 1]
  return next !== undefined && next !== CR && next !== LF
}
