/** Tokens that open something by themselves: 32 random bytes, of which only the SHA-256 is kept. */
import { createHash, randomBytes } from 'node:crypto'

export interface SecretToken {
  /** 43 characters; given out once. */
  readonly token: string
  readonly hash: Buffer
}

export function newToken(): SecretToken {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
