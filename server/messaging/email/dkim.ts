/** DKIM (RFC 6376): our signature under a mail, rsa-sha256, relaxed for header and body. */
import { createHash, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { now } from '../../platform/clock.ts'
import type { HeaderField, Mail } from './mime.ts'

export interface DkimKey {
  /** In ASCII; the sender's own, or one above it. */
  readonly domain: string
  readonly selector: string
  readonly privateKey: KeyObject
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
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32]
const CRLF = Buffer.of(CR, LF)

const signInPool = promisify(sign)

/** The mail with its signature before everything else. The signing itself runs in the thread pool. */
export async function signMail(mail: Mail, { domain, selector, privateKey }: DkimKey): Promise<Mail> {
  const signed = [...OVERSIGNED, ...SIGNED]
    .map((name) => mail.fields.find((field) => field[0] === name))
    .filter((field) => field !== undefined)
  const names = [...signed.map(([name]) => name), ...OVERSIGNED]
    .join(':')
    .toLowerCase()
    .replaceAll(/(.{50,60}?:)/g, '$1\r\n ')
  const bodyHash = createHash('sha256').update(relaxBody(mail.body)).digest('base64')
  const seconds = Math.floor(now().getTime() / 1000)
  const value =
    `v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain};\r\n s=${selector}; t=${seconds};\r\n` +
    ` h=${names};\r\n bh=${bodyHash};\r\n b=`
  const input = signed.map(relaxField).join('\r\n') + `\r\n${relaxField(['DKIM-Signature', value])}`
  const signature = await signInPool('sha256', Buffer.from(input, 'latin1'), privateKey)
  const folded = signature.toString('base64').replaceAll(/.{72}(?=.)/g, '$&\r\n ')
  return { ...mail, fields: [['DKIM-Signature', value + folded], ...mail.fields] }
}

/** RFC 6376 3.4.2 */
function relaxField([name, value]: HeaderField): string {
  return `${name.toLowerCase()}:${value.replaceAll(/[ \t\r\n]+/g, ' ').trim()}`
}

/** RFC 6376 3.4.4: runs of white space become one space, and none ends a line; no empty lines at the end. */
export function relaxBody(body: Buffer): Buffer {
  // Most bodies have no runs; looking first takes a twentieth of the time.
  const relaxed = /[\t ][\t \r]|\t| $/.test(body.toString('latin1')) ? withoutRuns(body) : body
  let end = relaxed.length
  while (end >= 2 && relaxed[end - 1] === LF && relaxed[end - 2] === CR) end -= 2
  if (end === 0) return Buffer.alloc(0)
  const isEnded = relaxed[end] === CR && relaxed[end + 1] === LF
  return isEnded ? relaxed.subarray(0, end + 2) : Buffer.concat([relaxed.subarray(0, end), CRLF])
}

function withoutRuns(body: Buffer): Buffer {
  const out = Buffer.allocUnsafe(body.length)
  let end = 0
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0
    if (byte !== SPACE && byte !== TAB) {
      out[end++] = byte
      continue
    }
    while (body[at + 1] === SPACE || body[at + 1] === TAB) at++
    if (at + 1 < body.length && body[at + 1] !== CR) out[end++] = SPACE
  }
  return out.subarray(0, end)
}
