/**
 * Forms sent as multipart/form-data (RFC 7578), read whole from memory: stream readers hang on some broken ones, and the
 * platform's `Response.formData()` refuses the whole form for a name with `\\"`, for a part without a name, and for a
 * value in which a line begins like the boundary, each of which somebody's form sends.
 */

export interface Part {
  readonly name: string
  /** There for a file, also for one that was not chosen, whose name is empty. */
  readonly filename: string | undefined
  /** As it was sent; empty when it was not. */
  readonly contentType: string
  readonly value: Buffer
}

interface Boundary {
  /** Where the part before it ends, and the one after it starts. */
  readonly end: number
  readonly start: number
  readonly isLast: boolean
}

/**
 * The parts of a form in order; those without a name are left out. Undefined when the content type names no boundary,
 * or the form breaks off before its last one.
 */
export function readParts(bytes: Buffer, contentType: string): Part[] | undefined {
  const delimiter = delimiterOf(contentType)
  if (delimiter === undefined) return undefined
  // The first boundary may stand at the very beginning, without the line break that belongs to it.
  const form = Buffer.concat([Buffer.from('\r\n'), bytes])
  const parts: Part[] = []
  let boundary = findBoundary(form, delimiter, 0)
  while (boundary && !boundary.isLast) {
    // An empty part shares its line break with the boundary after it.
    const next = findBoundary(form, delimiter, boundary.start - 2)
    const part = next && readPart(form.subarray(boundary.start, Math.max(boundary.start, next.end)))
    if (part) parts.push(part)
    boundary = next
  }
  return boundary && parts
}

function delimiterOf(contentType: string): Buffer | undefined {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  return boundary === undefined ? undefined : Buffer.from(`\r\n--${boundary}`, 'latin1')
}

/** A line of a value may begin like a boundary: only spaces, or two hyphens, may follow a real one. */
function findBoundary(form: Buffer, delimiter: Buffer, from: number): Boundary | undefined {
  for (let end = form.indexOf(delimiter, from); end >= 0; end = form.indexOf(delimiter, end + 1)) {
    let at = end + delimiter.length
    if (form[at] === 0x2d && form[at + 1] === 0x2d) return { end, start: at + 2, isLast: true }
    while (form[at] === 0x20 || form[at] === 0x09) at += 1
    if (form[at] === 0x0d && form[at + 1] === 0x0a) return { end, start: at + 2, isLast: false }
  }
  return undefined
}

function readPart(section: Buffer): Part | undefined {
  const at = section.indexOf('\r\n\r\n')
  if (at < 0) return undefined
  // Only CRLF ends a field: a name may hold what ends a line elsewhere.
  const fields = section.toString('utf8', 0, at).split('\r\n')
  const disposition = valueOf(fields, /^content-disposition:[ \t]*form-data[ \t]*(?=;)/i) ?? ''
  const name = parameter(disposition, 'name')
  const contentType = valueOf(fields, /^content-type:[ \t]*/i) ?? ''
  if (name === undefined) return undefined
  return { name, filename: parameter(disposition, 'filename'), contentType, value: section.subarray(at + 4) }
}

/** What follows the beginning of the field that has it. */
function valueOf(fields: readonly string[], beginning: RegExp): string | undefined {
  const field = fields.find((text) => beginning.test(text))
  return field?.replace(beginning, '')
}

/** Browsers write a quote and line breaks as percent signs, and a backslash as it is; others escape the quote. */
function parameter(disposition: string, name: string): string | undefined {
  const pattern = new RegExp(String.raw`;[ \t]*${name}=(?:"((?:\\"|[^"])*)"|([^\s;"]+))`, 'i')
  const [, quoted, bare] = pattern.exec(disposition) ?? []
  return (quoted ?? bare)
    ?.replaceAll(String.raw`\"`, '"')
    .replaceAll(/%(22|0D|0A)/gi, (escape) => decodeURIComponent(escape))
}
