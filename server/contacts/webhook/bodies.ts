/** The bodies the contact webhook takes: whatever their bytes are, of whatever type they are declared. */
import type { FastifyRequest } from 'fastify'
import type { Http } from '../../http/http.ts'
import { refuse } from '../../refusals.ts'
import { charsetOf, readBytes } from './payload/charset.ts'
import { readBody, type SentBody } from './payload/sniff.ts'

export type { SentBody } from './payload/sniff.ts'

const MEDIA_TYPE = /^\s*[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(?:;|$)/

/** Lets the routes of `http` take bodies of any type, each of 1 MiB at most, as bytes. */
export function takeBodies(http: Http): void {
  http.removeAllContentTypeParsers()
  // What is not valid as a type would be refused before anybody looks at the bytes.
  http.addHook('onRequest', async ({ raw: { headers } }: FastifyRequest) => {
    if (headers['content-type'] !== undefined && !MEDIA_TYPE.test(headers['content-type']))
      headers['content-type'] = 'application/octet-stream'
  })
  http.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, bytes: Buffer) => bytes)
}

/** What was sent. Refused with 400, 413 or 415 when it is nothing that is read here. */
export function bodyOf({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): SentBody {
  return bodyIn(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers['content-type'] ?? '')
}

/** The same, of bytes from anywhere. */
export function bodyIn(bytes: Buffer, contentType: string): SentBody {
  const read = readBody(bytes, contentType)
  if (typeof read !== 'string') return read
  if (read === 'too-many-parts') return refuse('body-too-large')
  if (read === 'foreign') return refuse('media-type-unsupported', contentType)
  return refuse('body-malformed', FAULTS[read])
}

export function bytesIn({ body }: Pick<FastifyRequest, 'body'>): number {
  return Buffer.isBuffer(body) ? body.length : 0
}

/** What cannot be read, as people can look at it. */
export function textOfBody({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): string {
  return Buffer.isBuffer(body)
    ? readBytes(body, charsetOf(headers['content-type'] ?? '')).replaceAll('\0', '')
    : ''
}

const FAULTS = {
  empty: 'it is empty',
  broken: 'it is neither JSON nor a form, or breaks off',
  'several-people': 'it names several people, and a delivery is about one',
} as const
