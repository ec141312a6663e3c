/** Return paths that name their message (VERP): what comes back is matched without guessing, and cannot be made up. */
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { uuidBytes, uuidText } from '../../lib/uuid.ts'

export interface Returned {
  readonly workspaceId: string
  readonly deliveryId: string
}

const IDS_BYTES = 32
const MAC_BYTES = 8
/** 40 bytes in letters of one case and digits: servers may change the case, and take 64 characters at most. */
const CODE_CHARACTERS = 62
const ADDRESS = /(?<![\w.+-])b([0-9a-z]{62})@/gi
const KEPT = 10

/** `b…@domain`, 63 characters before the @. */
export function returnPath(
  secret: Buffer | KeyObject,
  { workspaceId, deliveryId }: Returned,
  domain: string,
): string {
  const ids = Buffer.concat([uuidBytes(workspaceId), uuidBytes(deliveryId)])
  const number = BigInt(`0x${Buffer.concat([ids, macOf(secret, ids)]).toString('hex')}`)
  return `b${number.toString(36).padStart(CODE_CHARACTERS, '0')}@${domain}`
}

/** The codes of return paths in a text, at most ten. */
export function findReturnPaths(text: string): string[] {
  return [...text.matchAll(ADDRESS)].slice(0, KEPT).map(([, code = '']) => code.toLowerCase())
}

/** Undefined for a code that was not written with this secret. */
export function readReturnPath(secret: Buffer, code: string): Returned | undefined {
  if (!/^[0-9a-z]{62}$/.test(code)) return undefined
  let number = 0n
  for (const digit of code) number = number * 36n + BigInt(parseInt(digit, 36))
  const hex = number.toString(16).padStart(2 * (IDS_BYTES + MAC_BYTES), '0')
  if (hex.length > 2 * (IDS_BYTES + MAC_BYTES)) return undefined
  const bytes = Buffer.from(hex, 'hex')
  const ids = bytes.subarray(0, IDS_BYTES)
  if (!timingSafeEqual(macOf(secret, ids), bytes.subarray(IDS_BYTES))) return undefined
  return { workspaceId: uuidText(ids.subarray(0, 16)), deliveryId: uuidText(ids.subarray(16)) }
}

/** Of another kind than those of links, which are signed with the same secret. */
function macOf(secret: Buffer | KeyObject, ids: Buffer): Buffer {
  return createHmac('sha256', secret).update('return-path').update(ids).digest().subarray(0, MAC_BYTES)
}
