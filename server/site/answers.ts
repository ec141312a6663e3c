/** How the public pages are answered: headers that let nothing run, and nothing sent twice. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { draw, type Picture } from './pictures.ts'

/** No script at all, style of our own, pictures of anybody: posts show what their writers link to. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src https: http: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-type': 'text/html; charset=utf-8',
} as const

/** A page, or 304 when the reader has this very one. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
  void reply.headers({ ...PAGE_HEADERS, etag, 'cache-control': 'public, no-cache' })
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(page)
}

/** A picture made of words; drawn only for those who do not have it. Shown by other sites too. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture,
): Promise<FastifyReply> {
  const { etag } = picture
  void reply.headers({
    etag,
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (isKnown(request, etag)) return reply.code(304).send()
  return reply.type('image/png').send(await draw(picture))
}

/** RFC 9110, 13.1.2: any of the list, weak or strong, or `*`. */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}
