/** The parts of a message (RFC 2045 to 2047), found in one pass: the time grows with the length, whatever it holds. */
import { headerBlock, readHeaderLines, type HeaderLines } from './header-lines.ts'

export interface MimePart {
  /** In lower case, without its parameters. */
  readonly type: string
  readonly isAttachment: boolean
  readonly text: string
}

export interface MimeMessage {
  /** Of the message itself. */
  readonly headers: HeaderLines
  /** Those that hold no others, in their order; a message inside is one part. */
  readonly parts: readonly MimePart[]
}

/** Deeper and of more parts than any report; the rest is not looked at. */
const DEPTH = 50
const PARTS = 1_000
/** RFC 2046 allows 70 characters. */
const BOUNDARY_BYTES = 256
const HEADER_BYTES = 32_768
/** Of one part, as it is sent; base64 makes three bytes four. */
const PART_BYTES = 349_528

const [LF, CR, HYPHEN] = [10, 13, 45]

/** What has been found so far, and where the reading is. */
interface Walk {
  readonly bytes: Buffer
  readonly parts: MimePart[]
  /** The boundaries that are open, by their line, outermost first. */
  readonly open: Map<string, number>
  /** Of the part that is being read; none before the first boundary and after the last one. */
  headers: HeaderLines | undefined
  /** Where the header, or after it the body, begins. */
  start: number
  state: 'header' | 'body' | 'between'
}

/** Never throws; a message that breaks off has the parts that came before. */
export function readMime(bytes: Buffer): MimeMessage {
  const walk: Walk = { bytes, parts: [], open: new Map(), headers: undefined, start: 0, state: 'header' }
  let own: HeaderLines | undefined
  for (let line = 0, next = 0; line < bytes.length && walk.parts.length < PARTS; line = next) {
    const newline = bytes.indexOf(LF, line)
    next = newline < 0 ? bytes.length : newline + 1
    const boundary = boundaryAt(walk, line, next)
    if (boundary) cross(walk, boundary, line, next)
    else if (walk.state === 'header' && isBlank(bytes, line, next)) endHeader(walk, line, next)
    own ??= walk.headers
  }
  if (walk.state === 'header') endHeader(walk, bytes.length, bytes.length)
  endPart(walk, bytes.length)
  return { headers: own ?? walk.headers ?? new Map(), parts: walk.parts }
}

interface Boundary {
  readonly text: string
  readonly isLast: boolean
}

function boundaryAt({ bytes, open }: Walk, start: number, end: number): Boundary | undefined {
  if (open.size === 0 || bytes[start] !== HYPHEN || bytes[start + 1] !== HYPHEN) return undefined
  if (end - start > BOUNDARY_BYTES) return undefined
  const text = bytes.toString('latin1', start, end).trimEnd()
  if (open.has(text)) return { text, isLast: false }
  const before = text.slice(0, -2)
  return text.endsWith('--') && open.has(before) ? { text: before, isLast: true } : undefined
}

/** Ends the part before it, and whatever stayed open inside. */
function cross(walk: Walk, { text, isLast }: Boundary, line: number, next: number): void {
  endPart(walk, line)
  const depth = walk.open.get(text) ?? 0
  for (const [other, at] of walk.open) if (at > depth || (isLast && at === depth)) walk.open.delete(other)
  walk.headers = undefined
  walk.state = isLast ? 'between' : 'header'
  walk.start = next
}

function endHeader(walk: Walk, end: number, next: number): void {
  const block = walk.bytes.toString('utf8', walk.start, Math.min(end, walk.start + HEADER_BYTES))
  walk.headers = readHeaderLines(headerBlock(block))
  const boundary = boundaryIn(walk.headers)
  if (boundary !== undefined && walk.open.size < DEPTH) walk.open.set(`--${boundary}`, walk.open.size)
  walk.state = boundary === undefined ? 'body' : 'between'
  walk.start = next
}

function endPart({ bytes, parts, headers, start, state }: Walk, end: number): void {
  if (state !== 'body' || !headers) return
  const body = bytes.subarray(start, Math.max(start, Math.min(end, start + PART_BYTES)))
  parts.push({
    type: /^[^\s;]{0,100}/.exec(headers.get('content-type') ?? 'text/plain')?.[0].toLowerCase() ?? '',
    isAttachment: /^attachment\b/i.test(headers.get('content-disposition') ?? ''),
    text: textOf(body, headers),
  })
}

function boundaryIn(headers: HeaderLines): string | undefined {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\//i.test(type)) return undefined
  const [, quoted, bare] = /;\s*boundary\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(type) ?? []
  return (quoted ?? bare)?.trimEnd() || undefined
}

function textOf(body: Buffer, headers: HeaderLines): string {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(headers.get('content-type') ?? '') ?? []
  if (encoding.startsWith('base64')) return decoded(Buffer.from(body.toString('latin1'), 'base64'), charset)
  if (!encoding.startsWith('quoted-printable')) return decoded(body, charset)
  return decoded(unquoted(body.toString('latin1').replaceAll(/=[ \t]{0,80}\r?\n/g, '')), charset)
}

/** Encoded words in a header (RFC 2047) as what they say. */
export function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=[ \t]{1,80}(?==\?)/g, '?=')
    .replaceAll(
      /=\?([\w.:-]{1,40})(?:\*[\w-]{0,20})?\?([bq])\?([^?\s]{0,500})\?=/gi,
      (_, charset: string, way: string, word: string) =>
        decoded(/b/i.test(way) ? Buffer.from(word, 'base64') : unquoted(word.replaceAll('_', ' ')), charset),
    )
}

function unquoted(text: string): Buffer {
  const bytes = text.replaceAll(/=([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

/** A charset that nobody knows is read as UTF-8. */
function decoded(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString()
  }
}

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  return end - start <= 2 && bytes[end - 1] === LF && (end - start === 1 || bytes[start] === CR)
}
