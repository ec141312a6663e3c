/** How the public pages are answered: headers that let nothing foreign run, and nothing sent twice. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { draw, type Picture } from './pictures.ts'

/** What a page does beyond being read. */
export interface Abilities {
  /** Its forms are sent to us. */
  readonly forms?: boolean
  /** It runs our own scripts, which ask nobody but us. */
  readonly scripts?: boolean
  /** It plays films where they stand, when a reader asks for it. */
  readonly films?: boolean
  /** Other sites may show it in a frame; `ours`: our own pages alone. */
  readonly framed?: boolean | 'ours'
}

/** Named in scripts/post.js, and loaded by nothing but a press. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** Style of our own, pictures of anybody: posts show what their writers link to. Nothing in the page itself ever runs. */
function policy({ forms, scripts, films, framed }: Abilities): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src https: http: data:',
    ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    ...(films ? [`frame-src ${PLAYERS}`, 'media-src https: http:'] : []),
    "base-uri 'none'",
    `form-action ${forms ? "'self'" : "'none'"}`,
    `frame-ancestors ${framed === 'ours' ? "'self'" : framed ? '*' : "'none'"}`,
  ].join('; ')
}

export function pageHeaders(abilities: Abilities = {}) {
  return {
    'content-security-policy': policy(abilities),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'content-type': 'text/html; charset=utf-8',
    // Pages that are isolated from others' take only frames that say both; nothing in ours comes from elsewhere.
    ...(abilities.framed === true && {
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
    }),
  } as const
}

export const PAGE_HEADERS = pageHeaders()

const DRAWN_BYTES = 20_000_000
const drawn = new LRUCache<string, { readonly body: string; readonly etag: string }>({
  maxSize: DRAWN_BYTES,
  sizeCalculation: ({ body }) => body.length,
})

/** What is shown, as the text it was read as, and how to make a page of it. */
export interface Matter {
  /** Tells apart what is made of the same data: a page, a feed. */
  readonly kind: string
  readonly data: string
  readonly draw: () => string
}

/** Drawn once for the same data, then remembered by its hash: what is shown is never older than what was read. */
export function drawnOnce({ kind, data, draw }: Matter): { readonly body: string; readonly etag: string } {
  const key = hashOf(`${kind}\n${data}`)
  const known = drawn.get(key)
  if (known) return known
  const body = draw()
  const made = { body, etag: `"${hashOf(body)}"` }
  drawn.set(key, made)
  return made
}

/** A page, or 304 when the reader has this very one. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  matter: Matter,
  abilities: Abilities = {},
): FastifyReply {
  const { body, etag } = drawnOnce(matter)
  void reply.headers({ ...pageHeaders(abilities), etag, 'cache-control': 'public, no-cache' })
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(body)
}

/** A file for programs, or 304; `modified` is sent too, for readers that keep no ETag. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  matter: Matter,
  { type, modified }: { readonly type: string; readonly modified: string },
): FastifyReply {
  const { body, etag } = drawnOnce(matter)
  void reply.headers({
    etag,
    'last-modified': new Date(modified).toUTCString(),
    'cache-control': 'public, no-cache',
    'content-type': type,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'access-control-allow-origin': '*',
  })
  return isKnown(request, etag, modified) ? reply.code(304).send() : reply.send(body)
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

/** RFC 9110, 13.1.2: any of the list, weak or strong, or `*`; 13.1.3: a time counts only where no ETag was sent. */
export function isKnown({ headers }: FastifyRequest, etag: string, modified?: string): boolean {
  const sent = headers['if-none-match']
  if (sent !== undefined) {
    const known = sent.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return known.includes(etag) || known.includes('*')
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified !== undefined && Math.floor(Date.parse(modified) / 1000) * 1000 <= since
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
