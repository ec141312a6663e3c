/** A mail as the bytes that go to a server: header fields, and the same words as text and as HTML (RFC 2046). */
import { encodeQuotedPrintable } from './quoted-printable.ts'

/** Name and value, in the order in which they go; values are ASCII and may be folded. */
export type HeaderField = readonly [name: string, value: string]

/** Lines of printable ASCII, each but the first begun with a space (RFC 5322 2.2.3): nothing in it can end the field. */
const VALUE = /^[ -~]*(?:\r\n[ \t]+[!-~][ -~]*)*$/

export interface Mail {
  readonly fields: readonly HeaderField[]
  readonly body: Buffer
}

/**
 * `id` makes the boundary: `=_` cannot occur in quoted-printable, so neither can the boundary in a part. Throws for a
 * field that would not stay one: whoever made its value has forgotten to encode it.
 */
export function composeMail(
  fields: readonly HeaderField[],
  { id, text, html }: { readonly id: string; readonly text: string; readonly html: string },
): Mail {
  for (const [name, value] of fields)
    if (!VALUE.test(value))
      throw new Error(`The header field ${name} is not written in ASCII, or ends its line`)
  const boundary = `=_${id}`
  const body = Buffer.concat([
    partHead(boundary, 'text/plain'),
    encodeQuotedPrintable(text),
    partHead(boundary, 'text/html'),
    encodeQuotedPrintable(html),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return {
    fields: [
      ...fields,
      ['MIME-Version', '1.0'],
      ['Content-Type', `multipart/alternative;\r\n boundary="${boundary}"`],
    ],
    body,
  }
}

/** The whole, as it is sent and kept. */
export function writeMail({ fields, body }: Mail): Buffer {
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.concat([Buffer.from(`${head}\r\n`, 'ascii'), body])
}

function partHead(boundary: string, type: string): Buffer {
  return Buffer.from(
    `${type === 'text/plain' ? '' : '\r\n'}--${boundary}\r\n` +
      `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`,
  )
}
