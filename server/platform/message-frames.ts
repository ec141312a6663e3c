/** A stream of bytes cut into whole messages of PostgreSQL, none of them copied but those that come in pieces. */

/** A letter, and four bytes that say how long the message is, the letter not counted. */
const HEADER = 5

/**
 * Calls `parse` with one or more whole messages at a time. The bytes are those that came, which nobody writes to again;
 * a message in pieces is put together in one buffer of its size, where the driver would double its own.
 */
export function messageFrames(parse: (messages: Buffer) => void): (bytes: Buffer) => void {
  let message: Buffer | undefined
  let filled = 0
  let header: Buffer | undefined
  const begin = (piece: Buffer): void => {
    if (piece.length < HEADER) {
      header = piece
      return
    }
    message = Buffer.allocUnsafeSlow(sizeOf(piece, 0))
    filled = piece.copy(message)
  }
  /** Gives what is left of the bytes when the message that was begun is whole. */
  const fill = (bytes: Buffer, whole: Buffer): Buffer | undefined => {
    const taken = bytes.copy(whole, filled)
    filled += taken
    if (filled < whole.length) return undefined
    message = undefined
    parse(whole)
    return bytes.subarray(taken)
  }
  return (came) => {
    const rest = message ? fill(came, message) : came
    if (!rest || rest.length === 0) return
    const bytes = header ? Buffer.concat([header, rest]) : rest
    header = undefined
    const end = endOfWhole(bytes)
    if (end > 0) parse(end === bytes.length ? bytes : bytes.subarray(0, end))
    if (end < bytes.length) begin(bytes.subarray(end))
  }
}

/** Where the last whole message ends. */
function endOfWhole(bytes: Buffer): number {
  let end = 0
  while (end + HEADER <= bytes.length) {
    const next = end + sizeOf(bytes, end)
    if (next > bytes.length) break
    end = next
  }
  return end
}

function sizeOf(bytes: Buffer, at: number): number {
  return 1 + bytes.readUInt32BE(at + 1)
}
