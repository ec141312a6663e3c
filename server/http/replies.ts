/** Answers that are ready as they are. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isKnown } from './preconditions.ts'

/** JSON made by the database goes out untouched: never decoded on a hot read. */
export function sendJson(reply: FastifyReply, text: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text)
}

/** The same with an ETag of what it says, or 304 to who has it: kept by browsers, asked about each time. */
export function sendKnownJson(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): FastifyReply {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  void reply.headers({ etag: entityTag(hash), 'cache-control': 'public, no-cache' })
  if (isKnown(request.headers['if-none-match'] ?? '', hash)) return reply.code(304).send()
  return sendJson(reply, text)
}
