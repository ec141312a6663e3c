/**
 * The keys that seal secrets before they are stored: AES-256-GCM (NIST SP 800-38D) with a random nonce of 96 bits. A
 * sealed text is `sealed:1:KEY:DATA`: version, the id of its key, and nonce, ciphertext and tag in base64url. What it
 * belongs to is authenticated with it, so that a sealed text moved to another row or column opens nothing.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Keyring {
  /** The ids of the keys that open, the sealing one first; none: values are stored as they are. */
  ids(): readonly string[]
  /** With the first key; without any, the text as it is. `bound` says what the text belongs to. */
  seal(text: string, bound: string): string
  /** What was sealed for `bound`, or a text that never was. Throws `SealBroken`, which changes nothing. */
  open(stored: string, bound: string): string
}

/** A sealed text that these keys do not open; the message says what to do. */
export class SealBroken extends Error {}

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

export const SEALED_PREFIX = 'sealed:1:'
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^sealed:(\d+):([0-9a-f]{8}):([\w-]+)$/

/** No key at all: values stay as they are, and what is sealed is not opened. */
export const NO_KEYS: Keyring = openKeyring(() => [])

/** `read` gives the keys as they are at this moment, the sealing one first: a file of them may change. */
export function openKeyring(read: () => readonly string[]): Keyring {
  const known = new Map<string, Key>()
  const keys = (): Key[] =>
    read().map((text) => {
      const key = known.get(text) ?? deriveKey(text)
      known.set(text, key)
      return key
    })
  return {
    ids: () => keys().map(({ id }) => id),
    seal: (text, bound) => {
      const [first] = keys()
      return first ? sealWith(first, text, bound) : text
    },
    open: (stored, bound) => {
      const [, version, id, data = ''] = SEALED.exec(stored) ?? []
      if (version === undefined) return stored
      if (version !== '1') throw new SealBroken('A secret was sealed by a newer Tidings: run that one')
      const all = keys()
      const key = all.find((key) => key.id === id)
      if (!key)
        throw new SealBroken(
          missingKey(
            [id ?? ''],
            all.map((key) => key.id),
          ),
        )
      return openWith(key, Buffer.from(data, 'base64url'), bound)
    },
  }
}

/** The sentence for who has other keys than what is stored needs. */
export function missingKey(needed: readonly string[], has: readonly string[]): string {
  const own = has.length === 0 ? 'no SECRET_KEY is set' : `SECRET_KEY has ${named(has)}`
  return (
    `The stored secrets are sealed with ${named(needed)}, and ${own}. Set SECRET_KEY to the key they were sealed with ` +
    '(several: comma-separated, the first one seals), or put the file secret.key back into the data folder. ' +
    'Nothing was changed'
  )
}

function named(ids: readonly string[]): string {
  return `${ids.length === 1 ? 'the key' : 'the keys'} ${ids.join(', ')}`
}

function deriveKey(text: string): Key {
  const derive = (purpose: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', text, '', `tidings ${purpose}`, bytes))
  return { id: derive('seal id', ID_BYTES).toString('hex'), bytes: derive('seal', KEY_BYTES) }
}

function sealWith({ id, bytes }: Key, text: string, bound: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(boundTo(id, bound))
  const data = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${SEALED_PREFIX}${id}:${data.toString('base64url')}`
}

function openWith({ id, bytes }: Key, data: Buffer, bound: string): string {
  try {
    const tagAt = data.length - TAG_BYTES
    const decipher = createDecipheriv(CIPHER, bytes, data.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(boundTo(id, bound)).setAuthTag(data.subarray(tagAt))
    return Buffer.concat([decipher.update(data.subarray(NONCE_BYTES, tagAt)), decipher.final()]).toString(
      'utf8',
    )
  } catch (cause) {
    throw new SealBroken(
      `The sealed secret of ${bound} was changed, or belongs to something else; set it again, or restore a backup`,
      { cause },
    )
  }
}

function boundTo(id: string, bound: string): Buffer {
  return Buffer.from(`${SEALED_PREFIX}${id}:${bound}`)
}
