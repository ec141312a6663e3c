/** Bytes as letters and digits: text that a double click selects whole and no address has to escape. */

export const BASE62_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Exactly `length` characters, ordered as the bytes are: 16 bytes take 22, 32 bytes 43. Throws when they are too few,
 * which is a fault of the program.
 */
export function encodeBase62(bytes: Uint8Array, length: number): string {
  let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (let place = 0; place < length; place++) {
    text = BASE62_DIGITS.charAt(Number(rest % 62n)) + text
    rest /= 62n
  }
  if (rest > 0n) throw new RangeError(`${length} characters are too few for ${bytes.length} bytes`)
  return text
}

/** The `byteLength` bytes that `text` stands for; undefined for any text that encodeBase62 writes for no such bytes. */
export function decodeBase62(text: string, byteLength: number): Buffer | undefined {
  if (text.length !== characters(byteLength) || !/^[0-9A-Za-z]+$/.test(text)) return undefined
  let number = 0n
  for (const digit of text) number = number * 62n + BigInt(BASE62_DIGITS.indexOf(digit))
  const hex = number.toString(16).padStart(byteLength * 2, '0')
  return hex.length > byteLength * 2 ? undefined : Buffer.from(hex, 'hex')
}

function characters(byteLength: number): number {
  return Math.ceil((byteLength * 8) / Math.log2(62))
}
