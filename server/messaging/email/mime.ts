/** The header fields of a mail. */

/** Name and value; values are ASCII and may be folded. Made by `headerField` alone, which looks at the value. */
export type HeaderField = readonly [name: string, value: string]

/** Lines of printable ASCII, each but the first begun with a space (RFC 5322 2.2.3): nothing in it can end the field. */
const VALUE = /^[ -~]*(?:\r\n[ \t]+[!-~][ -~]*)*$/

/** Throws for a field that would not stay one: whoever made its value has forgotten to encode it. */
export function headerField(name: string, value: string): HeaderField {
  if (!VALUE.test(value))
    throw new Error(`The header field ${name} is not written in ASCII, or ends its line`)
  return [name, value]
}

/** What says how the body is to be read. */
export function bodyFields(boundary: string): readonly HeaderField[] {
  return [
    headerField('MIME-Version', '1.0'),
    headerField('Content-Type', `multipart/alternative;\r\n boundary="${boundary}"`),
  ]
}

/** In the order in which they go, and the empty line after them. */
export function writeHead(fields: readonly HeaderField[]): string {
  let head = ''
  for (const [name, value] of fields) head += `${name}: ${value}\r\n`
  return `${head}\r\n`
}
