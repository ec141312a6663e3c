/** The bodies the contact webhook takes: whatever their bytes are, of whatever type they are declared. */
import type { FastifyRequest } from 'fastify'
import type { Http } from '../../http/http.ts'
import { refuse } from '../../refusals.ts'
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
  const contentType = headers['content-type'] ?? ''
  const read = Buffer.isBuffer(body) ? readBody(body, contentType) : 'empty'
  if (typeof read !== 'string') return read
  if (read === 'too-many-parts') return refuse('body-too-large')
  if (read === 'foreign') return refuse('media-type-unsupported', contentType)
  return refuse('body-malformed', FAULTS[read])
}

const FAULTS = {
  empty: 'it is empty',
  broken: 'it is neither JSON nor a form, or breaks off',
  'several-people': 'it names several people, and a delivery is about one',
} as const
