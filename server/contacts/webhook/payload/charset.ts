/** Bytes made into text by what they are; a charset that is named decides only where they leave it open. Pure. */
import { TextDecoder } from 'node:util'

const STRICT = new TextDecoder('utf-8', { fatal: true })
const WESTERN = new TextDecoder('windows-1252')
/** Bytes looked at for the zeros between Latin letters that UTF-16 without a mark leaves. */
const LOOKED_AT = 200

/**
 * A byte order mark decides; then zeros in every second place (UTF-16), then whether it is UTF-8 with more than ASCII. What
 * is left is in `charset`, or, as old pages send it without a word, in windows-1252.
 */
export function readBytes(bytes: Buffer, charset?: string): string {
  const wide = wideOf(bytes)
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes)
  const named = decoderOf(charset)
  const text = strict(bytes)
  // ISO-2022-JP and its like are ASCII to the eye.
  if (text !== undefined && (named === undefined || !isAscii(bytes))) return text
  return (named ?? WESTERN).decode(bytes)
}

/** The charset a content type names. */
export function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1]
}

function wideOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, LOOKED_AT)
  const pairs = Math.floor(head.length / 2)
  if (pairs < 2) return undefined
  const zeros = [0, 0]
  for (let at = 0; at < pairs * 2; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > pairs * 0.7 && even === 0) return 'utf-16le'
  return even > pairs * 0.7 && odd === 0 ? 'utf-16be' : undefined
}

/** Undefined for none, an unknown one, and UTF-8, which is tried anyway. */
function decoderOf(charset: string | undefined): TextDecoder | undefined {
  if (charset === undefined || /^(?:utf-?8|us-ascii|ascii)$/i.test(charset)) return undefined
  try {
    return new TextDecoder(charset)
  } catch {
    return undefined
  }
}

function strict(bytes: Buffer): string | undefined {
  try {
    return STRICT.decode(bytes)
  } catch {
    return undefined
  }
}

function isAscii(bytes: Buffer): boolean {
  return bytes.every((byte) => byte < 0x80)
}
