/** Answers that are ready as they are. */
import type { FastifyReply } from 'fastify'

/** JSON text made by the database goes out untouched: never decoded on a hot read. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text)
}
