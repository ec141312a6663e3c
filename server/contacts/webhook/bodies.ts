/** The bodies the contact webhook takes, JSON or a form, read into the pairs that were sent. */
import { TextDecoder } from 'node:util'
import type { FastifyRequest } from 'fastify'
import type { Http } from '../../http/http.ts'
import { FORM_PARTS_MAXIMUM } from '../../http/limits.ts'
import { readParts } from '../../lib/multipart.ts'
import { refuse } from '../../refusals.ts'

export interface SentFile {
  readonly key: string
  readonly filename: string
}

export interface SentBody {
  /** In the order sent; a key may come again. */
  readonly pairs: readonly (readonly [string, unknown])[]
  /** Named only: what they hold is not kept. */
  readonly files: readonly SentFile[]
  readonly isForm: boolean
}

const utf8 = new TextDecoder()

/** Lets the routes of `http` take JSON, urlencoded and multipart bodies, each of 1 MiB at most, and nothing else. */
export function takeBodies(http: Http): void {
  http.removeAllContentTypeParsers()
  const take = (type: string, read: (bytes: Buffer, contentType: string) => SentBody) =>
    http.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) =>
      read(bytes, request.headers['content-type'] ?? ''),
    )
  take('application/json', readJson)
  take('application/x-www-form-urlencoded', readUrlencoded)
  take('multipart/form-data', readMultipart)
}

/** `__proto__` is a key like any other here: `JSON.parse` makes it a member, and only entries are looked at. */
export function readJson(bytes: Buffer, contentType: string): SentBody {
  const value = parse(decoderFor(contentType).decode(bytes))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse('body-malformed', 'it is not an object')
  }
  return { pairs: Object.entries(value), files: [], isForm: false }
}

/** By the charset of the content type, for old pages that are not written in UTF-8. */
export function readUrlencoded(bytes: Buffer, contentType: string): SentBody {
  const decoder = decoderFor(contentType)
  const decoded = (text: string): string => decoder.decode(unescaped(text))
  const pairs = bytes
    .toString('latin1')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [key = '', ...value] = pair.split('=')
      return [decoded(key), decoded(value.join('='))] as const
    })
  return { pairs, files: [], isForm: true }
}

/** Of a file only the name is kept, so that a form with an attachment still makes a contact. */
export function readMultipart(bytes: Buffer, contentType: string): SentBody {
  const parts = readParts(bytes, contentType) ?? refuse('body-malformed', 'the form breaks off')
  if (parts.length > FORM_PARTS_MAXIMUM) refuse('body-too-large')
  const decoder = decoderFor(contentType)
  const pairs = parts
    .filter(({ filename }) => filename === undefined)
    .map(({ name, contentType, value }) => {
      const own = /charset/i.test(contentType) ? decoderFor(contentType) : decoder
      return [name, own.decode(value)] as const
    })
  const files = parts.flatMap(({ name, filename }) => (filename ? [{ key: name, filename }] : []))
  return { pairs, files, isForm: true }
}

/** The bytes that percent signs stand for. */
function unescaped(text: string): Buffer {
  return Buffer.from(text.replaceAll('+', ' ').replaceAll(/%([\da-f]{2})/gi, byteOf), 'latin1')
}

function byteOf(_: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}

function decoderFor(contentType: string): TextDecoder {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? []
  if (/^utf-?8$/i.test(charset)) return utf8
  try {
    return new TextDecoder(charset)
  } catch {
    return refuse('media-type-unsupported', contentType)
  }
}

function parse(text: string): unknown {
  try {
    // What it is, is for the caller to look at.
    return JSON.parse(text) as unknown
  } catch (error) {
    return refuse('body-malformed', error instanceof Error ? error.message : 'it is not JSON')
  }
}
