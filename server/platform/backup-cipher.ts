/**
 * A backup under a passphrase: a salt, then pieces of 64 KiB, each AES-256-GCM with a tag of its own, so that nothing is
 * believed before it is proved and memory stays constant. The nonce is the piece's number and whether it is the last:
 * pieces that were moved, left out or cut off at the end open nothing. The key is the passphrase through scrypt
 * (RFC 7914, N 2^17, r 8, p 1: 128 MiB), with a salt of the file's own, so that no nonce serves twice.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'

/** It does not open with this passphrase, or is not as it was written. */
export class CipherBroken extends Error {
  readonly isFirst: boolean
  constructor(isFirst: boolean, cause: unknown) {
    super('A piece of an encrypted backup does not open', { cause })
    this.isFirst = isFirst
  }
}

export const SALT_BYTES = 16
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const PIECE_BYTES = 65_536
const TAG_BYTES = 16
const COST = { N: 131_072, r: 8, p: 1, maxmem: 268_435_456 }

/** The salt, then the pieces. */
export async function* encrypted(
  chunks: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer, void> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(passphrase, salt)
  yield salt
  for await (const { bytes, number, isLast } of pieces(chunks, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonce(number, isLast)).setAAD(salt)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** What `encrypted` was given; `chunks` begin after the salt. Throws `CipherBroken`. */
export async function* decrypted(
  chunks: AsyncIterable<Buffer>,
  salt: Buffer,
  passphrase: string,
): AsyncGenerator<Buffer, void> {
  const key = await derive(passphrase, salt)
  for await (const { bytes, number, isLast } of pieces(chunks, PIECE_BYTES + TAG_BYTES)) {
    yield openPiece(bytes, { key, salt, number, isLast })
  }
}

function openPiece(
  bytes: Buffer,
  { key, salt, number, isLast }: { key: Buffer; salt: Buffer; number: number; isLast: boolean },
): Buffer {
  try {
    const tagAt = Math.max(0, bytes.length - TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, key, nonce(number, isLast), { authTagLength: TAG_BYTES })
    decipher.setAAD(salt).setAuthTag(bytes.subarray(tagAt))
    return Buffer.concat([decipher.update(bytes.subarray(0, tagAt)), decipher.final()])
  } catch (error) {
    throw new CipherBroken(number === 0, error)
  }
}

/** Pieces of one size, the last one whatever is left; there is always a last one. */
async function* pieces(
  chunks: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; number: number; isLast: boolean }, void> {
  let waiting: Buffer = Buffer.alloc(0)
  let number = 0
  for await (const chunk of chunks) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
    // One that is full may still be the last.
    while (waiting.length > size) {
      yield { bytes: waiting.subarray(0, size), number, isLast: false }
      waiting = waiting.subarray(size)
      number += 1
    }
  }
  yield { bytes: waiting, number, isLast: true }
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeBigUInt64BE(BigInt(number))
  bytes[11] = isLast ? 1 : 0
  return bytes
}

async function derive(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
