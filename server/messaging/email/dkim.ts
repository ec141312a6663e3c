/**
 * DKIM (RFC 6376): our signatures under a mail, rsa-sha256 and, on wish, ed25519-sha256 (RFC 8463), relaxed for header and
 * body. Beside RSA's own 220 µs a letter
 * of 19 KB cost 190 µs, most of them to relax a body again that was written so already; 30 are left.
 */
import { hash, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { now } from '../../platform/clock.ts'
import type { HeaderField } from './mime.ts'

export interface DkimKey {
  /** In ASCII; the sender's own, or one above it. */
  readonly domain: string
  readonly selector: string
  readonly privateKey: KeyObject
}

/** Signs the letters of a mailing. */
export interface Signer {
  begin(fields: readonly HeaderField[]): Signature
}

export interface Signature {
  /** Of its field, or of its two, from the name to the end of the line. */
  readonly bytes: number
  /**
   * The field or fields, which go before all others. `body` ends in one line break and is relaxed as it is
   * (quoted-printable.ts). The signing itself runs in the thread pool.
   */
  finish(body: Buffer): Promise<string>
}

/**
 * Signed once more than they are there (RFC 6376 5.4.2), so that neither a second one can be put beside them nor a first
 * one where there is none.
 */
const OVERSIGNED = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'MIME-Version',
  'Content-Type',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]
/** Signed where they are. */
const SIGNED = ['Message-ID', 'List-Id', 'Feedback-ID']
const IN_ORDER = [...OVERSIGNED, ...SIGNED]

const NAME = 'DKIM-Signature'
const LINE_LENGTH = 72
/** Of SHA-256 in base64. */
const HASH_LENGTH = 44
const ED25519_BYTES = 64
const END = ';\r\n b='

const signInPool = promisify(sign)

export function openSigner(keys: readonly DkimKey[]): Signer {
  const signers = keys.map((key) => ({ ...algorithmOf(key.privateKey), ...key }))
  // By which fields there are: few kinds of letters in a mailing.
  const middles = new Map<string, string>()
  return {
    begin: (fields) => {
      const signed = signedOf(fields)
      const names = signed.map(([name]) => name).join(':')
      const middle = middles.get(names) ?? `;\r\n h=${listed(names)};\r\n bh=`
      middles.set(names, middle)
      const seconds = Math.floor(now().getTime() / 1000)
      const begun = signers.map((signer) => ({ ...signer, start: `${openingOf(signer)}${seconds}${middle}` }))
      return {
        bytes: begun.reduce((sum, { start, length }) => sum + fieldLength(start, length), 0),
        finish: async (body) => {
          const bodyHash = hash('sha256', body, 'base64')
          const input = `${signed.map(relaxField).join('\r\n')}\r\n`
          const written = begun.map(async ({ start, privateKey, sign }) => {
            const value = `${start}${bodyHash}${END}`
            const bytes = Buffer.from(`${input}${relaxField([NAME, value])}`, 'latin1')
            return `${NAME}: ${value}${folded((await sign(bytes, privateKey)).toString('base64'))}\r\n`
          })
          return (await Promise.all(written)).join('')
        },
      }
    },
  }
}

interface Algorithm {
  readonly algorithm: 'rsa-sha256' | 'ed25519-sha256'
  /** Of a signature in base64. */
  readonly length: number
  sign(bytes: Buffer, privateKey: KeyObject): Promise<Buffer>
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): Algorithm {
  if (asymmetricKeyType === 'ed25519') {
    // RFC 8463 3: what is signed is the hash.
    const sign = (bytes: Buffer, key: KeyObject) => signInPool(null, hash('sha256', bytes, 'buffer'), key)
    return { algorithm: 'ed25519-sha256', length: base64Length(ED25519_BYTES), sign }
  }
  const length = base64Length((asymmetricKeyDetails?.modulusLength ?? 0) / 8)
  return { algorithm: 'rsa-sha256', length, sign: (bytes, key) => signInPool('sha256', bytes, key) }
}

function openingOf({ algorithm, domain, selector }: Algorithm & DkimKey): string {
  return `v=1; a=${algorithm}; c=relaxed/relaxed; d=${domain};\r\n s=${selector}; t=`
}

function fieldLength(start: string, length: number): number {
  return `${NAME}: ${start}${END}\r\n`.length + HASH_LENGTH + foldedLength(length)
}

function signedOf(fields: readonly HeaderField[]): readonly HeaderField[] {
  return IN_ORDER.flatMap((wanted) => {
    const field = fields.find(([name]) => name === wanted)
    return field ? [field] : []
  })
}

function listed(names: string): string {
  return `${names}:${OVERSIGNED.join(':')}`.toLowerCase().replaceAll(/(.{50,60}?:)/g, '$1\r\n ')
}

/** RFC 6376 3.4.2 */
function relaxField([name, value]: HeaderField): string {
  return `${name.toLowerCase()}:${value.replaceAll(/[ \t\r\n]+/g, ' ').trim()}`
}

function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}

function folded(text: string): string {
  let lines = text.slice(0, LINE_LENGTH)
  for (let at = LINE_LENGTH; at < text.length; at += LINE_LENGTH)
    lines += `\r\n ${text.slice(at, at + LINE_LENGTH)}`
  return lines
}

function foldedLength(length: number): number {
  return length + Math.floor((length - 1) / LINE_LENGTH) * 3
}
