/** Passwords: argon2id (RFC 9106), stored in the PHC string format with their parameters, a few at a time. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** OWASP's first choice for argon2id: 19 MiB (in KiB here), two passes, one lane; some 25 ms. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** At once: each takes its memory and a thread of the pool. */
const AT_ONCE = 2

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derived(password, salt, COST, HASH_BYTES)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/** Whether it is the password; one that is stored nowhere takes as long as one that is wrong. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parts = PHC.exec(stored ?? (await nobodys()))
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const given = await derived(password, Buffer.from(salt, 'base64'), cost, expected.length)
  return timingSafeEqual(given, expected) && typeof stored === 'string'
}

/** Stored under other costs than today's: to be hashed again when it is next given. */
export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = COST
  return !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)
}

let nobody: Promise<string> | undefined

function nobodys(): Promise<string> {
  nobody ??= hashPassword(randomBytes(HASH_BYTES).toString('base64'))
  return nobody
}

let running = 0
const waiting: (() => void)[] = []

async function derived(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    // One password typed on two keyboards: é is one character or two (RFC 8265, 4.2.2).
    return await derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
